#pragma once

#include "view/atlas.hpp"
#include "view/view_options.hpp"
#include "world/world.hpp"

#include <cstdint>

namespace gone {

/// Side of a cell on the minimap, in art pixels.
inline constexpr int minimapCell = 2;

/// How large the minimap is on a canvas: a fifth of it each way, in whole cells, at most an 80x45 floor. The
/// floor's own size does not matter, so it gives nothing away.
Size minimapSize(Size canvas);

/// Draws what the hero knows of his floor (art direction, section 10): nothing of it hangs on cells he has
/// never seen. If not all fits, the part around him is shown. `ms` drives the blinking of hero and foes.
void drawMinimap(Canvas& canvas, const Atlas& atlas, const World& world, Rect area, std::uint32_t ms,
                 const ViewOptions& options);

}  // namespace gone
