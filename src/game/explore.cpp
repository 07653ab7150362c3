#include "game/explore.hpp"

#include "rules/pack.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace gone {
namespace {

/// Is this something to take without asking? Not one of several of which the others are lost then.
bool isWanted(const World& world, const LyingItem& lying, const Explore& errand) {
    return lying.choice == 0 && fits(world.character, lying.item) &&
           std::ranges::find(errand.leave, lying.item.id) == errand.leave.end();
}

bool canOpen(const World& world, Point chestAt) {
    const auto chest = std::ranges::find(world.chests, chestAt, &Chest::at);
    return chest != world.chests.end() && (!chest->locked || findKind(world, ItemKind::ChestKey) != nullptr);
}

/// Looks over the floor for what is left to do.
class Explorer {
public:
    Explorer(const World& world, const Explore& errand)
        : world_{world}, errand_{errand}, guess_{world.remembered} {
        for (int y = 0; y < guess_.height(); ++y)
            for (int x = 0; x < guess_.width(); ++x)
                if (!world.seen[{x, y}]) guess_[{x, y}] = Tile::Floor;
    }

    /// The nearest cell where there is something to do.
    std::optional<Point> nearest(const Grid<int>& steps) const {
        std::optional<Point> best;
        for (int y = 0; y < steps.height(); ++y)
            for (int x = 0; x < steps.width(); ++x) {
                const Point at{x, y};
                if (steps[at] == unreachable || (best && steps[at] >= steps[*best])) continue;
                if (deed(at) || hasUnseenBeside(at)) best = at;
            }
        return best;
    }

    /// What to do on a cell.
    std::optional<Action> deed(Point at) const {
        for (const LyingItem& lying : world_.rememberedItems)
            if (lying.at == at && isWanted(world_, lying, errand_)) return PickUp{};
        for (const Direction direction : allDirections) {
            if (isDiagonal(direction)) continue;
            const Point beside = at + offset(direction);
            const Tile tile = world_.remembered.at(beside, Tile::Rock);
            if (tile == Tile::Chest && canOpen(world_, beside)) return OpenChest{direction};
            if (tile == Tile::LockedDoor && findKind(world_, ItemKind::VaultKey) != nullptr)
                return OpenDoor{direction};
        }
        return std::nullopt;
    }

private:
    /// Could a step lead from here to a cell he has not seen himself? A map shows no things.
    bool hasUnseenBeside(Point at) const {
        if (at == world_.hero().at) return false;
        return std::ranges::any_of(allDirections, [&](Direction direction) {
            const Point beside = at + offset(direction);
            return guess_.contains(beside) && !world_.beheld[beside] && canStep(guess_, at, direction);
        });
    }

    const World& world_;
    const Explore& errand_;
    Grid<Tile> guess_;  ///< as remembered, with floor where he knows nothing
};

Halt nothingLeft(const World& world, const Explorer& explorer, const Explore& errand) {
    const Grid<int> bold = distancesFrom(world.remembered, std::array{world.hero().at});
    if (explorer.nearest(bold)) return {Halt::Why::Blocked, "Something is in the way of what is left."};
    const bool leavesThings = std::ranges::any_of(world.rememberedItems, [&](const LyingItem& lying) {
        return lying.choice == 0 && !fits(world.character, lying.item) &&
               std::ranges::find(errand.leave, lying.item.id) == errand.leave.end();
    });
    return {Halt::Why::Reached, leavesThings ? "Nothing is left but what your pack has no room for."
                                             : "Nothing is left to explore."};
}

}  // namespace

NextStep exploreStep(const World& world, const KnownWays& ways, const Explore& errand) {
    const Explorer explorer{world, errand};
    const std::optional<Point> goal = explorer.nearest(ways.steps());
    if (!goal) return nothingLeft(world, explorer, errand);
    if (const auto step = ways.stepTo(*goal)) return Action{Walk{*step}};
    return *explorer.deed(*goal);
}

}  // namespace gone
