#include "rules/use_item.hpp"

#include "rules/features.hpp"
#include "rules/lore.hpp"
#include "rules/numbers.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

namespace {

Report use(World& world, ItemKind kind, ItemId on = noItem) {
    return act(world, Use{give(world, kind), on});
}

int cellsOf(const Layer& layer) {
    int cells = 0;
    layer.forEach([&](Point, int) { ++cells; });
    return cells;
}

}  // namespace

TEST_CASE("healing gives half of the maximum back and cures") {
    World world = drawn("@");
    world.hero().health = 3;
    lay(world.hero(), Status::Poisoned, 9);
    lay(world.hero(), Status::Chilled, 9);
    const Report report = use(world, ItemKind::HealingPotion);
    CHECK(world.hero().health == 15);
    CHECK_FALSE(has(world.hero(), Status::Poisoned));
    CHECK_FALSE(has(world.hero(), Status::Chilled));
    CHECK(firstIn<Healed>(report)->amount == 12);
    CHECK(world.character.items.empty());
}

TEST_CASE("might adds strength, and the other draughts their status") {
    World world = drawn("@");
    use(world, ItemKind::MightPotion);
    CHECK(world.character.strength == 11);
    use(world, ItemKind::HastePotion);
    CHECK(has(world.hero(), Status::Haste));
    use(world, ItemKind::InvisibilityPotion);
    CHECK(has(world.hero(), Status::Invisible));
    use(world, ItemKind::LevitationPotion);
    CHECK(has(world.hero(), Status::Levitating));
    use(world, ItemKind::ClarityPotion);
    CHECK(turnsOf(world.hero(), Status::Clarity) >= 29);
}

TEST_CASE("fire burns 3 by 3 where it breaks and whoever drinks it") {
    World world = drawn(".......\n@......\n.......\n");
    const Report report = act(world, Throw{give(world, ItemKind::FirePotion), {4, 1}});
    CHECK(countIn<CaughtFire>(report) == 9);
    CHECK(world.layers.fire[{3, 0}] != 0);
    CHECK(world.hero().health == 24);
    CHECK(isKnown(world.character.lore, ItemKind::FirePotion));
    use(world, ItemKind::FirePotion);
    CHECK(has(world.hero(), Status::Burning));
}

TEST_CASE("poison gas fills 25 cells and sleep gas 9") {
    World world = drawn(".........\n.........\n.........\n@........\n.........\n.........\n.........\n");
    act(world, Throw{give(world, ItemKind::PoisonPotion), {5, 3}});
    CHECK(cellsOf(world.layers.poison) == 25);
    act(world, Throw{give(world, ItemKind::SleepPotion), {5, 3}});
    CHECK(cellsOf(world.layers.sleep) == 9);
}

TEST_CASE("any other bottle breaks for nothing and stays unknown") {
    World world = drawn("@..r");
    act(world, Throw{give(world, ItemKind::HealingPotion), {2, 0}});
    CHECK(world.lying.empty());
    CHECK(world.character.items.empty());
    CHECK_FALSE(isKnown(world.character.lore, ItemKind::HealingPotion));
}

TEST_CASE("use names a kind, and the last unknown of its sort names itself") {
    World world = drawn("@");
    makeTough(world);
    int named = 0;
    int byElimination = 0;
    for (const ItemRow& row : itemRows()) {
        if (row.group != ItemGroup::Potion || isKnown(world.character.lore, row.kind)) continue;
        const Report report = use(world, row.kind);
        named += countIn<Identified>(report);
        for (const Event& event : report.events)
            if (const auto* learned = std::get_if<Identified>(&event))
                byElimination += learned->byElimination ? 1 : 0;
    }
    CHECK(named == 9);
    CHECK(byElimination == 1);
    CHECK_FALSE(isKnown(world.character.lore, ItemKind::UpgradeScroll));
}

TEST_CASE("an unknown thing is called by its looks and a known one by its name") {
    World world = drawn("@");
    world.character.lore.looks[static_cast<std::size_t>(ItemKind::HealingPotion)] = 1;
    const ItemId id = give(world, ItemKind::HealingPotion, 2);
    CHECK(nameOf(world.character.lore, *findItem(world.character, id)) == "2 tall blue bottles");
    world.character.lore.known[static_cast<std::size_t>(ItemKind::HealingPotion)] = true;
    CHECK(nameOf(world.character.lore, *findItem(world.character, id)) == "2 potions of healing");
}

