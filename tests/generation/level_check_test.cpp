#include "generation/level_check.hpp"

#include "generation/drawn_level.hpp"
#include "generation/generators.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

using namespace gone;

namespace {

/// A fault planted in a sound level, which the invariant of that name must see.
struct Planted {
    std::string_view fault;
    std::string_view what;
    Level (*level)();
};

template <void (*harm)(Level&)>
Level harmedHalls() {
    Level level = soundHalls();
    harm(level);
    return level;
}

template <void (*harm)(Level&)>
Level harmedHollows() {
    Level level = soundHollows();
    harm(level);
    return level;
}

Door& doorStanding(Level& level, Point at) {
    return *std::ranges::find(level.doors, at, &Door::at);
}

void moveDoor(Level& level, Point from, Point to) {
    drawOver(level, from, "#");
    drawOver(level, to, "+");
    doorStanding(level, from).at = to;
}

void roomMisnumbered(Level& level) {
    level.rooms[1].id = 3;
}
void doorMisnumbered(Level& level) {
    level.doors[0].id = 1;
}
void roomOverRoom(Level& level) {
    level.rooms[1].floor.x = 7;
}
void junctionUnderRing(Level& level) {
    level.rooms[2].floor = {13, 12, 1, 1};
}
void roomOffMap(Level& level) {
    level.rooms[3].floor.width = 8;
}
void pillarInRoom(Level& level) {
    drawOver(level, {3, 3}, "#");
}
void roomHalfRock(Level& level) {
    drawOver(level, {15, 10}, "   ");
}
void junctionPaved(Level& level) {
    drawOver(level, {10, 8}, ":");
}
void roomUnlinked(Level& level) {
    level.links.pop_back();
}
void junctionUnlinked(Level& level) {
    std::erase_if(level.links, [](const Link& l) { return l.from == 2 || l.to == 2; });
}
void linkTwice(Level& level) {
    level.links.push_back(level.links[1]);
}
void linkTwiceTurnedRound(Level& level) {
    Link link = level.links[0];
    std::swap(link.from, link.to);
    std::ranges::reverse(link.path);
    level.links.push_back(link);
}
void linkInsideWideRoom(Level& level) {
    level.links.push_back({3, 3, LinkKind::Extra, LinkShape::Straight, {}, cellsAlong({{16, 9}, {13, 11}})});
}
void corridorInRing(Level& level) {
    level.links[1].path = cellsAlong({{3, 5}, {3, 9}, {10, 9}, {10, 8}});
    drawOver(level, {3, 9}, "::+:::");
}
void corridorThroughRoom(Level& level) {
    level.links[1].path = cellsAlong({{3, 5}, {5, 5}, {5, 11}, {10, 11}, {10, 8}});
}
void corridorThroughJunction(Level& level) {
    level.links[2].path = cellsAlong({{16, 5}, {16, 8}, {9, 8}, {16, 8}, {16, 9}});
}
void pathTorn(Level& level) {
    level.links[1].path.erase(level.links[1].path.begin() + 3);
}
void pathOverRock(Level& level) {
    drawOver(level, {9, 2}, " ");
}
void pathShortOfDoor(Level& level) {
    level.links[0].path.pop_back();
}
void pathFromWrongRoom(Level& level) {
    level.links[2].from = 0;
}
void pathLost(Level& level) {
    level.links[3].path.clear();
}
void doorNotOnLink(Level& level) {
    level.links[0].doors.clear();
}
void detour(Level& level) {
    level.links[0].path = cellsAlong({{6, 2}, {8, 2}, {8, 3}, {9, 3}, {9, 2}, {13, 2}});
    drawOver(level, {8, 3}, "::");
}
void doorAtCorner(Level& level) {
    moveDoor(level, {6, 2}, {6, 1});
}
void doorWithoutFrame(Level& level) {
    drawOver(level, {4, 5}, ".");
}
void doorBeforeRock(Level& level) {
    drawOver(level, {7, 2}, " ");
}
void doorTurned(Level& level) {
    doorStanding(level, {16, 5}).axis = Axis::Vertical;
}
void doorsSideBySide(Level& level) {
    drawOver(level, {6, 3}, "+");
    level.doors.push_back(
        {static_cast<int>(level.doors.size()), {6, 3}, 0, {0}, DoorKind::Plain, Axis::Vertical});
}
void doorOfNoLink(Level& level) {
    doorStanding(level, {5, 9}).links.clear();
}
void doorOfForeignLink(Level& level) {
    doorStanding(level, {5, 9}).links = {0};
}
void doorOfLostLink(Level& level) {
    doorStanding(level, {5, 9}).links = {99};
}
void doorOfWrongRoom(Level& level) {
    doorStanding(level, {5, 9}).room = 1;
}
void doorOfNoRoom(Level& level) {
    doorStanding(level, {5, 9}).room = -1;
}
void carvedRing(Level& level) {
    drawOver(level, {15, 1}, ".");
}
void doorUnrecorded(Level& level) {
    drawOver(level, {15, 1}, "+");
}
void secretDoorUnrecorded(Level& level) {
    drawOver(level, {18, 3}, "?");
}
void carvedCorner(Level& level) {
    drawOver(level, {3, 12}, ":");
}
void doorWalledUp(Level& level) {
    drawOver(level, {6, 2}, "#");
}
void secretDoorShown(Level& level) {
    doorStanding(level, {6, 2}).kind = DoorKind::Secret;
}
void plainDoorHidden(Level& level) {
    drawOver(level, {6, 2}, "?");
}
void lockedDoorOpen(Level& level) {
    doorStanding(level, {6, 2}).kind = DoorKind::Locked;
    drawOver(level, {6, 2}, "'");
}
void crossingForgotten(Level& level) {
    level.crossings.clear();
}
void crossingInvented(Level& level) {
    level.crossings.push_back({16, 7});
}
void pocketOpened(Level& level) {
    drawOver(level, {13, 3}, ".");
}
void pocketTouched(Level& level) {
    drawOver(level, {12, 3}, ".");
}
void edgeOpened(Level& level) {
    drawOver(level, {0, 4}, ".");
}
void doorInEdge(Level& level) {
    drawOver(level, {21, 3}, "?");
}
void caveOpenBelow(Level& level) {
    drawOver(level, {9, 6}, ".");
}
void stairsTwice(Level& level) {
    drawOver(level, {3, 3}, "<");
}
void stairsGone(Level& level) {
    drawOver(level, level.down, ".");
}
void stairsElsewhere(Level& level) {
    level.up = {3, 4};
}
void corridorCut(Level& level) {
    drawOver(level, {9, 2}, " ");
    drawOver(level, {16, 7}, " ");
}
void lonelyCell(Level& level) {
    drawOver(level, {20, 5}, ":");
}
void cutBySecretDoor(Level& level) {
    drawOver(level, {5, 9}, "?");
}
void caveCutInTwo(Level& level) {
    drawOver(level, {5, 2}, "#");
}
void stairsOffMap(Level& level) {
    level.up = {-1, 0};
}
void stairsOnCorridor(Level& level) {
    drawOver(level, level.up, ".");
    drawOver(level, {10, 10}, "<");
    level.up = {10, 10};
}
void stairsOnJunction(Level& level) {
    drawOver(level, level.down, ".");
    drawOver(level, {10, 8}, ">");
    level.down = {10, 8};
}

// clang-format off
const std::vector<Planted> plantedFaults{
    {"ids", "a room has another's number", harmedHalls<roomMisnumbered>},
    {"ids", "a door has another's number", harmedHalls<doorMisnumbered>},
    {"F11", "two rooms overlap", harmedHalls<roomOverRoom>},
    {"F11", "a junction lies in a room's ring", harmedHalls<junctionUnderRing>},
    {"F11", "a room leaves the map", harmedHalls<roomOffMap>},
    {"F13", "a wall stands in a room", harmedHalls<pillarInRoom>},
    {"F13", "part of a room was never dug", harmedHalls<roomHalfRock>},
    {"F13", "a junction looks like a corridor", harmedHalls<junctionPaved>},
    {"F18", "a room has no link", harmedHalls<roomUnlinked>},
    {"F18", "a junction has no link", harmedHalls<junctionUnlinked>},
    {"F20", "a link stands twice", harmedHalls<linkTwice>},
    {"F20", "a link stands twice, turned round", harmedHalls<linkTwiceTurnedRound>},
    {"F20", "a link lies inside a wide room", harmedHalls<linkInsideWideRoom>},
    {"F1",  "a corridor runs in a room's ring", harmedHalls<corridorInRing>},
    {"F1",  "a corridor runs through a third room", harmedHalls<corridorThroughRoom>},
    {"F1",  "a corridor runs through a junction", harmedHalls<corridorThroughJunction>},
    {"F9",  "a path lacks a cell", harmedHalls<pathTorn>},
    {"F9",  "a path runs over rock", harmedHalls<pathOverRock>},
    {"F9",  "a path ends before its door", harmedHalls<pathShortOfDoor>},
    {"F9",  "a path starts at another room", harmedHalls<pathFromWrongRoom>},
    {"F9",  "a link has no path", harmedHalls<pathLost>},
    {"F9",  "a path ends on a door that its link does not name", harmedHalls<doorNotOnLink>},
    {"F10", "a straight corridor makes a detour", harmedHalls<detour>},
    {"F3",  "a door stands at a corner", harmedHalls<doorAtCorner>},
    {"F3",  "a door has an opening beside it", harmedHalls<doorWithoutFrame>},
    {"F3",  "a door opens on rock", harmedHalls<doorBeforeRock>},
    {"F3",  "a door is turned across its wall", harmedHalls<doorTurned>},
    {"F4",  "two doors stand side by side", harmedHalls<doorsSideBySide>},
    {"F5",  "a door has no link", harmedHalls<doorOfNoLink>},
    {"F5",  "a door has a link that does not reach it", harmedHalls<doorOfForeignLink>},
    {"F5",  "a door has a link that is not there", harmedHalls<doorOfLostLink>},
    {"F5",  "a door belongs to a far room", harmedHalls<doorOfWrongRoom>},
    {"F5",  "a door belongs to no room", harmedHalls<doorOfNoRoom>},
    {"F6",  "a ring was carved", harmedHalls<carvedRing>},
    {"F6",  "a ring was carved at its corner", harmedHalls<carvedCorner>},
    {"F6",  "a door was never recorded", harmedHalls<doorUnrecorded>},
    {"F6",  "a secret door was never recorded", harmedHalls<secretDoorUnrecorded>},
    {"F6",  "a recorded door is wall", harmedHalls<doorWalledUp>},
    {"F23", "a secret door shows", harmedHalls<secretDoorShown>},
    {"F23", "a plain door is hidden", harmedHalls<plainDoorHidden>},
    {"F23", "a locked door stands open", harmedHalls<lockedDoorOpen>},
    {"F21", "a crossing is not recorded", harmedHalls<crossingForgotten>},
    {"F21", "a crossing is recorded where none is", harmedHalls<crossingInvented>},
    {"F36", "a pocket was opened", harmedHollows<pocketOpened>},
    {"F36", "a pocket touches open floor", harmedHollows<pocketTouched>},
    {"F29", "the edge is open", harmedHalls<edgeOpened>},
    {"F29", "a secret door stands in the edge", harmedHalls<doorInEdge>},
    {"F29", "a cave is open below", harmedHollows<caveOpenBelow>},
    {"F27", "stairs stand twice", harmedHalls<stairsTwice>},
    {"F27", "stairs are gone", harmedHalls<stairsGone>},
    {"F27", "stairs are recorded elsewhere", harmedHalls<stairsElsewhere>},
    {"F27", "stairs are recorded off the map", harmedHalls<stairsOffMap>},
    {"F47", "both ways to a part are cut", harmedHalls<corridorCut>},
    {"F47", "a cell is out of reach", harmedHalls<lonelyCell>},
    {"F47", "the only way leads through a secret door", harmedHalls<cutBySecretDoor>},
    {"F47", "a cave falls into two", harmedHollows<caveCutInTwo>},
    {"F16", "stairs stand on a corridor", harmedHalls<stairsOnCorridor>},
    {"F16", "stairs stand on a junction", harmedHalls<stairsOnJunction>},
};
// clang-format on

std::vector<std::string> textsOf(std::span<const Problem> problems) {
    std::vector<std::string> texts;
    for (const Problem& p : problems) texts.push_back(std::string{p.fault} + ": " + p.text);
    return texts;
}

}  // namespace

