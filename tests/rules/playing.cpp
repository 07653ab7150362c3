#include "rules/playing.hpp"

#include "rules/effects.hpp"
#include "rules/pack.hpp"
#include "rules/spawn.hpp"
#include "support/world_text.hpp"

#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace gone {
namespace {

constexpr std::array<std::pair<char, ActorKind>, 10> letters{{{'r', ActorKind::Rat},
                                                              {'n', ActorKind::Snake},
                                                              {'b', ActorKind::Bat},
                                                              {'j', ActorKind::Jackal},
                                                              {'g', ActorKind::Goblin},
                                                              {'t', ActorKind::GoblinThrower},
                                                              {'O', ActorKind::Orc},
                                                              {'s', ActorKind::Slime},
                                                              {'K', ActorKind::SlimeKing},
                                                              {'k', ActorKind::Skeleton}}};

std::optional<ActorKind> kindOf(char letter) {
    for (const auto& [drawnAs, kind] : letters)
        if (drawnAs == letter) return kind;
    return std::nullopt;
}

char letterOf(ActorKind kind) {
    for (const auto& [drawnAs, other] : letters)
        if (other == kind) return drawnAs;
    return '@';
}

}  // namespace

World drawn(std::string_view text, Mood mood) {
    std::string tiles{text};
    std::vector<std::pair<Point, ActorKind>> foes;
    std::vector<Point> traps;
    Point at;
    for (char& c : tiles) {
        if (const auto kind = kindOf(c)) {
            foes.emplace_back(at, *kind);
            c = '.';
        }
        if (c == '^') traps.push_back(at);
        at = c == '\n' ? Point{0, at.y + 1} : Point{at.x + 1, at.y};
    }
    World world = worldFromText(tiles);
    for (const auto& [place, kind] : foes) {
        Actor& foe = addFoe(world, kind, place, mood);
        foe.sawHero = mood != Mood::Asleep;
        foe.goal = mood == Mood::Wandering ? place : world.hero().at;
    }
    for (const Point trap : traps) world.traps.push_back({trap, TrapKind::Dart, false});
    return world;
}

std::string picture(const World& world) {
    std::string text;
    std::vector<std::string> rows = rowsOf(world.level.tiles);
    for (const Actor& actor : world.actors)
        if (isAlive(actor))
            rows[static_cast<std::size_t>(actor.at.y)][static_cast<std::size_t>(actor.at.x)] =
                letterOf(actor.kind);
    for (const std::string& row : rows) text += row + '\n';
    return text;
}

Report act(World& world, const Action& action, int seed) {
    Rng play{Seed{static_cast<std::uint64_t>(seed)}};
    return takeTurn(world, action, play);
}

std::string refusalOf(World world, const Action& action) {
    const World before = world;
    const Report report = act(world, action);
    const Refusal* refusal = firstIn<Refusal>(report);
    if (refusal == nullptr) return {};
    CHECK(world == before);
    CHECK(report.spent == 0);
    CHECK(report.events.size() == 1);
    return refusal->reason;
}

ItemId give(World& world, ItemKind kind, int count, int plus) {
    return addToPack(world.character, newItem(world, kind, count, plus)).value_or(noItem);
}

ItemId wear(World& world, ItemKind kind, int plus) {
    const ItemId id = give(world, kind, 1, plus);
    Rng play{Seed{}};
    std::vector<Event> events;
    Stage stage{world, play, events};
    REQUIRE(std::holds_alternative<Done>(equip(stage, id)));
    return id;
}

void lay(Actor& actor, Status status, int turns) {
    actor.statuses[static_cast<std::size_t>(status)] = turns;
}

Actor* foe(World& world, ActorKind kind) {
    const auto found = std::ranges::find(world.actors, kind, &Actor::kind);
    return found == world.actors.end() ? nullptr : &*found;
}

int countOf(const World& world, ActorKind kind) {
    return static_cast<int>(std::ranges::count(world.actors, kind, &Actor::kind));
}

void makeTough(World& world) {
    for (Actor& actor : world.actors) {
        actor.maxHealth = 100'000;
        actor.health = 100'000;
    }
}

}  // namespace gone
