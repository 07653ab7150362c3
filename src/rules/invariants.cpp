#include "rules/invariants.hpp"

#include "rules/numbers.hpp"
#include "rules/pack.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

std::string placeText(Point at) {
    std::string text = "(";
    text += std::to_string(at.x);
    text += ", ";
    text += std::to_string(at.y);
    return text += ")";
}

std::string faultOf(const World& world, const Actor& actor) {
    const std::string name = std::string(rowOf(actor.kind).name) + " " + std::to_string(actor.id);
    if (!world.level.tiles.contains(actor.at)) return name + " is off the map";
    const Tile tile = world.level.tiles[actor.at];
    if (!canStand(tile, gaitOf(actor)) || tile == Tile::ClosedDoor)
        return name + " stands in " + std::string(gone::name(tile)) + " at " + placeText(actor.at);
    if (actor.health < 0 || actor.health > actor.maxHealth) return name + " has health out of range";
    if (actor.id != heroId && !isAlive(actor)) return name + " is dead and still there";
    if (actor.id >= world.ids.actor) return name + " has an id that is still to be given";
    if (std::ranges::any_of(actor.statuses, [](int turns) { return turns < 0; }))
        return name + " has a status below 0";
    return {};
}

std::string faultOfActors(const World& world) {
    for (std::size_t i = 0; i < world.actors.size(); ++i) {
        const Actor& actor = world.actors[i];
        if (std::string fault = faultOf(world, actor); !fault.empty()) return fault;
        for (std::size_t j = 0; j < i; ++j) {
            if (world.actors[j].id >= actor.id) return "actors are out of order";
            const bool both = isAlive(world.actors[j]) && isAlive(actor);
            if (both && world.actors[j].at == actor.at) return "two stand on " + placeText(actor.at);
        }
    }
    return world.actors.empty() || world.actors.front().id != heroId ? "the hero is missing" : std::string{};
}

std::string faultOfItems(const World& world) {
    std::vector<ItemId> ids;
    std::string fault;
    const auto check = [&](const Item& item) {
        ids.push_back(item.id);
        if (item.count < 1 || (item.count > 1 && !stacks(item.kind))) fault = "a stack has the wrong size";
        if (item.charges < 0) fault = "a wand has charges below 0";
        if (item.id <= noItem || item.id >= world.ids.item) fault = "a thing has an id nobody gave";
    };
    for (const Item& item : world.character.items) check(item);
    for (const LyingItem& lying : world.lying) {
        check(lying.item);
        if (!isWalkable(world.level.tiles.at(lying.at, Tile::Rock)))
            return "a thing lies out of reach at " + placeText(lying.at);
    }
    for (const Chest& chest : world.chests)
        for (const Item& item : chest.holds) check(item);
    std::ranges::sort(ids);
    if (std::ranges::adjacent_find(ids) != ids.end()) return "a thing is in two places";
    return fault;
}

std::string faultOfCharacter(const World& world) {
    const Character& character = world.character;
    if (unwornCount(character) > packSlots) return "the pack holds too much";
    if (character.hunger < 0 || character.hunger > fullHunger) return "hunger is out of range";
    if (character.gold < 0 || character.experience < 0) return "gold or experience is below 0";
    for (const ItemId worn : {character.weapon, character.armour, character.shield, character.bow,
                              character.rings[0], character.rings[1]})
        if (worn != noItem && findItem(character, worn) == nullptr) return "something worn is not there";
    for (const ItemId quick : character.quick)
        if (quick != noItem && findItem(character, quick) == nullptr)
            return "a quick slot holds nothing real";
    for (std::size_t i = 1; i < character.items.size(); ++i)
        if (character.items[i - 1].slot >= character.items[i].slot) return "two things share a letter";
    return {};
}

}  // namespace

std::string faultIn(const World& world) {
    if (std::string fault = faultOfActors(world); !fault.empty()) return fault;
    if (std::string fault = faultOfItems(world); !fault.empty()) return fault;
    if (std::string fault = faultOfCharacter(world); !fault.empty()) return fault;
    if (world.now > world.hero().nextAct && isAlive(world.hero())) return "time ran past the hero";
    return {};
}

}  // namespace gone
