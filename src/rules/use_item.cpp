#include "rules/use_item.hpp"

#include "content/statuses.hpp"
#include "rules/effects.hpp"
#include "rules/lore.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int mealTurns = 450;
constexpr int frugalMealTurns = 300;  // to who asked a shrine for health
constexpr int hasteTurns = 20;
constexpr int invisibleTurns = 20;
constexpr int levitatingTurns = 20;
constexpr int clarityTurns = 30;

bool needsThing(ItemKind kind) {
    return kind == ItemKind::UpgradeScroll || kind == ItemKind::IdentifyScroll;
}

/// The thing a scroll may be read on, or null if it is not there or not fit for it.
Item* thingFor(World& world, ItemKind scroll, ItemId on) {
    Item* thing = findItem(world.character, on);
    if (thing == nullptr) return nullptr;
    if (scroll == ItemKind::UpgradeScroll) return canBetter(thing->kind) ? thing : nullptr;
    return isMystery(world.character.lore, *thing) ? thing : nullptr;
}

Outcome readFromPack(Stage& stage, const Item& scroll, ItemId on) {
    World& world = stage.world;
    const int ticks = scaledTicks(world.hero(), ticksPerTurn);
    const bool waits = needsThing(scroll.kind) && thingFor(world, scroll.kind, on) == nullptr;
    if (waits && isKnown(world.character.lore, scroll.kind))
        return Refused{scroll.kind == ItemKind::UpgradeScroll ? "That cannot be made better."
                                                              : "There is nothing to learn about that."};
    stage.tell(Used{scroll});
    learn(stage, scroll.kind);
    if (waits) {
        stage.tell(WantsThing{scroll});
        return Done{ticks};
    }
    takeFromPack(world, scroll.id, 1);
    read(stage, scroll.kind, thingFor(world, scroll.kind, on));
    return Done{ticks};
}

Outcome drinkFromPack(Stage& stage, const Item& potion) {
    World& world = stage.world;
    const int ticks = scaledTicks(world.hero(), ticksPerTurn);
    stage.tell(Used{potion});
    takeFromPack(world, potion.id, 1);
    learn(stage, potion.kind);
    drink(stage, potion.kind);
    return Done{ticks};
}

Outcome eat(Stage& stage, const Item& meal) {
    Character& character = stage.world.character;
    if (character.hunger >= fullHunger) return Refused{"You could not eat a crumb."};
    stage.tell(Used{meal});
    takeFromPack(stage.world, meal.id, 1);
    const bool frugal = character.boons[static_cast<std::size_t>(Boon::Health)] > 0;
    character.hunger = std::min(character.hunger + (frugal ? frugalMealTurns : mealTurns), fullHunger);
    stage.tell(HungerChanged{character.hunger});
    return Done{scaledTicks(stage.world.hero(), ticksPerTurn)};
}

void drinkHealing(Stage& stage) {
    Actor& hero = stage.world.hero();
    heal(stage, hero, (hero.maxHealth + 1) / 2);
    for (int i = 0; i < statusCount; ++i)
        if (rowOf(static_cast<Status>(i)).curable) end(stage, hero, static_cast<Status>(i));
}

}  // namespace

bool canBetter(ItemKind kind) {
    switch (rowOf(kind).group) {
        case ItemGroup::Weapon:
        case ItemGroup::Bow:
        case ItemGroup::Armour:
        case ItemGroup::Shield:
        case ItemGroup::Ring: return true;
        case ItemGroup::Potion:
        case ItemGroup::Scroll:
        case ItemGroup::Wand:
        case ItemGroup::Arrow:
        case ItemGroup::Food:
        case ItemGroup::Keystone:
        case ItemGroup::Key:
        case ItemGroup::Gold:
        case ItemGroup::Amulet: return false;
    }
    return false;
}

void better(Stage& stage, Item& item, int by) {
    World& world = stage.world;
    const bool apart = item.count > 1;  // one of a stack is bettered, the rest stay as they are
    Item bettered = apart ? takeFromPack(world, item.id, 1) : item;
    bettered.plus += by;
    if (apart) {
        const ItemId id = addToPack(world.character, bettered).value_or(noItem);
        if (id == noItem) {
            land(stage, bettered, world.hero().at);
        } else {
            bettered = *findItem(world.character, id);
        }
    } else {
        item = bettered;
    }
    refreshSight(world.character);
    stage.tell(Bettered{bettered});
}

void drink(Stage& stage, ItemKind potion) {
    Actor& hero = stage.world.hero();
    if (potion == ItemKind::HealingPotion) drinkHealing(stage);
    if (potion == ItemKind::MightPotion) {
        ++stage.world.character.strength;
        stage.tell(GainedStrength{stage.world.character.strength});
    }
    if (potion == ItemKind::HastePotion) begin(stage, hero, Status::Haste, hasteTurns);
    if (potion == ItemKind::InvisibilityPotion) begin(stage, hero, Status::Invisible, invisibleTurns);
    if (potion == ItemKind::LevitationPotion) {
        begin(stage, hero, Status::Levitating, levitatingTurns);
        end(stage, hero, Status::Webbed);
    }
    if (potion == ItemKind::ClarityPotion) begin(stage, hero, Status::Clarity, clarityTurns);
    burstBottle(stage, potion, hero.at);
}

Outcome useItem(Stage& stage, const Use& action) {
    const Item* found = findItem(stage.world.character, action.item);
    if (found == nullptr) return Refused{"You do not have that."};
    const Item item = *found;
    switch (rowOf(item.kind).group) {
        case ItemGroup::Potion: return drinkFromPack(stage, item);
        case ItemGroup::Scroll: return readFromPack(stage, item, action.on);
        case ItemGroup::Food: return eat(stage, item);
        case ItemGroup::Keystone: return Instead{CallBack{}};
        case ItemGroup::Weapon:
        case ItemGroup::Bow:
        case ItemGroup::Armour:
        case ItemGroup::Shield:
        case ItemGroup::Ring:
            if (isWorn(stage.world.character, item.id)) return Instead{Unequip{item.id}};
            return Instead{Equip{item.id}};
        case ItemGroup::Wand: return Refused{"Point it at something."};
        case ItemGroup::Arrow: return Refused{"Arrows want a bow."};
        case ItemGroup::Key: return Refused{"Walk into the lock it fits."};
        case ItemGroup::Gold:
        case ItemGroup::Amulet: return Refused{"It does nothing. It is only precious."};
    }
    return Refused{"That has no use."};
}

}  // namespace gone
