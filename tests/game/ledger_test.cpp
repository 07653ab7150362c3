#include "game/ledger.hpp"

#include "game/game.hpp"
#include "rules/spawn.hpp"
#include "support/recipes.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

const Who hero{heroId, ActorKind::Hero, {}};
const Who orc{7, ActorKind::Orc, {}};
const Who king{8, ActorKind::SlimeKing, {}};

std::vector<std::string> textsOf(const std::vector<Event>& events) {
    std::vector<LedgerLine> ledger;
    keepLedger(ledger, worldFromText("@"), events, 3);
    std::vector<std::string> texts;
    for (const LedgerLine& line : ledger) texts.push_back(line.text);
    return texts;
}

/// The hero, all but dead, beside an orc that never misses for long.
Game lastStand() {
    Game game = newGame(standardRecipes(), Seed{4}, GivenFloor{levelFromText("<..>\n"), {}});
    addFoe(game.world, ActorKind::Orc, {1, 0}, Mood::Hunting);
    game.world.hero().health = 1;
    return game;
}

}  // namespace

TEST_CASE("the ledger tells what was done to the hero and what he did") {
    CHECK(textsOf({Hit{orc, hero, Cause::Blow, 7, false}, Missed{hero, orc, Cause::Blow},
                   Hit{hero, orc, Cause::Blow, 0, false}, Hurt{hero, Cause::Poison, 1},
                   Died{orc, Cause::Blow, hero}}) ==
          std::vector<std::string>{"the orc hits you for 7", "you miss the orc", "you hit the orc: blocked",
                                   "poison takes 1", "the orc dies"});
}

TEST_CASE("what happens among others is not in the ledger") {
    CHECK(textsOf({Hit{orc, king, Cause::Missile, 3, false}, Hurt{orc, Cause::Burning, 2},
                   Moved{heroId, {}, {1, 0}}, Healed{hero, 1}})
              .empty());
}

TEST_CASE("the ledger keeps the last 20 turns") {
    std::vector<LedgerLine> ledger;
    const World world = worldFromText("@");
    for (int turn = 1; turn <= 50; ++turn) keepLedger(ledger, world, {Hurt{hero, Cause::Acid, 1}}, turn);
    CHECK(ledger.size() == 20);
    CHECK(ledger.front().turn == 31);
    CHECK(ledger.back().turn == 50);
}

TEST_CASE("a death is told with what did it") {
    CHECK(deathText({hero, Cause::Blow, orc}) == "Killed by an orc.");
    CHECK(deathText({hero, Cause::Slam, king}) == "Crushed by the Slime King.");
    CHECK(deathText({hero, Cause::Acid, king}) == "Eaten by acid, thanks to the Slime King.");
    CHECK(deathText({hero, Cause::Burning, std::nullopt}) == "Burned to death.");
    CHECK(deathText({hero, Cause::Starvation, std::nullopt}) == "Starved.");
}

TEST_CASE("a run ends with the hero and says how it went") {
    Game game = lastStand();
    game.world.character.gold = 12;
    for (int turn = 0; turn < 200 && !game.ending; ++turn) advance(game, Wait{});
    REQUIRE(game.ending);
    CHECK(game.ending->what == "Killed by an orc.");
    CHECK(game.ending->floor == 1);
    CHECK(game.ending->turn == turnOf(game));
    CHECK(game.ending->score == 12);
    CHECK(game.ledger.back().text == "you die");
    CHECK(game.ledger.back().health == 0);
    const Game over = game;
    CHECK(advance(game, Wait{}).spent == 0);
    CHECK(game == over);
}

TEST_CASE("the score counts gold and depth and growth") {
    CHECK(scoreOf(12, 1, 1) == 12);
    CHECK(scoreOf(30, 5, 4) == 30 + 400 + 75);
}
