#include "rules/effects.hpp"

#include "rules/numbers.hpp"
#include "rules/offspring.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int healthPerLevel = 5;
constexpr int searchTurns = 10;

void wakePack(Stage& stage, const Actor& first) {
    if (first.pack == 0) return;
    for (Actor& foe : stage.world.actors)
        if (foe.pack == first.pack && foe.mood == Mood::Asleep && isAlive(foe)) {
            stage.tell(MoodChanged{who(foe), foe.mood, Mood::Hunting});
            foe.mood = Mood::Hunting;
            foe.goal = stage.world.hero().at;
        }
}

void seal(Stage& stage, bool closed) {
    if (stage.world.sealed == closed) return;
    stage.world.sealed = closed;
    stage.tell(Sealed{closed});
}

void die(Stage& stage, Actor& victim, Cause cause, const std::optional<Who>& by) {
    stage.tell(Died{who(victim), cause, by});
    if (victim.kind == ActorKind::Hero) return;
    const ActorRow& row = rowOf(victim.kind);
    const bool isSlimy = row.has(Trait::Splits) || row.has(Trait::ShedsAtHalf);
    stage.world.layers.stains.set(victim.at, static_cast<int>(isSlimy ? Stain::Slime : Stain::Blood));
    if (row.has(Trait::Boss)) seal(stage, false);
    const int experience = victim.elite == Elite::None ? row.experience : 2 * row.experience;
    if (experience > 0) gainExperience(stage, experience);
}

/// Harm ends every sleep, and a foe that was hurt knows that somebody is there.
void startle(Stage& stage, Actor& victim, const std::optional<Who>& by) {
    end(stage, victim, Status::Sleeping);
    if (victim.kind == ActorKind::Hero || !by || by->id != heroId) return;
    rouse(stage, victim, stage.world.hero().at);
}

}  // namespace

bool standsInWater(const World& world, const Actor& actor) {
    const Tile tile = world.level.tiles[actor.at];
    return (tile == Tile::ShallowWater || tile == Tile::DeepWater) && gaitOf(actor) == Gait::Foot;
}

void hurt(Stage& stage, ActorId id, int damage, Cause cause, const std::optional<Who>& by) {
    Actor& victim = *findActor(stage.world, id);
    if (damage <= 0 || !isAlive(victim)) return;
    victim.health = std::max(victim.health - damage, 0);
    if (!isAlive(victim)) {
        die(stage, victim, cause, by);
        return;
    }
    startle(stage, victim, by);
    const bool isHit = cause == Cause::Blow || cause == Cause::Missile;
    if (isHit) splitAfterHit(stage, id);
    shedAtHalf(stage, id);
}

void heal(Stage& stage, Actor& actor, int amount) {
    const int healed = std::min(amount, actor.maxHealth - actor.health);
    if (healed <= 0) return;
    actor.health += healed;
    stage.tell(Healed{who(actor), healed});
}

void begin(Stage& stage, Actor& actor, Status status, int turns) {
    const bool washed = status == Status::Burning || status == Status::Acid;
    if (turns <= 0 || !isAlive(actor) || (washed && standsInWater(stage.world, actor))) return;
    int& left = actor.statuses[static_cast<std::size_t>(status)];
    left = status == Status::Poisoned ? left + turns : std::max(left, turns);
    stage.tell(StatusBegan{who(actor), status, left});
}

void end(Stage& stage, Actor& actor, Status status) {
    int& left = actor.statuses[static_cast<std::size_t>(status)];
    if (left == 0) return;
    left = 0;
    stage.tell(StatusEnded{who(actor), status});
}

void setMood(Stage& stage, Actor& foe, Mood mood) {
    if (foe.mood == mood) return;
    const Mood before = foe.mood;
    foe.mood = mood;
    stage.tell(MoodChanged{who(foe), before, mood});
    if (before != Mood::Asleep) return;
    if (rowOf(foe.kind).has(Trait::Boss)) seal(stage, true);
    wakePack(stage, foe);
}

void rouse(Stage& stage, Actor& foe, Point heardAt) {
    foe.goal = heardAt;
    foe.patience = searchTurns;
    if (foe.mood == Mood::Asleep || foe.mood == Mood::Wandering) setMood(stage, foe, Mood::Searching);
}

void makeNoise(Stage& stage, Point at, int radius) {
    stage.tell(Noised{at, radius});
    World& world = stage.world;
    const Ways::View ways = world.ways.toward(world.level.tiles, at, Gait::Foot);
    for (Actor& foe : world.actors)
        if (foe.kind != ActorKind::Hero && isAlive(foe) && ways.steps(foe.at, radius) != unreachable)
            rouse(stage, foe, at);
}

void gainExperience(Stage& stage, int amount) {
    Character& character = stage.world.character;
    character.experience += amount;
    stage.tell(GainedExperience{amount});
    while (character.experience >= experienceToNext(character.level)) {
        character.experience -= experienceToNext(character.level);
        ++character.level;
        stage.world.hero().maxHealth += healthPerLevel;
        stage.world.hero().health += healthPerLevel;
        stage.tell(GainedLevel{character.level});
    }
}

void changeMaxHealth(Stage& stage, int by) {
    Actor& hero = stage.world.hero();
    hero.maxHealth = std::max(hero.maxHealth + by, 1);
    hero.health = std::min(hero.health + std::max(by, 0), hero.maxHealth);
    stage.tell(MaxHealthChanged{hero.maxHealth});
}

void clearDead(World& world) {
    std::erase_if(world.actors, [](const Actor& actor) { return actor.id != heroId && !isAlive(actor); });
}

}  // namespace gone
