#include "base/words.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> older(b.size() + 1);
    std::vector<std::size_t> old(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) old[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replace = old[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            now[j] = std::min({replace, old[j] + 1, now[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], older[j - 2] + 1);
        }
        std::swap(older, old);
        std::swap(old, now);
    }
    return old[b.size()];
}

}  // namespace

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t start = line.find_first_not_of(' ');
        if (start == std::string_view::npos) return words;
        line.remove_prefix(start);
        const std::size_t length = std::min(line.find(' '), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

std::string inQuotes(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7f) {
            result += c;
            continue;
        }
        result += "\\x";
        result += digits[byte >> 4U];
        result += digits[byte & 15U];
    }
    return result + "'";
}

std::string suggestion(std::string_view name, const std::vector<std::string>& known) {
    std::size_t best = std::max<std::size_t>(2, name.size() / 3) + 1;
    const std::string* nearest = nullptr;
    for (const std::string& candidate : known) {
        const bool isBeginning = name.size() >= 3 && candidate.starts_with(name);
        const std::size_t distance = isBeginning ? 1 : editDistance(name, candidate);
        if (distance >= best || distance >= name.size()) continue;
        best = distance;
        nearest = &candidate;
    }
    return nearest == nullptr ? "" : "; did you mean " + inQuotes(*nearest) + "?";
}

std::string listed(const std::vector<std::string>& names) {
    std::string result;
    for (const std::string& name : names) {
        if (!result.empty()) result += ", ";
        result += name;
    }
    return result;
}

}  // namespace gone
