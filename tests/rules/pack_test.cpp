#include "rules/pack.hpp"

#include "rules/lore.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace gone;

TEST_CASE("the hero picks up all that lies under him and fits") {
    World world = drawn("@");
    layItem(world, {0, 0}, newItem(world, ItemKind::Meal));
    layItem(world, {0, 0}, newItem(world, ItemKind::Gold, 30));
    const Report report = act(world, PickUp{});
    CHECK(report.spent == 100);
    CHECK(countIn<PickedUp>(report) == 2);
    CHECK(world.lying.empty());
    CHECK(world.character.gold == 30);
    CHECK(world.character.items.size() == 1);
    CHECK(refusalOf(world, PickUp{}) == "There is nothing to pick up.");
}

TEST_CASE("equal things stack, and wands, armour and keys of other floors do not") {
    World world = drawn("@");
    const ItemId potions = give(world, ItemKind::HealingPotion, 2);
    CHECK(give(world, ItemKind::HealingPotion) == potions);
    CHECK(findItem(world.character, potions)->count == 3);
    give(world, ItemKind::FireWand);
    give(world, ItemKind::FireWand);
    CHECK(world.character.items.size() == 3);
    give(world, ItemKind::ChestKey);
    world.floor = 2;
    give(world, ItemKind::ChestKey);
    CHECK(world.character.items.size() == 5);
}

TEST_CASE("a pack holds 16 unworn things, and keeps letters when something goes") {
    World world = drawn("@");
    wear(world, ItemKind::Sword);
    for (int i = 0; i < packSlots; ++i) CHECK(give(world, ItemKind::FireWand) != noItem);
    CHECK(give(world, ItemKind::FrostWand) == noItem);
    layItem(world, {0, 0}, newItem(world, ItemKind::FrostWand));
    CHECK(refusalOf(world, PickUp{}) == "The pack is full.");
    const ItemId third = world.character.items[3].id;
    const int slot = world.character.items[3].slot;
    act(world, Drop{third, 0});
    CHECK(world.character.items[3].slot == slot + 1);
    const Report report = act(world, PickUp{});
    CHECK(firstIn<PickedUp>(report)->item.slot == slot);
    CHECK(countIn<LeftLying>(report) == 1);
}

TEST_CASE("of things to choose from one is taken and the rest sink") {
    World world = drawn("@..");
    layItem(world, {0, 0}, newItem(world, ItemKind::Sword), 5);
    layItem(world, {1, 0}, newItem(world, ItemKind::Axe), 5);
    layItem(world, {2, 0}, newItem(world, ItemKind::Mace), 6);
    const Report report = act(world, PickUp{});
    CHECK(firstIn<PickedUp>(report)->item.kind == ItemKind::Sword);
    CHECK(firstIn<Lost>(report)->item.kind == ItemKind::Axe);
    CHECK(world.lying.size() == 1);
}

TEST_CASE("part of a stack can be laid down, more than there is cannot") {
    World world = drawn("@");
    const ItemId arrows = give(world, ItemKind::Arrow, 12);
    CHECK(refusalOf(world, Drop{arrows, 13}) == "You do not have so many.");
    act(world, Drop{arrows, 5});
    CHECK(findItem(world.character, arrows)->count == 7);
    CHECK(world.lying.front().item.count == 5);
    CHECK(world.lying.front().item.id != arrows);
    CHECK(refusalOf(world, Drop{99, 0}) == "You do not have that.");
}

TEST_CASE("one weapon at a time, and the new one comes known") {
    World world = drawn("@");
    const ItemId sword = give(world, ItemKind::Sword, 1, 2);
    const ItemId axe = give(world, ItemKind::Axe);
    act(world, Equip{sword});
    CHECK(world.character.weapon == sword);
    CHECK(findItem(world.character, sword)->known);
    const Report report = act(world, Equip{axe});
    CHECK(firstIn<Unequipped>(report)->item.id == sword);
    CHECK(world.character.weapon == axe);
    CHECK(refusalOf(world, Equip{axe}) == "You wear it already.");
    CHECK(refusalOf(world, Drop{axe, 0}) == "Take it off first.");
    CHECK(refusalOf(world, Equip{give(world, ItemKind::Meal)}) == "That cannot be worn.");
    act(world, Unequip{axe});
    CHECK(world.character.weapon == noItem);
}

TEST_CASE("a shield goes neither with a spear nor with a bow") {
    World world = drawn("@");
    const ItemId shield = wear(world, ItemKind::Shield);
    const ItemId spear = wear(world, ItemKind::Spear);
    CHECK(world.character.shield == noItem);
    act(world, Equip{shield});
    CHECK(world.character.weapon == noItem);
    const ItemId bow = wear(world, ItemKind::Bow);
    CHECK(world.character.shield == noItem);
    wear(world, ItemKind::Sword);
    CHECK(world.character.bow == bow);
    act(world, Equip{shield});
    CHECK(world.character.bow == noItem);
    CHECK(world.character.weapon != noItem);
    CHECK(findItem(world.character, spear) != nullptr);
}

