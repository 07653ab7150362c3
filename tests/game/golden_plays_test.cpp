#include "base/hex.hpp"
#include "game/fingerprint.hpp"
#include "support/any_command.hpp"
#include "support/effort.hpp"
#include "support/floor_of.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace gone;

// tests/golden/plays.txt holds what runs that begin on each floor have come to after 300 commands. Where it
// differs, a run recorded before would play otherwise than it did: raise rulesVersion in rules/turn.hpp, so
// that such runs are kept and not spoilt (a change of assets/floors.json alone needs none: a run brings its
// own), then run
//     GONEROOMS_RENEW=1 gonerooms_tests -tc="every run still plays*"
// and say in the commit what plays otherwise.

namespace {

constexpr int runsAFloor = 3;
constexpr int commands = 300;
constexpr std::string_view path = GONEROOMS_SOURCE_DIR "/tests/golden/plays.txt";

/// One play to its end as a line: a hash for each part, so that a difference tells in what.
std::string play(int floor, int run) {
    constexpr int untilLeap = 25;
    Game game = gameOnFloor(Seed{static_cast<std::uint64_t>(run)}, floor);
    Rng rng{derive(game.seed, "commands", static_cast<std::uint64_t>(floor))};
    for (int i = 1; i <= commands && !game.ending; ++i) {
        if (i % untilLeap == 0) {
            leap(game, i % (2 * untilLeap) == 0);
            advance(game, i % (2 * untilLeap) == 0 ? Command{Action{CallBack{}}}
                                                   : Command{Action{TakeStairs{true}}});
        }
        advance(game, anyCommand(game, rng));
    }
    constexpr std::size_t digits = 16;
    const Fingerprint print = fingerprintOf(game);
    return "floor " + std::to_string(floor) + " run " + std::to_string(run) + ": to floor " +
           std::to_string(game.floor) + " in " + std::to_string(turnOf(game)) + " turns, map " +
           hexText(print.map, digits) + " actors " + hexText(print.actors, digits) + " items " +
           hexText(print.items, digits) + " rng " + hexText(print.rng, digits);
}

std::vector<std::string> plays(int runs) {
    std::vector<std::string> lines{"rules version " + std::to_string(rulesVersion)};
    for (int run = 0; run < runs; ++run)
        for (int floor = 1; floor <= lastFloor; ++floor) lines.push_back(play(floor, run));
    return lines;
}

std::vector<std::string> recorded() {
    std::ifstream file{std::string{path}};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

void renew() {
    std::ofstream file{std::string{path}};
    for (const std::string& line : plays(runsAFloor)) file << line << '\n';
}

}  // namespace

TEST_CASE("every run still plays as it did when the rules got their version") {
    if (std::getenv("GONEROOMS_RENEW") != nullptr) renew();
    const std::vector<std::string> golden = recorded();
    const std::vector<std::string> now = plays(underSanitizers ? 1 : runsAFloor);
    REQUIRE(golden.size() == 1 + static_cast<std::size_t>(runsAFloor * lastFloor));
    INFO(
        "recorded runs play otherwise now: raise rulesVersion in src/rules/turn.hpp and renew "
        "tests/golden/plays.txt as tests/game/golden_plays_test.cpp says");
    for (std::size_t i = 0; i < now.size(); ++i) CHECK(now[i] == golden[i]);
}
