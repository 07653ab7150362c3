#include "view/figures.hpp"

#include "content/monsters.hpp"
#include "rules/playing.hpp"
#include "rules/spawn.hpp"
#include "support/world_text.hpp"
#include "test_atlas.hpp"
#include "view/camera.hpp"
#include "view/ground.hpp"
#include "view/world_view.hpp"

#include <doctest/doctest.h>

namespace gone {
namespace {

constexpr Size size{128, 64};
constexpr Point cell{40, 30};

Image picture(const Actor& actor, const FigureMoment& moment = {}) {
    const Figures figures{testAtlas()};
    Canvas canvas{size};
    figures.draw(canvas, actor, cell, moment);
    figures.drawSigns(canvas, actor, cell, moment);
    return canvas.pixels();
}

FigureMoment at(std::uint32_t ms, bool still = false) {
    FigureMoment moment;
    moment.ms = ms;
    moment.options.still = still;
    return moment;
}

Actor foeOf(ActorKind kind, Mood mood = Mood::Hunting) {
    Actor foe;
    foe.id = 2;
    foe.kind = kind;
    foe.mood = mood;
    return foe;
}

Image floorPicture(const World& world) {
    WorldView view{testAtlas()};
    Canvas canvas{{240, 120}};
    view.drawWorld(canvas, world, {0, 0}, 0);
    return canvas.pixels();
}

}  // namespace

TEST_CASE("everybody has a picture of his own") {
    std::vector<Image> seen;
    for (const ActorRow& row : actorRows()) {
        if (row.kind == ActorKind::GoblinThrower) continue;  // a goblin till he throws
        CAPTURE(row.name);
        seen.push_back(picture(foeOf(row.kind)));
        for (std::size_t i = 0; i + 1 < seen.size(); ++i) CHECK(seen[i] != seen.back());
    }
}

TEST_CASE("figures breathe each in its own time and hold still asleep or if asked") {
    Actor rat = foeOf(ActorKind::Rat);
    const auto changes = [&] {
        int count = 0;
        for (std::uint32_t ms = 0; ms < 900; ms += 30)
            if (picture(rat, at(ms)) != picture(rat, at(ms + 30))) ++count;
        return count;
    };
    CHECK(changes() >= 2);
    Actor other = rat;
    other.id = 3;
    bool differs = false;
    for (std::uint32_t ms = 0; ms < 900; ms += 30)
        differs = differs || picture(rat, at(ms)) != picture(other, at(ms));
    CHECK(differs);
    rat.mood = Mood::Asleep;
    CHECK(changes() == 0);
    rat.mood = Mood::Hunting;
    CHECK(picture(rat, at(0, true)) == picture(rat, at(500, true)));
}

TEST_CASE("signs tell sleep, alarm, search, flight and hurt apart") {
    const Actor hunting = foeOf(ActorKind::Orc);
    Actor hurt = hunting;
    hurt.health = 1;
    FigureMoment alarm;
    alarm.alerted = true;
    const std::array pictures{picture(hunting),
                              picture(foeOf(ActorKind::Orc, Mood::Asleep)),
                              picture(foeOf(ActorKind::Orc, Mood::Searching)),
                              picture(foeOf(ActorKind::Orc, Mood::Fleeing)),
                              picture(hunting, alarm),
                              picture(hurt)};
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK(pictures[i] != pictures[j]);
}

TEST_CASE("an elite stands in a ring with a mark of its kind") {
    std::vector<Image> pictures;
    for (const Elite elite : {Elite::None, Elite::Swift, Elite::Thick, Elite::Fierce}) {
        Actor foe = foeOf(ActorKind::Goblin);
        foe.elite = elite;
        pictures.push_back(picture(foe));
        for (std::size_t i = 0; i + 1 < pictures.size(); ++i) CHECK(pictures[i] != pictures.back());
    }
}

TEST_CASE("a foe looks to the side it faces") {
    Actor rat = foeOf(ActorKind::Rat);
    const Image right = picture(rat);
    rat.facesLeft = true;
    CHECK(picture(rat) != right);
}

TEST_CASE("things lie where they were last seen, and only those") {
    World world = worldFromText(
        "#########\n"
        "#@......#\n"
        "#########\n");
    const Image bare = floorPicture(world);
    world.rememberedItems.push_back({{4, 1}, newItem(world, ItemKind::Sword), 0});
    const Image known = floorPicture(world);
    CHECK(known != bare);
    world.rememberedItems.clear();
    layItem(world, {4, 1}, newItem(world, ItemKind::Sword));
    CHECK(floorPicture(world) == bare);
}

TEST_CASE("fire, gas, webs and stains show where they are in view") {
    const World plain = worldFromText(
        "#########\n"
        "#@......#\n"
        "#########\n");
    const Image bare = floorPicture(plain);
    for (Layer Layers::*layer :
         {&Layers::fire, &Layers::poison, &Layers::sleep, &Layers::webs, &Layers::stains}) {
        World world = plain;
        world.layers.*layer = Layer{world.level.tiles.size()};
        (world.layers.*layer).set({4, 1}, 1);
        CHECK(floorPicture(world) != bare);
    }
}

TEST_CASE("cells about to be struck are marked, the last turn otherwise") {
    World world = drawn(
        "#########\n"
        "#.......#\n"
        "#.@.K...#\n"
        "#.......#\n"
        "#########\n");
    Actor& king = *foe(world, ActorKind::SlimeKing);
    const Image calm = floorPicture(world);
    king.tell = 2;
    const Image told = floorPicture(world);
    king.tell = 1;
    CHECK(told != calm);
    CHECK(floorPicture(world) != told);
}

TEST_CASE("who stands behind a boss is not lost") {
    World world = drawn(
        "#########\n"
        "#...@...#\n"
        "#...K...#\n"
        "#.......#\n"
        "#########\n");
    const Image before = floorPicture(world);
    world.hero().facesLeft = !world.hero().facesLeft;
    CHECK(floorPicture(world) != before);
}

}  // namespace gone
