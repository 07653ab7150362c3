#include "rules/lore.hpp"

#include "content/items.hpp"

namespace gone {
namespace {

void name(Stage& stage, ItemKind kind, bool byElimination) {
    stage.world.character.lore.known[static_cast<std::size_t>(kind)] = true;
    stage.tell(Identified{kind, byElimination});
}

bool hasNumbers(ItemKind kind) {
    switch (rowOf(kind).group) {
        case ItemGroup::Weapon:
        case ItemGroup::Bow:
        case ItemGroup::Armour:
        case ItemGroup::Shield:
        case ItemGroup::Wand:
        case ItemGroup::Ring: return true;
        case ItemGroup::Potion:
        case ItemGroup::Scroll:
        case ItemGroup::Arrow:
        case ItemGroup::Food:
        case ItemGroup::Keystone:
        case ItemGroup::Key:
        case ItemGroup::Gold:
        case ItemGroup::Amulet: return false;
    }
    return false;
}

}  // namespace

void learn(Stage& stage, ItemKind kind) {
    const Lore& lore = stage.world.character.lore;
    if (isKnown(lore, kind)) return;
    name(stage, kind, false);
    const ItemRow* last = nullptr;
    int unknown = 0;
    for (const ItemRow& row : itemRows())
        if (row.group == rowOf(kind).group && !isKnown(lore, row.kind)) {
            last = &row;
            ++unknown;
        }
    if (unknown == 1) name(stage, last->kind, true);
}

bool isMystery(const Lore& lore, const Item& item) {
    return !isKnown(lore, item.kind) || (hasNumbers(item.kind) && !item.known);
}

void reveal(Stage& stage, Item& item) {
    learn(stage, item.kind);
    if (hasNumbers(item.kind)) item.known = true;
    stage.tell(Revealed{item});
}

}  // namespace gone
