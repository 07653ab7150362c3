#include "overlay/lab_map.hpp"

#include "overlay/layers.hpp"
#include "view/camera.hpp"
#include "view/decoration.hpp"
#include "view/plan.hpp"

#include <algorithm>
#include <array>

namespace gone {

namespace {

constexpr std::array<LabZoom, 16> zooms{{
    {1, 1},
    {2, 1},
    {3, 1},
    {4, 1},
    {5, 1},
    {6, 1},
    {7, 1},
    {8, 1},
    {5, 2},
    {6, 2},
    {7, 2},
    {cellPixels, 1},
    {cellPixels, 2},
    {cellPixels, 3},
    {cellPixels, 4},
    {cellPixels, 6},
}};

/// Parts of 256 that a mark takes of a cell.
constexpr int markShare = 120;

int floorDivided(int value, int by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

Point floorDivided(Point value, int by) {
    return {floorDivided(value.x, by), floorDivided(value.y, by)};
}

}  // namespace

std::span<const LabZoom> labZooms() {
    return zooms;
}

std::size_t fittingZoom(Size level, Size room) {
    std::size_t best = 0;
    for (std::size_t index = 0; index < zooms.size(); ++index) {
        const int cell = zooms[index].cellScreen();
        if (level.width <= room.width / cell && level.height <= room.height / cell) best = index;
    }
    return best;
}

LabMap::LabMap(const Atlas& atlas) : atlas_{&atlas}, view_{atlas} {}

bool LabMap::compose(const LabState& lab, Size screen, Rect room) {
    follow(lab);
    place(room);
    const Shown now{level_.get(), lab.position, lab.tint, lab.marksSteps, zoomIndex_, corner_, screen};
    if (now == shown_) return false;
    shown_ = now;
    const Size size = canvasSizeFor(screen, scale());
    if (canvas_.size() != size) canvas_ = Canvas{size};
    draw(lab);
    return true;
}

/// Brings level and cursor in line with the lab's.
void LabMap::follow(const LabState& lab) {
    if (level_ != lab.level) {
        cursor_.reset();
        level_ = lab.level;
        if (stepCount(lab) > 0) cursor_.emplace(level_->generation.trace);
    }
    if (cursor_) cursor_->seek(lab.position);
    isFinished_ = lab.position == stepCount(lab);
}

void LabMap::place(Rect room) {
    if (!level_) return;
    const Size cells = level_->wish.size;
    if (fits_) zoomIndex_ = fittingZoom(cells, {room.width, room.height});
    const int cell = zoom().cellScreen();
    const Point middle{room.x + room.width / 2, room.y + room.height / 2};
    if (fits_) corner_ = Point{cells.width * cell / 2, cells.height * cell / 2} - middle;
    // However far it is dragged, some of the level stays in the middle of the room.
    corner_.x = std::clamp(corner_.x, -middle.x, cells.width * cell - middle.x);
    corner_.y = std::clamp(corner_.y, -middle.y, cells.height * cell - middle.y);
}

void LabMap::zoomBy(int steps, Point pixel) {
    const int last = static_cast<int>(zooms.size()) - 1;
    const int index = std::clamp(static_cast<int>(zoomIndex_) + steps, 0, last);
    const int before = zoom().cellScreen();
    zoomIndex_ = static_cast<std::size_t>(index);
    const int after = zoom().cellScreen();
    if (before == after) return;
    fits_ = false;
    const Point held = corner_ + pixel;
    corner_ = Point{floorDivided(held.x * after, before), floorDivided(held.y * after, before)} - pixel;
}

void LabMap::dragBy(Point pixels) {
    if (pixels == Point{}) return;
    fits_ = false;
    corner_ = corner_ - pixels;
}

std::vector<PlanColour> LabMap::legend() const {
    std::vector<PlanColour> colours;
    if (!level_ || zoom().cellArt == cellPixels) return colours;
    for (const Tile tile : level_->tiles) {
        if (tile == Tile::Rock) continue;
        const Pixel colour = planColour(tile, level_->generation.level.biome, *atlas_);
        if (std::ranges::find(colours, colour, &PlanColour::colour) == colours.end())
            colours.push_back({tile, colour});
    }
    return colours;
}

std::optional<Point> LabMap::cellAt(Point pixel) const {
    if (!level_) return std::nullopt;
    const Point art = floorDivided(pixel, scale()) + floorDivided(corner_, scale());
    const Point cell = floorDivided(art, zoom().cellArt);
    return level_->wish.size.contains(cell) ? std::optional{cell} : std::nullopt;
}

Tile LabMap::tileAt(Point cell) const {
    return tiles()[cell];
}

int LabMap::idAt(Point cell) const {
    return ids(isFinished_ ? Tint::Found : Tint::Now)->at(cell, -1);
}

const Grid<Tile>& LabMap::tiles() const {
    return cursor_ ? cursor_->tiles() : level_->generation.level.tiles;
}

const Grid<int>* LabMap::ids(Tint tint) const {
    switch (tint) {
        case Tint::Off: return nullptr;
        case Tint::Now: return cursor_ && !isFinished_ ? &cursor_->ids() : nullptr;
        case Tint::Found: return &level_->generation.regionIds;
    }
    return nullptr;
}

void LabMap::draw(const LabState& lab) {
    const Biome biome = level_ ? level_->generation.level.biome : Biome::Halls;
    canvas_.fill({0, 0, canvas_.size().width, canvas_.size().height}, atlas_->colour("ink"));
    if (!level_) return;
    const Point camera = floorDivided(corner_, scale());
    if (zoom().cellArt == cellPixels) {
        const Level& level = level_->generation.level;
        const std::vector<Rect> rugs = rugsOf(level);
        view_.drawLevel(canvas_, {tiles(), biome, decorationSeed(level), rugs}, camera, ids(lab.tint));
    } else {
        drawPlan(canvas_, tiles(), biome, Point{} - camera, zoom().cellArt, ids(lab.tint), *atlas_);
    }
    drawMarks(lab);
}

void LabMap::drawMarks(const LabState& lab) {
    const Point camera = floorDivided(corner_, scale());
    const int cell = zoom().cellArt;
    for (const CellMark& mark : marksOn(lab)) {
        const Rect area{mark.at.x * cell - camera.x, mark.at.y * cell - camera.y, cell, cell};
        canvas_.blend(area, markColour(mark.mark), markShare);
    }
}

}  // namespace gone
