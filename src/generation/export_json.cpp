#include "generation/export_json.hpp"

#include "base/hex.hpp"
#include "generation/metrics.hpp"

#include <nlohmann/json.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace gone {
namespace {

using Json = nlohmann::ordered_json;

std::string text(std::string_view view) {
    return std::string{view};
}

Json pointJson(Point at) {
    return Json::array({at.x, at.y});
}

Json pointsJson(const std::vector<Point>& points) {
    Json list = Json::array();
    for (const Point at : points) list.push_back(pointJson(at));
    return list;
}

Json numbersJson(const Grid<int>& grid) {
    Json rows = Json::array();
    for (int y = 0; y < grid.height(); ++y) {
        Json row = Json::array();
        for (const int number : grid.row(y)) row.push_back(number);
        rows.push_back(std::move(row));
    }
    return rows;
}

Json knobValueJson(const Knob& knob, int value) {
    if (knob.choices.empty()) return value;
    return text(knob.choices[static_cast<std::size_t>(value - knob.min)]);
}

Json paramsJson(const GeneratorParams& params) {
    Json object = Json::object();
    const std::vector<Knob> knobs = knobsOf(params);
    for (std::size_t i = 0; i < knobs.size(); ++i)
        object[text(knobs[i].name)] = knobValueJson(knobs[i], knobValue(params, i));
    return object;
}

const Json& legendJson() {
    static const Json legend = [] {
        Json object = Json::object();
        for (const Tile tile : allTiles())
            object[std::string(1, letter(tile))] = {{"name", text(name(tile))},
                                                    {"walkable", isWalkable(tile)}};
        return object;
    }();
    return legend;
}

/// How many open cells each region had before the tunnels, by room id.
std::vector<int> regionSizes(const Generation& generation) {
    std::vector<int> sizes(generation.level.rooms.size(), 0);
    for (const int id : generation.regionIds.cells())
        if (id >= 0) ++sizes[static_cast<std::size_t>(id)];
    return sizes;
}

Json roomsJson(const Generation& generation) {
    const std::vector<int> sizes = regionSizes(generation);
    Json rooms = Json::array();
    for (const Room& room : generation.level.rooms) {
        Json object{{"id", room.id},     {"kind", text(name(room.kind))}, {"x", room.floor.x},
                    {"y", room.floor.y}, {"w", room.floor.width},         {"h", room.floor.height},
                    {"dark", room.dark}};
        const auto id = static_cast<std::size_t>(room.id);
        if (room.kind == RoomKind::Region) {
            object["target"] = pointJson(generation.targets[id]);
            object["cells"] = sizes[id];
        } else if (!room.cells.empty()) {
            object["cells"] = pointsJson(room.cells);
        }
        rooms.push_back(std::move(object));
    }
    return rooms;
}

Json linksJson(const Level& level) {
    Json links = Json::array();
    for (const Link& link : level.links)
        links.push_back({{"from", link.from},
                         {"to", link.to},
                         {"kind", text(name(link.kind))},
                         {"shape", text(name(link.shape))},
                         {"doors", link.doors},
                         {"path", pointsJson(link.path)}});
    return links;
}

Json doorsJson(const Level& level) {
    Json doors = Json::array();
    for (const Door& door : level.doors)
        doors.push_back({{"id", door.id},
                         {"x", door.at.x},
                         {"y", door.at.y},
                         {"room", door.room},
                         {"links", door.links},
                         {"kind", text(name(door.kind))},
                         {"axis", text(name(door.axis))}});
    return doors;
}

Json metricsJson(const Generation& generation) {
    const Metrics metrics = metricsOf(generation);
    Json object = Json::object();
    for (const MetricRow& row : metricTable()) object[text(row.name)] = metrics.*row.member;
    return object;
}

Json problemsJson(const std::vector<Problem>& problems) {
    Json list = Json::array();
    for (const Problem& problem : problems)
        list.push_back({{"pass", text(problem.pass)},
                        {"fault", text(problem.fault)},
                        {"text", problem.text},
                        {"cells", pointsJson(problem.cells)}});
    return list;
}

Json levelJson(const GeneratorParams& params, Seed seed, const Generation& generation,
               const std::vector<Problem>& problems) {
    const Level& level = generation.level;
    Json object = Json::object();
    object["version"] = generatorVersion;
    object["generator"] = text(generatorName(params));
    object["seed"] = seedText(seed);
    object["width"] = level.tiles.width();
    object["height"] = level.tiles.height();
    object["biome"] = text(name(level.biome));
    object["params"] = paramsJson(params);
    object["attempt"] = generation.attempt;
    object["minimum"] = generation.minimum;
    object["rows"] = rowsOf(level.tiles);
    object["legend"] = legendJson();
    object["rooms"] = roomsJson(generation);
    object["links"] = linksJson(level);
    object["doors"] = doorsJson(level);
    object["crossings"] = pointsJson(level.crossings);
    object["touches"] = pointsJson(generation.touches);
    object["up"] = pointJson(level.up);
    object["down"] = pointJson(level.down);
    object["metrics"] = metricsJson(generation);
    object["problems"] = problemsJson(problems);
    object["code"] = "";
    object["hash"] = hexText(levelHash(level), 16);
    return object;
}

Json stepJson(const Trace& trace, const TraceStep& step, const TraceCursor& cursor) {
    Json object = Json::object();
    object["pass"] = text(step.pass);
    object["step"] = step.number;
    object["caption"] = step.caption;
    object["rows"] = rowsOf(cursor.tiles());
    if (step.pass == "regions" || step.tunnel) object["ids"] = numbersJson(cursor.ids());
    if (step.pass == "cost") object["costs"] = numbersJson(trace.costs);
    if (step.tunnel) {
        object["from"] = pointJson(step.tunnel->from);
        object["to"] = pointJson(step.tunnel->to);
        object["cost"] = step.tunnel->cost;
        object["path"] = pointsJson(step.tunnel->path);
    }
    return object;
}

void writeTrace(std::ostream& out, const Trace& trace) {
    TraceCursor cursor{trace};
    for (std::size_t i = 0; i < trace.steps.size() && out; ++i) {
        cursor.seek(i + 1);
        if (i != 0) out << ',';
        out << stepJson(trace, trace.steps[i], cursor).dump();
    }
}

Json choicesJson(const Knob& knob) {
    Json choices = Json::array();
    for (const std::string_view choice : knob.choices) choices.push_back(text(choice));
    return choices;
}

Json knobListJson(const GeneratorParams& params) {
    Json knobs = Json::array();
    for (const Knob& knob : knobsOf(params))
        knobs.push_back({{"name", text(knob.name)},
                         {"min", knob.min},
                         {"max", knob.max},
                         {"default", knob.standard},
                         {"unit", text(knob.unit)},
                         {"meaning", text(knob.meaning)},
                         {"choices", choicesJson(knob)}});
    return knobs;
}

}  // namespace

void writeJson(std::ostream& out, const GeneratorParams& params, Seed seed, const Generation& generation,
               const std::vector<Problem>& problems) {
    std::string line = levelJson(params, seed, generation, problems).dump();
    if (generation.trace.steps.empty()) {
        out << line << '\n';
        return;
    }
    line.pop_back();  // the closing brace comes after the trace
    out << line << ",\"trace\":[";
    writeTrace(out, generation.trace);
    out << "]}\n";
}

std::string knobsJson(std::span<const GeneratorParams> generators) {
    Json list = Json::array();
    for (const GeneratorParams& params : generators)
        list.push_back({{"name", text(generatorName(params))},
                        {"meaning", text(generatorMeaning(params))},
                        {"knobs", knobListJson(params)}});
    return Json{{"generators", list}}.dump();
}

}  // namespace gone
