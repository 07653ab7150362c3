#pragma once

#include <map>
#include <string>
#include <string_view>

namespace gone {

/// How often each pass of a generator was drawn anew, by name ("rooms", "tree", …); what is not listed,
/// never. A pass drawn anew takes other streams; the passes before it stay as they were, bit for bit.
struct Rerolls {
    std::map<std::string, int, std::less<>> counts;  ///< each 0 or more

    int of(std::string_view pass) const {
        const auto found = counts.find(pass);
        return found == counts.end() ? 0 : found->second;
    }
    friend bool operator==(const Rerolls&, const Rerolls&) = default;
};

/// What a stream is numbered with: an attempt at the level and how often its pass was drawn anew.
constexpr int turnOf(int reroll, int attempt) {
    return (reroll << 8) | attempt;
}

}  // namespace gone
