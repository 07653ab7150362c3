#include "generation/room_tries.hpp"

#include <algorithm>
#include <numeric>

namespace gone {
namespace {

constexpr std::uint64_t mostSteps = 20000;

/// About the golden part of `count`, and without a common divisor: steps of this width meet every place once
/// and stay far from where they just were.
std::uint64_t goldenStride(std::uint64_t count) {
    constexpr std::uint64_t million = 1'000'000;
    constexpr std::uint64_t golden = 618'034;
    std::uint64_t stride = count / million * golden + count % million * golden / million;
    stride = std::max<std::uint64_t>(stride, 1);
    while (std::gcd(stride, count) != 1) ++stride;
    return stride;
}

}  // namespace

void RoomBounds::Range::narrow(Range other) {
    first = std::max(first, other.first);
    last = std::min(last, other.last);
}

void RoomBounds::hold(Point cell) {
    left.narrow({left.first, cell.x});
    right.narrow({cell.x + 1, right.last});
    top.narrow({top.first, cell.y});
    bottom.narrow({cell.y + 1, bottom.last});
}

bool RoomBounds::allow(Rect floor) const {
    const auto in = [](Range range, int value) { return value >= range.first && value <= range.last; };
    return floor.width >= least.width && floor.height >= least.height && in(left, floor.x) &&
           in(right, floor.right()) && in(top, floor.y) && in(bottom, floor.bottom());
}

std::uint64_t RoomBounds::count() const {
    std::uint64_t product = 1;
    for (const Range range : {left, right, top, bottom}) product *= static_cast<std::uint64_t>(range.count());
    return product;
}

Rect RoomBounds::at(std::uint64_t index) const {
    const auto take = [&index](Range range) {
        const auto size = static_cast<std::uint64_t>(range.count());
        const int value = range.first + static_cast<int>(index % size);
        index /= size;
        return value;
    };
    const int x = take(left);
    const int width = take(right) - x;
    const int y = take(top);
    return {x, y, width, take(bottom) - y};
}

RoomBounds boundsOf(const RoomRules& rules, const LayoutNode& node) {
    const Rect area = node.area;
    const Size least{std::max(rules.widthMin, node.least.width),
                     std::max(rules.heightMin, node.least.height)};
    // One margin at the left and top, a wall and the free lane at the right and bottom.
    const int right = area.right() - 2;
    const int bottom = area.bottom() - 2;
    return {{area.x + 1, right - least.width},
            {area.x + 1 + least.width, right},
            {area.y + 1, bottom - least.height},
            {area.y + 1 + least.height, bottom},
            least};
}

RoomTries::RoomTries(const RoomRules& rules, const LayoutNode& node, const RoomBounds& bounds, Rng rng,
                     int drawn)
    : rules_{rules}, node_{node}, bounds_{bounds}, rng_{rng}, drawsLeft_{drawn} {}

std::optional<RoomTries::Try> RoomTries::next() {
    while (drawsLeft_ > 0) {
        --drawsLeft_;
        const Room room = nextRoom(rules_, node_, rng_);
        if (bounds_.allow(room.floor)) return Try{room.floor, room.dark};
    }
    if (!walking_) beginWalk();
    while (stepsLeft_ > 0) {
        --stepsLeft_;
        const Rect floor = bounds_.at(index_);
        index_ = (index_ + stride_) % count_;
        if (bounds_.allow(floor)) return Try{floor, dark_};
    }
    return std::nullopt;
}

void RoomTries::beginWalk() {
    walking_ = true;
    count_ = bounds_.count();
    if (count_ == 0) return;
    stepsLeft_ = std::min(count_, mostSteps);
    index_ = rng_.next64() % count_;
    dark_ = rng_.chance(rules_.darkPercent);
    stride_ = goldenStride(count_);
}

}  // namespace gone
