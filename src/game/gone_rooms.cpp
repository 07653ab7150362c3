#include "game/gone_rooms.hpp"

#include "game/foes.hpp"
#include "game/places.hpp"
#include "rules/lore.hpp"
#include "rules/spawn.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace gone {
namespace {

struct KindRow {
    std::string_view name;
    std::string_view whisper;
};

constexpr std::array<KindRow, goneKindCount> rows{{
    {"treasury", "It counts: one, two, three. It will part with one. A treasury was here."},
    {"armoury", "Iron, and oil on iron. An armoury was here."},
    {"library", "Pages turn themselves. A library was here."},
    {"garden", "Water, and something green. A garden was here."},
    {"forge", "A hammer, far off, in no hurry. A forge was here."},
    {"shrine", "It asks what you would give. A shrine was here."},
    {"den", "Breath, too slow, and too much of it. A den was here."},
    {"tomb", "Someone says your name as if it were his. A tomb was here."},
}};

const KindRow& rowOf(GoneKind kind) {
    return rows[static_cast<std::size_t>(kind)];
}

/// A weapon or armour, better by `plus`.
Thing drawGear(int floor, int plus, Rng& rng) {
    const bool isWeapon = rng.chance(50);
    const ItemKind kind = isWeapon ? drawWeapon(floor, rng) : drawArmour(floor, rng);
    return {kind, 1, plus};
}

void fillTreasury(GoneRoom& room, int floor, Rng& rng) {
    room.things.push_back({drawWand(rng)});
    room.things.push_back({drawRing(rng)});
    Thing gear = drawGear(floor, 1, rng);
    if (gear.kind == ItemKind::Bow) gear.kind = ItemKind::Sword;  // arrows would be a second thing
    room.things.push_back(gear);
    room.onlyOne = true;
}

void fillArmoury(GoneRoom& room, int floor, Rng& rng) {
    room.things.push_back({drawWeapon(floor, rng), 1, 1});
    room.things.push_back({drawArmour(floor, rng), 1, 1});
}

void fillLibrary(GoneRoom& room, Rng& rng) {
    const ItemKind first = drawScroll(rng);
    ItemKind second = drawScroll(rng);
    if (second == first) second = ItemKind::UpgradeScroll;
    room.things = {{first}, {second}};
    room.onlyOne = true;
}

void fillShrine(GoneRoom& room, Rng& rng) {
    const int first = rng.below(boonCount);
    const int step = 1 + rng.below(boonCount - 1);
    room.offers = {static_cast<Boon>(first), static_cast<Boon>((first + step) % boonCount)};
}

void fillDen(GoneRoom& room, int floor, Rng& rng) {
    const std::vector<ActorKind> kinds = kindsOf(floor + 1);
    const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())));
    room.foes = drawGroup(kinds[pick], rng);
    room.foes.push_back(kinds[pick]);  // one more than come by themselves
    room.things = {drawThing(floor, rng)};
    room.things.push_back(drawThing(floor, rng));
    room.things.push_back({ItemKind::HealingPotion});
}

void fillTomb(GoneRoom& room, int floor, Rng& rng) {
    room.foes = {ActorKind::Skeleton};
    room.elite = static_cast<Elite>(1 + rng.below(3));
    room.things = {drawGear(floor, 2, rng)};
}

std::optional<FeatureKind> featureOf(GoneKind kind) {
    switch (kind) {
        case GoneKind::Library: return FeatureKind::Shelf;
        case GoneKind::Garden: return FeatureKind::Spring;
        case GoneKind::Forge: return FeatureKind::Forge;
        case GoneKind::Shrine: return FeatureKind::Shrine;
        case GoneKind::Treasury:
        case GoneKind::Armoury:
        case GoneKind::Den:
        case GoneKind::Tomb: break;
    }
    return std::nullopt;
}

/// Things of these rooms are shown for what they are.
bool areShown(GoneKind kind) {
    return kind == GoneKind::Treasury || kind == GoneKind::Armoury || kind == GoneKind::Library;
}

/// The cells of a room that are left, in the order in which they are given away.
class Cells {
public:
    Cells(std::vector<Point> cells, Point middle, Rng& rng)
        : left_{std::move(cells)}, middle_{middle}, rng_{rng} {}

    /// A vacant one; where there is none the free cell nearest to the middle.
    Point take(const World& world) {
        if (const auto at = drawVacant(world, left_, rng_)) return *at;
        return nearestFree(world, middle_).value_or(middle_);
    }

private:
    std::vector<Point> left_;
    Point middle_;
    Rng& rng_;
};

/// Numbers of choices are never used twice on a floor.
int nextChoice(const World& world) {
    int highest = 0;
    for (const LyingItem& lying : world.lying) highest = std::max(highest, lying.choice);
    return highest + 1;
}

}  // namespace

std::string_view name(GoneKind kind) {
    return rowOf(kind).name;
}

std::string_view whisperOf(GoneKind kind) {
    return rowOf(kind).whisper;
}

GoneRoom goneRoom(Seed floorSeed, int floor, int id) {
    Rng rng{derive(floorSeed, "gone", static_cast<std::uint64_t>(id))};
    GoneRoom room;
    room.kind = static_cast<GoneKind>(rng.below(goneKindCount));
    switch (room.kind) {
        case GoneKind::Treasury: fillTreasury(room, floor, rng); break;
        case GoneKind::Armoury: fillArmoury(room, floor, rng); break;
        case GoneKind::Library: fillLibrary(room, rng); break;
        case GoneKind::Garden: room.things = {{ItemKind::Meal}}; break;
        case GoneKind::Forge: break;
        case GoneKind::Shrine: fillShrine(room, rng); break;
        case GoneKind::Den: fillDen(room, floor, rng); break;
        case GoneKind::Tomb: fillTomb(room, floor, rng); break;
    }
    return room;
}

void furnish(Stage& stage, const GoneRoom& room, Seed floorSeed, int id, std::vector<Point> floor) {
    World& world = stage.world;
    Rng rng{derive(floorSeed, "gone places", static_cast<std::uint64_t>(id))};
    const Point middle = floor[floor.size() / 2];
    Cells cells{std::move(floor), middle, rng};
    if (const auto feature = featureOf(room.kind))
        world.features.push_back({cells.take(world), *feature, id, false, room.offers});
    const int choice = room.onlyOne ? nextChoice(world) : 0;
    for (const Thing& thing : room.things) {
        const Point at = cells.take(world);
        for (const Thing& each : withArrows(thing)) {
            Item item = newItem(world, each.kind, each.count, each.plus);
            if (areShown(room.kind)) reveal(stage, item);
            layItem(world, at, item, choice);
        }
    }
    if (room.elite == Elite::None) {
        placeGroup(world, room.foes, middle, Mood::Asleep, rng);
        return;
    }
    for (const ActorKind kind : room.foes)
        if (const auto at = nearestFree(world, middle)) addFoe(world, kind, *at, Mood::Asleep, room.elite);
}

}  // namespace gone
