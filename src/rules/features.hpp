#pragma once

#include "rules/stage.hpp"

#include <optional>

namespace gone {

Outcome openChest(Stage& stage, ActorId id, Direction direction);
Outcome useFeature(Stage& stage, const UseFeature& action);
Outcome callBackRoom(Stage& stage);

/// The gone room that a keystone set by the hero where he stands would call: of the junction underfoot or a
/// crack beside him. None if there is none.
std::optional<int> goneRoomHere(const World& world);

/// The feature on the hero's cell that still gives something, or null.
const Feature* featureHere(const World& world);

inline constexpr int callRadius = 20;  ///< steps from which a call is heard

}  // namespace gone
