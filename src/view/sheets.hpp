#pragma once

#include "view/atlas.hpp"
#include "view/message_log.hpp"
#include "world/world.hpp"

#include <functional>
#include <optional>
#include <span>

namespace gone {

// Large panels over the darkened picture. All keep to the canvas, whatever its size.

/// Darkens what is there, draws a frame with a title on its edge, and answers the area inside.
Rect drawSheet(Canvas& canvas, const Atlas& atlas, std::string_view title, std::string_view frame);

/// What the sheet of belongings shows.
struct PackView {
    ItemId chosen = noItem;
    std::string question;                         ///< over the things: "Throw what?"
    std::function<bool(const Item&)> isEligible;  ///< others are dimmed; empty: all are
    Sentence keys;                                ///< what can be done, in the last line
};
void drawPack(Canvas& canvas, const Atlas& atlas, const World& world, const PackView& view);
/// The thing under a pixel of that sheet, or none.
std::optional<ItemId> packItemAt(Size canvas, const Character& character, Point pixel);
/// The hero's things in the order they are shown: by letter.
std::vector<const Item*> packOrder(const Character& character);
/// The letter of a thing in the pack.
char letterOf(const Item& item);
/// How many things one row of the sheet shows.
inline constexpr int packColumns = 6;

/// All that was said, `back` lines up from the newest; answers the most one can go back.
int drawHistory(Canvas& canvas, const Atlas& atlas, const MessageLog& log, int back);

/// Lines in columns, each wrapped; as many as fit.
void drawColumns(Canvas& canvas, const Atlas& atlas, Rect area, std::span<const Sentence> lines, int columns);

}  // namespace gone
