#include "game/hero.hpp"

#include "base/rng.hpp"
#include "rules/spawn.hpp"

#include <numeric>
#include <vector>

namespace gone {
namespace {

/// The numbers 0..n - 1 in any order.
std::vector<int> shuffled(std::size_t n, Rng& rng) {
    std::vector<int> numbers(n);
    std::iota(numbers.begin(), numbers.end(), 0);
    for (std::size_t i = n; i > 1; --i) {
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(i)));
        std::swap(numbers[i - 1], numbers[pick]);
    }
    return numbers;
}

void drawLooks(Lore& lore, Seed run) {
    Rng rng{derive(run, "names")};
    const std::vector<int> bottles = shuffled(bottleGuises().size(), rng);
    const std::vector<int> runes = shuffled(runeGuises().size(), rng);
    std::size_t bottle = 0;
    std::size_t rune = 0;
    for (const ItemRow& row : itemRows()) {
        const auto kind = static_cast<std::size_t>(row.kind);
        if (row.group == ItemGroup::Potion) lore.looks[kind] = static_cast<std::uint8_t>(bottles[bottle++]);
        if (row.group == ItemGroup::Scroll) lore.looks[kind] = static_cast<std::uint8_t>(runes[rune++]);
    }
}

ItemId give(World& world, ItemKind kind, int count, bool known) {
    Character& hero = world.character;
    Item item = newItem(world, kind, count);
    item.known = known;
    item.slot = static_cast<int>(hero.items.size());
    hero.items.push_back(item);
    return item.id;
}

}  // namespace

void outfitHero(World& world, Seed run) {
    drawLooks(world.character.lore, run);
    world.character.weapon = give(world, ItemKind::Dagger, 1, true);
    world.character.armour = give(world, ItemKind::Cloth, 1, true);
    give(world, ItemKind::Dagger, 2, true);
    give(world, ItemKind::Meal, 1, false);
    give(world, ItemKind::Keystone, 1, false);
}

}  // namespace gone
