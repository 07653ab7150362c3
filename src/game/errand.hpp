#pragma once

#include "rules/action.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace gone {

// What the hero can be told to do by himself, over many turns.

/// To a cell he knows.
struct TravelTo {
    Point to;
    friend bool operator==(const TravelTo&, const TravelTo&) = default;
};
struct GoToStairs {
    bool down = true;
    friend bool operator==(const GoToStairs&, const GoToStairs&) = default;
};
/// See all there is, open doors and chests, pick up what lies about.
struct Explore {
    std::vector<ItemId> leave;  ///< things to let lie: what he laid down on purpose
    friend bool operator==(const Explore&, const Explore&) = default;
};
/// On in one direction, round the bends of a corridor, until there is something to decide.
struct RunAlong {
    Direction direction = Direction::North;
    friend bool operator==(const RunAlong&, const RunAlong&) = default;
};
/// Until he is whole.
struct Rest {
    friend bool operator==(const Rest&, const Rest&) = default;
};
struct SearchHere {
    friend bool operator==(const SearchHere&, const SearchHere&) = default;
};

using Errand = std::variant<TravelTo, GoToStairs, Explore, RunAlong, Rest, SearchHere>;

/// The end of an errand, with a sentence for the player.
struct Halt {
    enum class Why : std::uint8_t {
        Reached,    ///< it is done
        Disturbed,  ///< something happened
        Blocked,    ///< danger or somebody is in the way
        Impossible  ///< no way is known, or it is no time for it
    };
    Why why = Why::Reached;
    std::string reason;
    friend bool operator==(const Halt&, const Halt&) = default;
};

using NextStep = std::variant<Action, Halt>;

}  // namespace gone
