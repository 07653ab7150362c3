#include "generation/level_check.hpp"

#include "generation/link_invariants.hpp"
#include "generation/room_invariants.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace gone {
namespace {

// clang-format off
constexpr std::array<Invariant, 19> table{{
    {"ids",  "rooms",     "rooms and doors are numbered as they are stored", numbersInOrder},
    {"F11",  "rooms",     "rooms and junctions lie apart and on the map", roomsApart},
    {"F13",  "rooms",     "rooms are floor throughout (in the Unmade for the most part), gone rooms junctions", openFloors},
    {"F18",  "link",      "every room is linked with every other", roomsLinked},
    {"F20",  "link",      "no two links join the same rooms, and none a room with itself", linksUnique},
    {"F1",   "link",      "no corridor runs in a wall or floor of any room, or through a junction", corridorsOffRooms},
    {"F9",   "link",      "every corridor runs unbroken from door to door", pathsHold},
    {"F10",  "link",      "a straight, l or z corridor is no longer than it must be", pathsAreShort},
    {"F3",   "doors",     "a door stands between two walls and opens to both other sides", doorsInWalls},
    {"F4",   "doors",     "no two doors stand side by side", doorsApart},
    {"F5",   "doors",     "a door leads from its room to each of its own corridors", doorsLeadSomewhere},
    {"F6",   "doors",     "the openings in a room's wall are its doors", closedRings},
    {"F23",  "doors",     "a door's tile shows what the door is", doorTilesMatch},
    {"F21",  "crossings", "crossings are recorded where corridors share cells", crossingsRecorded},
    {"F36",  "tunnel",    "a pocket is closed rock that touches no open floor", pocketsClosed},
    {"F29",  "gone",      "the edge of the map is closed", closedEdge},
    {"F27",  "stairs",    "each of the two stairs stands once, where recorded", twoStairs},
    {"F47",  "link",      "every walkable cell can be reached", allReachable},
    {"F16",  "stairs",    "stairs stand in rooms, not on junctions, doors or corridors", stairsInRooms},
}};
// clang-format on

/// How far a level has come when a pass is over.
enum class Stage { Ground, Rooms, Links, Doors, Stairs, Finish };

Stage stageOf(std::string_view pass) {
    using Row = std::pair<std::string_view, Stage>;
    static constexpr std::array rows{
        Row{"gone", Stage::Ground},   Row{"noise", Stage::Ground},    Row{"automaton", Stage::Ground},
        Row{"rooms", Stage::Rooms},   Row{"regions", Stage::Rooms},   Row{"targets", Stage::Rooms},
        Row{"cost", Stage::Rooms},    Row{"tree", Stage::Rooms},      Row{"extras", Stage::Rooms},
        Row{"link", Stage::Links},    Row{"tunnel", Stage::Links},    Row{"loop", Stage::Links},
        Row{"doors", Stage::Doors},   Row{"crossings", Stage::Doors}, Row{"erosion", Stage::Doors},
        Row{"stairs", Stage::Stairs}, Row{"finish", Stage::Finish}};
    const auto row = std::ranges::find(rows, pass, &Row::first);
    assert(row != rows.end());  // a new pass needs its row here
    return row->second;
}

}  // namespace

std::span<const Invariant> invariants() {
    return table;
}

void checkRoomSizes(Size least, const Level& level, std::vector<Problem>& problems) {
    Findings found{"rooms", "F13", problems};
    for (const Room& room : level.rooms)
        if (isBuilt(room) && (room.floor.width < least.width || room.floor.height < least.height))
            found.add(numbered("room", room.id) + " is smaller than rooms may be",
                      {{room.floor.x, room.floor.y}});
}

void checkTargets(const Generation& generation, std::vector<Problem>& problems) {
    Findings found{"targets", "F43", problems};
    for (const Room& room : generation.level.rooms) {
        const auto id = static_cast<std::size_t>(room.id);
        if (room.kind != RoomKind::Region || id >= generation.targets.size()) continue;
        if (generation.regionIds.at(generation.targets[id], -1) != room.id)
            found.add("the target of " + numbered("region", room.id) + " lies outside it",
                      {generation.targets[id]});
    }
}

bool holdsAfter(const Invariant& invariant, std::string_view pass) {
    return stageOf(invariant.pass) <= stageOf(pass);
}

void addNews(std::vector<Problem>& known, std::vector<Problem> problems) {
    for (Problem& problem : problems) {
        const auto first = std::ranges::find(known, problem.fault, &Problem::fault);
        if (first == known.end() || first->pass == problem.pass) known.push_back(std::move(problem));
    }
}

std::vector<Problem> problemsIn(const Level& level, std::string_view pass) {
    std::vector<Problem> problems;
    for (const Invariant& invariant : table) {
        if (!holdsAfter(invariant, pass)) continue;
        Findings found{pass, invariant.fault, problems};
        invariant.check(level, found);
    }
    return problems;
}

}  // namespace gone
