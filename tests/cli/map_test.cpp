#include "cli/values.hpp"
#include "program.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace gone;

TEST_CASE("map writes a line with the seed, then the rows") {
    const Ran ran = run({"map", "--generator", "rogue", "--seeds", "7..9", "--size", "40x24"});
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    CHECK(linesIn(ran.out) == 3 * 25);
    CHECK(ran.out.starts_with("seed 7\n"));
    CHECK(ran.out.find("\nseed 9\n") != std::string::npos);
    CHECK(ran.out.size() == 3 * (7 + 24 * 41));
}

TEST_CASE("map without a seed takes 0") {
    CHECK(run({"map", "--generator", "cave"}).out == run({"map", "--generator", "cave", "--seed", "0"}).out);
}

TEST_CASE("map with text for a seed names the number it stands for") {
    CHECK(
        run({"map", "--generator", "cave", "--seed", "abc"}).out.starts_with("seed 16654208175385433931\n"));
}

TEST_CASE("map writes one json object a line") {
    const Ran ran = run({"map", "--generator", "cave", "--seeds", "0..4", "--format", "json"});
    CHECK(ran.code == 0);
    CHECK(linesIn(ran.out) == 5);
    std::istringstream lines{ran.out};
    std::string line;
    for (int seed = 0; std::getline(lines, line); ++seed)
        CHECK(nlohmann::json::parse(line)["seed"] == std::to_string(seed));
}

TEST_CASE("map reaches the last seed there is") {
    const Ran ran = run({"map", "--generator", "rogue", "--seeds",
                         "18446744073709551613..18446744073709551615", "--size", "21x18"});
    CHECK(ran.code == 0);
    CHECK(linesIn(ran.out) == 3 * 19);
    CHECK(ran.out.find("seed 18446744073709551615\n") != std::string::npos);
}

TEST_CASE("map with --trace shows each step under its caption and ends with the level") {
    const Ran plain = run({"map", "--generator", "cave", "--size", "40x24"});
    const Ran traced = run({"map", "--generator", "cave", "--size", "40x24", "--trace"});
    CHECK(traced.code == 0);
    CHECK(traced.out.ends_with(plain.out.substr(plain.out.find('\n'))));
    CHECK((linesIn(traced.out) - 1) % 25 == 0);
}

TEST_CASE("tracing changes nothing but the trace") {
    for (const char* generator : {"rogue", "cave"}) {
        const std::vector<std::string> arguments{"map", "--generator", generator, "--seed",
                                                 "4",   "--format",    "json"};
        auto traced = arguments;
        traced.push_back("--trace");
        auto withTrace = nlohmann::ordered_json::parse(run(traced).out);
        CHECK(withTrace["trace"].back()["rows"] == withTrace["rows"]);
        withTrace.erase("trace");
        CHECK(withTrace.dump() + "\n" == run(arguments).out);
    }
}

TEST_CASE("a knob on the command line reaches the level") {
    const Ran ran =
        run({"map", "--generator", "rogue", "--format", "json", "--set", "columns=2", "--set", "corridor=z"});
    const auto level = nlohmann::json::parse(ran.out);
    CHECK(level["params"]["columns"] == 2);
    CHECK(level["params"]["corridor"] == "z");
    CHECK(level["rooms"].size() == 6);
}

TEST_CASE("map writes the same bytes into a file") {
    const auto file = scratch("level.txt");
    const Ran ran = run({"map", "--generator", "rogue", "--out", file.string()});
    CHECK(ran.code == 0);
    CHECK(ran.out.empty());
    CHECK(contentOf(file) == run({"map", "--generator", "rogue"}).out);
}

TEST_CASE("a size that is too small is refused with what would fit") {
    for (const char* generator : {"rogue", "cave"}) {
        const Ran ran = run({"map", "--generator", generator, "--size", "4x4"});
        CHECK(ran.code == 1);
        CHECK(ran.out.empty());
        CHECK(linesIn(ran.err) == 1);
        CHECK(ran.err.find("4x4") != std::string::npos);
    }
}

