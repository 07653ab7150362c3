#pragma once

#include "rules/turn.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gone {

inline constexpr int ledgerTurns = 20;

/// One line of the account of the hero's last turns.
struct LedgerLine {
    int turn = 0;
    int health = 0;  ///< his, when the turn was over
    std::string text;
    friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

/// Writes down what a turn did to the hero and what he did, and forgets what is older than ledgerTurns.
void keepLedger(std::vector<LedgerLine>& ledger, const World& world, const std::vector<Event>& events,
                int turn);

/// How the run ended.
struct Ending {
    std::string what;  ///< "Killed by an orc."
    int floor = 1;
    int turn = 0;
    int level = 1;
    int gold = 0;
    int score = 0;
    friend bool operator==(const Ending&, const Ending&) = default;
};

/// "Killed by an orc.", of the hero's death.
std::string deathText(const Died& death);

/// Gold, 100 for each floor below the first that he came to, 25 for each level he gained.
int scoreOf(int gold, int deepest, int level);

}  // namespace gone
