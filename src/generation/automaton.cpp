#include "generation/automaton.hpp"

#include <array>
#include <cassert>
#include <vector>

namespace gone {
namespace {

using Word = BitRows::Word;

/// Three rows' worth of one word and its neighbours to the left and right, as numbers 0..8 in bit planes:
/// plane k holds bit k of each of 64 counts.
struct Counts {
    std::array<Word, 4> plane{};

    void add(Word bits) {
        for (Word& p : plane) {
            const Word carry = p & bits;
            p ^= bits;
            bits = carry;
        }
    }

    /// The cells whose count is at least `least` (0..16).
    Word atLeast(int least) const {
        if (least <= 0) return ~Word{0};
        if (least > 15) return 0;
        Word greater = 0;
        Word equal = ~Word{0};
        for (int k = 3; k >= 0; --k) {
            const Word bit = plane[static_cast<std::size_t>(k)];
            if (((least >> k) & 1) != 0) {
                equal &= bit;
            } else {
                greater |= equal & bit;
                equal &= ~bit;
            }
        }
        return greater | equal;
    }
};

/// A row with the bits outside the map set: beyond its ends and in the unused part of its last word.
class WalledRow {
public:
    void load(const BitRows& walls, int y) {
        const Size size = walls.size();
        words_.assign(walls.wordsPerRow(), ~Word{0});
        if (y < 0 || y >= size.height) return;
        const auto row = walls.row(y);
        for (std::size_t i = 0; i < row.size(); ++i) words_[i] = row[i];
        if (size.width % 64 != 0) words_.back() |= ~Word{0} << (size.width % 64);
    }
    Word middle(std::size_t i) const { return words_[i]; }
    Word west(std::size_t i) const { return words_[i] << 1 | (i == 0 ? 1 : words_[i - 1] >> 63); }
    Word east(std::size_t i) const {
        const Word carry = i + 1 == words_.size() ? 1 : words_[i + 1] & 1;
        return words_[i] >> 1 | carry << 63;
    }

private:
    std::vector<Word> words_;
};

}  // namespace

void stepAutomaton(const AutomatonRule& rule, const BitRows& walls, BitRows& next) {
    assert(walls.size() == next.size() && &walls != &next);
    const Size size = walls.size();
    std::array<WalledRow, 3> rows;  // y - 1, y, y + 1, turning round
    rows[0].load(walls, -1);
    rows[1].load(walls, 0);
    for (int y = 0; y < size.height; ++y) {
        const WalledRow& above = rows[static_cast<std::size_t>(y % 3)];
        const WalledRow& here = rows[static_cast<std::size_t>((y + 1) % 3)];
        WalledRow& below = rows[static_cast<std::size_t>((y + 2) % 3)];
        below.load(walls, y + 1);
        const auto out = next.row(y);
        for (std::size_t i = 0; i < out.size(); ++i) {
            Counts counts;
            for (const WalledRow* row : {&above, static_cast<const WalledRow*>(&below)}) {
                counts.add(row->west(i));
                counts.add(row->middle(i));
                counts.add(row->east(i));
            }
            counts.add(here.west(i));
            counts.add(here.east(i));
            const Word wall = here.middle(i);
            out[i] = (wall & counts.atLeast(rule.surviveMin)) | (~wall & counts.atLeast(rule.birthOver + 1));
        }
        if (y == 0 || y == size.height - 1)
            for (Word& word : out) word = ~Word{0};
        if (size.width % 64 != 0) out.back() &= ~(~Word{0} << (size.width % 64));
        next.set({0, y});
        next.set({size.width - 1, y});
    }
}

}  // namespace gone
