#pragma once

#include "overlay/lab_state.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace gone {

/// How long a frame waits for the level it asks for, so that those of usual sizes stand in the same frame.
inline constexpr std::chrono::milliseconds framePatience{12};

/// What came of a wish.
struct LabOutcome {
    LabWish wish;
    std::shared_ptr<const LabLevel> level;  ///< null: it could not be made
    std::string failure;                    ///< then why, a sentence
};

/// Makes the lab's levels on threads of its own, where the newest wish wins. There are two, so that a level
/// nobody wants any more, which cannot be stopped half-way, does not hold up the one that is wanted.
/// Destroying it never waits for a level in the making: what that needs lives until it is done.
class LabMaker {
public:
    /// Makes the level of a wish; called on several threads at once. What it throws becomes a failure.
    using Make = std::function<std::shared_ptr<const LabLevel>(const LabWish&)>;

    LabMaker();
    explicit LabMaker(Make make);
    ~LabMaker();
    LabMaker(const LabMaker&) = delete;
    LabMaker& operator=(const LabMaker&) = delete;

    /// Asks for a level; it comes by `finished`. Asking for something else makes the former wish void.
    /// Answers whether this is another wish than the one that is being carried out already.
    bool want(const LabWish& wish);
    /// Nothing is wanted any more; what is being made is thrown away when it is done.
    void cancel();
    /// What came of the wish, once; none if that is not known within `patience`.
    std::optional<LabOutcome> finished(std::chrono::milliseconds patience = {});
    /// Is a level wanted that is not done yet?
    bool isBusy() const;
    /// Is a thread at work, be it on a level nobody wants any more?
    bool isWorking() const;

private:
    struct Desk;
    std::shared_ptr<Desk> desk_;
};

/// Sees to it that the lab shows what its fields say: at once if that is made within `patience`, else when it
/// is made. Answers whether there is anything new to be seen: another level, or why there is none.
bool serve(LabState& lab, LabMaker& maker, std::chrono::milliseconds patience = framePatience);

}  // namespace gone
