#include "app/router.hpp"

#include <algorithm>

namespace gone {

Receiver Router::press(int button, Receiver claimant) {
    held_[button] = claimant;
    return claimant;
}

Receiver Router::repeat(int button, Receiver claimant) const {
    return owner(button) == claimant ? claimant : Receiver::Nobody;
}

Receiver Router::release(int button) {
    const Receiver receiver = owner(button);
    held_.erase(button);
    return receiver;
}

bool Router::holds(Receiver receiver) const {
    return std::ranges::any_of(held_, [receiver](const auto& entry) { return entry.second == receiver; });
}

Receiver Router::owner(int button) const {
    const auto found = held_.find(button);
    return found == held_.end() ? Receiver::Nobody : found->second;
}

}  // namespace gone
