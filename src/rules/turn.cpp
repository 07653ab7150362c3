#include "rules/turn.hpp"

#include "rules/effects.hpp"
#include "rules/mind.hpp"
#include "rules/move.hpp"
#include "rules/perform.hpp"
#include "rules/round.hpp"
#include "rules/senses.hpp"
#include "rules/stage.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace gone {
namespace {

/// Is his act taken from him? A stun is used up by that.
bool losesAct(Stage& stage, Actor& actor) {
    if (has(actor, Status::Sleeping)) return true;
    int& stunned = actor.statuses[static_cast<std::size_t>(Status::Stunned)];
    if (stunned == 0) return false;
    if (stunned == 1)
        end(stage, actor, Status::Stunned);
    else
        --stunned;
    return true;
}

void actFoe(Stage& stage, ActorId id) {
    World& world = stage.world;
    Actor& foe = *findActor(world, id);
    if (losesAct(stage, foe)) {
        foe.sawHero = false;
        foe.nextAct += ticksPerTurn;
        return;
    }
    perceive(stage, foe);
    int ticks = ticksPerTurn;
    if (foe.mood != Mood::Asleep) {
        const Outcome outcome = perform(stage, id, decide(stage, id));
        if (const auto* done = std::get_if<Done>(&outcome)) ticks = std::max(done->ticks, 1);
    }
    findActor(world, id)->nextAct += ticks;
    clearDead(world);
}

const Actor& nextToAct(const World& world) {
    return *std::ranges::min_element(world.actors, {}, [](const Actor& actor) {
        return std::pair{actor.nextAct, actor.id};
    });
}

/// Plays on until the hero can act again, is dead, or the run is asked something; true in the last case.
bool playOn(Stage& stage) {
    World& world = stage.world;
    while (isAlive(world.hero())) {
        const Actor& next = nextToAct(world);
        if (world.nextRound <= next.nextAct) {
            world.now = world.nextRound;
            world.nextRound += ticksPerTurn;
            playRound(stage);
        } else {
            world.now = next.nextAct;
            if (next.id != heroId) {
                actFoe(stage, next.id);
            } else {
                if (!losesAct(stage, world.hero())) return false;
                world.hero().nextAct += ticksPerTurn;
                world.character.noise = Noise::Quiet;
            }
        }
        if (!stage.events.empty() && isQuestion(stage.events.back())) return true;
    }
    return false;
}

}  // namespace

bool isQuestion(const Event& event) {
    return std::holds_alternative<LeftFloor>(event) || std::holds_alternative<AskedRemaking>(event) ||
           std::holds_alternative<AskedCallBack>(event) || std::holds_alternative<AskedSpawn>(event);
}

bool asks(const Report& report) {
    return !report.events.empty() && isQuestion(report.events.back());
}

Report refused(std::string reason) {
    return {0, {Refusal{std::move(reason)}}};
}

Report resume(World& world, Rng& play) {
    Report report;
    Stage stage{world, play, report.events};
    if (playOn(stage)) return report;
    shutEmptyDoors(stage);
    look(world);
    return report;
}

Report takeTurn(World& world, const Action& action, Rng& play) {
    if (!isAlive(world.hero())) return refused("You are dead.");
    Report report;
    Stage stage{world, play, report.events};
    const Outcome outcome = perform(stage, heroId, action);
    if (const auto* no = std::get_if<Refused>(&outcome)) return refused(no->reason);
    report.spent = std::get<Done>(outcome).ticks;
    if (report.spent == 0) return report;
    clearDead(world);
    world.hero().nextAct += report.spent;
    look(world);
    if (asks(report) || playOn(stage)) return report;
    shutEmptyDoors(stage);
    look(world);
    return report;
}

}  // namespace gone
