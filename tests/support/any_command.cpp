#include "support/any_command.hpp"

namespace gone {
namespace {

ItemId anyItem(const Game& game, Rng& rng) {
    const std::vector<Item>& items = game.world.character.items;
    if (items.empty()) return noItem;
    return items[static_cast<std::size_t>(rng.below(static_cast<int>(items.size())))].id;
}

Point anyCellNear(Point at, Rng& rng) {
    const int dx = rng.below(9);
    const int dy = rng.below(9);
    return at + Point{dx - 4, dy - 4};
}

Action anyAction(const Game& game, Rng& rng) {
    const auto direction = allDirections[static_cast<std::size_t>(rng.below(8))];
    const ItemId item = anyItem(game, rng);
    const Point at = anyCellNear(game.world.hero().at, rng);
    switch (rng.below(40)) {
        case 0: return Wait{};
        case 1: return CloseDoor{direction};
        case 2: return TakeStairs{true};
        case 3: return TakeStairs{false};
        case 4: return Sneak{direction};
        case 5: return Attack{direction};
        case 6: return OpenDoor{direction};
        case 7: return OpenChest{direction};
        case 8:
        case 9: return PickUp{};
        case 10: return Drop{item, 1};
        case 11:
        case 12: return Use{item, anyItem(game, rng)};
        case 13: return Throw{item, at};
        case 14: return Equip{item};
        case 15: return Unequip{item};
        case 16: return Shoot{at};
        case 17: return Zap{item, at};
        case 18: return Search{};
        case 19: return CallBack{};
        case 20: return UseFeature{0, item, noItem};
        case 21: return AssignQuick{rng.below(quickSlots), item};
    }
    return Walk{direction};
}

}  // namespace

Command anyCommand(const Game& game, Rng& rng) {
    return Command{anyAction(game, rng)};
}

void leap(Game& game, bool toGoneRoom) {
    World& world = game.world;
    Point to = world.level.down;
    if (toGoneRoom)
        for (const Room& room : world.level.rooms)
            if (isJunction(room)) to = {room.floor.x, room.floor.y};
    if (actorAt(world, to) == nullptr) world.hero().at = to;
    world.hero().health = world.hero().maxHealth;
    look(world);
}

std::vector<Command> everyCommand() {
    std::vector<Command> all;
    const auto add = [&](const Action& action) { all.emplace_back(action); };
    add(Wait{});
    for (const Direction direction : allDirections) add(Walk{direction});
    add(CloseDoor{Direction::SouthWest});
    add(TakeStairs{true});
    add(TakeStairs{false});
    add(Sneak{Direction::NorthEast});
    add(Attack{Direction::West});
    add(OpenDoor{Direction::East});
    add(OpenChest{Direction::South});
    add(PickUp{});
    add(Drop{7, 3});
    add(Use{8, 9});
    add(Throw{10, {11, 12}});
    add(Equip{13});
    add(Unequip{14});
    add(Shoot{{15, 16}});
    add(Zap{17, {18, 19}});
    add(Search{});
    add(CallBack{});
    add(UseFeature{1, 20, 21});
    add(AssignQuick{5, 22});
    return all;
}

}  // namespace gone
