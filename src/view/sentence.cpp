#include "view/sentence.hpp"

#include "base/overloaded.hpp"
#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"
#include "game/watch.hpp"
#include "rules/senses.hpp"

#include <array>

namespace gone {
namespace {

Word harm(std::string text) {
    return {std::string_view{text}, Tone::Harm};
}
Word gain(std::string text) {
    return {std::string_view{text}, Tone::Gain};
}
Word magic(std::string text) {
    return {std::string_view{text}, Tone::Magic};
}
Word place(std::string text) {
    return {std::string_view{text}, Tone::Place};
}

bool isHero(const Who& who) {
    return who.id == heroId;
}

/// "the rat", "the Slime King"; the hero is "you".
std::string nameOf(const Who& who) {
    const std::string name{rowOf(who.kind).name};
    return isHero(who) ? name : joined({"the ", name});
}

Word subject(const Who& who) {
    return {std::string_view{capitalised(nameOf(who))}, isHero(who) ? Tone::Plain : Tone::Harm};
}
Word object(const Who& who) {
    return {std::string_view{nameOf(who)}, isHero(who) ? Tone::Plain : Tone::Harm};
}
/// " hit" of the hero, " hits" of anybody else.
std::string verb(const Who& who, std::string_view ofHero, std::string_view ofOthers) {
    return joined({" ", isHero(who) ? ofHero : ofOthers});
}

bool notices(const World& world, const Who& who) {
    if (isHero(who)) return true;
    if (const Actor* actor = findActor(world, who.id)) return isShown(world, *actor);
    return world.visible[who.at];
}

std::string_view whatHit(Cause cause) {
    switch (cause) {
        case Cause::Blow: return "";
        case Cause::Missile: return " from afar";
        case Cause::Slam: return " with all his weight";
        case Cause::FireBolt: return " with fire";
        case Cause::FrostBolt: return " with frost";
        case Cause::Blast: return " with the blast";
        case Cause::Burning:
        case Cause::Poison:
        case Cause::Acid:
        case Cause::DartTrap:
        case Cause::Starvation: break;
    }
    return "";
}

/// What hurts when nobody strikes: "The fire", "Hunger".
std::string_view whatHurts(Cause cause) {
    switch (cause) {
        case Cause::Burning: return "The fire";
        case Cause::Poison: return "The poison";
        case Cause::Acid: return "The acid";
        case Cause::DartTrap: return "A dart";
        case Cause::Blast: return "The blast";
        case Cause::Starvation: return "Hunger";
        case Cause::FireBolt: return "The bolt";
        case Cause::FrostBolt: return "The frost";
        case Cause::Blow:
        case Cause::Missile:
        case Cause::Slam: break;
    }
    return "The blow";
}

Sentence hit(const Hit& event) {
    const Word by = subject(event.attacker);
    const Word on = object(event.victim);
    const std::string surprise = event.surprise && isHero(event.attacker) ? "It never saw you. " : "";
    if (event.damage == 0)
        return {surprise, by, verb(event.attacker, "hit ", "hits "), on, ", and it is blocked."};
    const std::string points = std::to_string(event.damage);
    return {surprise,
            by,
            verb(event.attacker, "hit ", "hits "),
            on,
            std::string{whatHit(event.cause)} + " for ",
            isHero(event.victim) ? harm(points) : gain(points),
            "."};
}

Sentence died(const Died& event) {
    if (isHero(event.who)) return {harm("You die.")};
    if (event.killer && isHero(*event.killer)) return {"You kill ", object(event.who), "."};
    return {subject(event.who), " dies."};
}

Sentence moodChanged(const MoodChanged& event) {
    if (event.from == Mood::Asleep) return {subject(event.who), " wakes."};
    switch (event.to) {
        case Mood::Hunting: return {subject(event.who), " notices you."};
        case Mood::Fleeing: return {subject(event.who), " flees."};
        case Mood::Searching: return {subject(event.who), " has lost you."};
        case Mood::Asleep: return {subject(event.who), " falls asleep."};
        case Mood::Wandering: break;
    }
    return {};
}

/// What a status does to its bearer, as a word after "You are" or "The rat is".
std::string_view began(Status status) {
    static constexpr std::array<std::string_view, statusCount> words{
        "on fire",  "poisoned", "covered in acid", "chilled",   "caught in a web", "stunned",
        "drowsing", "in dread", "hasted",          "invisible", "off the ground",  "clear of mind"};
    return words[static_cast<std::size_t>(status)];
}

Sentence statusBegan(const StatusBegan& event) {
    const std::string word{began(event.status)};
    const bool bad = rowOf(event.status).harmful == isHero(event.who);
    return {subject(event.who), verb(event.who, "are ", "is "), bad ? harm(word) : magic(word), "."};
}

Sentence statusEnded(const StatusEnded& event) {
    if (!isHero(event.who)) return {};
    return {"You are no longer " + std::string{began(event.status)} + "."};
}

Sentence used(const Used& event, const Lore& lore) {
    const Item one{event.item.id, event.item.kind, 1, event.item.plus, event.item.charges, event.item.known};
    const std::string name = nameOf(lore, one);
    switch (rowOf(event.item.kind).group) {
        case ItemGroup::Potion: return {"You drink the ", magic(name), "."};
        case ItemGroup::Scroll: return {"You read the ", magic(name), "."};
        case ItemGroup::Food: return {"You eat. It was more bread than meal."};
        case ItemGroup::Keystone: return {"You set the ", gain("keystone"), ". Stone grinds on stone."};
        case ItemGroup::Wand: return {"You raise the ", magic(name), "."};
        case ItemGroup::Weapon:
        case ItemGroup::Bow:
        case ItemGroup::Armour:
        case ItemGroup::Shield:
        case ItemGroup::Ring:
        case ItemGroup::Arrow:
        case ItemGroup::Key:
        case ItemGroup::Gold:
        case ItemGroup::Amulet: break;
    }
    return {"You use the ", magic(name), "."};
}

Sentence hunger(const HungerChanged& event) {
    if (event.turnsLeft == 0) return {harm("You starve.")};
    if (event.turnsLeft <= 150) return {"You are ", harm("hungry"), "."};
    return {"You are fed for ", gain(std::to_string(event.turnsLeft)), " turns."};
}

Sentence tookBoon(Boon boon) {
    switch (boon) {
        case Boon::Strength: return {"You are ", gain("stronger"), ", and there is less of you."};
        case Boon::Armour: return {"Your skin is ", gain("harder"), ", and slower."};
        case Boon::Sight: return {"You see ", gain("farther"), ", and are seen."};
        case Boon::Health: return {"You are ", gain("hale"), ". Food tastes of less."};
    }
    return {};
}

std::string_view trapName(TrapKind kind) {
    switch (kind) {
        case TrapKind::Dart: return "dart trap";
        case TrapKind::Alarm: return "alarm";
        case TrapKind::SleepGas: return "sleep trap";
    }
    return "trap";
}

Sentence drained(const Feature& feature) {
    switch (feature.kind) {
        case FeatureKind::Crack: return {};
        case FeatureKind::Spring: return {"You drink. The spring ", gain("is dry now"), "."};
        case FeatureKind::Forge: return {"The forge goes cold."};
        case FeatureKind::Shrine: return {"The shrine is silent."};
        case FeatureKind::Shelf: return {"You know what you carry. The pages are blank now."};
    }
    return {};
}

/// One line of the table of sentences for each event; those of people the hero does not notice are left out
/// by who calls.
Sentence said(const Event& event, const World& world) {
    const Lore& lore = world.character.lore;
    const auto thing = [&](const Item& item) { return nameOf(lore, item); };
    return std::visit(
        Overloaded{
            [](const Missed& e) -> Sentence {
                return {subject(e.attacker), verb(e.attacker, "miss ", "misses "), object(e.victim), "."};
            },
            [](const Hit& e) { return hit(e); },
            [](const Hurt& e) -> Sentence {
                return {std::string{whatHurts(e.cause)} + " hurts ", object(e.victim), " for ",
                        isHero(e.victim) ? harm(std::to_string(e.damage)) : gain(std::to_string(e.damage)),
                        "."};
            },
            [](const Died& e) { return died(e); },
            [](const Healed& e) -> Sentence {
                return {subject(e.who), verb(e.who, "regain ", "regains "), gain(std::to_string(e.amount)),
                        "."};
            },
            [](const MoodChanged& e) { return moodChanged(e); },
            [](const StatusBegan& e) { return statusBegan(e); },
            [](const StatusEnded& e) { return statusEnded(e); },
            [](const Split& e) -> Sentence {
                return {subject(e.parent), " parts in two."};
            },
            [](const Swelled& e) -> Sentence {
                return {subject(e.who), " ", harm("swells"), ". Two steps back."};
            },
            [](const Slammed& e) -> Sentence {
                return {subject(e.who), " ", harm("comes down"), "."};
            },
            [](const TellCancelled& e) -> Sentence {
                return {subject(e.who), " sinks back."};
            },
            [](const HeldByWeb& e) -> Sentence {
                return {"The web holds ", object(e.who), "."};
            },
            [](const Vanished& e) -> Sentence {
                return {subject(e.who), verb(e.who, "are", "is") + " elsewhere."};
            },
            [](const Appeared& e) -> Sentence {
                return {subject(e.who), " comes."};
            },
            [](const GainedExperience&) -> Sentence { return {}; },
            [](const GainedLevel& e) -> Sentence {
                return {"You are ", gain("level " + std::to_string(e.level)), " now."};
            },
            [](const GainedStrength& e) -> Sentence {
                return {"You feel ", gain("strong"), joined({": ", std::to_string(e.strength), "."})};
            },
            [](const HungerChanged& e) { return hunger(e); },
            [](const MaxHealthChanged& e) -> Sentence {
                return {"The most you can bear is ", gain(std::to_string(e.maxHealth)), " now."};
            },
            [](const TookBoon& e) { return tookBoon(e.boon); },
            [&](const PickedUp& e) -> Sentence {
                return {"You take: ", gain(thing(e.item)), "."};
            },
            [&](const LeftLying& e) -> Sentence {
                return {"Your pack is full: ", gain(thing(e.item)), " stays."};
            },
            [](const Landed&) -> Sentence { return {}; },
            [&](const Lost& e) -> Sentence { return {"No more of: " + thing(e.item) + "."}; },
            [](const Flew& e) -> Sentence {
                if (e.actor == heroId) return {};
                return {"A stone flies."};
            },
            [&](const Used& e) { return used(e, lore); },
            [&](const Equipped& e) -> Sentence {
                return {"You put on: ", gain(thing(e.item)), "."};
            },
            [&](const Unequipped& e) -> Sentence { return {"You put away: " + thing(e.item) + "."}; },
            [&](const Identified& e) -> Sentence {
                return {e.byElimination ? "What is left must be a " : "It is a ",
                        magic(std::string{rowOf(e.kind).name}), "."};
            },
            [&](const Revealed& e) -> Sentence {
                return {"You know it now: ", magic(thing(e.item)), "."};
            },
            [&](const Bettered& e) -> Sentence {
                return {"It is better now: ", gain(thing(e.item)), "."};
            },
            [](const WantsThing&) -> Sentence { return {"It wants a thing to be read on."}; },
            [&](const Fizzled& e) -> Sentence { return {"The " + thing(e.item) + " has nothing left."}; },
            [](const OpenedDoor& e) -> Sentence {
                if (e.actor != heroId) return {"A ", place("door"), " opens."};
                return {"You push the ", place("door"), " open."};
            },
            [](const ClosedDoor& e) -> Sentence {
                if (e.actor != heroId) return {};
                return {"You close the ", place("door"), "."};
            },
            [](const Unlocked&) -> Sentence { return {"The key turns."}; },
            [](const OpenedChest&) -> Sentence {
                return {"You open the ", gain("chest"), "."};
            },
            [](const FoundDoor&) -> Sentence {
                return {"You find a ", place("hidden door"), "."};
            },
            [](const FoundTrap& e) -> Sentence {
                return {"You find ", harm("a trap"), joined({": ", trapName(e.trap.kind), "."})};
            },
            [](const TrapSprung& e) -> Sentence {
                return {subject(e.who), verb(e.who, "tread", "treads") + " on ",
                        harm(std::string{trapName(e.trap.kind)}), "."};
            },
            [](const GasReleased& e) -> Sentence {
                return {e.poison ? harm("A green cloud") : magic("A pale cloud"), " spreads."};
            },
            [](const Mapped&) -> Sentence {
                return {"You know the ", place("floor"), " by heart."};
            },
            [](const Sealed& e) -> Sentence {
                return {e.closed ? harm("The stairs are sealed.") : gain("The stairs are free.")};
            },
            [](const Drained& e) { return drained(e.feature); },
            [](const Whispered& e) -> Sentence { return {magic(e.text)}; },
            [](const CameBack& e) -> Sentence { return {gain(e.text)}; },
            [](const Remade&) -> Sentence { return {magic("The floor is made anew around you.")}; },
            [](const Refusal& e) -> Sentence {
                return {{std::string_view{e.reason}, Tone::Quiet}};
            },
            [](const WebTorn&) -> Sentence { return {}; },
            [](const Trampled&) -> Sentence { return {}; },
            [](const CaughtFire&) -> Sentence { return {}; },
            [](const Dug&) -> Sentence { return {}; },
            [](const Noised&) -> Sentence { return {}; },
            [](const Moved&) -> Sentence { return {}; },
            [](const LeftFloor&) -> Sentence { return {}; },
            [](const AskedRemaking&) -> Sentence { return {}; },
            [](const AskedCallBack&) -> Sentence { return {}; },
            [](const AskedSpawn&) -> Sentence { return {}; },
        },
        event);
}

/// Is what happened in the hero's sight, or about him?
bool isNoticed(const Event& event, const World& world) {
    return std::visit(
        Overloaded{
            [&](const Missed& e) { return notices(world, e.attacker) || notices(world, e.victim); },
            [&](const Hit& e) { return notices(world, e.attacker) || notices(world, e.victim); },
            [&](const Hurt& e) { return notices(world, e.victim); },
            [&](const Split& e) { return notices(world, e.parent); },
            [&](const OpenedDoor& e) { return e.actor == heroId || world.visible[e.at]; },
            [&](const GasReleased& e) { return world.visible[e.at]; },
            [&](const Flew& e) { return world.visible[e.from] || world.visible[e.to]; },
            [&](const auto& e) {
                if constexpr (requires { e.who.at; })
                    return notices(world, e.who);
                else
                    return true;
            },
        },
        event);
}

}  // namespace

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

std::string plain(const Sentence& sentence) {
    std::string text;
    for (const Word& word : sentence) text += word.text;
    return text;
}

Sentence sentenceOf(const Event& event, const World& after) {
    return isNoticed(event, after) ? said(event, after) : Sentence{};
}

}  // namespace gone
