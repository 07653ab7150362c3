#pragma once

#include "overlay/lab_state.hpp"

#include <memory>
#include <optional>

namespace gone {

/// From this many cells on a level is made beside the frame, not within it.
inline constexpr int smallestAreaBesideTheFrame = 200 * 200;

/// Makes the lab's levels: small ones at once, large ones on a thread of its own, where the newest wish wins.
/// Destroying it never waits for a level in the making: what that needs lives until it is done.
class LabMaker {
public:
    LabMaker();
    ~LabMaker();
    LabMaker(const LabMaker&) = delete;
    LabMaker& operator=(const LabMaker&) = delete;

    /// Asks for a level. A small one is the answer; a large one comes by `finished` later. Asking again for
    /// what is being made already changes nothing; asking for something else makes the former wish void.
    std::shared_ptr<const LabLevel> want(const LabWish& wish);
    /// Nothing is wanted any more; what is being made is thrown away when it is done.
    void cancel();
    /// A large level that is done and still wanted, once; else null.
    std::shared_ptr<const LabLevel> finished();
    /// Is a level wanted that is not done yet?
    bool isBusy() const;
    /// Is the thread at work, be it on a level nobody wants any more?
    bool isWorking() const;

private:
    struct Desk;
    std::shared_ptr<Desk> desk_;
    std::optional<LabWish> awaited_;
};

/// Sees to it that the lab shows what its fields say, at once or when it is made. Answers whether it shows
/// another level than before.
bool serve(LabState& lab, LabMaker& maker);

}  // namespace gone
