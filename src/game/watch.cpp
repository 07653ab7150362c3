#include "game/watch.hpp"

#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"
#include "game/known_ways.hpp"
#include "rules/round.hpp"

#include <algorithm>
#include <string_view>

namespace gone {
namespace {

bool startsWithVowel(std::string_view word) {
    return !word.empty() && std::string_view{"aeiou"}.find(word.front()) != std::string_view::npos;
}

/// Lost health shows even in a turn that brings a point back.
bool wasHurt(const Watch& before, const World& now) {
    const Actor& hero = now.hero();
    if (hero.health < before.health) return true;
    const bool mended = now.character.sinceHealed < before.sinceHealed;
    return mended && hero.health == before.health && hero.health < hero.maxHealth;
}

template <class Id>
bool knows(const std::vector<Id>& ids, Id id) {
    return std::ranges::find(ids, id) != ids.end();
}

std::optional<std::string> newFoe(const Watch& before, const World& now) {
    for (const Actor* foe : foesInView(now)) {
        if (!knows(before.foes, foe->id)) return capitalised(named(*foe)) + " comes into view.";
        if (foe->mood != Mood::Asleep && !knows(before.awake, foe->id))
            return capitalised(named(*foe)) + " wakes.";
    }
    return std::nullopt;
}

std::optional<std::string> newStatus(const Watch& before, const Watch& after) {
    for (std::size_t i = 0; i < before.statuses.size(); ++i) {
        if (before.statuses[i] == after.statuses[i]) continue;
        const std::string name{rowOf(static_cast<Status>(i)).name};
        return after.statuses[i] ? "You are " + name + "." : "You are no longer " + name + ".";
    }
    return std::nullopt;
}

std::optional<std::string> newHunger(int before, int after) {
    if (before > 0 && after == 0) return "You are starving.";
    if (before > hungryAt && after <= hungryAt) return "You are hungry.";
    return std::nullopt;
}

std::optional<std::string> newThing(const Watch& before, const World& now) {
    for (const LyingItem& lying : now.rememberedItems)
        if (!knows(before.things, lying.item.id))
            return "Something comes into view: " + nameOf(now.character.lore, lying.item) + ".";
    return std::nullopt;
}

}  // namespace

Watch watchOf(const World& world) {
    Watch watch;
    for (const Actor* foe : foesInView(world)) {
        watch.foes.push_back(foe->id);
        if (foe->mood != Mood::Asleep) watch.awake.push_back(foe->id);
    }
    for (const LyingItem& lying : world.rememberedItems) watch.things.push_back(lying.item.id);
    for (std::size_t i = 0; i < watch.statuses.size(); ++i)
        watch.statuses[i] = has(world.hero(), static_cast<Status>(i));
    watch.health = world.hero().health;
    watch.sinceHealed = world.character.sinceHealed;
    watch.hunger = world.character.hunger;
    return watch;
}

std::optional<std::string> interruption(const Watch& before, const World& now) {
    if (auto reason = newFoe(before, now)) return reason;
    if (wasHurt(before, now)) return "You are hurt.";
    if (auto reason = newStatus(before, watchOf(now))) return reason;
    if (auto reason = newHunger(before.hunger, now.character.hunger)) return reason;
    return newThing(before, now);
}

std::string named(const Actor& foe) {
    const ActorRow& row = rowOf(foe.kind);
    std::string name{gone::name(foe.elite)};
    if (!name.empty()) name += ' ';
    name += row.name;
    if (row.has(Trait::Boss)) return "the " + name;
    return (startsWithVowel(name) ? "an " : "a ") + name;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

}  // namespace gone
