#pragma once

#include "base/geometry.hpp"

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace gone {

/// A rectangle of bits, 64 cells to a word; bit x % 64 of word x / 64 is column x.
/// Bits past the width are always clear.
class BitRows {
public:
    using Word = std::uint64_t;

    BitRows() = default;
    explicit BitRows(Size size)
        : size_{size},
          wordsPerRow_{static_cast<std::size_t>((size.width + 63) / 64)},
          words_(wordsPerRow_ * static_cast<std::size_t>(size.height)) {}

    Size size() const { return size_; }
    std::size_t wordsPerRow() const { return wordsPerRow_; }

    bool operator[](Point at) const {
        assert(size_.contains(at));
        return ((row(at.y)[static_cast<std::size_t>(at.x) / 64] >> (at.x % 64)) & 1U) != 0;
    }
    void set(Point at, bool value = true) {
        assert(size_.contains(at));
        Word& word = row(at.y)[static_cast<std::size_t>(at.x) / 64];
        const Word bit = Word{1} << (at.x % 64);
        word = value ? word | bit : word & ~bit;
    }
    std::span<Word> row(int y) {
        return std::span{words_}.subspan(static_cast<std::size_t>(y) * wordsPerRow_, wordsPerRow_);
    }
    std::span<const Word> row(int y) const {
        return std::span{words_}.subspan(static_cast<std::size_t>(y) * wordsPerRow_, wordsPerRow_);
    }
    void clear() { words_.assign(words_.size(), 0); }
    /// Number of set bits.
    int count() const;

    friend bool operator==(const BitRows&, const BitRows&) = default;

private:
    Size size_;
    std::size_t wordsPerRow_ = 0;
    std::vector<Word> words_;
};

}  // namespace gone
