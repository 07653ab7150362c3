#pragma once

#include "base/geometry.hpp"

#include <cstdint>

namespace gone {

/// A point that follows another, quick while it is far and slow near it, in whole art pixels: the camera.
class Glide {
public:
    /// Where it shall come to rest. Far targets are jumped to: one has taken stairs.
    void follow(Point target);
    void jump(Point target);
    /// Lets time pass; answers whether the point moved.
    bool update(std::uint32_t ms);
    bool isMoving() const { return at() != target_; }
    Point at() const;

private:
    Point target_;
    Point fine_;  ///< where it is, in 256ths of an art pixel
};

}  // namespace gone
