#pragma once

#include "rules/stage.hpp"

namespace gone {

/// What happens every 100 ticks whoever acts: statuses run, fire and gas move on, the hero mends and hungers,
/// and now and then somebody new is asked for, which is a question.
void playRound(Stage& stage);

inline constexpr int hungryAt = 150;       ///< turns left
inline constexpr int arrivalRounds = 150;  ///< between two groups that come in time

}  // namespace gone
