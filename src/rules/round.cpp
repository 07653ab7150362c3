#include "rules/round.hpp"

#include "rules/effects.hpp"
#include "rules/numbers.hpp"
#include "rules/terrain.hpp"

#include <algorithm>
#include <array>

namespace gone {
namespace {

constexpr int burningHarm = 2;
constexpr int poisonHarm = 1;
constexpr int acidHarm = 1;
constexpr int poisonPerBreath = 2;  // turns of poison from each round in the gas
constexpr int starvingTurns = 50;   // for a point of health lost for good
constexpr int burntGrassTurns = 3;

void wash(Stage& stage, Actor& actor) {
    if (!standsInWater(stage.world, actor)) return;
    end(stage, actor, Status::Burning);
    end(stage, actor, Status::Acid);
    if (rowOf(actor.kind).has(Trait::DrinksWater)) heal(stage, actor, 1);
}

void breathe(Stage& stage, Actor& actor) {
    const Layers& layers = stage.world.layers;
    if (layers.fire[actor.at] != 0) begin(stage, actor, Status::Burning, burningTurns);
    if (layers.poison[actor.at] != 0) begin(stage, actor, Status::Poisoned, poisonPerBreath);
}

/// Harm of what lies on somebody; he may die of it.
void suffer(Stage& stage, ActorId id) {
    struct Ill {
        Status status;
        int harm;
        Cause cause;
    };
    static constexpr std::array<Ill, 3> ills{{{Status::Burning, burningHarm, Cause::Burning},
                                              {Status::Poisoned, poisonHarm, Cause::Poison},
                                              {Status::Acid, acidHarm, Cause::Acid}}};
    for (const Ill& ill : ills) {
        const Actor& actor = *findActor(stage.world, id);
        if (!has(actor, ill.status) || !isAlive(actor)) continue;
        stage.tell(Hurt{who(actor), ill.cause, std::min(ill.harm, actor.health)});
        hurt(stage, id, ill.harm, ill.cause, std::nullopt);
    }
}

bool runsByRound(Status status) {
    return status != Status::Webbed && status != Status::Stunned;
}

/// Nobody is let down over water or a hole.
bool mustHover(const World& world, const Actor& actor, Status status) {
    return status == Status::Levitating && !isWalkable(world.level.tiles[actor.at]);
}

void runStatuses(Stage& stage, Actor& actor) {
    for (int i = 0; i < statusCount; ++i) {
        const auto status = static_cast<Status>(i);
        int& left = actor.statuses[static_cast<std::size_t>(i)];
        if (left == 0 || !runsByRound(status)) continue;
        if (left > 1) {
            --left;
        } else if (!mustHover(stage.world, actor, status)) {
            end(stage, actor, status);
            if (status == Status::Levitating) enterCell(stage, actor.id);
        }
    }
}

/// Most of the time nothing is the matter with most of the actors.
bool isUntouched(const World& world, const Actor& actor) {
    const Tile tile = world.level.tiles[actor.at];
    return tile != Tile::ShallowWater && tile != Tile::DeepWater && world.layers.fire[actor.at] == 0 &&
           world.layers.poison[actor.at] == 0 &&
           std::ranges::all_of(actor.statuses, [](int turns) { return turns == 0; });
}

void roundOf(Stage& stage, ActorId id) {
    Actor& actor = *findActor(stage.world, id);
    if (isUntouched(stage.world, actor)) return;
    wash(stage, actor);
    breathe(stage, actor);
    if (has(actor, Status::Burning) && isFlammable(stage.world, actor.at))
        ignite(stage, actor.at, burntGrassTurns);
    suffer(stage, id);  // may bring others into the world
    Actor& after = *findActor(stage.world, id);
    if (isAlive(after)) runStatuses(stage, after);
}

void starve(Stage& stage) {
    Character& character = stage.world.character;
    if (++character.sinceStarved < starvingTurns) return;
    character.sinceStarved = 0;
    if (stage.world.hero().maxHealth > 1) changeMaxHealth(stage, -1);
}

void hunger(Stage& stage) {
    Character& character = stage.world.character;
    if (character.hunger == 0) {
        starve(stage);
        return;
    }
    --character.hunger;
    character.sinceStarved = 0;
    if (character.hunger == hungryAt || character.hunger == 0) stage.tell(HungerChanged{character.hunger});
}

void mend(Stage& stage) {
    World& world = stage.world;
    Character& character = world.character;
    if (world.sealed || character.hunger == 0) return;
    if (world.hero().health >= world.hero().maxHealth) {
        character.sinceHealed = 0;
        return;
    }
    if (++character.sinceHealed < regenerationTurns(world)) return;
    character.sinceHealed = 0;
    ++world.hero().health;
}

void askForArrivals(Stage& stage) {
    World& world = stage.world;
    if (world.arrivals == 0 || world.sealed || world.rounds % arrivalRounds != 0) return;
    --world.arrivals;
    stage.tell(AskedSpawn{});
}

}  // namespace

void playRound(Stage& stage) {
    World& world = stage.world;
    ++world.rounds;
    burnAndDrift(stage);
    // By index: who is born in this round stands at the end and has no part in it.
    const std::size_t count = world.actors.size();
    for (std::size_t i = 0; i < count; ++i)
        if (isAlive(world.actors[i])) roundOf(stage, world.actors[i].id);
    clearDead(world);
    if (!isAlive(world.hero())) return;
    mend(stage);
    hunger(stage);
    askForArrivals(stage);
}

}  // namespace gone
