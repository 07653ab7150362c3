#include "game/bot.hpp"

#include "game/doing.hpp"
#include "game/gone_rooms.hpp"
#include "rules/great_blow.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/effort.hpp"
#include "support/floor_of.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace gone;

namespace {

Action firstAct(const World& world, Skill skill = Skill::Careful) {
    Bot bot{skill};
    return bot.next(world);
}

const char* const cell =
    "#####\n"
    "#@..#\n"
    "#...#\n"
    "#####\n";

}  // namespace

TEST_CASE("a bot strikes a foe beside it") {
    const World world = drawn(
        "#####\n"
        "#@r.#\n"
        "#####\n");
    CHECK(firstAct(world) == Action{Attack{Direction::East}});
}

TEST_CASE("a bot strikes first where the fight is shorter") {
    World world = drawn(
        "#####\n"
        "#@O.#\n"
        "#r..#\n"
        "#####\n");
    CHECK(firstAct(world) == Action{Attack{Direction::South}});
}

TEST_CASE("a bot lets a foe come to have the first blow") {
    const World world = drawn(
        "#########\n"
        "#@....r.#\n"
        "#########\n");
    CHECK(firstAct(world) == Action{Wait{}});
}

TEST_CASE("a careful bot does not wait for who throws from afar") {
    const World world = drawn(
        "#########\n"
        "#@....t.#\n"
        "#########\n");
    CHECK(firstAct(world) == Action{Walk{Direction::East}});
}

TEST_CASE("a bot meets many in a doorway") {
    World world = drawn(
        "###########\n"
        "#.........#\n"
        "::'@......#\n"
        "#......jj.#\n"
        "###########\n");
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 11; ++x) {
            world.seen.set({x, y});
            world.remembered[{x, y}] = world.level.tiles[{x, y}];
        }
    CHECK(firstAct(world) == Action{Walk{Direction::West}});
}

TEST_CASE("a bot in danger drinks healing and an immortal one strikes") {
    World world = drawn(
        "#####\n"
        "#@O.#\n"
        "#####\n");
    world.hero().health = 5;
    world.character.lore.known[static_cast<std::size_t>(ItemKind::HealingPotion)] = true;
    const ItemId potion = give(world, ItemKind::HealingPotion);
    CHECK(firstAct(world) == Action{Use{potion, noItem}});
    CHECK(firstAct(world, Skill::Immortal) == Action{Attack{Direction::East}});
}

TEST_CASE("a bot in danger that knows no cure tries what it does not know") {
    World world = drawn(
        "#####\n"
        "#@O.#\n"
        "#####\n");
    world.hero().health = 5;
    const ItemId scroll = give(world, ItemKind::LullScroll);
    CHECK(firstAct(world) == Action{Use{scroll, noItem}});
    const ItemId potion = give(world, ItemKind::HastePotion);
    CHECK(firstAct(world) == Action{Use{potion, noItem}});
}

TEST_CASE("a keen bot throws daggers and zaps wands at what is hard and a careful one does not") {
    World world = drawn(
        "#########\n"
        "#@...O..#\n"
        "#########\n");
    world.hero().health = 20;
    const ItemId dagger = give(world, ItemKind::Dagger);
    CHECK(firstAct(world, Skill::Keen) == Action{Throw{dagger, {5, 1}}});
    const ItemId wand = give(world, ItemKind::FireWand);
    CHECK(firstAct(world, Skill::Keen) == Action{Zap{wand, {5, 1}}});
    wear(world, ItemKind::Dagger);
    CHECK(firstAct(world, Skill::Careful) == Action{Wait{}});
}

TEST_CASE("a keen bot in danger goes where nobody follows") {
    World world = drawn(
        "#######\n"
        "#>@.O.#\n"
        "#######\n");
    world.hero().health = 6;
    CHECK(firstAct(world, Skill::Keen) == Action{Walk{Direction::West}});
    world.hero().at = {1, 1};
    look(world);
    CHECK(firstAct(world, Skill::Keen) == Action{TakeStairs{true}});
}

TEST_CASE("a keen bot leaves the cells that will be struck and a careful one strikes on") {
    World world = drawn(
        "##########\n"
        "#........#\n"
        "#.....@..#\n"
        "#....K...#\n"
        "#........#\n"
        "##########\n");
    makeTough(world);
    foe(world, ActorKind::SlimeKing)->tell = 2;
    CHECK(firstAct(world, Skill::Careful) == Action{Attack{Direction::SouthWest}});
    Bot keen{Skill::Keen};
    Rng play{Seed{1}};
    takeTurn(world, keen.next(world), play);
    takeTurn(world, keen.next(world), play);
    const Actor& king = *foe(world, ActorKind::SlimeKing);
    const std::vector<Point> struck = struckCells(world, king);
    CHECK((king.tell == 0 || std::ranges::find(struck, world.hero().at) == struck.end()));
}

