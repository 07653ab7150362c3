#pragma once

#include "base/seed.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace gone {

/// The one source of chance: xoshiro256**, started with four SplitMix64 outputs.
/// Same seed, same numbers, on every machine. Draw once per statement: C++ does not fix the order in
/// which arguments are evaluated.
/// Source: Blackman, Vigna, "Scrambled Linear Pseudorandom Number Generators" (2018).
class Rng {
public:
    explicit constexpr Rng(Seed seed) {
        std::uint64_t state = seed.value;
        for (std::uint64_t& word : state_) word = splitMix64(state);
    }

    constexpr std::uint64_t next64() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        ++draws_;
        return result;
    }

    /// The high half of one output.
    constexpr std::uint32_t next32() { return static_cast<std::uint32_t>(next64() >> 32); }

    /// A number from 0 to n - 1, with one draw; n must be at least 1. The bias is below n / 2^32.
    constexpr int below(int n) {
        assert(n >= 1);
        return static_cast<int>((static_cast<std::uint64_t>(next32()) * static_cast<std::uint64_t>(n)) >> 32);
    }

    /// True in `percent` of 100 cases, with one draw.
    constexpr bool chance(int percent) { return below(100) < percent; }

    /// How many numbers were drawn so far.
    constexpr std::uint64_t draws() const { return draws_; }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

private:
    std::array<std::uint64_t, 4> state_{};
    std::uint64_t draws_ = 0;
};

}  // namespace gone
