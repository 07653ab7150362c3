#include "game/ledger.hpp"

#include "base/overloaded.hpp"
#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"

#include <algorithm>

namespace gone {
namespace {

std::string nameOf(const Who& who) {
    return who.kind == ActorKind::Hero ? "you" : "the " + std::string{rowOf(who.kind).name};
}

std::string withArticle(std::string_view name) {
    const bool isTitle = name.front() >= 'A' && name.front() <= 'Z';
    const bool sounds = std::string_view{"aeiou"}.find(name.front()) != std::string_view::npos;
    return (isTitle ? "the " : sounds ? "an " : "a ") + std::string{name};
}

std::string_view harmOf(Cause cause) {
    switch (cause) {
        case Cause::Blow: return "a blow";
        case Cause::Missile: return "a missile";
        case Cause::Slam: return "a great blow";
        case Cause::FireBolt: return "a bolt of fire";
        case Cause::FrostBolt: return "a bolt of frost";
        case Cause::Burning: return "fire";
        case Cause::Poison: return "poison";
        case Cause::Acid: return "acid";
        case Cause::DartTrap: return "a dart";
        case Cause::Blast: return "the blast";
        case Cause::Starvation: return "hunger";
    }
    return {};
}

bool isHero(const Who& who) {
    return who.id == heroId;
}

/// A line on an event that concerns the hero, empty for others.
class Account {
public:
    explicit Account(const Lore& lore) : lore_{lore} {}

    std::string operator()(const Hit& hit) const {
        if (!isHero(hit.attacker) && !isHero(hit.victim)) return {};
        const std::string who = nameOf(hit.attacker) + (isHero(hit.attacker) ? " hit " : " hits ");
        if (hit.damage == 0) return who + nameOf(hit.victim) + ": blocked";
        const std::string how = hit.cause == Cause::Blow ? "" : " with " + std::string{harmOf(hit.cause)};
        return who + nameOf(hit.victim) + how + " for " + std::to_string(hit.damage);
    }
    std::string operator()(const Missed& missed) const {
        if (!isHero(missed.attacker) && !isHero(missed.victim)) return {};
        return nameOf(missed.attacker) + (isHero(missed.attacker) ? " miss " : " misses ") +
               nameOf(missed.victim);
    }
    std::string operator()(const Hurt& hurt) const {
        if (!isHero(hurt.victim)) return {};
        return std::string{harmOf(hurt.cause)} + " takes " + std::to_string(hurt.damage);
    }
    std::string operator()(const Healed& healed) const {
        constexpr int worthALine = 2;  // less comes by itself
        if (!isHero(healed.who) || healed.amount < worthALine) return {};
        return "you regain " + std::to_string(healed.amount);
    }
    std::string operator()(const StatusBegan& began) const {
        return isHero(began.who) ? "you are " + std::string{rowOf(began.status).name} : std::string{};
    }
    std::string operator()(const Died& died) const {
        return isHero(died.who) ? "you die" : nameOf(died.who) + " dies";
    }
    std::string operator()(const Used& used) const { return "you use: " + gone::nameOf(lore_, used.item); }
    std::string operator()(const TrapSprung& sprung) const {
        return isHero(sprung.who) ? "you tread on a trap" : std::string{};
    }
    std::string operator()(const Swelled& swelled) const { return nameOf(swelled.who) + " swells"; }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

private:
    const Lore& lore_;
};

}  // namespace

void keepLedger(std::vector<LedgerLine>& ledger, const World& world, const std::vector<Event>& events,
                int turn) {
    std::erase_if(ledger, [=](const LedgerLine& line) { return line.turn <= turn - ledgerTurns; });
    const Account account{world.character.lore};
    for (const Event& event : events)
        if (std::string text = std::visit(account, event); !text.empty())
            ledger.push_back({turn, world.hero().health, std::move(text)});
}

std::string deathText(const Died& death) {
    const std::string killer =
        death.killer && !isHero(*death.killer) ? withArticle(rowOf(death.killer->kind).name) : std::string{};
    const std::string by = killer.empty() ? std::string{} : ", thanks to " + killer;
    switch (death.cause) {
        case Cause::Blow: return "Killed by " + (killer.empty() ? "a blow" : killer) + ".";
        case Cause::Missile: return "Killed from afar" + (killer.empty() ? "" : " by " + killer) + ".";
        case Cause::Slam: return "Crushed by " + (killer.empty() ? "a great blow" : killer) + ".";
        case Cause::FireBolt: return "Killed by a bolt of fire" + by + ".";
        case Cause::FrostBolt: return "Killed by a bolt of frost" + by + ".";
        case Cause::Burning: return "Burned to death" + by + ".";
        case Cause::Poison: return "Poisoned" + by + ".";
        case Cause::Acid: return "Eaten by acid" + by + ".";
        case Cause::DartTrap: return "Killed by a dart from a trap.";
        case Cause::Blast: return "Killed by a blast of one's own.";
        case Cause::Starvation: return "Starved.";
    }
    return {};
}

int scoreOf(int gold, int deepest, int level) {
    return gold + 100 * (deepest - 1) + 25 * (level - 1);
}

}  // namespace gone
