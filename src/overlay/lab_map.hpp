#pragma once

#include "overlay/lab_state.hpp"
#include "view/world_view.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gone {

/// How large the lab shows a cell: 16 art pixels are the game's own pictures, fewer the plan.
struct LabZoom {
    int cellArt = 1;  ///< art pixels a cell
    int scale = 1;    ///< screen pixels an art pixel
    constexpr int cellScreen() const { return cellArt * scale; }
    friend bool operator==(const LabZoom&, const LabZoom&) = default;
};

/// One colour of the plan and the tile it stands for.
struct PlanColour {
    Tile tile;
    Pixel colour;
    friend bool operator==(const PlanColour&, const PlanColour&) = default;
};

/// From far to near.
std::span<const LabZoom> labZooms();

/// The index of the nearest zoom at which the whole level fits, 0 if none does.
std::size_t fittingZoom(Size level, Size room);

/// The lab's map on the screen: where it lies, how large, and its picture. Fits the level into the room the
/// panels leave until somebody zooms or drags.
class LabMap {
public:
    explicit LabMap(const Atlas& atlas);

    /// Draws what the lab shows, if anything about it is new; answers whether the canvas changed. `screen` is
    /// the whole window in pixels, `room` the part of it that no panel covers.
    bool compose(const LabState& lab, Size screen, Rect room);
    const Canvas& canvas() const { return canvas_; }
    int scale() const { return zoom().scale; }

    LabZoom zoom() const { return labZooms()[zoomIndex_]; }
    /// Nearer (+) or further (-) by so many zooms; the cell under `pixel` stays there.
    void zoomBy(int steps, Point pixel);
    void dragBy(Point pixels);
    /// Back to the whole level.
    void fit() { fits_ = true; }

    /// What the colours of the plan mean, as far as the level needs them; empty where it is shown in the
    /// game's own pictures.
    std::vector<PlanColour> legend() const;

    /// The cell of the level under a screen pixel.
    std::optional<Point> cellAt(Point pixel) const;
    /// The tile shown there; its region's id, or -1: at the trace's position, or as found once all is done.
    Tile tileAt(Point cell) const;
    int idAt(Point cell) const;

private:
    struct Shown {
        const LabLevel* level = nullptr;
        std::size_t position = 0;
        Tint tint = Tint::Off;
        bool marksSteps = false;
        std::size_t zoomIndex = 0;
        Point corner;
        Size screen;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void follow(const LabState& lab);
    void place(Rect room);
    void draw(const LabState& lab);
    void drawMarks(const LabState& lab);
    const Grid<Tile>& tiles() const;
    const Grid<int>* ids(Tint tint) const;

    const Atlas* atlas_;
    WorldView view_;
    std::shared_ptr<const LabLevel> level_;
    std::optional<TraceCursor> cursor_;
    bool isFinished_ = true;  ///< the level is shown as it is in the end
    bool fits_ = true;
    std::size_t zoomIndex_ = 0;
    Point corner_;  ///< screen pixel of the level that lies in the window's top left corner
    Canvas canvas_{Size{1, 1}};
    Shown shown_;
};

}  // namespace gone
