#include "app/glide.hpp"

#include "view/camera.hpp"

#include <algorithm>
#include <cstdlib>

namespace gone {

namespace {

constexpr int fineness = 256;
constexpr int jumpDistance = 12 * cellPixels;
/// In this time about half of the way is done.
constexpr int halfWayMs = 45;
constexpr std::uint32_t longestMs = 1000;

/// The next value of one axis; it always gets nearer, so it arrives.
int nearer(int fine, int target, int ms) {
    const int left = target * fineness - fine;
    if (std::abs(left) <= fineness) return target * fineness;
    const int step = static_cast<int>(static_cast<long long>(left) * ms / (ms + halfWayMs));
    return fine + (left > 0 ? std::max(step, fineness / 4) : std::min(step, -fineness / 4));
}

int rounded(int fine) {
    return (fine + (fine >= 0 ? fineness / 2 : -fineness / 2)) / fineness;
}

}  // namespace

Point Glide::at() const {
    return {rounded(fine_.x), rounded(fine_.y)};
}

void Glide::follow(Point target) {
    if (chebyshev(at(), target) > jumpDistance) jump(target);
    target_ = target;
}

void Glide::jump(Point target) {
    target_ = target;
    fine_ = {target.x * fineness, target.y * fineness};
}

bool Glide::update(std::uint32_t ms) {
    const Point before = at();
    const int passed = static_cast<int>(std::min(ms, longestMs));
    if (passed == 0) return false;
    fine_ = {nearer(fine_.x, target_.x, passed), nearer(fine_.y, target_.y, passed)};
    return at() != before;
}

}  // namespace gone
