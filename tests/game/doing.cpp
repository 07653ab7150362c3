#include "game/doing.hpp"

#include "rules/playing.hpp"
#include "rules/turn.hpp"

namespace gone {

Doing carryOut(World& world, const Errand& errand, int most) {
    Doing doing;
    doing.path.push_back(world.hero().at);
    Automation automation{errand};
    Rng play{Seed{7}};
    while (doing.acts < most) {
        const NextStep next = automation.next(world);
        if (const auto* halt = std::get_if<Halt>(&next)) {
            doing.halt = *halt;
            return doing;
        }
        takeTurn(world, std::get<Action>(next), play);
        ++doing.acts;
        if (world.hero().at != doing.path.back()) doing.path.push_back(world.hero().at);
    }
    doing.halt.reason = "it goes on and on";
    return doing;
}

World knownFloor(std::string_view text) {
    World world = drawn(text);
    world.remembered = world.level.tiles;
    for (int y = 0; y < world.remembered.height(); ++y)
        for (int x = 0; x < world.remembered.width(); ++x) world.seen.set({x, y});
    return world;
}

}  // namespace gone
