#pragma once

#include "view/atlas.hpp"
#include "view/message_log.hpp"
#include "world/world.hpp"

#include <optional>

namespace gone {

// What stands round the picture of a run (art direction, section 10). Each area depends on the canvas alone.

Rect heroPlateArea(Size canvas);
Rect logArea(Size canvas);
Rect quickArea(Size canvas);
Rect bossArea(Size canvas);
/// Where the picture is free of panels: the camera keeps the hero in its middle.
Rect freeArea(Size canvas);
/// The quick slot 0..7 under a pixel, or none.
std::optional<int> quickSlotAt(Size canvas, Point pixel);

/// A bar with its trough: "health", "experience", "boss", "magic". `height` at least 5.
void drawBar(Canvas& canvas, const Atlas& atlas, Rect area, std::string_view kind, int value, int most);

/// Portrait, level, health with figures, experience; under it the chips of what lies on him.
void drawHeroPlate(Canvas& canvas, const Atlas& atlas, const World& world);
/// What stands over the log: a question that is open, what lies under the look cursor.
void drawHint(Canvas& canvas, const Atlas& atlas, const Sentence& hint);
/// The last lines said, newest lowest; those of earlier turns are dimmed.
void drawLog(Canvas& canvas, const Atlas& atlas, const MessageLog& log, int turn);
/// Eight quick slots with counts; under them attack, defence, gold and the turn.
void drawQuick(Canvas& canvas, const Atlas& atlas, const World& world, int turn);
/// The boss in view with his health, if there is one.
void drawBoss(Canvas& canvas, const Atlas& atlas, const World& world);
/// Foes in view with their health, nearest first, right-aligned under `top` at the right edge.
void drawFoes(Canvas& canvas, const Atlas& atlas, const World& world, int top);

/// Which turn it is, and since when what was said stands out in the log.
struct HudTurns {
    int now = 0;
    int shown = 0;
};
/// All of these but the hint.
void drawHud(Canvas& canvas, const Atlas& atlas, const World& world, const MessageLog& log, HudTurns turns);

/// Arrows toward foes in view whom a panel or the picture's edge hides. `camera`: the level's pixel at the
/// canvas's top left.
void drawPointers(Canvas& canvas, const Atlas& atlas, const World& world, Point camera);

/// A thing in a slot: its picture and, of a stack, the count.
void drawSlot(Canvas& canvas, const Atlas& atlas, Point at, std::string_view frame, const Lore& lore,
              const Item* item);

inline constexpr int slotSide = 20;

}  // namespace gone
