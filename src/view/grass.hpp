#pragma once

#include "view/wall_shape.hpp"
#include "world/world.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace gone {

/// Grass as it is drawn: tufts, full height, or what was full height until somebody walked there.
enum class GrassLook : std::uint8_t { TuftA, TuftB, Tall, Trodden };

/// None where no grass grows.
std::optional<GrassLook> grassLook(const WallShape& shape, Point at);

/// How grass leans at a moment: by a pixel when a breath of wind goes over it, to and fro when somebody
/// passes.
class GrassSway {
public:
    /// Somebody passes through this cell.
    void stir(Point cell, std::uint32_t ms);
    /// Stirs the cells that actors have left or entered since the last call.
    void watch(std::span<const Actor> actors, std::uint32_t ms);

    /// -1, 0 or 1 pixels to the right.
    int lean(Point cell, std::uint32_t ms) const;

private:
    struct Stir {
        Point cell;
        std::uint32_t ms;
    };

    std::vector<Stir> stirs_;
    std::map<ActorId, Point> last_;
};

}  // namespace gone
