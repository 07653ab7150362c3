#include "app/router.hpp"

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

Receiver Router::owner(int button) const {
    const auto found = held_.find(button);
    return found == held_.end() ? Receiver::Nobody : found->second;
}

}  // namespace gone
