#pragma once

#include "base/rng.hpp"
#include "rules/action.hpp"
#include "rules/event.hpp"
#include "rules/stage.hpp"
#include "world/world.hpp"

#include <string>
#include <vector>

namespace gone {

/// Raised whenever a recorded run would play differently than before.
inline constexpr int rulesVersion = 3;

/// What one command did: the ticks it took (0 when refused) and what happened, in order.
struct Report {
    int spent = 0;
    std::vector<Event> events;
    friend bool operator==(const Report&, const Report&) = default;
};

/// The report of an action that was not possible; `reason` is a sentence for the player.
Report refused(std::string reason);

/// Did the rules stop to ask the run something (isQuestion)? It is the last event.
bool asks(const Report& report);

/// The hero acts on his floor, then everybody else whose turn comes before his next.
/// Knows one floor only: at a question it stops at once, and resume goes on when the run has answered it.
/// A refused action changes nothing and spends nothing; so does all else once the hero is dead.
/// `play`: the run's one stream of all that happens after arrival.
Report takeTurn(World& world, const Action& action, Rng& play);

/// Goes on after a question was answered: with the others' acts, up to the hero's next turn or the next
/// question. What happened is a report of its own, which spent nothing. Where it is the hero's turn already,
/// nobody acts.
Report resume(World& world, Rng& play);

}  // namespace gone
