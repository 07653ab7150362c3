#pragma once

#include "world/world.hpp"

#include <string>
#include <string_view>

namespace gone {

/// A level drawn with the letters of the tile table, one line a row; '@' is floor. Short lines are filled up
/// with rock. Stairs are where they are drawn, else (0, 0). Every door is in the list, row by row, of the
/// kind its letter says (an open or closed one is plain), with room -1 and no links: a drawing has no rooms.
/// Throws std::invalid_argument on a letter that stands for nothing.
Level levelFromText(std::string_view text);

/// The same with the hero, sight radius 9, on the one '@' the drawing must have; he has looked around.
World worldFromText(std::string_view text);

/// The tiles with '@' where the hero stands, each row ended by a line break: what worldFromText reads.
std::string textOf(const World& world);

}  // namespace gone
