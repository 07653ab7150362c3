#include "base/seed.hpp"

#include <algorithm>
#include <charconv>

namespace gone {

std::optional<Seed> parseSeed(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const bool digitsOnly = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (digitsOnly) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{}) return Seed{number};
    }
    Fnv1a hash;
    hash.text(text);
    return Seed{hash.value()};
}

std::string seedText(Seed seed) {
    return std::to_string(seed.value);
}

}  // namespace gone
