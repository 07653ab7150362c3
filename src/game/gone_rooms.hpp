#pragma once

#include "base/seed.hpp"
#include "game/loot.hpp"
#include "rules/stage.hpp"
#include "world/entity.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace gone {

/// What a room was before it was gone.
enum class GoneKind : std::uint8_t { Treasury, Armoury, Library, Garden, Forge, Shrine, Den, Tomb };
inline constexpr int goneKindCount = 8;

/// What a gone room holds when it is called back.
struct GoneRoom {
    GoneKind kind = GoneKind::Treasury;
    std::vector<Thing> things;
    bool onlyOne = false;          ///< of the things one may be taken, the rest sink
    std::vector<ActorKind> foes;   ///< asleep
    Elite elite = Elite::None;     ///< of the foes
    std::array<Boon, 2> offers{};  ///< of a shrine
    friend bool operator==(const GoneRoom&, const GoneRoom&) = default;
};

/// What a room holds: from its own stream (derive(floor, "gone", room)), never from when it is called.
GoneRoom goneRoom(Seed floorSeed, int floor, int room);

std::string_view name(GoneKind kind);  ///< "treasury", …
/// What a seal or crack breathes of the room behind it: a sentence that tells its kind.
std::string_view whisperOf(GoneKind kind);

/// Puts what the room holds on these cells, which are its floor and at least one; on the nearest free ones
/// where they do not suffice. What is shown for what it is, the hero knows from then on.
void furnish(Stage& stage, const GoneRoom& room, Seed floorSeed, int id, std::vector<Point> cells);

}  // namespace gone
