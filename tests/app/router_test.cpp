#include "app/router.hpp"

#include <doctest/doctest.h>

namespace gone {

TEST_CASE("a press that began on a panel belongs to the overlay until it is released, wherever that is") {
    Router buttons;
    CHECK(buttons.press(1, Receiver::Overlay) == Receiver::Overlay);
    CHECK(buttons.owner(1) == Receiver::Overlay);
    CHECK(buttons.release(1) == Receiver::Overlay);
    CHECK(buttons.owner(1) == Receiver::Nobody);
}

TEST_CASE("repeats of a key the overlay got never reach the game, even when it wants no keys any more") {
    Router keys;
    keys.press(79, Receiver::Overlay);
    CHECK(keys.repeat(79, Receiver::Game) == Receiver::Nobody);
    CHECK(keys.repeat(79, Receiver::Overlay) == Receiver::Overlay);
}

TEST_CASE("repeats of a key the game got stop when a field of the overlay takes the keys") {
    Router keys;
    keys.press(79, Receiver::Game);
    CHECK(keys.repeat(79, Receiver::Game) == Receiver::Game);
    CHECK(keys.repeat(79, Receiver::Overlay) == Receiver::Nobody);
}

TEST_CASE("after the focus was lost nothing is held and late repeats and releases reach nobody") {
    Router keys;
    keys.press(79, Receiver::Game);
    keys.press(80, Receiver::Overlay);
    keys.letGo();
    CHECK(!keys.holds(Receiver::Game));
    CHECK(keys.repeat(79, Receiver::Game) == Receiver::Nobody);
    CHECK(keys.release(80) == Receiver::Nobody);
}

TEST_CASE("each held key has its own receiver") {
    Router keys;
    keys.press(1, Receiver::Game);
    keys.press(2, Receiver::Overlay);
    CHECK(keys.release(1) == Receiver::Game);
    CHECK(keys.owner(2) == Receiver::Overlay);
}

}  // namespace gone
