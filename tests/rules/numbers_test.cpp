#include "rules/numbers.hpp"

#include "rules/playing.hpp"
#include "rules/spawn.hpp"

#include <doctest/doctest.h>

using namespace gone;

TEST_CASE("hit chances are cut to whole percent within 5 and 95") {
    CHECK(hitPercent(10, 3) == 85);
    CHECK(hitPercent(8, 5) == 69);
    CHECK(hitPercent(10, 16) == 31);
    CHECK(hitPercent(10, 10) == 50);
    CHECK(hitPercent(10, 0) == 95);
    CHECK(hitPercent(1, 30) == 5);
}

TEST_CASE("a hero begins with 24 health and fists, and grows by one attack and one evasion a level") {
    World world = drawn("@");
    CHECK(world.hero().health == 24);
    CHECK(numbersOf(world, world.hero()) == FightNumbers{10, 5, 1, 2, 0});
    world.character.level = 4;
    CHECK(numbersOf(world, world.hero()) == FightNumbers{13, 8, 1, 2, 0});
}

TEST_CASE("a plus raises both ends of a weapon and what armour absorbs") {
    World world = drawn("@");
    wear(world, ItemKind::Sword, 2);
    wear(world, ItemKind::Leather, 1);
    wear(world, ItemKind::Shield);
    world.character.strength = 14;
    CHECK(numbersOf(world, world.hero()) == FightNumbers{10, 5, 5, 9, 4});
}

TEST_CASE("each point of strength short costs a weapon 2 attack and armour 2 evasion") {
    World world = drawn("@");
    wear(world, ItemKind::Mace);
    CHECK(numbersOf(world, world.hero()).attack == 6);
    wear(world, ItemKind::Scale);
    CHECK(numbersOf(world, world.hero()).evasion == 1);
    world.character.strength = 12;
    CHECK(numbersOf(world, world.hero()).attack == 10);
    CHECK(numbersOf(world, world.hero()).evasion == 5);
}

TEST_CASE("rings do what they say while worn, more with each plus") {
    World world = drawn("@");
    CHECK(regenerationTurns(world) == 10);
    wear(world, ItemKind::EvasionRing);
    CHECK(numbersOf(world, world.hero()).evasion == 7);
    const ItemId regeneration = wear(world, ItemKind::RegenerationRing);
    CHECK(regenerationTurns(world) == 6);
    CHECK(refusalOf(world, Equip{give(world, ItemKind::SightRing)}) == "You wear two rings already.");
    act(world, Unequip{regeneration});
    CHECK(regenerationTurns(world) == 10);
    wear(world, ItemKind::SwiftnessRing, 1);
    CHECK(moveTicks(world, world.hero()) == 80);
}

TEST_CASE("a ring of sight lets the hero see farther") {
    World world = drawn("@.............");
    CHECK_FALSE(world.visible[{11, 0}]);
    const ItemId ring = give(world, ItemKind::SightRing);
    act(world, Equip{ring});
    CHECK(world.visible[{11, 0}]);
    act(world, Unequip{ring});
    CHECK_FALSE(world.visible[{11, 0}]);
}

TEST_CASE("haste halves and chill lengthens every act, and swift foes take two thirds") {
    World world = drawn("@.r");
    Actor& rat = *foe(world, ActorKind::Rat);
    lay(world.hero(), Status::Haste, 5);
    CHECK(moveTicks(world, world.hero()) == 50);
    lay(rat, Status::Chilled, 5);
    CHECK(attackTicks(world, rat) == 150);
    lay(rat, Status::Chilled, 0);
    rat.elite = Elite::Swift;
    CHECK(moveTicks(world, rat) == 66);
}

TEST_CASE("thick foes have half more health and fierce ones 2 more damage") {
    World world = drawn("@...");
    CHECK(addFoe(world, ActorKind::Orc, {2, 0}, Mood::Asleep, Elite::Thick).health == 36);
    const Actor fierce = addFoe(world, ActorKind::Orc, {3, 0}, Mood::Asleep, Elite::Fierce);
    CHECK(numbersOf(world, fierce).low == 6);
    CHECK(numbersOf(world, fierce).high == 11);
}

TEST_CASE("the hero is noticed from 14 cells, from 7 when quiet, from 20 after a blow, and by his armour") {
    World world = drawn("@r");
    CHECK(stealthRange(world) == 14);
    act(world, Wait{});
    CHECK(stealthRange(world) == 7);
    act(world, Attack{Direction::East});
    CHECK(stealthRange(world) == 20);
    act(world, Search{});
    CHECK(stealthRange(world) == 7);
    wear(world, ItemKind::Plate);
    CHECK(stealthRange(world) == 11);
    act(world, Equip{give(world, ItemKind::Cloth)});
    CHECK(stealthRange(world) == 11);
}

TEST_CASE("blows to kill count the mean blow less the mean of the armour") {
    World world = drawn("@r");
    CHECK(blowsToKill(world, world.hero(), *foe(world, ActorKind::Rat)) == 5);
    CHECK(blowsToKill(world, *foe(world, ActorKind::Rat), world.hero()) == 10);
}
