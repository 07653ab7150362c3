#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gone {

/// What a level or a run grows from. Every 64-bit value is valid; none is special.
struct Seed {
    std::uint64_t value = 0;
    friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

/// FNV-1a, 64 bits, fed byte by byte; numbers go in little-endian on every machine.
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
class Fnv1a {
public:
    constexpr void byte(std::uint8_t b) { value_ = (value_ ^ b) * 0x100000001b3ULL; }
    constexpr void u32(std::uint32_t v) {
        for (int i = 0; i < 4; ++i) byte(static_cast<std::uint8_t>(v >> (8 * i)));
    }
    constexpr void u64(std::uint64_t v) {
        for (int i = 0; i < 8; ++i) byte(static_cast<std::uint8_t>(v >> (8 * i)));
    }
    constexpr void text(std::string_view s) {
        for (const char c : s) byte(static_cast<std::uint8_t>(c));
    }
    constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

/// One step of SplitMix64: advances `state` and returns the next output.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
constexpr std::uint64_t splitMix64(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/// The seed of one stream: FNV-1a over seed, purpose, a and b, then one SplitMix64 step.
/// Different purposes or numbers give unrelated streams.
constexpr Seed derive(Seed seed, std::string_view purpose, std::uint64_t a = 0, std::uint64_t b = 0) {
    Fnv1a hash;
    hash.u64(seed.value);
    hash.text(purpose);
    hash.u64(a);
    hash.u64(b);
    std::uint64_t state = hash.value();
    return Seed{splitMix64(state)};
}

/// Reads what a person typed: decimal digits that fit 64 bits are that number, anything else is the
/// FNV-1a hash of its bytes. Only an empty text has no seed.
std::optional<Seed> parseSeed(std::string_view text);

/// The seed in decimal, which parseSeed reads back.
std::string seedText(Seed seed);

}  // namespace gone
