#include "view/sight_fade.hpp"

#include "support/world_text.hpp"

#include <doctest/doctest.h>

using namespace gone;

namespace {

/// The hero at the left of a wall with a door in it; he sees his side only.
World twoRooms() {
    return worldFromText(
        "#########\n"
        "#.@.+...#\n"
        "#########\n");
}

constexpr Point before{2, 1};
constexpr Point behind{6, 1};

/// The hero steps into the doorway and sees the other side.
World lookedThrough() {
    World world = twoRooms();
    world.level.tiles[{4, 1}] = Tile::OpenDoor;
    look(world);
    return world;
}

SightFade fadeOn(const World& world) {
    SightFade fade;
    fade.jump(world);
    return fade;
}

bool sameShares(const SightFade& a, const SightFade& b) {
    return a.shares().inView == b.shares().inView && a.shares().known == b.shares().known;
}

}  // namespace

TEST_CASE("on another floor what is seen is shown at once") {
    const SightFade fade = fadeOn(twoRooms());
    CHECK(!fade.isFading());
    CHECK(fade.shares().inView[firstQuarter(before)] == fullShare);
    CHECK(fade.shares().known[firstQuarter(behind)] == 0);
}

TEST_CASE("new sight fades in over 120 ms") {
    SightFade fade = fadeOn(twoRooms());
    fade.follow(lookedThrough());
    CHECK(fade.isFading());
    CHECK(fade.shares().inView[firstQuarter(behind)] == 0);
    CHECK(fade.update(60));
    CHECK(fade.shares().inView[firstQuarter(behind)] == fullShare / 2);
    CHECK(fade.shares().known[firstQuarter(behind)] == fullShare / 2);
    CHECK(fade.shares().inView[firstQuarter(before)] == fullShare);
    fade.update(59);
    CHECK(fade.isFading());
    fade.update(1);
    CHECK(!fade.isFading());
    CHECK(sameShares(fade, fadeOn(lookedThrough())));
}

TEST_CASE("old sight fades out over 250 ms and stays known") {
    SightFade fade = fadeOn(lookedThrough());
    World world = lookedThrough();
    world.level.tiles[{4, 1}] = Tile::ClosedDoor;
    look(world);
    fade.follow(world);
    fade.update(125);
    CHECK(fade.shares().inView[firstQuarter(behind)] == fullShare / 2);
    fade.update(124);
    CHECK(fade.isFading());
    fade.update(1);
    CHECK(!fade.isFading());
    CHECK(fade.shares().inView[firstQuarter(behind)] == 0);
    CHECK(fade.shares().known[firstQuarter(behind)] == fullShare);
    CHECK(!fade.update(16));
}

TEST_CASE("however time is cut into pieces the same time shows the same") {
    SightFade whole = fadeOn(twoRooms());
    SightFade pieces = whole;
    whole.follow(lookedThrough());
    pieces.follow(lookedThrough());
    whole.update(77);
    for (const std::uint32_t ms : {1U, 16U, 17U, 3U, 40U}) pieces.update(ms);
    CHECK(sameShares(whole, pieces));
}

TEST_CASE("sight that comes back while it fades goes on from where it is") {
    SightFade fade = fadeOn(lookedThrough());
    World world = lookedThrough();
    world.level.tiles[{4, 1}] = Tile::ClosedDoor;
    look(world);
    fade.follow(world);
    fade.update(125);
    fade.follow(lookedThrough());
    CHECK(fade.shares().inView[firstQuarter(behind)] == fullShare / 2);
    fade.update(60);
    CHECK(!fade.isFading());
}

TEST_CASE("a floor of another size is jumped to") {
    SightFade fade = fadeOn(twoRooms());
    fade.follow(
        worldFromText("####\n"
                      "#@.#\n"
                      "####\n"));
    CHECK(!fade.isFading());
    CHECK(fade.shares().inView[firstQuarter({2, 1})] == fullShare);
}
