#include "app/pack_screen.hpp"

#include "content/items.hpp"
#include "rules/lore.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "rules/use_item.hpp"

#include <algorithm>

namespace gone {
namespace {

bool isBetterThrown(const Lore& lore, ItemKind kind) {
    const bool bursts =
        kind == ItemKind::FirePotion || kind == ItemKind::PoisonPotion || kind == ItemKind::SleepPotion;
    return bursts && isKnown(lore, kind);
}

bool isWearable(ItemGroup group) {
    return group == ItemGroup::Weapon || group == ItemGroup::Bow || group == ItemGroup::Armour ||
           group == ItemGroup::Shield || group == ItemGroup::Ring;
}

bool isConsumed(ItemGroup group) {
    return group == ItemGroup::Potion || group == ItemGroup::Scroll || group == ItemGroup::Food;
}

/// May this scroll be read on that thing?
bool isFitFor(const World& world, ItemId scroll, const Item& thing) {
    const Item* read = findItem(world.character, scroll);
    if (read == nullptr || read->id == thing.id) return false;
    return read->kind == ItemKind::UpgradeScroll ? canBetter(thing.kind)
                                                 : isMystery(world.character.lore, thing);
}

PackAnswer doing(const Action& action) {
    return {true, action, std::nullopt, {}};
}

PackAnswer aiming(const World& world, Aim::Why why, ItemId item) {
    return {true, std::nullopt, beginAim(world, why, item), {}};
}

PackAnswer wearing(const World& world, const Item& item) {
    return isWorn(world.character, item.id) ? doing(Unequip{item.id}) : doing(Equip{item.id});
}

std::string_view question(PackWish wish) {
    switch (wish) {
        case PackWish::Browse: return "";
        case PackWish::Use: return "Drink, read or eat what?";
        case PackWish::Wear: return "Put on, wield or take off what?";
        case PackWish::Throw: return "Throw what?";
        case PackWish::Zap: return "Zap what?";
        case PackWish::Drop: return "Drop what?";
        case PackWish::ReadOn: return "Read the scroll on what?";
        case PackWish::Forge: return "Better what at the forge?";
    }
    return "";
}

}  // namespace

PackAnswer useOf(const World& world, const Item& item) {
    const ItemGroup group = rowOf(item.kind).group;
    if (isBetterThrown(world.character.lore, item.kind)) return aiming(world, Aim::Why::Throw, item.id);
    if (isConsumed(group)) return doing(Use{item.id});
    // A second dagger is for throwing; the first is for the hand.
    const bool isSpare = item.kind == ItemKind::Dagger && !isWorn(world.character, item.id) &&
                         world.character.weapon != noItem;
    if (isSpare) return aiming(world, Aim::Why::Throw, item.id);
    if (isWearable(group)) return wearing(world, item);
    if (group == ItemGroup::Wand) return aiming(world, Aim::Why::Zap, item.id);
    if (group == ItemGroup::Arrow) return aiming(world, Aim::Why::Shoot, noItem);
    if (group == ItemGroup::Keystone) return doing(CallBack{});
    return {true, std::nullopt, std::nullopt, "It is of no use here."};
}

bool PackScreen::isEligible(const World& world, const Item& item) const {
    const ItemGroup group = rowOf(item.kind).group;
    switch (wish_) {
        case PackWish::Browse:
        case PackWish::Throw:
        case PackWish::Drop: return true;
        case PackWish::Use: return isConsumed(group);
        case PackWish::Wear: return isWearable(group);
        case PackWish::Zap: return group == ItemGroup::Wand;
        case PackWish::ReadOn: return isFitFor(world, scroll_, item);
        case PackWish::Forge: return isWearable(group);
    }
    return true;
}

PackAnswer PackScreen::take(const World& world, const Item& item) {
    chosen_ = item.id;
    if (!isEligible(world, item)) return {false, std::nullopt, std::nullopt, "Not that."};
    switch (wish_) {
        case PackWish::Browse: return {};
        case PackWish::Use: return doing(Use{item.id});
        case PackWish::Wear: return wearing(world, item);
        case PackWish::Throw: return aiming(world, Aim::Why::Throw, item.id);
        case PackWish::Zap: return aiming(world, Aim::Why::Zap, item.id);
        case PackWish::Drop: return doing(Drop{item.id});
        case PackWish::ReadOn: return doing(Use{scroll_, item.id});
        case PackWish::Forge: return doing(UseFeature{0, item.id});
    }
    return {};
}

PackAnswer PackScreen::obeyLetter(const World& world, const Item& item, char letter) const {
    switch (letter) {
        case 'u': return useOf(world, item);
        case 'w': return wearing(world, item);
        case 't': return aiming(world, Aim::Why::Throw, item.id);
        case 'd': return doing(Drop{item.id});
        default: return {};
    }
}

void PackScreen::moveChoice(const World& world, Direction direction) {
    const std::vector<const Item*> items = packOrder(world.character);
    if (items.empty()) return;
    const auto present = std::ranges::find(items, chosen_, &Item::id);
    if (present == items.end()) {
        chosen_ = items.front()->id;
        return;
    }
    const Point step = offset(direction);
    const auto index = static_cast<int>(present - items.begin()) + step.x + step.y * packColumns;
    if (index >= 0 && index < static_cast<int>(items.size()))
        chosen_ = items[static_cast<std::size_t>(index)]->id;
}

PackAnswer PackScreen::press(const World& world, const Press& press) {
    const Item* chosen = findItem(world.character, chosen_);
    const bool isBrowsing = wish_ == PackWish::Browse;
    if (press.intent == Intent{Cancel{}}) {
        if (!isBrowsing || chosen == nullptr) return {true, std::nullopt, std::nullopt, {}};
        chosen_ = noItem;
        return {};
    }
    if (press.intent == Intent{Order::Confirm} && chosen != nullptr)
        return isBrowsing ? useOf(world, *chosen) : take(world, *chosen);
    if (const auto* quick = press.intent ? std::get_if<Quick>(&*press.intent) : nullptr; quick && chosen)
        return {false, Action{AssignQuick{quick->slot, chosen->id}}, std::nullopt, {}};
    if (press.letter != 0 && isBrowsing && chosen != nullptr) return obeyLetter(world, *chosen, press.letter);
    if (press.letter != 0) {
        for (const Item& item : world.character.items)
            if (letterOf(item) == press.letter) return take(world, item);
        return {};
    }
    if (const auto* toward = press.intent ? std::get_if<Toward>(&*press.intent) : nullptr)
        moveChoice(world, toward->direction);
    return {};
}

PackAnswer PackScreen::click(const World& world, ItemId item) {
    const Item* thing = findItem(world.character, item);
    if (thing == nullptr) return {};
    if (wish_ == PackWish::Browse && chosen_ == item) return useOf(world, *thing);
    return take(world, *thing);
}

PackView PackScreen::view(const World& world) const {
    PackView view;
    view.chosen = chosen_;
    view.question = question(wish_);
    if (wish_ != PackWish::Browse)
        view.isEligible = [this, &world](const Item& item) { return isEligible(world, item); };
    const auto key = [](std::string_view text) { return Word{text, Tone::Gain}; };
    if (wish_ != PackWish::Browse)
        view.keys = {key("letter"), " takes it  ", key("escape"), " never mind"};
    else if (findItem(world.character, chosen_) == nullptr)
        view.keys = {key("letter"), " or ", key("arrows"), " choose  ", key("escape"), " close"};
    else
        view.keys = {key("u"), " use  ",  key("w"),   " wear  ",       key("t"),      " throw  ",
                     key("d"), " drop  ", key("1-8"), " quick slot  ", key("escape"), " back"};
    return view;
}

}  // namespace gone