TEST_CASE("one dagger of a stack is wielded, and joins the stack when it is put away") {
    World world = drawn("@");
    const ItemId daggers = give(world, ItemKind::Dagger, 3);
    for (Item& item : world.character.items) item.known = true;
    act(world, Equip{daggers});
    CHECK(findItem(world.character, daggers)->count == 2);
    CHECK(world.character.items.size() == 2);
    act(world, Unequip{world.character.weapon});
    CHECK(world.character.items.size() == 1);
    CHECK(world.character.items.front().count == 3);
}

TEST_CASE("a quick slot holds a thing until it is gone, and takes no time to fill") {
    World world = drawn("@");
    const ItemId potion = give(world, ItemKind::HealingPotion);
    CHECK(act(world, AssignQuick{3, potion}) == Report{0, {}});
    CHECK(world.character.quick[3] == potion);
    CHECK(world.now == 0);
    act(world, AssignQuick{5, potion});
    CHECK(world.character.quick[3] == noItem);
    act(world, Use{potion, noItem});
    CHECK(world.character.quick[5] == noItem);
    CHECK(refusalOf(world, AssignQuick{8, noItem}) == "There is no such slot.");
}

TEST_CASE("items in sight are remembered as they lie, others as they lay") {
    World world = drawn("..@..+...");
    layItem(world, {0, 0}, newItem(world, ItemKind::Sword));
    layItem(world, {0, 0}, newItem(world, ItemKind::Axe));
    layItem(world, {7, 0}, newItem(world, ItemKind::Mace));
    act(world, Wait{});
    REQUIRE(world.rememberedItems.size() == 1);
    CHECK(world.rememberedItems.front().item.kind == ItemKind::Axe);
    world.sightRadius = 1;
    world.lying.clear();
    act(world, Wait{});
    CHECK(world.rememberedItems.size() == 1);
    world.sightRadius = 9;
    act(world, Wait{});
    CHECK(world.rememberedItems.empty());
}

TEST_CASE("wands get one charge back on a new floor") {
    World world = drawn("@");
    const ItemId wand = give(world, ItemKind::FireWand);
    findItem(world.character, wand)->charges = 2;
    rechargeWands(world.character);
    rechargeWands(world.character);
    rechargeWands(world.character);
    CHECK(findItem(world.character, wand)->charges == 4);
}

TEST_CASE("a thrown dagger strikes like a wielded one and lies where it fell") {
    World world = drawn("@...n.", Mood::Asleep);
    makeTough(world);
    const ItemId daggers = give(world, ItemKind::Dagger, 3);
    const Report report = act(world, Throw{daggers, {4, 0}});
    const Hit* hit = firstIn<Hit>(report);
    REQUIRE(hit != nullptr);
    CHECK(hit->surprise);
    CHECK(hit->damage >= 6);
    CHECK(world.lying.front().at == Point{4, 0});
    CHECK(findItem(world.character, daggers)->count == 2);
}

TEST_CASE("what is thrown flies 6 cells and stops before stone and at the first in the way") {
    World world = drawn("@.........");
    act(world, Throw{give(world, ItemKind::Dagger), {9, 0}});
    CHECK(world.lying.front().at == Point{6, 0});
    CHECK(flightOf(drawn("@..#.."), {0, 0}, {5, 0}, 6).end == Point{2, 0});
    CHECK(flightOf(drawn("@.r.r."), {0, 0}, {5, 0}, 6).meets == 2);
    CHECK(hasClearLine(drawn("@.r.r."), {0, 0}, {2, 0}, 6));
    CHECK_FALSE(hasClearLine(drawn("@.r.r."), {0, 0}, {4, 0}, 6));
}

TEST_CASE("a bow shoots 8 cells and one arrow in three breaks") {
    int broken = 0;
    for (int game = 0; game < 300; ++game) {
        World world = drawn("@.........");
        CHECK(refusalOf(world, Shoot{{9, 0}}) == "You have no bow in hand.");
        wear(world, ItemKind::Bow);
        CHECK(refusalOf(world, Shoot{{9, 0}}) == "You have no arrows.");
        const ItemId arrows = give(world, ItemKind::Arrow, 12);
        const Report report = act(world, Shoot{{9, 0}}, game);
        CHECK(findItem(world.character, arrows)->count == 11);
        CHECK(firstIn<Flew>(report)->to == Point{8, 0});
        broken += countIn<Lost>(report);
        CHECK(broken + static_cast<int>(world.lying.size()) > 0);
    }
    CHECK(broken > 75);
    CHECK(broken < 125);
}
