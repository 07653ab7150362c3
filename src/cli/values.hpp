#pragma once

#include "base/geometry.hpp"
#include "base/seed.hpp"
#include "base/words.hpp"
#include "generation/generators.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// Bad usage. The text is one line: what, on which thing, why, what to do.
/// Thrown while the command line is read, caught where reading it began.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Seeds first, first + 1, … last; last is never below first.
struct SeedRange {
    Seed first;
    Seed last;
    friend bool operator==(const SeedRange&, const SeedRange&) = default;
};

std::vector<std::string> generatorNames();

/// All of these throw UsageError; `option` is named in its text.
Seed readSeed(std::string_view text);
SeedRange readSeedRange(std::string_view text);  ///< "A..B", both ends in, decimal numbers of 64 bits
Size readSize(std::string_view text);            ///< "WxH", smallestSize to largestSize
int readNumber(std::string_view option, std::string_view text, int min, int max);
/// `text` must be one of `names`; returns its index.
std::size_t readChoice(std::string_view option, std::string_view text, const std::vector<std::string>& names);
GeneratorParams readGenerator(std::string_view name);
/// "K=V": V is a number in the knob's range, or the name of one of its choices.
void applySetting(GeneratorParams& params, std::string_view setting);

}  // namespace gone
