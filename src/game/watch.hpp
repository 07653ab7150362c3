#pragma once

#include "world/world.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gone {

/// What the hero is aware of at one instant, so that he notices what changes.
struct Watch {
    std::vector<ActorId> foes;   ///< in view
    std::vector<ActorId> awake;  ///< of these
    std::vector<ItemId> things;  ///< known to lie on the floor
    std::array<bool, statusCount> statuses{};
    int health = 0;
    int sinceHealed = 0;
    int hunger = 0;
    friend bool operator==(const Watch&, const Watch&) = default;
};

Watch watchOf(const World& world);

/// The one rule for what ends whatever the hero does by himself: a new foe in view or one that wakes, harm, a
/// status that came or went, hunger, a thing that came into view. The sentence says which; none if nothing
/// happened.
std::optional<std::string> interruption(const Watch& before, const World& now);

/// "a rat", "an orc", "the Slime King", "a swift bat".
std::string named(const Actor& foe);

/// The same to begin a sentence with.
std::string capitalised(std::string text);

}  // namespace gone
