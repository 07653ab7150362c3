#pragma once

#include "game/game.hpp"
#include "view/light_sources.hpp"
#include "view/terrain_marks.hpp"

#include <map>
#include <utility>
#include <vector>

namespace gone {

/// What a run adds to the picture of a floor: seals, lit where a room fits, cracks, and glowing keystones.
class RunMarks {
public:
    /// Works them out anew for what the hero knows now.
    void update(const Game& game);

    /// A level was changed: what fitted may fit no more.
    void forget() { spaces_.clear(); }

    const std::vector<TerrainMark>& marks() const { return marks_; }
    const std::vector<GlowSource>& glows() const { return glows_; }

private:
    bool hasSpace(const Game& game, int room);

    std::vector<TerrainMark> marks_;
    std::vector<GlowSource> glows_;
    std::map<std::pair<int, int>, bool> spaces_;  ///< by floor and room: tried once, for it takes a while
};

}  // namespace gone
