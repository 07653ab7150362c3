#include "base/words.hpp"

#include <algorithm>

namespace gone {

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

}  // namespace gone
