#pragma once

#include "generation/findings.hpp"
#include "generation/generation.hpp"
#include "world/level.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// One hard invariant: what must hold of every level from a certain pass on.
struct Invariant {
    std::string_view fault;    ///< short name, as in the list of known faults
    std::string_view pass;     ///< the pass from which it holds
    std::string_view meaning;  ///< what must be so, in one sentence
    void (*check)(const Level& level, Findings& found);
};

/// All invariants that can be read off a level alone.
std::span<const Invariant> invariants();

/// Adds a fault for every room whose floor is smaller than the generator's knobs allow.
void checkRoomSizes(Size least, const Level& level, std::vector<Problem>& problems);

/// Adds a fault for every region whose target lies outside it.
void checkTargets(const Generation& generation, std::vector<Problem>& problems);

/// Must the invariant hold once `pass` is over? The passes of all generators have one order: ground, rooms,
/// links, doors, stairs, finish.
bool holdsAfter(const Invariant& invariant, std::string_view pass);

/// Adds problems to `known`, apart from faults that were known after an earlier pass.
void addNews(std::vector<Problem>& known, std::vector<Problem> problems);

/// The faults of a level after `pass` that can be read off it alone.
std::vector<Problem> problemsIn(const Level& level, std::string_view pass = "finish");

}  // namespace gone
