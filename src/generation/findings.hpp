#pragma once

#include "generation/generation.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// Collects what the check of one invariant finds.
class Findings {
public:
    Findings(std::string_view pass, std::string_view fault, std::vector<Problem>& problems)
        : pass_{pass}, fault_{fault}, problems_{problems} {}
    /// `text` says what is wrong and on which thing; `cells` where.
    void add(std::string text, std::vector<Point> cells) {
        problems_.push_back({pass_, fault_, std::move(text), std::move(cells)});
    }

private:
    std::string_view pass_;
    std::string_view fault_;
    std::vector<Problem>& problems_;
};

/// "room 3": what a finding is about.
inline std::string numbered(const char* what, int number) {
    return std::string{what} + " " + std::to_string(number);
}

/// Outside the map everything is solid.
inline bool isSolidAt(const Level& level, Point at) {
    return !level.tiles.contains(at) || isSolid(level.tiles[at]);
}

/// Visits every cell of a rectangle's outline.
template <class Visit>
void forRing(Rect ring, Visit visit) {
    for (int y = ring.y; y < ring.bottom(); ++y)
        for (int x = ring.x; x < ring.right(); ++x)
            if (y == ring.y || y == ring.bottom() - 1 || x == ring.x || x == ring.right() - 1)
                visit(Point{x, y});
}

}  // namespace gone
