#pragma once

#include "base/geometry.hpp"
#include "world/entity.hpp"
#include "world/item.hpp"

#include <variant>

namespace gone {

// What the hero and foes can do. Those with an item are the hero's: foes carry nothing.

struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// A step, or what bumping means: a foe is attacked, a door or a chest opened.
struct Walk {
    Direction direction = Direction::North;
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// A quiet step that takes twice as long; bumping means the same.
struct Sneak {
    Direction direction = Direction::North;
    friend bool operator==(const Sneak&, const Sneak&) = default;
};
/// A blow at a neighbouring cell.
struct Attack {
    Direction direction = Direction::North;
    friend bool operator==(const Attack&, const Attack&) = default;
};
/// Opens the door on the neighbouring cell, a locked one with its key.
struct OpenDoor {
    Direction direction = Direction::North;
    friend bool operator==(const OpenDoor&, const OpenDoor&) = default;
};
/// Closes the door on the neighbouring cell.
struct CloseDoor {
    Direction direction = Direction::North;
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};
/// Opens the chest on the neighbouring cell, a locked one with its key; what it held lies there then.
struct OpenChest {
    Direction direction = Direction::North;
    friend bool operator==(const OpenChest&, const OpenChest&) = default;
};
/// Takes everything that lies here and fits.
struct PickUp {
    friend bool operator==(const PickUp&, const PickUp&) = default;
};
/// Lays down a thing, of a stack `count` or all of it.
struct Drop {
    ItemId item = noItem;
    int count = 0;  ///< 0: all
    friend bool operator==(const Drop&, const Drop&) = default;
};
/// Drinks, reads or eats. `on`: the thing a scroll of upgrade or identify is for. A scroll that turns out to
/// be one of these and was read without a thing is learned, but not used up.
struct Use {
    ItemId item = noItem;
    ItemId on = noItem;
    friend bool operator==(const Use&, const Use&) = default;
};
/// Throws one of a stack, up to throwRange cells.
struct Throw {
    ItemId item = noItem;
    Point at;
    friend bool operator==(const Throw&, const Throw&) = default;
};
/// Wears or wields; what is in the way is taken off.
struct Equip {
    ItemId item = noItem;
    friend bool operator==(const Equip&, const Equip&) = default;
};
struct Unequip {
    ItemId item = noItem;
    friend bool operator==(const Unequip&, const Unequip&) = default;
};
/// Shoots an arrow with the bow that is worn.
struct Shoot {
    Point at;
    friend bool operator==(const Shoot&, const Shoot&) = default;
};
struct Zap {
    ItemId item = noItem;
    Point at;
    friend bool operator==(const Zap&, const Zap&) = default;
};
/// Finds every secret door and trap in view within 2 cells.
struct Search {
    friend bool operator==(const Search&, const Search&) = default;
};
/// Takes the stairs the actor stands on.
struct TakeStairs {
    bool down = true;
    friend bool operator==(const TakeStairs&, const TakeStairs&) = default;
};
/// Sets a keystone on the junction underfoot or in a crack beside, and calls the room back.
struct CallBack {
    friend bool operator==(const CallBack&, const CallBack&) = default;
};
/// Uses what stands on the cell underfoot. Spring: nothing more to say. Shelf: names all you carry.
/// Shrine: `choice` 0 or 1. Forge: `item` is bettered by one, by two if `also`, another of its sort, is
/// broken for it.
struct UseFeature {
    int choice = 0;
    ItemId item = noItem;
    ItemId also = noItem;
    friend bool operator==(const UseFeature&, const UseFeature&) = default;
};
/// Puts a thing into a quick slot 0..7, or nothing. Takes no time.
struct AssignQuick {
    int slot = 0;
    ItemId item = noItem;
    friend bool operator==(const AssignQuick&, const AssignQuick&) = default;
};
/// A foe's own missile.
struct Hurl {
    Point at;
    friend bool operator==(const Hurl&, const Hurl&) = default;
};
/// A foe gathers itself for a great blow, goes on gathering, and lets it fall.
struct Swell {
    friend bool operator==(const Swell&, const Swell&) = default;
};
struct Slam {
    friend bool operator==(const Slam&, const Slam&) = default;
};

using Action = std::variant<Wait, Walk, CloseDoor, TakeStairs, Sneak, Attack, OpenDoor, OpenChest, PickUp,
                            Drop, Use, Throw, Equip, Unequip, Shoot, Zap, Search, CallBack, UseFeature,
                            AssignQuick, Hurl, Swell, Slam>;

}  // namespace gone