TEST_CASE("the check finds nothing in sound levels") {
    CHECK(textsOf(problemsIn(soundHalls())) == std::vector<std::string>{});
    CHECK(textsOf(problemsIn(soundHollows())) == std::vector<std::string>{});
}

TEST_CASE("every invariant has a fault planted against it") {
    for (const Invariant& invariant : invariants()) {
        CAPTURE(invariant.fault);
        CAPTURE(invariant.meaning);
        CHECK(std::ranges::count(plantedFaults, invariant.fault, &Planted::fault) >= 1);
    }
}

TEST_CASE("each planted fault is caught by the invariant of its name") {
    for (const Planted& planted : plantedFaults) {
        CAPTURE(planted.fault);
        CAPTURE(planted.what);
        const std::vector<Problem> problems = problemsIn(planted.level());
        CHECK(std::ranges::count(problems, planted.fault, &Problem::fault) >= 1);
    }
}

TEST_CASE("a problem names its pass, its cells and what is wrong in a sentence") {
    const std::vector<Problem> problems = problemsIn(harmedHalls<edgeOpened>());
    const auto found = std::ranges::find(problems, "F29", &Problem::fault);
    REQUIRE(found != problems.end());
    CHECK(found->pass == "finish");
    CHECK(found->cells == std::vector{Point{0, 4}});
    CHECK(found->text == "the edge of the map is open");
}

TEST_CASE("invariants have each a name of their own, a pass and a meaning") {
    const std::span<const Invariant> all = invariants();
    for (const Invariant& invariant : all) {
        CHECK(std::ranges::count(all, invariant.fault, &Invariant::fault) == 1);
        CHECK_FALSE(invariant.pass.empty());
        CHECK_FALSE(invariant.meaning.empty());
    }
}
