#include "rules/spawn.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gone {

Actor& addFoe(World& world, ActorKind kind, Point at, Mood mood, Elite elite) {
    assert(kind != ActorKind::Hero && actorAt(world, at) == nullptr);
    const ActorRow& row = rowOf(kind);
    Actor foe;
    foe.id = world.ids.actor++;
    foe.kind = kind;
    foe.elite = elite;
    foe.at = at;
    foe.nextAct = world.now + 100;
    foe.maxHealth = elite == Elite::Thick ? row.health * 3 / 2 : row.health;
    foe.health = foe.maxHealth;
    foe.mood = mood;
    foe.sawHero = false;
    foe.goal = at;
    world.actors.push_back(foe);
    return world.actors.back();
}

Item newItem(World& world, ItemKind kind, int count, int plus) {
    assert(count >= 1);
    Item item;
    item.id = world.ids.item++;
    item.kind = kind;
    item.count = count;
    item.plus = plus;
    if (rowOf(kind).group == ItemGroup::Wand) item.charges = fullCharges;
    if (rowOf(kind).group == ItemGroup::Key) item.floor = world.floor;
    return item;
}

void layItem(World& world, Point at, Item item, int choice) {
    item.slot = -1;
    world.lying.push_back({at, std::move(item), choice});
}

void rechargeWands(Character& character) {
    for (Item& item : character.items)
        if (rowOf(item.kind).group == ItemGroup::Wand) item.charges = std::min(item.charges + 1, fullCharges);
}

}  // namespace gone