TEST_CASE("upgrade betters what it is read on, worn or not") {
    World world = drawn("@");
    const ItemId sword = wear(world, ItemKind::Sword, 1);
    const Report report = use(world, ItemKind::UpgradeScroll, sword);
    CHECK(findItem(world.character, sword)->plus == 2);
    CHECK(firstIn<Bettered>(report)->item.plus == 2);
    CHECK(refusalOf(world, Use{give(world, ItemKind::UpgradeScroll), give(world, ItemKind::Meal)}) ==
          "That cannot be made better.");
}

TEST_CASE("an unknown scroll that wants a thing is learned and waits") {
    World world = drawn("@");
    const ItemId scroll = give(world, ItemKind::UpgradeScroll);
    const Report report = act(world, Use{scroll, noItem});
    CHECK(report.spent == 100);
    CHECK(countIn<WantsThing>(report) == 1);
    CHECK(isKnown(world.character.lore, ItemKind::UpgradeScroll));
    CHECK(findItem(world.character, scroll) != nullptr);
}

TEST_CASE("one dagger of a stack is bettered, the others stay") {
    World world = drawn("@");
    const ItemId daggers = give(world, ItemKind::Dagger, 3);
    use(world, ItemKind::UpgradeScroll, daggers);
    CHECK(findItem(world.character, daggers)->count == 2);
    CHECK(world.character.items.size() == 2);
}

TEST_CASE("identify tells all about one thing") {
    World world = drawn("@");
    const ItemId potion = give(world, ItemKind::HealingPotion);
    use(world, ItemKind::IdentifyScroll, potion);
    CHECK(isKnown(world.character.lore, ItemKind::HealingPotion));
    const ItemId sword = give(world, ItemKind::Sword, 1, 3);
    use(world, ItemKind::IdentifyScroll, sword);
    CHECK(findItem(world.character, sword)->known);
    CHECK(refusalOf(world, Use{give(world, ItemKind::IdentifyScroll), sword}) ==
          "There is nothing to learn about that.");
}

TEST_CASE("mapping shows the floor and its secret doors") {
    World world = drawn(
        "######\n"
        "#@?..#\n"
        "######\n");
    use(world, ItemKind::MappingScroll);
    CHECK(world.level.tiles[{2, 1}] == Tile::ClosedDoor);
    CHECK(world.seen[{4, 1}]);
    CHECK(world.remembered[{4, 1}] == Tile::Floor);
    CHECK(world.remembered[{5, 1}] == Tile::Wall);
}

TEST_CASE("teleport puts the hero out of sight of where he was") {
    for (int game = 0; game < 20; ++game) {
        World world = drawn("@.+...\n###...\n");
        const ItemId scroll = give(world, ItemKind::TeleportScroll);
        const Report report = act(world, Use{scroll, noItem}, game);
        REQUIRE(firstIn<Vanished>(report) != nullptr);
        CHECK(world.hero().at.x > 2);
    }
}

TEST_CASE("dread makes foes in view flee 10 turns") {
    World world = drawn("@..r.#r");
    makeTough(world);
    use(world, ItemKind::DreadScroll);
    CHECK(has(world.actors[1], Status::Dread));
    CHECK_FALSE(has(world.actors[2], Status::Dread));
    act(world, Wait{});
    CHECK(world.actors[1].at.x >= 4);
}

TEST_CASE("lull puts foes in view to sleep but for those beside the hero") {
    World world = drawn("r@.r");
    makeTough(world);
    use(world, ItemKind::LullScroll);
    CHECK(world.actors[1].mood == Mood::Hunting);
    CHECK(world.actors[2].mood == Mood::Asleep);
}

