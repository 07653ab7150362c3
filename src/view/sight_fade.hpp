#pragma once

#include "view/known_world.hpp"

#include <cstdint>

namespace gone {

/// Lets what is shown catch up with what is seen: new sight fades in over 120 ms, old sight out over 250 ms.
/// However time is cut into pieces, the same time gives the same shares.
class SightFade {
public:
    /// Shows the world as it is seen now, at once: the hero has come to another floor.
    void jump(const World& world);
    /// From now on fades toward what is seen. A world of another size is jumped to.
    void follow(const World& world);
    /// Lets time pass; answers whether the shares changed.
    bool update(std::uint32_t ms);
    bool isFading() const { return fades_; }

    const SightShares& shares() const { return shares_; }

private:
    SightShares target_;
    /// How far each quarter is: 25 parts of 3000 a ms on the way in, 12 on the way out.
    Grid<std::uint16_t> inView_;
    Grid<std::uint16_t> known_;
    SightShares shares_;
    bool fades_ = false;
};

}  // namespace gone
