#include "rules/features.hpp"

#include "rules/effects.hpp"
#include "rules/lore.hpp"
#include "rules/move.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/use_item.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace gone {
namespace {

constexpr int springHealth = 4;
constexpr int strengthPrice = 6;  // health
constexpr int healthGift = 10;

bool isUsableFrom(const Feature& feature, Point at) {
    return feature.at == at && feature.kind != FeatureKind::Crack && !feature.used;
}

void drinkSpring(Stage& stage) {
    World& world = stage.world;
    changeMaxHealth(stage, springHealth);
    heal(stage, world.hero(), world.hero().maxHealth);
    for (const Status ill : {Status::Burning, Status::Poisoned, Status::Acid, Status::Chilled})
        end(stage, world.hero(), ill);
}

void takeBoon(Stage& stage, Boon boon) {
    Character& character = stage.world.character;
    ++character.boons[static_cast<std::size_t>(boon)];
    stage.tell(TookBoon{boon});
    switch (boon) {
        case Boon::Strength:
            ++character.strength;
            stage.tell(GainedStrength{character.strength});
            changeMaxHealth(stage, -strengthPrice);
            break;
        case Boon::Armour: break;
        case Boon::Sight: refreshSight(character); break;
        case Boon::Health: changeMaxHealth(stage, healthGift); break;
    }
}

/// Why the forge cannot do this; empty if it can.
std::string forgeRefusal(const Character& character, const UseFeature& action) {
    const Item* item = findItem(character, action.item);
    if (item == nullptr || !canBetter(item->kind)) return "The forge waits for a thing that can be better.";
    if (action.also == noItem) return {};
    const Item* fuel = findItem(character, action.also);
    if (fuel == nullptr || action.also == action.item) return "You do not have the other.";
    if (rowOf(fuel->kind).group != rowOf(item->kind).group) return "It must be of the same sort.";
    if (isWorn(character, action.also)) return "Take the other off first.";
    return {};
}

void forge(Stage& stage, const UseFeature& action) {
    World& world = stage.world;
    if (action.also != noItem) stage.tell(Lost{takeFromPack(world, action.also, 1), world.hero().at});
    better(stage, *findItem(world.character, action.item), action.also != noItem ? 2 : 1);
}

void readShelf(Stage& stage) {
    Character& character = stage.world.character;
    for (std::size_t i = 0; i < character.items.size(); ++i)
        if (isMystery(character.lore, character.items[i])) reveal(stage, character.items[i]);
}

/// Why what stands here gives nothing for this wish; empty if it does.
std::string featureRefusal(const World& world, const Feature& feature, const UseFeature& action) {
    if (feature.kind == FeatureKind::Forge) return forgeRefusal(world.character, action);
    if (feature.kind == FeatureKind::Shrine && action.choice != 0 && action.choice != 1)
        return "The shrine offers two things.";
    return {};
}

}  // namespace

Outcome openChest(Stage& stage, ActorId id, Direction direction) {
    World& world = stage.world;
    Actor& actor = *findActor(world, id);
    const Point at = actor.at + offset(direction);
    const auto chest = std::ranges::find(world.chests, at, &Chest::at);
    if (chest == world.chests.end()) return Refused{"There is no chest there."};
    if (chest->locked) {
        const Item* key = findKind(world, ItemKind::ChestKey);
        if (key == nullptr) return Refused{"The chest is locked."};
        takeFromPack(world, key->id, 1);
        stage.tell(Unlocked{at});
    }
    face(actor, at);
    const std::vector<Item> held = std::move(chest->holds);
    world.chests.erase(chest);
    world.level.tiles[at] = Tile::Floor;
    stage.tell(OpenedChest{at});
    for (const Item& item : held) land(stage, item, at);
    return Done{scaledTicks(actor, ticksPerTurn)};
}

const Feature* featureHere(const World& world) {
    for (const Feature& feature : world.features)
        if (isUsableFrom(feature, world.hero().at)) return &feature;
    return nullptr;
}

Outcome useFeature(Stage& stage, const UseFeature& action) {
    World& world = stage.world;
    const auto feature = std::ranges::find_if(
        world.features, [&](const Feature& each) { return isUsableFrom(each, world.hero().at); });
    if (feature == world.features.end()) return Refused{"There is nothing here to use."};
    if (std::string reason = featureRefusal(world, *feature, action); !reason.empty())
        return Refused{std::move(reason)};
    feature->used = true;
    switch (feature->kind) {
        case FeatureKind::Crack: break;
        case FeatureKind::Spring: drinkSpring(stage); break;
        case FeatureKind::Forge: forge(stage, action); break;
        case FeatureKind::Shrine:
            takeBoon(stage, feature->offers[static_cast<std::size_t>(action.choice)]);
            break;
        case FeatureKind::Shelf: readShelf(stage); break;
    }
    stage.tell(Drained{*feature});
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

std::optional<int> goneRoomHere(const World& world) {
    const Point at = world.hero().at;
    for (const Room& room : world.level.rooms)
        if (isJunction(room) && Point{room.floor.x, room.floor.y} == at) return room.id;
    for (const Feature& feature : world.features)
        if (feature.kind == FeatureKind::Crack && !feature.used && chebyshev(feature.at, at) <= 1)
            return feature.room;
    return std::nullopt;
}

Outcome callBackRoom(Stage& stage) {
    World& world = stage.world;
    const std::optional<int> room = goneRoomHere(world);
    if (!room) return Refused{"No room is missing here."};
    const Item* stone = findKind(world, ItemKind::Keystone);
    if (stone == nullptr) return Refused{"You have no keystone."};
    const Item spent = takeFromPack(world, stone->id, 1);
    stage.tell(Used{spent});
    makeNoise(stage, world.hero().at, callRadius);
    stage.tell(AskedCallBack{*room});
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

}  // namespace gone
