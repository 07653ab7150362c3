#include "base/bit_rows.hpp"

#include <bit>

namespace gone {

int BitRows::count() const {
    int total = 0;
    for (const Word word : words_) total += std::popcount(word);
    return total;
}

}  // namespace gone
