#include "program.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace gone;

TEST_CASE("the bot tells what came of its games as json with every field in order") {
    const Ran ran = run({"bot", "--games", "6", "--seed", "3", "--floor", "2", "--format", "json"});
    CHECK(ran.code == 0);
    CHECK(ran.err == "");
    CHECK(linesIn(ran.out) == 1);
    const auto json = nlohmann::ordered_json::parse(ran.out);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    CHECK(keys == std::vector<std::string>{"games", "seed", "skill", "survival", "wins", "causes", "turns",
                                           "stuck", "crashed"});
    CHECK(json["games"] == 6);
    CHECK(json["seed"] == "3");
    CHECK(json["skill"] == "careful");
    CHECK(json["survival"].size() == 12);
    CHECK(json["survival"][2] == 0.0);
    CHECK(json["turns"]["p50"] <= json["turns"]["p95"]);
}

TEST_CASE("the bot prints the same bytes for any number of threads") {
    const std::vector<std::string> call{"bot", "--games", "8", "--floor", "2", "--format", "json"};
    std::vector<std::string> alone = call;
    alone.insert(alone.end(), {"--jobs", "1"});
    std::vector<std::string> together = call;
    together.insert(together.end(), {"--jobs", "3"});
    CHECK(run(alone).out == run(together).out);
}

TEST_CASE("who cannot die leaves every floor asked for") {
    const Ran ran = run({"bot", "--games", "3", "--skill", "immortal", "--floor", "3", "--format", "json"});
    const auto json = nlohmann::json::parse(ran.out);
    CHECK(json["survival"][2] == 1.0);
    CHECK(json["causes"].empty());
}

TEST_CASE("the bot's table names each floor and what killed") {
    const Ran ran = run({"bot", "--games", "4", "--floor", "2"});
    CHECK(ran.out.find("4 games, seed 0, careful\n") == 0);
    CHECK(ran.out.find("leave floor  2") != std::string::npos);
    CHECK(ran.out.find("leave floor  3") == std::string::npos);
    CHECK(ran.out.find("stuck 0, crashed 0\n") != std::string::npos);
}

TEST_CASE("recorded games verify and are not written over") {
    const std::string folder = scratch("recorded").string();
    const std::vector<std::string> call{"bot",     "--games", "2",        "--seed", "4",
                                        "--floor", "1",       "--record", folder};
    CHECK(run(call).code == 0);
    for (const char* name : {"4.run", "5.run"}) {
        const Ran verified = run({"replay", folder + "/" + name, "--verify"});
        CHECK(verified.code == 0);
        CHECK(verified.out.find("same: ") == 0);
    }
    const Ran again = run(call);
    CHECK(again.code == 1);
    CHECK(linesIn(again.err) == 1);
    CHECK(again.err.find("4.run") != std::string::npos);
}

TEST_CASE("what the bot cannot be asked for is bad usage and one line") {
    const std::vector<std::vector<std::string>> calls{
        {"bot"},
        {"bot", "--games", "0"},
        {"bot", "--games", "1", "--skill", "lazy"},
        {"bot", "--games", "1", "--floor", "13"},
        {"bot", "--games", "1", "--jobs", "0"},
        {"bot", "--games", "1", "--format", "csv"},
        {"bot", "--games", "1", "--skill", "immortal", "--record", "x"}};
    for (const auto& call : calls) {
        const Ran ran = run(call);
        CAPTURE(ran.err);
        CHECK(ran.code == 2);
        CHECK(ran.out == "");
        CHECK(linesIn(ran.err) == 1);
    }
}
