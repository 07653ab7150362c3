#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace gone;

TEST_CASE("every kind of thing has a row of its own, a name, a picture and a sentence") {
    std::set<std::string_view> names;
    for (int i = 0; i < itemKindCount; ++i) {
        const ItemRow& row = rowOf(static_cast<ItemKind>(i));
        CAPTURE(row.name);
        CHECK(row.kind == static_cast<ItemKind>(i));
        CHECK(names.insert(row.name).second);
        CHECK_FALSE(row.sprite.empty());
        CHECK(row.meaning.back() == '.');
        CHECK((row.high == 0 || row.low <= row.high));
    }
}

TEST_CASE("everybody has a row of his own, with numbers one can fight by") {
    std::set<std::string_view> names;
    for (int i = 0; i < actorKindCount; ++i) {
        const ActorRow& row = rowOf(static_cast<ActorKind>(i));
        CAPTURE(row.name);
        CHECK(row.kind == static_cast<ActorKind>(i));
        CHECK(names.insert(row.name).second);
        CHECK(row.health >= 1);
        CHECK(row.low <= row.high);
        CHECK(row.firstFloor <= row.lastFloor);
        CHECK(row.groupMin <= row.groupMax);
        CHECK(row.meaning.back() == '.');
    }
}

TEST_CASE("every status has a row of its own") {
    for (int i = 0; i < statusCount; ++i)
        CHECK(rowOf(static_cast<Status>(i)).status == static_cast<Status>(i));
}

TEST_CASE("there is a bottle for every potion and a rune for every scroll") {
    const auto countOf = [](ItemGroup group) {
        return static_cast<std::size_t>(
            std::ranges::count_if(itemRows(), [&](const ItemRow& row) { return row.group == group; }));
    };
    CHECK(bottleGuises().size() >= countOf(ItemGroup::Potion));
    CHECK(runeGuises().size() >= countOf(ItemGroup::Scroll));
}

TEST_CASE("names say how many, which and how good") {
    Lore lore;
    Item arrows;
    arrows.kind = ItemKind::Arrow;
    arrows.count = 12;
    CHECK(nameOf(lore, arrows) == "12 arrows");
    Item sword;
    sword.kind = ItemKind::Sword;
    sword.plus = 2;
    CHECK(nameOf(lore, sword) == "sword");
    sword.known = true;
    CHECK(nameOf(lore, sword) == "sword +2");
    Item wand;
    wand.kind = ItemKind::FireWand;
    wand.charges = 3;
    wand.known = true;
    CHECK(nameOf(lore, wand) == "wand of fire (3)");
    Item gold;
    gold.kind = ItemKind::Gold;
    gold.count = 40;
    CHECK(nameOf(lore, gold) == "40 gold");
}
