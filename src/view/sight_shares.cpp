#include "view/sight_shares.hpp"

#include <algorithm>
#include <vector>

namespace gone {
namespace {

enum class Kind : std::uint8_t { Top, Face, Open, Door };

bool isOpenKind(Kind kind) {
    return kind == Kind::Open || kind == Kind::Door;
}

/// What may be shown unseen where sight left out a single cell: it hides nothing.
bool isPlainFloor(Tile tile) {
    return tile == Tile::Floor || tile == Tile::Corridor || tile == Tile::ShallowWater ||
           tile == Tile::DeepWater || tile == Tile::LowGrass || tile == Tile::TallGrass;
}

/// The level with one ring of rock round it.
Grid<Kind> kindsOf(const WallShape& shape, Size level) {
    Grid<Kind> kinds{{level.width + 2, level.height + 2}};
    for (int y = 0; y < level.height; ++y)
        for (int x = 0; x < level.width; ++x) {
            const Point cell{x, y};
            Kind& kind = kinds[cell + Point{1, 1}];
            if (!shape.solid(cell))
                kind = isDoor(shape.tile(cell)) ? Kind::Door : Kind::Open;
            else
                kind = shape.face(cell) ? Kind::Face : Kind::Top;
        }
    return kinds;
}

/// Shows quarters of the cells that one set of seen cells belongs to. Cells count from the ring's corner.
class QuarterPainter {
public:
    QuarterPainter(const WallShape& shape, const Grid<Kind>& kinds, const BitRows& seen)
        : kinds_{kinds}, shows_{kinds.size()}, quarters_{{2 * kinds.width(), 2 * kinds.height()}} {
        markOpen(seen);
        fillGaps(shape);
        markDoors();
        markFaces();
    }

    Grid<std::uint8_t> painted() {
        eachCell([&](Point cell) {
            switch (kinds_[cell]) {
                case Kind::Top: paintTop(cell); break;
                case Kind::Face: paintFace(cell); break;
                case Kind::Open:
                case Kind::Door:
                    if (shows_[cell] != 0) paintAll(cell);
                    break;
            }
        });
        return quarters_;
    }

private:
    template <class Visit>
    void eachCell(Visit visit) const {
        for (int y = 0; y < kinds_.height(); ++y)
            for (int x = 0; x < kinds_.width(); ++x) visit(Point{x, y});
    }

    void markOpen(const BitRows& seen) {
        for (int y = 0; y < seen.size().height; ++y)
            for (int x = 0; x < seen.size().width; ++x) {
                const Point cell{x + 1, y + 1};
                if (seen[{x, y}] && isOpenKind(kinds_[cell])) shows_[cell] = 1;
            }
    }
    /// Behind a pillar a lone cell may be out of sight; as a black blot it would look like a thing.
    void fillGaps(const WallShape& shape) {
        std::vector<Point> gaps;
        eachCell([&](Point cell) {
            if (kinds_[cell] == Kind::Open && !shows(cell) && isGap(cell) &&
                isPlainFloor(shape.tile(cell - Point{1, 1})))
                gaps.push_back(cell);
        });
        for (const Point gap : gaps) shows_[gap] = 1;
    }
    /// Between shown cells in a line, with nothing open beside it that is not shown.
    bool isGap(Point cell) const {
        const bool isBetween = (shows(cell + Point{-1, 0}) && shows(cell + Point{1, 0})) ||
                               (shows(cell + Point{0, -1}) && shows(cell + Point{0, 1}));
        return isBetween && std::ranges::none_of(straightSteps, [&](Point step) {
                   return isOpenKind(kinds_.at(cell + step, Kind::Top)) && !shows(cell + step);
               });
    }
    void markDoors() {
        eachCell([&](Point cell) {
            if (kinds_[cell] == Kind::Door && std::ranges::any_of(straightSteps, [&](Point step) {
                    return kinds_.at(cell + step, Kind::Top) == Kind::Open && shows_[cell + step] != 0;
                }))
                shows_[cell] = 1;
        });
    }
    void markFaces() {
        eachCell([&](Point cell) {
            if (kinds_[cell] == Kind::Face) shows_[cell] = shows_[cell + Point{0, 1}];
        });
    }

    bool isTop(Point cell) const { return kinds_.at(cell, Kind::Top) == Kind::Top; }
    bool shows(Point cell) const { return shows_.at(cell, 0) != 0; }
    void paint(Point cell, int right, int down) {
        quarters_[{2 * cell.x + right, 2 * cell.y + down}] = fullShare;
    }
    void paintAll(Point cell) {
        for (const int down : {0, 1})
            for (const int right : {0, 1}) paint(cell, right, down);
    }

    /// A face belongs to the cell below it; from the side only the half that is near shows.
    void paintFace(Point cell) {
        if (shows(cell)) {
            paintAll(cell);
            return;
        }
        for (const int right : {0, 1}) {
            const Point beside = cell + Point{2 * right - 1, 0};
            if (kinds_.at(beside, Kind::Top) != Kind::Open || !shows(beside)) continue;
            paint(cell, right, 0);
            paint(cell, right, 1);
        }
    }

    /// A quarter of a top shows with what it borders on. One that borders on tops alone is plain rock, and
    /// goes with the rest of its cell.
    void paintTop(Point cell) {
        if (!nearAnyShown(cell)) return;
        bool any = false;
        for (const int down : {0, 1})
            for (const int right : {0, 1})
                if (bordersOnShown(cell, {2 * right - 1, 2 * down - 1})) {
                    paint(cell, right, down);
                    any = true;
                }
        if (!any) return;
        for (const int down : {0, 1})
            for (const int right : {0, 1})
                if (isPlain(cell, {2 * right - 1, 2 * down - 1})) paint(cell, right, down);
    }
    bool nearAnyShown(Point cell) const {
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                if (shows(cell + Point{x, y})) return true;
        return false;
    }
    bool bordersOnShown(Point cell, Point corner) const {
        const Point beside = cell + Point{corner.x, 0};
        const Point over = cell + Point{0, corner.y};
        if (shows(beside) || shows(over)) return true;
        // Across a corner only round a real one: past the end of what is seen a wall does not go on. And a
        // door seen from one side shows nothing of the walls beyond it.
        return shows(cell + corner) && kinds_[cell + corner] != Kind::Door && isTop(beside) && isTop(over);
    }
    bool isPlain(Point cell, Point corner) const {
        return isTop(cell + Point{corner.x, 0}) && isTop(cell + Point{0, corner.y}) && isTop(cell + corner);
    }

    const Grid<Kind>& kinds_;
    Grid<std::uint8_t> shows_;  ///< by cell
    Grid<std::uint8_t> quarters_;
};

}  // namespace

SightShares settledShares(const WallShape& shape, const BitRows& inView, const BitRows& known) {
    const Grid<Kind> kinds = kindsOf(shape, inView.size());
    return {QuarterPainter{shape, kinds, inView}.painted(), QuarterPainter{shape, kinds, known}.painted()};
}

}  // namespace gone
