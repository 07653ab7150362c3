#pragma once

#include "world/world.hpp"

#include <string>

namespace gone {

/// The first thing about this floor that no rule may ever leave behind, as a sentence; empty if all is well:
/// one actor a cell, where it may stand; ids in order and never reused; every thing in one place only; no
/// negative number; no status out of range.
std::string faultIn(const World& world);

}  // namespace gone
