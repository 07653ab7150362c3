#include "rules/great_blow.hpp"

#include "rules/combat.hpp"
#include "rules/effects.hpp"
#include "rules/numbers.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int tellTurns = 2;
constexpr int slamLow = 10;
constexpr int slamHigh = 21;
constexpr int reachCells = 2;

}  // namespace

std::vector<Point> struckCells(const World& world, const Actor& foe) {
    std::vector<Point> cells{foe.at};
    std::size_t ringStart = 0;
    for (int ring = 0; ring < reachCells; ++ring) {
        const std::size_t ringEnd = cells.size();
        for (; ringStart < ringEnd; ++ringStart)
            for (const Direction direction : allDirections) {
                const Point from = cells[ringStart];
                const Point to = from + offset(direction);
                if (!canReach(world.level.tiles, from, direction)) continue;
                if (std::ranges::find(cells, to) == cells.end()) cells.push_back(to);
            }
    }
    cells.erase(cells.begin());
    return cells;
}

bool holdsTell(const World& world, const Actor& foe) {
    if (foe.mood != Mood::Hunting) return false;
    const std::vector<Point> cells = struckCells(world, foe);
    return std::ranges::find(cells, world.hero().at) != cells.end();
}

void cancelTell(Stage& stage, Actor& foe) {
    foe.tell = 0;
    stage.tell(TellCancelled{who(foe)});
}

std::optional<Action> greatBlow(Stage& stage, const Actor& foe) {
    if (!rowOf(foe.kind).has(Trait::Swells)) return std::nullopt;
    if (foe.tell == 1) return Slam{};
    if (foe.tell > 1) return Swell{};
    const std::optional<Direction> direction = directionTo(foe.at, stage.world.hero().at);
    if (!direction || !canReach(stage.world.level.tiles, foe.at, *direction)) return std::nullopt;
    if (stage.play.below(3) != 0) return std::nullopt;
    return Swell{};
}

Outcome swell(Stage& stage, ActorId id) {
    Actor& foe = *findActor(stage.world, id);
    if (!rowOf(foe.kind).has(Trait::Swells)) return Refused{"You hold your breath. Nothing comes of it."};
    foe.tell = foe.tell == 0 ? tellTurns : foe.tell - 1;
    stage.tell(Swelled{who(foe), struckCells(stage.world, foe)});
    return Done{attackTicks(stage.world, foe)};
}

Outcome slam(Stage& stage, ActorId id) {
    Actor& foe = *findActor(stage.world, id);
    if (foe.tell == 0) return Refused{"You have gathered no strength for that."};
    foe.tell = 0;
    const Who striker = who(foe);
    const int ticks = attackTicks(stage.world, foe);
    const std::vector<Point> cells = struckCells(stage.world, foe);
    stage.tell(Slammed{striker, cells});
    const Actor& hero = stage.world.hero();
    if (std::ranges::find(cells, hero.at) == cells.end()) return Done{ticks};
    const int rolled = rollDamage(stage, slamLow, slamHigh);
    const int absorbed = stage.play.below(numbersOf(stage.world, hero).armour + 1);
    const int damage = std::max(rolled - absorbed, 0);
    stage.tell(Hit{striker, who(hero), Cause::Slam, damage, false});
    hurt(stage, heroId, damage, Cause::Slam, striker);
    return Done{ticks};
}

}  // namespace gone
