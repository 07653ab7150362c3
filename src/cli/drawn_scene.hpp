#pragma once

#include "world/world.hpp"

#include <span>
#include <string_view>

namespace gone {

/// A scene composed by hand, not made by a generator: one row of the scene table.
struct DrawnScene {
    std::string_view name;
    Biome biome;
    Point hero;
    Point corner;  ///< the level's art pixel at the top left of a canvas of 427x240
    Point up;      ///< where the stairs up are said to be (rock): the decoration hangs on it
    int sightRadius;
    std::span<const Rect> rooms;             ///< floors of those that have four walls
    std::span<const Rect> inView;            ///< open cells shown as in view besides those that are
    std::span<const Rect> seen;              ///< cells the hero has seen before
    std::span<const std::string_view> rows;  ///< letters of the tile table
};

std::span<const DrawnScene> drawnScenes();

/// The scene's level with the hero on his cell, knowing what he sees and what he has seen before.
World worldOf(const DrawnScene& scene);

/// Its picture's middle in the middle of a canvas of any size.
Point cameraOf(const DrawnScene& scene, Size canvas);

}  // namespace gone
