#include "game/automation.hpp"

#include "base/overloaded.hpp"
#include "content/statuses.hpp"
#include "game/explore.hpp"
#include "game/harm.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gone {
namespace {

NextStep travel(const World& world, const KnownWays& ways, Point to, const std::string& arrival) {
    if (world.hero().at == to) return Halt{Halt::Why::Reached, arrival};
    if (const auto step = ways.stepTo(to)) return Action{Walk{*step}};
    if (const auto harm = knownHarm(world, to))
        return Halt{Halt::Why::Blocked, "Not into " + std::string(name(*harm)) + "."};
    for (const Actor* foe : foesInView(world))
        if (foe->at == to) return Halt{Halt::Why::Blocked, capitalised(named(*foe)) + " is there."};
    const Grid<int> bold = distancesFrom(world.remembered, std::array{world.hero().at});
    if (bold.at(to, unreachable) != unreachable) return Halt{Halt::Why::Blocked, "Something is in the way."};
    return Halt{Halt::Why::Impossible, "You know no way there."};
}

NextStep goToStairs(const World& world, const KnownWays& ways, bool down) {
    const auto stairs = knownStairs(world, down);
    if (!stairs)
        return Halt{Halt::Why::Impossible, down ? "You have not found the stairs down yet."
                                                : "You have not found the stairs up yet."};
    return travel(world, ways, *stairs, down ? "The stairs lead down." : "The stairs lead up.");
}

bool suffers(const Actor& hero) {
    for (int i = 0; i < statusCount; ++i)
        if (const auto status = static_cast<Status>(i); rowOf(status).harmful && has(hero, status))
            return true;
    return false;
}

NextStep rest(const World& world, bool begun) {
    const Actor& hero = world.hero();
    if (suffers(hero)) return Action{Wait{}};
    if (hero.health == hero.maxHealth)
        return Halt{Halt::Why::Reached, begun ? "You are rested." : "You are not tired."};
    if (world.sealed) return Halt{Halt::Why::Impossible, "There is no rest on a sealed floor."};
    if (world.character.hunger == 0) return Halt{Halt::Why::Impossible, "Hunger lets no wound close."};
    return Action{Wait{}};
}

/// Errands that nobody begins or goes on with under the eyes of a foe that is awake.
bool isIdle(const Errand& errand) {
    return std::holds_alternative<Explore>(errand) || std::holds_alternative<Rest>(errand);
}

int doorsAndTraps(const World& world) {
    return static_cast<int>(std::ranges::count_if(world.remembered.cells(), [](Tile tile) {
        return tile == Tile::Trap || tile == Tile::ClosedDoor || tile == Tile::OpenDoor;
    }));
}

}  // namespace

Automation::Automation(Errand errand) : errand_{std::move(errand)} {
    if (const auto* run = std::get_if<RunAlong>(&errand_)) runner_.direction = run->direction;
}

std::optional<Halt> Automation::stop(const World& world) const {
    if (before_) {
        if (floor_ != world.floor) return Halt{Halt::Why::Disturbed, "You are elsewhere."};
        if (auto reason = interruption(*before_, world)) return Halt{Halt::Why::Disturbed, *reason};
        if (nextAct_ == world.hero().nextAct) return Halt{Halt::Why::Blocked, "That does not work."};
    }
    if (!isIdle(errand_)) return std::nullopt;
    for (const Actor* foe : foesInView(world))
        if (foe->mood != Mood::Asleep)
            return Halt{Halt::Why::Impossible, "Not with " + named(*foe) + " in view."};
    return std::nullopt;
}

NextStep Automation::next(const World& world) {
    if (auto halt = stop(world)) return *halt;
    const bool begun = before_.has_value();
    before_ = watchOf(world);
    floor_ = world.floor;
    nextAct_ = world.hero().nextAct;
    ways_.update(world);
    return std::visit(
        Overloaded{
            [&](const TravelTo& to) { return travel(world, ways_, to.to, "You are there."); },
            [&](const GoToStairs& stairs) { return goToStairs(world, ways_, stairs.down); },
            [&](const Explore& explore) { return exploreStep(world, ways_, explore); },
            [&](const RunAlong&) { return runStep(world, ways_, runner_); },
            [&](const Rest&) { return rest(world, begun); },
            [&](const SearchHere&) -> NextStep {
                const int found = doorsAndTraps(world);
                const int before = std::exchange(foundBefore_, found);
                if (!begun) return Action{Search{}};
                return Halt{Halt::Why::Reached, found > before ? "You find something." : "You find nothing."};
            }},
        errand_);
}

std::optional<Point> knownStairs(const World& world, bool down) {
    const Tile wanted = down ? Tile::StairsDown : Tile::StairsUp;
    for (int y = 0; y < world.remembered.height(); ++y)
        for (int x = 0; x < world.remembered.width(); ++x)
            if (world.remembered[{x, y}] == wanted) return Point{x, y};
    return std::nullopt;
}

}  // namespace gone
