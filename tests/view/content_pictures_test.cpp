#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"
#include "view/test_atlas.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace gone;

TEST_CASE("every thing, guise, status and actor of the tables has its pictures") {
    const Atlas& atlas = testAtlas();
    for (const ItemRow& row : itemRows()) CHECK_NOTHROW(atlas.sprite(std::string(row.sprite)));
    for (const Guise& guise : bottleGuises()) CHECK_NOTHROW(atlas.sprite(std::string(guise.sprite)));
    for (const Guise& guise : runeGuises()) CHECK_NOTHROW(atlas.sprite(std::string(guise.sprite)));
    for (int i = 0; i < statusCount; ++i)
        CHECK_NOTHROW(atlas.sprite(std::string(rowOf(static_cast<Status>(i)).sprite)));
    for (const ActorRow& row : actorRows())
        for (const char* frame : {"/0", "/1"}) CHECK_NOTHROW(atlas.sprite(std::string(row.sprite) + frame));
}
