#pragma once

#include "generation/origin.hpp"
#include "generation/remodel.hpp"
#include "generation/room_tries.hpp"

#include <optional>
#include <vector>

namespace gone {

/// Puts a room in the place of another, or of a junction, and digs its corridors anew by the choosing rule.
/// The far ends of the corridors stay where they are.
class RoomDigger {
public:
    /// Keeps references: what it is given must outlive it.
    RoomDigger(const Origin& origin, const Blueprint& blueprint, const Level& level, int room);

    /// True if other links and what was dug otherwise leave room for this floor and its walls.
    bool isFree(Rect floor) const { return ground_.isFree(floor); }

    /// The level with the room on a free floor, its streams numbered by `reroll`. `anyWay`: where no
    /// straight, l or z corridor is legal, the cheapest way through rock will do. None if a corridor cannot
    /// be dug.
    std::optional<Level> digAt(const RoomTries::Try& wanted, int reroll, bool anyWay) const;

private:
    struct Far {
        int room;
        std::vector<Gate> gates;
    };
    std::optional<std::vector<CorridorPlan>> planLinks(const Room& room, int reroll, bool anyWay) const;
    std::optional<CorridorPlan> planLink(std::size_t index, const CorridorMap& map,
                                         std::span<const Gate> near, int reroll, bool anyWay) const;
    bool startsHere(std::size_t index) const;  ///< does the link start at this room?
    Level built(const Room& room, std::vector<CorridorPlan> plans) const;

    const Origin& origin_;
    const Blueprint& blueprint_;
    const Level& before_;
    int room_;
    std::vector<int> links_;
    std::vector<Far> far_;  ///< one a link
    Ground ground_;
    Rect old_;          ///< what goes with the old room: floor and ring, or the junction
    SpareDoors spare_;  ///< the doors that went
    Level bare_;        ///< without corridors and doors of the room
    CorridorMap map_;   ///< where they can be dug
};

}  // namespace gone
