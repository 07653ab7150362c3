#include "game/gone_rooms.hpp"

#include "content/monsters.hpp"
#include "support/effort.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace gone;

namespace {

bool isGear(ItemKind kind) {
    const ItemGroup group = rowOf(kind).group;
    return group == ItemGroup::Weapon || group == ItemGroup::Bow || group == ItemGroup::Armour ||
           group == ItemGroup::Shield;
}

/// Calls `check` with rooms of this kind.
template <class Check>
void onRooms(GoneKind kind, Check check) {
    int met = 0;
    for (int n = 0; n < seedCount(400); ++n)
        for (int floor = 1; floor <= 12; ++floor) {
            CAPTURE(n);
            CAPTURE(floor);
            const GoneRoom room = goneRoom(Seed{static_cast<std::uint64_t>(n)}, floor, floor % 5);
            if (room.kind != kind) continue;
            check(room, floor);
            ++met;
        }
    CHECK(met > 0);
}

}  // namespace

TEST_CASE("a room holds the same whenever it is asked and all kinds come up about as often") {
    std::map<GoneKind, int> counts;
    for (std::uint64_t seed = 0; seed < 800; ++seed) {
        const GoneRoom room = goneRoom(Seed{seed}, 3, 4);
        CHECK(room == goneRoom(Seed{seed}, 3, 4));
        ++counts[room.kind];
    }
    CHECK(counts.size() == goneKindCount);
    for (const auto& [kind, count] : counts) {
        CAPTURE(name(kind));
        CHECK(count > 60);
        CHECK(count < 140);
    }
}

TEST_CASE("every kind has a whisper that names it") {
    for (int kind = 0; kind < goneKindCount; ++kind) {
        const auto each = static_cast<GoneKind>(kind);
        CHECK(whisperOf(each).find(name(each)) != std::string_view::npos);
    }
}

TEST_CASE("a treasury shows three things of which one may be taken") {
    onRooms(GoneKind::Treasury, [](const GoneRoom& room, int) {
        REQUIRE(room.things.size() == 3);
        REQUIRE(room.onlyOne);
        REQUIRE(rowOf(room.things[0].kind).group == ItemGroup::Wand);
        REQUIRE(rowOf(room.things[1].kind).group == ItemGroup::Ring);
        REQUIRE(isGear(room.things[2].kind));
    });
}

TEST_CASE("an armoury holds a weapon and armour of +1") {
    onRooms(GoneKind::Armoury, [](const GoneRoom& room, int) {
        REQUIRE(room.things.size() == 2);
        REQUIRE_FALSE(room.onlyOne);
        for (const Thing& thing : room.things) {
            REQUIRE(isGear(thing.kind));
            REQUIRE(thing.plus == 1);
        }
    });
}

TEST_CASE("a library shows two different scrolls and a garden holds a meal") {
    onRooms(GoneKind::Library, [](const GoneRoom& room, int) {
        REQUIRE(room.things.size() == 2);
        REQUIRE(room.onlyOne);
        REQUIRE(room.things[0].kind != room.things[1].kind);
        for (const Thing& thing : room.things) REQUIRE(rowOf(thing.kind).group == ItemGroup::Scroll);
    });
    onRooms(GoneKind::Garden,
            [](const GoneRoom& room, int) { REQUIRE(room.things == std::vector<Thing>{{ItemKind::Meal}}); });
}

TEST_CASE("a shrine offers two different boons and all pairs come up") {
    std::set<std::pair<Boon, Boon>> pairs;
    onRooms(GoneKind::Shrine, [&](const GoneRoom& room, int) {
        REQUIRE(room.offers[0] != room.offers[1]);
        pairs.insert({room.offers[0], room.offers[1]});
    });
    if (!underSanitizers) CHECK(pairs.size() == boonCount * (boonCount - 1));
}

TEST_CASE("a den holds a pack of the next floor with two things and a healing") {
    onRooms(GoneKind::Den, [](const GoneRoom& room, int floor) {
        REQUIRE(room.foes.size() >= 2);
        REQUIRE(room.things.size() == 3);
        REQUIRE(room.things.back().kind == ItemKind::HealingPotion);
        for (const ActorKind kind : room.foes)
            if (floor < 8) REQUIRE(rowOf(kind).firstFloor <= floor + 1);
    });
}

TEST_CASE("a tomb holds an elite skeleton and a thing of +2") {
    onRooms(GoneKind::Tomb, [](const GoneRoom& room, int) {
        REQUIRE(room.foes == std::vector<ActorKind>{ActorKind::Skeleton});
        REQUIRE(room.elite != Elite::None);
        REQUIRE(room.things.size() == 1);
        REQUIRE(room.things.front().plus == 2);
    });
}
