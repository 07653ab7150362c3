#pragma once

#include "base/rng.hpp"
#include "generation/blueprint.hpp"
#include "generation/carver.hpp"
#include "generation/corridors.hpp"
#include "generation/layout.hpp"

#include <optional>
#include <vector>

namespace gone {

/// Carves the junctions of gone rooms (pass "gone") and the rooms with their walls (pass "rooms").
void carveRooms(const Level& level, Carver& carver);

/// Digs links one after another, each seeing the corridors of those before it (pass "link").
class LinkDigger {
public:
    LinkDigger(CorridorStyle style, Carver& carver, Generation& out);

    /// Closes further cells to corridors.
    void close(Point at) { map_.close(at); }

    /// Where corridors may leave a room that is neither a rectangle nor a junction: rooms without an entry
    /// here have the gates of gatesOf().
    void setGates(int room, std::vector<Gate> gates);

    /// Joins two rooms: by the choosing rule, or by the cheapest way through rock. False if they are walled
    /// off.
    bool dig(NodePair pair, LinkKind kind, Neighbourhood where, Rng rng);

private:
    std::vector<Gate> gatesFor(const Room& room) const;
    void hangDoor(Link& link, int room, const Gate& gate);

    CorridorStyle style_;
    Carver& carver_;
    Generation& out_;
    CorridorMap map_;
    std::vector<std::optional<std::vector<Gate>>> gates_;
};

/// What a generator wants of its links beside the blueprint.
struct LinksWanted {
    std::vector<NodePair> tree;  ///< reaches every room, in the order to dig it
    ExtrasWanted extras;
    int secretDoorsPercent = 0;
};

/// The stream of the link between two nodes; `turn` counts attempts and rerolls.
Rng linkStream(const Blueprint& blueprint, NodePair pair, Seed seed, int turn);

/// The passes `tree` to `crossings` over carved rooms. False if two rooms cannot be joined: the attempt is
/// void.
bool linkRooms(const Blueprint& blueprint, const LinksWanted& wanted, Seed seed, LinkDigger& digger,
               Carver& carver, Generation& out);

}  // namespace gone
