#include "generation/changes.hpp"

#include "generation/level_check.hpp"
#include "generation/remodel.hpp"

#include <algorithm>

namespace gone {

Made make(const GeneratorParams& params, Size size, Seed seed) {
    Generation made = generate(params, size, seed);
    const Origin origin = originOf(params, seed, made);
    return {origin, std::move(made.level)};
}

Made make(const LevelCase& wanted) {
    return make(wanted.params, wanted.size, wanted.seed);
}

GeneratorParams withKnobs(std::string_view name, const std::vector<std::pair<std::string_view, int>>& knobs) {
    GeneratorParams params = generatorNamed(name).value();
    for (const auto& [knob, value] : knobs) setKnob(params, knobIndex(params, knob).value(), value);
    return params;
}

std::vector<Preset> gridPresets() {
    return {
        {withKnobs("rogue", {}), {21, 18}},
        {withKnobs("rogue", {}), {60, 42}},
        {withKnobs("rogue", {{"gone_min", 7}, {"gone_rooms_max", 7}}), {40, 24}},
        {withKnobs("rogue", {{"corridor", 1}, {"extra_links_max", 12}, {"exact_extras", 1}}), {54, 39}},
        {withKnobs("rogue", {{"wide_rooms_percent", 60},
                             {"columns", 4},
                             {"hall", 1},
                             {"gone_min", 2},
                             {"spread_remainder", 1}}),
         {70, 40}},
        {withKnobs(
             "rogue",
             {{"secret_doors_percent", 60}, {"water_percent", 40}, {"pillars_percent", 40}, {"gone_min", 2}}),
         {60, 42}},
        {withKnobs("bsp", {{"gone_min", 3}, {"gone_rooms_max", 9}, {"extra_links_max", 9}}), {60, 42}},
        {withKnobs("mixed", {{"gone_min", 2}}), {60, 42}},
        {withKnobs("mixed", {{"gone_min", 2}, {"erosion", 5}, {"holes_percent", 30}, {"water_percent", 30}}),
         {48, 33}},
    };
}

std::vector<Preset> cavePresets() {
    return {
        {withKnobs("cave", {{"min_region", 16}}), {60, 42}},
        {withKnobs("cave", {{"min_region", 40}, {"fill_percent", 48}, {"join", 2}, {"noise_cost", 30}}),
         {60, 42}},
        {withKnobs("cave", {{"min_region", 100}, {"fill_percent", 50}, {"steps", 1}, {"join", 1}}), {40, 24}},
        {withKnobs("cave",
                   {{"min_region", 30}, {"loops", 3}, {"water_percent", 30}, {"pillars_percent", 20}}),
         {48, 36}},
    };
}

std::vector<int> roomsOf(const Level& level, RoomKind kind) {
    std::vector<int> rooms;
    for (const Room& room : level.rooms)
        if (room.kind == kind) rooms.push_back(room.id);
    return rooms;
}

std::vector<Point> changedCells(const Level& before, const Level& after) {
    std::vector<Point> cells;
    for (int y = 0; y < before.tiles.height(); ++y)
        for (int x = 0; x < before.tiles.width(); ++x)
            if (before.tiles[{x, y}] != after.tiles[{x, y}]) cells.push_back({x, y});
    return cells;
}

bool fillsWalkable(const Level& before, const Level& after) {
    for (const Point at : changedCells(before, after))
        if (isWalkable(before.tiles[at]) && !isWalkable(after.tiles[at])) return true;
    return false;
}

std::string problemsText(const Level& level) {
    std::string text;
    for (const Problem& problem : problemsIn(level))
        text.append(problem.fault).append(": ").append(problem.text) += '\n';
    for (const Link& link : level.links) {
        std::vector<Point> doors;
        for (const int id : link.doors) doors.push_back(level.doors[static_cast<std::size_t>(id)].at);
        std::vector<Point> ends;
        for (const Point end : {link.path.front(), link.path.back()})
            if (std::ranges::find(level.doors, end, &Door::at) != level.doors.end()) ends.push_back(end);
        if (doors != ends) text += "the doors of a link are not the ends of its path, in order\n";
        if (link.shape != LinkShape::Free && link.shape != shapeOf(link.path))
            text += "a link has another shape than its path\n";
    }
    return text;
}

}  // namespace gone
