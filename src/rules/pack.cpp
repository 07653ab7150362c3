#include "rules/pack.hpp"

#include "rules/numbers.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace gone {
namespace {

bool isOneStack(const Item& a, const Item& b) {
    return stacks(a.kind) && a.kind == b.kind && a.plus == b.plus && a.known == b.known && a.floor == b.floor;
}

Item* stackFor(Character& character, const Item& item) {
    for (Item& other : character.items)
        if (!isWorn(character, other.id) && isOneStack(other, item)) return &other;
    return nullptr;
}

int lowestFreeSlot(const Character& character) {
    int slot = 0;
    while (std::ranges::find(character.items, slot, &Item::slot) != character.items.end()) ++slot;
    return slot;
}

/// All of a choice but what was taken sink into the floor.
void sinkRest(Stage& stage, int choice) {
    if (choice == 0) return;
    for (const LyingItem& lying : stage.world.lying)
        if (lying.choice == choice) stage.tell(Lost{lying.item, lying.at});
    std::erase_if(stage.world.lying, [&](const LyingItem& lying) { return lying.choice == choice; });
}

/// Index of the topmost thing at a cell for which `wanted` holds, none if there is none.
template <class Wanted>
std::optional<std::size_t> topmost(const World& world, Point at, Wanted wanted) {
    for (std::size_t i = world.lying.size(); i-- > 0;)
        if (world.lying[i].at == at && wanted(world.lying[i].item)) return i;
    return std::nullopt;
}

void take(Stage& stage, std::size_t index) {
    World& world = stage.world;
    LyingItem taken = std::move(world.lying[index]);
    world.lying.erase(world.lying.begin() + static_cast<std::ptrdiff_t>(index));
    if (taken.item.kind == ItemKind::Gold) {
        world.character.gold += taken.item.count;
    } else {
        const ItemId id = *addToPack(world.character, taken.item);
        taken.item.id = id;
        taken.item.slot = findItem(world.character, id)->slot;
    }
    stage.tell(PickedUp{taken.item, taken.at});
    sinkRest(stage, taken.choice);
}

void forget(Character& character, ItemId id) {
    std::erase_if(character.items, [&](const Item& item) { return item.id == id; });
    for (ItemId& quick : character.quick)
        if (quick == id) quick = noItem;
}

/// Where a thing of this group is worn, null for what is not; a second ring goes on the other hand.
ItemId* placeFor(Character& character, ItemGroup group) {
    switch (group) {
        case ItemGroup::Weapon: return &character.weapon;
        case ItemGroup::Bow: return &character.bow;
        case ItemGroup::Armour: return &character.armour;
        case ItemGroup::Shield: return &character.shield;
        case ItemGroup::Ring: return character.rings[0] == noItem ? &character.rings[0] : &character.rings[1];
        case ItemGroup::Potion:
        case ItemGroup::Scroll:
        case ItemGroup::Wand:
        case ItemGroup::Arrow:
        case ItemGroup::Food:
        case ItemGroup::Keystone:
        case ItemGroup::Key:
        case ItemGroup::Gold:
        case ItemGroup::Amulet: return nullptr;
    }
    return nullptr;
}

bool isHeldWithBoth(const Character& character, ItemId id) {
    const Item* item = findItem(character, id);
    return item != nullptr && (item->kind == ItemKind::Spear || item->kind == ItemKind::Bow);
}

/// What must come off before `item` goes on.
std::vector<ItemId> inTheWay(Character& character, const Item& item) {
    std::vector<ItemId> ids;
    if (const ItemId worn = *placeFor(character, rowOf(item.kind).group); worn != noItem) ids.push_back(worn);
    if (item.kind == ItemKind::Spear || item.kind == ItemKind::Bow) ids.push_back(character.shield);
    if (item.kind == ItemKind::Shield)
        for (const ItemId id : {character.weapon, character.bow})
            if (isHeldWithBoth(character, id)) ids.push_back(id);
    std::erase(ids, noItem);
    return ids;
}

void takeOff(Stage& stage, ItemId id) {
    Character& character = stage.world.character;
    for (ItemId* place : {&character.weapon, &character.bow, &character.armour, &character.shield,
                          &character.rings[0], &character.rings[1]})
        if (*place == id) *place = noItem;
    const Item item = *findItem(character, id);
    stage.tell(Unequipped{item});
    Item* stack = nullptr;
    for (Item& other : character.items)
        if (other.id != id && !isWorn(character, other.id) && isOneStack(other, item)) stack = &other;
    if (stack == nullptr) return;
    stack->count += item.count;
    forget(character, id);
}

/// Why this cannot be put on; empty if it can.
std::string equipRefusal(Character& character, const Item* item) {
    if (item == nullptr) return "You do not have that.";
    if (isWorn(character, item->id)) return "You wear it already.";
    const ItemGroup group = rowOf(item->kind).group;
    if (placeFor(character, group) == nullptr) return "That cannot be worn.";
    const bool twoRings = character.rings[0] != noItem && character.rings[1] != noItem;
    if (group == ItemGroup::Ring && twoRings) return "You wear two rings already.";
    const int freed = item->count == 1 ? 1 : 0;
    const int takenOff = static_cast<int>(inTheWay(character, *item).size());
    if (unwornCount(character) - freed + takenOff > packSlots) return "The pack is full.";
    return {};
}

/// Wears what is in no place yet, and learns by that how good it is.
void putOn(Stage& stage, Item item) {
    Character& character = stage.world.character;
    item.known = true;
    item.slot = lowestFreeSlot(character);
    character.items.push_back(item);
    std::ranges::sort(character.items, {}, &Item::slot);
    *placeFor(character, rowOf(item.kind).group) = item.id;
    refreshSight(character);
    stage.tell(Equipped{item});
}

}  // namespace