TEST_CASE("a bot kills a sleeper by surprise if what is left of it is weak") {
    const World weak = drawn(
        "#####\n"
        "#@r.#\n"
        "#####\n",
        Mood::Asleep);
    CHECK(firstAct(weak) == Action{Attack{Direction::East}});
    const World strong = drawn(
        "#####\n"
        "#@K.#\n"
        "#####\n",
        Mood::Asleep);
    CHECK(firstAct(strong) != Action{Attack{Direction::East}});
}

TEST_CASE("a bot sneaks the last steps to a sleeper") {
    const World world = drawn(
        "#######\n"
        "#@..r.#\n"
        "#######\n",
        Mood::Asleep);
    CHECK(firstAct(world) == Action{Sneak{Direction::East}});
}

TEST_CASE("a bot eats when it is hungry and not before") {
    World world = worldFromText(cell);
    const ItemId meal = give(world, ItemKind::Meal);
    CHECK(firstAct(world) != Action{Use{meal, noItem}});
    world.character.hunger = 150;
    CHECK(firstAct(world) == Action{Use{meal, noItem}});
}

TEST_CASE("a bot wears what is better and no more") {
    World world = worldFromText(cell);
    wear(world, ItemKind::Dagger);
    wear(world, ItemKind::Leather);
    const ItemId sword = give(world, ItemKind::Sword);
    give(world, ItemKind::Cloth);
    CHECK(firstAct(world) == Action{Equip{sword}});
    wear(world, ItemKind::Sword);
    const Action next = firstAct(world);
    CHECK_FALSE(std::holds_alternative<Equip>(next));
}

TEST_CASE("a bot makes no use of a plus it does not know") {
    World world = worldFromText(cell);
    const ItemId worn = wear(world, ItemKind::Sword, 1);
    findItem(world.character, worn)->known = true;
    const ItemId better = give(world, ItemKind::Sword, 1, 3);
    CHECK(firstAct(world) != Action{Equip{better}});
    findItem(world.character, better)->known = true;
    CHECK(firstAct(world) == Action{Equip{better}});
}

TEST_CASE("a bot reads what it does not know when all is quiet") {
    World world = worldFromText(cell);
    const ItemId scroll = give(world, ItemKind::TeleportScroll);
    CHECK(firstAct(world) == Action{Use{scroll, noItem}});
}

TEST_CASE("a bot lays down what it will not use once the pack is full and lets it lie") {
    World world = worldFromText(cell);
    wear(world, ItemKind::Sword, 3);
    wear(world, ItemKind::Leather, 3);
    for (int i = 0; i < packSlots; ++i) give(world, ItemKind::Cloth);
    Bot bot{Skill::Careful};
    Rng play{Seed{1}};
    const Action first = bot.next(world);
    CHECK(std::holds_alternative<Drop>(first));
    for (int turn = 0; turn < 40; ++turn) {
        const Action action = bot.next(world);
        CHECK_FALSE(std::holds_alternative<PickUp>(action));
        takeTurn(world, action, play);
    }
}

TEST_CASE("a wounded bot rests where nobody is near but not on a sealed floor nor with nothing to eat") {
    World world = worldFromText(cell);
    world.hero().health = 5;
    CHECK(firstAct(world) == Action{Wait{}});
    world.character.hunger = 50;
    CHECK(firstAct(world) != Action{Wait{}});
    give(world, ItemKind::Meal);
    CHECK(firstAct(world) != Action{Wait{}});  // it eats first
    world.character.hunger = fullHunger;
    world.sealed = true;
    CHECK(firstAct(world) != Action{Wait{}});
}

TEST_CASE("a bot leaves fire by the next cell that does not burn") {
    World world = worldFromText(
        "#####\n"
        "#@..#\n"
        "#####\n");
    world.layers.fire.set({1, 1}, 3);
    CHECK(firstAct(world) == Action{Walk{Direction::East}});
}

TEST_CASE("a bot walks through fire where there is no other way out") {
    World world = worldFromText(
        "######\n"
        "#@...#\n"
        "######\n");
    world.layers.fire.set({1, 1}, 3);
    world.layers.fire.set({2, 1}, 3);
    CHECK(firstAct(world) == Action{Walk{Direction::East}});
}

