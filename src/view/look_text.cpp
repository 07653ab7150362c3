#include "view/look_text.hpp"

#include "content/monsters.hpp"
#include "content/statuses.hpp"
#include "game/watch.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/senses.hpp"

#include <algorithm>

namespace gone {
namespace {

Word harm(std::string text) {
    return {std::string_view{text}, Tone::Harm};
}

Sentence actorLine(const World& world, const Actor& actor) {
    if (actor.id == heroId) return {"You. Still here."};
    Sentence line{harm(capitalised(named(actor))), joined({", ", name(actor.mood)})};
    for (int i = 0; i < statusCount; ++i)
        if (const auto status = static_cast<Status>(i); has(actor, status))
            line.emplace_back(joined({", ", rowOf(status).name}));
    line.emplace_back(
        joined({", ", std::to_string(actor.health), "/", std::to_string(actor.maxHealth), ". "}));
    const Sentence odds = oddsLine(world, actor);
    line.insert(line.end(), odds.begin(), odds.end());
    line.emplace_back(joined({" ", rowOf(actor.kind).meaning}));
    return line;
}

std::string_view featureName(const Feature& feature) {
    switch (feature.kind) {
        case FeatureKind::Crack: return feature.used ? "a dark crack" : "a crack that glows";
        case FeatureKind::Spring: return feature.used ? "a dry spring" : "a spring";
        case FeatureKind::Forge: return feature.used ? "a cold forge" : "a forge";
        case FeatureKind::Shrine: return feature.used ? "a silent shrine" : "a shrine";
        case FeatureKind::Shelf: return feature.used ? "blank books" : "a shelf of books";
    }
    return "";
}

std::string placeText(const World& world, Point at) {
    for (const Feature& feature : world.features)
        if (feature.at == at) return std::string{featureName(feature)};
    const Tile tile = world.remembered[at];
    if (tile == Tile::Junction) return "a seal: a room is missing here";
    if (tile == Tile::Trap)
        for (const Trap& trap : world.traps)
            if (trap.at == at && !trap.hidden)
                return trap.kind == TrapKind::Dart    ? "a dart trap"
                       : trap.kind == TrapKind::Alarm ? "an alarm"
                                                      : "a sleep trap";
    return std::string{name(tile)};
}

}  // namespace

Sentence oddsLine(const World& world, const Actor& foe) {
    const Actor& hero = world.hero();
    return {"You hit ",
            {std::string_view{std::to_string(hitPercent(world, hero, foe))}, Tone::Gain},
            " in 100, " + std::to_string(blowsToKill(world, hero, foe)) + " kill; it hits ",
            harm(std::to_string(hitPercent(world, foe, hero))),
            joined({", ", std::to_string(blowsToKill(world, foe, hero)), " kill you."})};
}

Sentence lookLine(const World& world, Point at) {
    if (!world.seen.size().contains(at) || !world.seen[at]) return {"You have not been there."};
    const Actor* actor = actorAt(world, at);
    if (actor != nullptr && (actor->id == heroId || isShown(world, *actor))) return actorLine(world, *actor);
    Sentence line{{std::string_view{capitalised(placeText(world, at))}, Tone::Place}};
    const auto lying = std::ranges::find(world.rememberedItems, at, &LyingItem::at);
    if (lying != world.rememberedItems.end())
        line.insert(line.end(),
                    {Word{", and on it: "}, Word{nameOf(world.character.lore, lying->item), Tone::Gain}});
    if (world.visible[at]) {
        if (world.layers.fire[at] > 0) line.push_back(harm(", on fire"));
        if (world.layers.poison[at] > 0) line.push_back(harm(", in poison gas"));
        if (world.layers.sleep[at] > 0) line.push_back(harm(", in sleep gas"));
    } else {
        line.emplace_back(", as last seen");
    }
    line.emplace_back(".");
    return line;
}

std::string meaningOf(const Lore& lore, const Item& item) {
    if (!isKnown(lore, item.kind))
        return rowOf(item.kind).group == ItemGroup::Potion ? "Drink it, or throw it, and you will know."
                                                           : "Read it, and you will know.";
    return std::string{rowOf(item.kind).meaning};
}

Sentence numbersLine(const World& world, const Item& item) {
    const ItemRow& row = rowOf(item.kind);
    const std::string strength = ", wants strength " + std::to_string(row.strength);
    const int plus = item.known ? item.plus : 0;
    switch (row.group) {
        case ItemGroup::Weapon:
        case ItemGroup::Bow: {
            const FightNumbers numbers = heroWith(world, item);
            return {"Attack " + std::to_string(numbers.attack) + ", damage ",
                    {std::string_view{std::to_string(numbers.low) + "-" + std::to_string(numbers.high)},
                     Tone::Gain},
                    strength + "."};
        }
        case ItemGroup::Armour:
        case ItemGroup::Shield:
            return {
                "Armour ", {std::string_view{std::to_string(row.low + plus)}, Tone::Gain}, strength + "."};
        case ItemGroup::Wand:
            if (!item.known) return {};
            return {"Charges ", {std::string_view{std::to_string(item.charges)}, Tone::Gain}, "."};
        case ItemGroup::Potion:
        case ItemGroup::Scroll:
        case ItemGroup::Ring:
        case ItemGroup::Arrow:
        case ItemGroup::Food:
        case ItemGroup::Keystone:
        case ItemGroup::Key:
        case ItemGroup::Gold:
        case ItemGroup::Amulet: break;
    }
    return {};
}

std::string_view meaningOf(Boon boon) {
    switch (boon) {
        case Boon::Strength: return "+1 strength for 6 maximum health";
        case Boon::Armour: return "+2 armour for 3 evasion";
        case Boon::Sight: return "+2 sight, but noticed from 4 cells more";
        case Boon::Health: return "+10 maximum health, but meals give 300";
    }
    return {};
}

}  // namespace gone