bool isWorn(const Character& character, ItemId id) {
    const std::array<ItemId, 6> worn{character.weapon, character.bow,      character.armour,
                                     character.shield, character.rings[0], character.rings[1]};
    return id != noItem && std::ranges::find(worn, id) != worn.end();
}

int unwornCount(const Character& character) {
    return static_cast<int>(std::ranges::count_if(
        character.items, [&](const Item& item) { return !isWorn(character, item.id); }));
}

bool fits(const Character& character, const Item& item) {
    if (item.kind == ItemKind::Gold || unwornCount(character) < packSlots) return true;
    return std::ranges::any_of(character.items, [&](const Item& other) {
        return !isWorn(character, other.id) && isOneStack(other, item);
    });
}

std::optional<ItemId> addToPack(Character& character, Item item) {
    if (!fits(character, item)) return std::nullopt;
    if (Item* stack = stackFor(character, item)) {
        stack->count += item.count;
        return stack->id;
    }
    item.slot = lowestFreeSlot(character);
    character.items.push_back(item);
    std::ranges::sort(character.items, {}, &Item::slot);
    return item.id;
}

Item takeFromPack(World& world, ItemId id, int count) {
    Item& stack = *findItem(world.character, id);
    Item taken = stack;
    taken.slot = -1;
    if (count >= stack.count) {
        forget(world.character, id);
        return taken;
    }
    taken.id = world.ids.item++;
    taken.count = count;
    stack.count -= count;
    return taken;
}

int countOf(const Character& character, ItemKind kind) {
    int count = 0;
    for (const Item& item : character.items)
        if (item.kind == kind) count += item.count;
    return count;
}

const Item* findKind(const World& world, ItemKind kind) {
    for (const Item& item : world.character.items) {
        const bool isKey = rowOf(kind).group == ItemGroup::Key;
        if (item.kind == kind && (!isKey || item.floor == world.floor)) return &item;
    }
    return nullptr;
}

Outcome pickUp(Stage& stage, ActorId id) {
    World& world = stage.world;
    const Point at = findActor(world, id)->at;
    const auto anything = [](const Item&) { return true; };
    const auto fitting = [&](const Item& item) { return fits(world.character, item); };
    if (!topmost(world, at, anything)) return Refused{"There is nothing to pick up."};
    std::optional<std::size_t> next = topmost(world, at, fitting);
    if (!next) return Refused{"The pack is full."};
    for (; next; next = topmost(world, at, fitting)) take(stage, *next);
    if (const auto left = topmost(world, at, anything)) stage.tell(LeftLying{world.lying[*left].item, at});
    return Done{scaledTicks(*findActor(world, id), ticksPerTurn)};
}

Outcome drop(Stage& stage, const Drop& action) {
    World& world = stage.world;
    const Item* item = findItem(world.character, action.item);
    if (item == nullptr) return Refused{"You do not have that."};
    if (isWorn(world.character, action.item)) return Refused{"Take it off first."};
    if (action.count < 0 || action.count > item->count) return Refused{"You do not have so many."};
    Item dropped = takeFromPack(world, action.item, action.count == 0 ? item->count : action.count);
    land(stage, std::move(dropped), world.hero().at);
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

Outcome equip(Stage& stage, ItemId id) {
    World& world = stage.world;
    const Item* item = findItem(world.character, id);
    if (std::string reason = equipRefusal(world.character, item); !reason.empty())
        return Refused{std::move(reason)};
    for (const ItemId worn : inTheWay(world.character, *item)) takeOff(stage, worn);
    putOn(stage, takeFromPack(world, id, 1));
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

Outcome unequip(Stage& stage, ItemId id) {
    World& world = stage.world;
    if (!isWorn(world.character, id)) return Refused{"You do not wear that."};
    if (!fits(world.character, *findItem(world.character, id))) return Refused{"The pack is full."};
    takeOff(stage, id);
    refreshSight(world.character);
    return Done{scaledTicks(world.hero(), ticksPerTurn)};
}

Outcome assignQuick(Stage& stage, const AssignQuick& action) {
    Character& character = stage.world.character;
    if (action.slot < 0 || action.slot >= quickSlots) return Refused{"There is no such slot."};
    if (action.item != noItem && findItem(character, action.item) == nullptr)
        return Refused{"You do not have that."};
    for (ItemId& quick : character.quick)
        if (quick == action.item) quick = noItem;
    character.quick[static_cast<std::size_t>(action.slot)] = action.item;
    return Done{0};
}

void refreshSight(Character& character) {
    character.sightBonus = 2 * character.boons[static_cast<std::size_t>(Boon::Sight)];
    for (const ItemId id : character.rings)
        if (const Item* ring = findItem(character, id); ring != nullptr && ring->kind == ItemKind::SightRing)
            character.sightBonus += rowOf(ring->kind).low + ring->plus;
}

void land(Stage& stage, Item item, Point at) {
    World& world = stage.world;
    const Grid<Tile>& tiles = world.level.tiles;
    BitRows seen{tiles.size()};
    std::vector<Point> queue{at};
    seen.set(at);
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (isWalkable(tiles[queue[next]]) && !isDoor(tiles[queue[next]])) {
            at = queue[next];
            break;
        }
        for (const Direction direction : allDirections) {
            const Point to = queue[next] + offset(direction);
            if (!tiles.contains(to) || seen[to] || isSolid(tiles[to])) continue;
            seen.set(to);
            queue.push_back(to);
        }
    }
    stage.tell(Landed{item, at});
    layItem(world, at, std::move(item));
}

}  // namespace gone
