#pragma once

#include "base/rng.hpp"
#include "world/distances.hpp"
#include "world/world.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace gone {

/// Dry floor in the open, away from doors and from where corridors come in, row by row: where things may lie
/// and foes may stand so that nobody has to pass over them. Only what can be walked to from `from`, locked
/// doors staying shut.
std::vector<Point> openPlaces(const World& world, Point from);

/// Is nothing there: nobody, no thing, chest, trap or feature, no stairs?
bool isVacant(const World& world, Point at);

/// One of the places that will do, each as likely; those found not to are struck off. None if none does.
template <class WillDo>
std::optional<Point> drawPlace(std::vector<Point>& places, Rng& rng, WillDo willDo) {
    while (!places.empty()) {
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(places.size())));
        const Point at = places[pick];
        if (willDo(at)) return at;
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return std::nullopt;
}

/// One of the places that are vacant.
std::optional<Point> drawVacant(const World& world, std::vector<Point>& places, Rng& rng);

/// The cell nearest to `at`, itself included, where a thing may lie: walkable, no door and no stairs. Counted
/// through walls, in rings; of equals the first by rows. `at` need not be on the map.
std::optional<Point> nearestGround(const World& world, Point at);
/// The same, and nobody stands there.
std::optional<Point> nearestStand(const World& world, Point at);

/// The cell with the fewest steps from `at`, itself included, where a foe may be put: walkable, no door,
/// stairs or trap, and nobody there. Of equals the first by rows.
std::optional<Point> nearestFree(const World& world, Point at);

/// Would the floor still hang together near a cell if it were blocked?
bool canBeBlocked(const World& world, Point at);

}  // namespace gone
