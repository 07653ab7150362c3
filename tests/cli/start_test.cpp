#include "program.hpp"

#include "base/seed.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace gone;

namespace {

/// While it lives, no window can open, so that starting the game ends at once.
class WithoutDisplay {
public:
    WithoutDisplay() { setenv("SDL_VIDEODRIVER", "none-such", 1); }
    WithoutDisplay(const WithoutDisplay&) = delete;
    WithoutDisplay& operator=(const WithoutDisplay&) = delete;
    ~WithoutDisplay() { setenv("SDL_VIDEODRIVER", "dummy", 1); }
};

}  // namespace

TEST_CASE("a run without a seed draws one and prints it") {
    const WithoutDisplay guard;
    const auto seedOf = [](const std::vector<std::string>& arguments) {
        const Ran ran = run(arguments);
        REQUIRE(ran.out.starts_with("seed "));
        REQUIRE(ran.out.ends_with("\n"));
        const std::string digits = ran.out.substr(5, ran.out.size() - 6);
        CHECK(seedText(parseSeed(digits).value()) == digits);
        return digits;
    };
    CHECK(seedOf({"play"}) != seedOf({"play"}));
    CHECK(seedOf({}) != seedOf({}));
}

TEST_CASE("a run with a seed prints none") {
    const WithoutDisplay guard;
    CHECK(run({"play", "--seed", "3"}).out.empty());
    CHECK(run({"lab"}).out.empty());
}

TEST_CASE("a window that cannot open is told in one line") {
    const WithoutDisplay guard;
    for (const char* command : {"play", "lab"}) {
        const Ran ran = run({command, "--seed", "1"});
        CHECK(ran.code == 1);
        CHECK(linesIn(ran.err) == 1);
        CHECK(ran.err.starts_with("gonerooms: "));
    }
}
