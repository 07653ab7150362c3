#pragma once

#include "generation/generation.hpp"
#include "world/level.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// Collects what the check of one invariant finds.
class Findings {
public:
    Findings(std::string_view pass, std::string_view fault, std::vector<Problem>& problems)
        : pass_{pass}, fault_{fault}, problems_{problems} {}
    /// `text` says what is wrong and on which thing; `cells` where.
    void add(std::string text, std::vector<Point> cells) {
        problems_.push_back({pass_, fault_, std::move(text), std::move(cells)});
    }

private:
    std::string_view pass_;
    std::string_view fault_;
    std::vector<Problem>& problems_;
};

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
