#pragma once

#include "game/ledger.hpp"
#include "view/atlas.hpp"
#include "view/sentence.hpp"

#include <span>
#include <string_view>

namespace gone {

/// The end of a run: what, where and when, the health of the last turns, what happened in them, and what can
/// be done next.
void drawEnding(Canvas& canvas, const Atlas& atlas, const Ending& ending, std::span<const LedgerLine> ledger,
                std::string_view place, const Sentence& keys);

}  // namespace gone
