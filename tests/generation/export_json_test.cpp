#include "generation/export_json.hpp"

#include "drawn.hpp"
#include "generation/metrics.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace gone;
using Json = nlohmann::ordered_json;

namespace {

std::string lineOf(const GeneratorParams& params, Seed seed, const Generation& generation,
                   const std::vector<Problem>& problems = {}) {
    std::ostringstream out;
    writeJson(out, params, seed, generation, problems);
    return out.str();
}

Json jsonOf(const GeneratorParams& params, Seed seed, const Generation& generation,
            const std::vector<Problem>& problems = {}) {
    return Json::parse(lineOf(params, seed, generation, problems));
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

using Keys = std::vector<std::string>;

/// Two rooms, a corridor and everything a level can say about them.
Generation twoRooms() {
    Generation generation = drawn({
        "#####    #####",
        "#<..+::::+..>#",
        "#####    #####",
    });
    addRoom(generation, {1, 1, 3, 1});
    addRoom(generation, {10, 1, 3, 1});
    addLink(generation, 0, 1, {{4, 1}, {9, 1}});
    generation.level.links[0].doors = {0, 1};
    generation.level.doors = {{0, {4, 1}, 0, {0}, DoorKind::Plain, Axis::Vertical},
                              {1, {9, 1}, 1, {0}, DoorKind::Secret, Axis::Vertical}};
    generation.level.rooms[1].dark = true;
    generation.level.crossings = {{6, 1}};
    generation.touches = {{5, 1}, {7, 1}};
    return generation;
}

}  // namespace

TEST_CASE("a level's json has every field in its order, on one line") {
    const Generation generation = twoRooms();
    const std::string line = lineOf(RogueParams{}, Seed{5}, generation);
    CHECK(line.find('\n') == line.size() - 1);
    const Json json = Json::parse(line);
    CHECK(keysOf(json) == Keys{"version", "generator", "seed",      "width",   "height", "biome",
                               "params",  "attempt",   "minimum",   "rows",    "legend", "rooms",
                               "links",   "doors",     "crossings", "touches", "up",     "down",
                               "metrics", "problems",  "code",      "hash"});
    CHECK(json["version"] == generatorVersion);
    CHECK(json["generator"] == "rogue");
    CHECK(json["seed"] == "5");
    CHECK(json["width"] == 14);
    CHECK(json["height"] == 3);
    CHECK(json["biome"] == "halls");
    CHECK(json["attempt"] == 0);
    CHECK(json["minimum"] == false);
    CHECK(json["rows"] == Json::array({"#####    #####", "#<..+::::+..>#", "#####    #####"}));
    CHECK(json["crossings"] == Json::parse("[[6,1]]"));
    CHECK(json["touches"] == Json::parse("[[5,1],[7,1]]"));
    CHECK(json["up"] == Json::parse("[1,1]"));
    CHECK(json["down"] == Json::parse("[12,1]"));
    CHECK(json["problems"] == Json::array());
    CHECK(json["code"] == "");
}

TEST_CASE("rooms, links and doors are written with their kinds by name") {
    const Json json = jsonOf(RogueParams{}, Seed{5}, twoRooms());
    CHECK(json["rooms"].dump() == R"([{"id":0,"kind":"room","x":1,"y":1,"w":3,"h":1,"dark":false},)"
                                  R"({"id":1,"kind":"room","x":10,"y":1,"w":3,"h":1,"dark":true}])");
    CHECK(json["links"].dump() == R"([{"from":0,"to":1,"kind":"tree","shape":"straight","doors":[0,1],)"
                                  R"("path":[[4,1],[5,1],[6,1],[7,1],[8,1],[9,1]]}])");
    CHECK(json["doors"].dump() == R"([{"id":0,"x":4,"y":1,"room":0,"links":[0],"kind":"plain","axis":"v"},)"
                                  R"({"id":1,"x":9,"y":1,"room":1,"links":[0],"kind":"secret","axis":"v"}])");
}

TEST_CASE("a region adds its target and its size, a filled pocket its cells") {
    Generation generation = drawn({"#########", "#<..#.>##", "#########"});
    addRoom(generation, {1, 1, 3, 1}, RoomKind::Region);
    addRoom(generation, {5, 1, 2, 1}, RoomKind::Region);
    addRoom(generation, {7, 1, 1, 1}, RoomKind::Gone);
    generation.level.rooms[2].cells = {{7, 1}};
    generation.targets = {{2, 1}, {5, 1}};
    generation.regionIds = Grid<int>{generation.level.tiles.size(), -1};
    for (const int x : {1, 2, 3}) generation.regionIds[{x, 1}] = 0;
    for (const int x : {5, 6}) generation.regionIds[{x, 1}] = 1;
    const Json rooms = jsonOf(CaveParams{}, Seed{0}, generation)["rooms"];
    CHECK(rooms[0].dump() ==
          R"({"id":0,"kind":"region","x":1,"y":1,"w":3,"h":1,"dark":false,"target":[2,1],"cells":3})");
    CHECK(rooms[1]["cells"] == 2);
    CHECK(rooms[2].dump() ==
          R"({"id":2,"kind":"gone","x":7,"y":1,"w":1,"h":1,"dark":false,"cells":[[7,1]]})");
}

TEST_CASE("the legend holds every letter with its name and whether it is walkable") {
    const Json legend = jsonOf(RogueParams{}, Seed{0}, twoRooms())["legend"];
    CHECK(legend.size() == tileCount);
    for (const Tile tile : allTiles()) {
        const Json& entry = legend[std::string(1, letter(tile))];
        CHECK(entry == Json{{"name", std::string{name(tile)}}, {"walkable", isWalkable(tile)}});
    }
}

TEST_CASE("every knob is written, choices by name") {
    for (const GeneratorParams& standard : allGenerators()) {
        GeneratorParams params = standard;
        const std::vector<Knob> knobs = knobsOf(params);
        for (std::size_t i = 0; i < knobs.size(); ++i) setKnob(params, i, knobs[i].max);
        const Json written = jsonOf(params, Seed{0}, twoRooms())["params"];
        CHECK(written.size() == knobs.size());
        for (const Knob& knob : knobs) {
            const std::string key{knob.name};
            CAPTURE(key);
            if (knob.choices.empty())
                CHECK(written[key] == knob.max);
            else
                CHECK(written[key] == std::string{knob.choices.back()});
        }
    }
}

TEST_CASE("every metric is written under its name") {
    const Generation generation = twoRooms();
    const Metrics metrics = metricsOf(generation);
    const Json written = jsonOf(RogueParams{}, Seed{0}, generation)["metrics"];
    CHECK(written.size() == metricTable().size());
    for (const MetricRow& row : metricTable()) CHECK(written[std::string{row.name}] == metrics.*row.member);
}

TEST_CASE("problems are written with their cells") {
    const std::vector<Problem> problems{{"doors", "F3", "door 1 stands at a corner", {{4, 0}}}};
    CHECK(jsonOf(RogueParams{}, Seed{0}, twoRooms(), problems)["problems"].dump() ==
          R"([{"pass":"doors","fault":"F3","text":"door 1 stands at a corner","cells":[[4,0]]}])");
}

TEST_CASE("seed and hash are texts that hold 64 bits") {
    const Json json = jsonOf(RogueParams{}, Seed{~std::uint64_t{0}}, twoRooms());
    CHECK(json["seed"] == "18446744073709551615");
    const auto hash = json["hash"].get<std::string>();
    CHECK(hash.size() == 16);
    CHECK(hash.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(std::stoull(hash, nullptr, 16) == levelHash(twoRooms().level));
}

TEST_CASE("a traced cave shows regions, costs and tunnels in full") {
    CaveParams params;
    params.noiseCost = 20;
    const Size size{40, 24};
    const Generation generation = generate(params, size, Seed{1}, Tracing::On);
    const Json trace = jsonOf(params, Seed{1}, generation)["trace"];
    CHECK(trace.size() == generation.trace.steps.size());
    int tunnels = 0;
    for (const Json& step : trace) {
        CHECK(step["rows"].size() == 24);
        CHECK(step["rows"][0].get<std::string>().size() == 40);
        const auto pass = step["pass"].get<std::string>();
        CAPTURE(pass);
        Keys expected{"pass", "step", "caption", "rows"};
        if (pass == "regions" || pass == "tunnel") expected.push_back("ids");
        if (pass == "cost") expected.push_back("costs");
        if (pass == "tunnel")
            for (const char* key : {"from", "to", "cost", "path"}) expected.emplace_back(key);
        CHECK(keysOf(step) == expected);
        if (pass != "tunnel") continue;
        CHECK(step["step"] == ++tunnels);
        CHECK(step["path"].front() == step["from"]);
        CHECK(step["path"].back() == step["to"]);
        CHECK(step["ids"][23].size() == 40);
    }
    CHECK(tunnels == generation.tally.tunnels);
    CHECK(trace.back()["rows"] == jsonOf(params, Seed{1}, generation)["rows"]);
}

TEST_CASE("without a trace there is no field for one") {
    for (const GeneratorParams& params : allGenerators())
        CHECK_FALSE(jsonOf(params, Seed{2}, generate(params, defaultSize, Seed{2})).contains("trace"));
}

TEST_CASE("the knobs' json lists every generator") {
    const Json json = Json::parse(knobsJson());
    CHECK(json["generators"].size() == allGenerators().size());
    for (std::size_t i = 0; i < allGenerators().size(); ++i) {
        const GeneratorParams& params = allGenerators()[i];
        const Json& written = json["generators"][i];
        CHECK(keysOf(written) == Keys{"name", "meaning", "knobs"});
        CHECK(written["name"] == std::string{generatorName(params)});
        const std::vector<Knob> knobs = knobsOf(params);
        CHECK(written["knobs"].size() == knobs.size());
        for (std::size_t k = 0; k < knobs.size(); ++k) {
            CHECK(keysOf(written["knobs"][k]) ==
                  Keys{"name", "min", "max", "default", "unit", "meaning", "choices"});
            CHECK(written["knobs"][k]["default"] == knobs[k].standard);
            CHECK(written["knobs"][k]["choices"].size() == knobs[k].choices.size());
        }
    }
}