TEST_CASE("a refusal leaves an old file alone") {
    const auto file = scratch("kept.txt");
    std::ofstream{file} << "old";
    CHECK(run({"map", "--generator", "rogue", "--size", "4x4", "--out", file.string()}).code == 1);
    CHECK(contentOf(file) == "old");
}

TEST_CASE("bad usage ends with 2 and one line") {
    const std::vector<std::vector<std::string>> bad{
        {"map"},
        {"map", "--generator", "rouge"},
        {"map", "--generator", "rogue", "--size", "0x9"},
        {"map", "--generator", "rogue", "--seeds", "5..3"},
        {"map", "--generator", "rogue", "--set", "columns=99"},
        {"map", "--generator", "rogue", "--seed", ""},
        {"map", "--generator", "rogue", "--format", "tmj"},
        {"knobs", "--format", "yaml"},
        {"dance"},
        {"--dance"},
    };
    for (const auto& arguments : bad) {
        CAPTURE(arguments.back());
        const Ran ran = run(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(linesIn(ran.err) == 1);
        CHECK(ran.err.starts_with("gonerooms: "));
    }
}

TEST_CASE("a file that cannot be opened is named with the reason") {
    for (const std::string file : {"/no/such/folder/f", "/"}) {
        const Ran ran = run({"map", "--generator", "rogue", "--out", file});
        CHECK(ran.code == 1);
        CHECK(linesIn(ran.err) == 1);
        CHECK(ran.err.find(inQuotes(file)) != std::string::npos);
    }
}

TEST_CASE("a full disk is told in one line") {
    if (!std::filesystem::exists("/dev/full")) return;
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"map", "--generator", "rogue", "--seeds", "0..200"},
          std::vector<std::string>{"map", "--generator", "rogue"}, std::vector<std::string>{"knobs"},
          std::vector<std::string>{"--version"}, std::vector<std::string>{"map", "--help"}}) {
        CAPTURE(arguments.back());
        const Ran ran = run(arguments, ">/dev/full");
        CHECK(ran.code == 1);
        CHECK(linesIn(ran.err) == 1);
        CHECK(ran.err.find("cannot write") != std::string::npos);
    }
}

TEST_CASE("a reader that has seen enough ends the output without a word") {
    const Ran ran = run({"map", "--generator", "rogue", "--seeds", "0..18446744073709551615"},
                        std::string{"| head -n 1 >"}.append(shellQuoted(scratch("out").string())));
    CHECK(ran.code == 0);
    CHECK(ran.out == "seed 0\n");
    CHECK(ran.err.empty());
}

TEST_CASE("help and version go to the standard output") {
    for (const char* option : {"--help", "--version"}) {
        const Ran ran = run({option});
        CHECK(ran.code == 0);
        CHECK_FALSE(ran.out.empty());
        CHECK(ran.err.empty());
    }
}

TEST_CASE("knobs lists one generator that is named") {
    CHECK(run({"knobs", "--generator", "cave"}).out.starts_with("cave: "));
    const auto json = nlohmann::json::parse(run({"knobs", "--generator", "cave", "--format", "json"}).out);
    REQUIRE(json["generators"].size() == 1);
    CHECK(json["generators"][0]["name"] == "cave");
}

TEST_CASE("knobs lists every generator, as a table and as json") {
    const Ran table = run({"knobs"});
    CHECK(table.code == 0);
    CHECK(table.out.find("fill_percent") != std::string::npos);
    const auto json = nlohmann::json::parse(run({"knobs", "--format", "json"}).out);
    CHECK(json["generators"].size() >= 2);
    for (const auto& generator : json["generators"]) {
        CHECK(generator.size() == 3);
        CHECK_FALSE(generator["meaning"].get<std::string>().empty());
        for (const auto& knob : generator["knobs"]) {
            CHECK(knob.size() == 7);
            CHECK(knob["min"] <= knob["default"]);
            CHECK(knob["default"] <= knob["max"]);
            CHECK_FALSE(knob["meaning"].get<std::string>().empty());
            const auto choices = knob["choices"].size();
            CHECK((choices == 0 ||
                   choices == knob["max"].get<std::size_t>() - knob["min"].get<std::size_t>() + 1));
            CHECK(table.out.find(knob["name"].get<std::string>()) != std::string::npos);
        }
    }
}