TEST_CASE("a bot goes down when nothing is left") {
    const World world = knownFloor(
        "######\n"
        "#@..>#\n"
        "######\n");
    CHECK(firstAct(world) == Action{Walk{Direction::East}});
    CHECK(firstAct(worldFromText("###\n#@#\n###\n")) == Action{Search{}});
}

TEST_CASE("a bot steps on a trap where it is the only way to the stairs") {
    const World world = knownFloor(
        "######\n"
        "#@^.>#\n"
        "######\n");
    CHECK(firstAct(world) == Action{Walk{Direction::East}});
}

TEST_CASE("a bot that needs a secret door finds it") {
    World world = worldFromText(
        "##########\n"
        "#@...?..>#\n"
        "##########\n");
    Bot bot{Skill::Careful};
    Rng play{Seed{1}};
    int turns = 0;
    while (world.hero().at != world.level.down && turns < 60) {
        takeTurn(world, bot.next(world), play);
        ++turns;
    }
    CHECK(world.hero().at == world.level.down);
}

TEST_CASE("a bot on a sealed floor looks for its lord") {
    World world = knownFloor(
        "#############\n"
        "#>@#........#\n"
        "#..'........#\n"
        "###########.#\n"
        "#############\n");
    addFoe(world, ActorKind::SlimeKing, {11, 3}, Mood::Asleep);
    world.sealed = true;
    Bot bot{Skill::Immortal};
    Rng play{Seed{1}};
    makeTough(world);
    for (int turn = 0; turn < 60; ++turn) takeTurn(world, bot.next(world), play);
    CHECK(foe(world, ActorKind::SlimeKing)->health < foe(world, ActorKind::SlimeKing)->maxHealth);
}

TEST_CASE("a keen bot sets a keystone where a room is missing and a careful one goes on") {
    World world = knownFloor(
        "#####\n"
        "#@o:>\n"
        "#####\n");
    Room junction;
    junction.kind = RoomKind::Gone;
    junction.floor = {2, 1, 1, 1};
    world.level.rooms.push_back(junction);
    give(world, ItemKind::Keystone);
    world.hero().at = {2, 1};
    look(world);
    CHECK(firstAct(world, Skill::Keen) == Action{CallBack{}});
    CHECK(firstAct(world, Skill::Careful) == Action{Walk{Direction::East}});
}

TEST_CASE("a keen bot does not call a room that whispers of foes") {
    World world = knownFloor(
        "#####\n"
        "#@o:>\n"
        "#####\n");
    Room junction;
    junction.kind = RoomKind::Gone;
    junction.floor = {2, 1, 1, 1};
    world.level.rooms.push_back(junction);
    give(world, ItemKind::Keystone);
    Bot bot{Skill::Keen};
    Rng play{Seed{1}};
    takeTurn(world, bot.next(world), play);
    bot.hear({100, {Whispered{0, std::string{whisperOf(GoneKind::Den)}}}});
    for (int turn = 0; turn < 6; ++turn) {
        const Action action = bot.next(world);
        CHECK_FALSE(std::holds_alternative<CallBack>(action));
        takeTurn(world, action, play);
    }
}

TEST_CASE("what the hero does not know changes nothing in what a bot does") {
    for (int n = 0; n < seedCount(12); ++n) {
        CAPTURE(n);
        World world = worldOfFloor(Seed{static_cast<std::uint64_t>(n)}, 1 + n % 4);
        makeTough(world);
        Bot bot{Skill::Careful};
        Rng play{Seed{3}};
        for (int turn = 0; turn < 150; ++turn) {
            World other = world;
            for (int y = 0; y < world.level.tiles.height(); ++y)
                for (int x = 0; x < world.level.tiles.width(); ++x)
                    if (!world.seen[{x, y}]) other.level.tiles[{x, y}] = Tile::Rock;
            std::erase_if(other.actors, [&](const Actor& actor) { return !world.visible[actor.at]; });
            std::erase_if(other.lying, [&](const LyingItem& lying) { return !world.seen[lying.at]; });
            std::erase_if(other.traps, [](const Trap& trap) { return trap.hidden; });
            Bot twin = bot;
            const Action action = bot.next(world);
            REQUIRE(twin.next(other) == action);
            const Report report = takeTurn(world, action, play);
            if (asks(report)) break;
        }
    }
}
