#pragma once

#include "rules/event.hpp"

#include <vector>

namespace gone {

/// Whoever hunts the hero and could strike him where he stands in `from` comes after him by the stairs, and
/// stands beside him in `to`; bosses and who is held or helpless stay. They act after his next act.
void bringFollowers(World& from, World& to, std::vector<Event>& events);

}  // namespace gone