TEST_CASE("blast hurts 6 to 14 all in view and wakes the floor") {
    World world = drawn("@.r.+r.", Mood::Asleep);
    makeTough(world);
    const Report report = use(world, ItemKind::BlastScroll);
    CHECK(firstIn<Hit>(report)->damage >= 6);
    CHECK(firstIn<Hit>(report)->damage <= 14);
    CHECK(world.actors[2].health == 100'000);
    CHECK(world.actors[2].mood != Mood::Asleep);
}

TEST_CASE("remaking asks the run, used up and named by then") {
    World world = drawn("@r");
    const Report report = use(world, ItemKind::RemakingScroll);
    CHECK(asks(report));
    CHECK(std::holds_alternative<AskedRemaking>(report.events.back()));
    CHECK(isKnown(world.character.lore, ItemKind::RemakingScroll));
    CHECK(world.character.items.empty());
}

TEST_CASE("a meal fills for 450 turns and no more than full") {
    World world = drawn("@");
    CHECK(refusalOf(world, Use{give(world, ItemKind::Meal), noItem}) == "You could not eat a crumb.");
    world.character.hunger = 50;
    const Report report = act(world, Use{world.character.items.front().id, noItem});
    CHECK(firstIn<HungerChanged>(report)->turnsLeft == 500);
    world.character.hunger = 400;
    use(world, ItemKind::Meal);
    CHECK(world.character.hunger >= fullHunger - 1);
}

TEST_CASE("a wand of fire hurts 4 to 9 and burns, one of frost 3 to 6 and chills") {
    World world = drawn("@...r");
    makeTough(world);
    const ItemId fire = give(world, ItemKind::FireWand);
    const ItemId frost = give(world, ItemKind::FrostWand);
    Report report = act(world, Zap{fire, {4, 0}});
    CHECK(firstIn<Hit>(report)->damage >= 4);
    CHECK(firstIn<Hit>(report)->damage <= 9);
    CHECK(has(world.actors[1], Status::Burning));
    report = act(world, Zap{frost, world.actors[1].at});
    CHECK(firstIn<Hit>(report)->damage >= 3);
    CHECK(firstIn<Hit>(report)->damage <= 6);
    CHECK(has(world.actors[1], Status::Chilled));
    CHECK(findItem(world.character, fire)->charges == 3);
}

TEST_CASE("an empty wand fizzles once and is refused then") {
    World world = drawn("@...");
    const ItemId wand = give(world, ItemKind::FireWand);
    findItem(world.character, wand)->charges = 0;
    const Report report = act(world, Zap{wand, {3, 0}});
    CHECK(countIn<Fizzled>(report) == 1);
    CHECK(refusalOf(world, Zap{wand, {3, 0}}) == "The wand is empty.");
}

TEST_CASE("blink carries 5 cells over water but not through stone or anybody") {
    World world = drawn("@~~~......");
    act(world, Zap{give(world, ItemKind::BlinkWand), {9, 0}});
    CHECK(world.hero().at == Point{5, 0});
    World blocked = drawn("@..r..");
    act(blocked, Zap{give(blocked, ItemKind::BlinkWand), {5, 0}});
    CHECK(blocked.hero().at == Point{2, 0});
    World wall = drawn("@#..");
    CHECK(refusalOf(wall, Zap{give(wall, ItemKind::BlinkWand), {3, 0}}) ==
          "There is no room to blink that way.");
}

TEST_CASE("digging opens 6 cells, but not the edge, locked doors or where the stone does not listen") {
    World world = drawn(
        "##########\n"
        "@ #.#  ###\n"
        "##########\n");
    const ItemId wand = give(world, ItemKind::DiggingWand);
    act(world, Zap{wand, {1, 1}});
    CHECK(world.level.tiles[{1, 1}] == Tile::Corridor);
    CHECK(world.level.tiles[{2, 1}] == Tile::Floor);
    CHECK(world.level.tiles[{6, 1}] == Tile::Corridor);
    CHECK(world.level.tiles[{7, 1}] == Tile::Wall);
    act(world, Zap{wand, {0, 0}});
    CHECK(world.level.tiles[{0, 0}] == Tile::Wall);
    world.diggable = false;
    CHECK(refusalOf(world, Zap{wand, {1, 1}}) == "The stone here does not listen.");
    World vault = drawn("....\n.@&.\n....\n");
    act(vault, Zap{give(vault, ItemKind::DiggingWand), {2, 1}});
    CHECK(vault.level.tiles[{2, 1}] == Tile::LockedDoor);
}

TEST_CASE("a keystone on a junction calls the room back, is spent and heard") {
    World world = drawn("@....r", Mood::Asleep);
    world.level.tiles[{0, 0}] = Tile::Junction;
    CHECK(refusalOf(world, CallBack{}) == "No room is missing here.");
    Room gone;
    gone.id = 0;
    gone.kind = RoomKind::Gone;
    gone.floor = {0, 0, 1, 1};
    world.level.rooms = {gone};
    CHECK(refusalOf(world, CallBack{}) == "You have no keystone.");
    const ItemId stone = give(world, ItemKind::Keystone, 2);
    const Report report = act(world, Use{stone, noItem});
    CHECK(std::get<AskedCallBack>(report.events.back()).room == 0);
    CHECK(findItem(world.character, stone)->count == 1);
    CHECK(world.actors[1].mood == Mood::Searching);
}

TEST_CASE("a crack beside the hero takes a keystone for the pocket behind it") {
    World world = drawn("#@");
    world.features.push_back({{0, 0}, FeatureKind::Crack, 3, false, {}});
    give(world, ItemKind::Keystone);
    CHECK(goneRoomHere(world) == 3);
    CHECK(std::get<AskedCallBack>(act(world, CallBack{}).events.back()).room == 3);
}

TEST_CASE("a spring gives full health, cures and 4 more, once") {
    World world = drawn("@");
    world.features.push_back({{0, 0}, FeatureKind::Spring, 0, false, {}});
    world.hero().health = 2;
    lay(world.hero(), Status::Poisoned, 9);
    act(world, UseFeature{});
    CHECK(world.hero().health == 28);
    CHECK(world.hero().maxHealth == 28);
    CHECK_FALSE(has(world.hero(), Status::Poisoned));
    CHECK(refusalOf(world, UseFeature{}) == "There is nothing here to use.");
}

TEST_CASE("a forge betters a thing by one, by two for another of its sort") {
    World world = drawn("@");
    world.features.push_back({{0, 0}, FeatureKind::Forge, 0, false, {}});
    const ItemId sword = give(world, ItemKind::Sword);
    const ItemId axe = give(world, ItemKind::Axe);
    const ItemId ring = give(world, ItemKind::SightRing);
    CHECK(refusalOf(world, UseFeature{0, sword, ring}) == "It must be of the same sort.");
    World plain = world;
    act(plain, UseFeature{0, sword, noItem});
    CHECK(findItem(plain.character, sword)->plus == 1);
    act(world, UseFeature{0, sword, axe});
    CHECK(findItem(world.character, sword)->plus == 2);
    CHECK(findItem(world.character, axe) == nullptr);
}

TEST_CASE("a shrine gives one of two boons, each for its price") {
    World world = drawn("@");
    world.features.push_back({{0, 0}, FeatureKind::Shrine, 0, false, {Boon::Strength, Boon::Armour}});
    World other = world;
    act(world, UseFeature{0, noItem, noItem});
    CHECK(world.character.strength == 11);
    CHECK(world.hero().maxHealth == 18);
    act(other, UseFeature{1, noItem, noItem});
    CHECK(numbersOf(other, other.hero()).armour == 2);
    CHECK(numbersOf(other, other.hero()).evasion == 2);
    World sight = drawn("@");
    sight.features.push_back({{0, 0}, FeatureKind::Shrine, 0, false, {Boon::Sight, Boon::Health}});
    World health = sight;
    act(sight, UseFeature{0, noItem, noItem});
    CHECK(sightRadiusOf(sight) == 11);
    CHECK(stealthRange(sight) == 18);
    act(health, UseFeature{1, noItem, noItem});
    CHECK(health.hero().maxHealth == 34);
    health.character.hunger = 100;
    use(health, ItemKind::Meal);
    CHECK(health.character.hunger == 399);
}

TEST_CASE("a shelf names all the hero carries") {
    World world = drawn("@");
    world.features.push_back({{0, 0}, FeatureKind::Shelf, 0, false, {}});
    give(world, ItemKind::HealingPotion);
    give(world, ItemKind::BlastScroll);
    const ItemId sword = give(world, ItemKind::Sword, 1, 1);
    act(world, UseFeature{});
    CHECK(isKnown(world.character.lore, ItemKind::HealingPotion));
    CHECK(isKnown(world.character.lore, ItemKind::BlastScroll));
    CHECK(findItem(world.character, sword)->known);
}
