#include "overlay/lab.hpp"

#include <SDL_keycode.h>
#include <doctest/doctest.h>

namespace gone {

namespace {

const Atlas& atlas() {
    static const Atlas loaded = loadAtlas(GONEROOMS_ASSETS_DIR);
    return loaded;
}

void press(Lab& lab, SDL_Keycode code) {
    SDL_Keysym key{};
    key.sym = code;
    lab.key(key);
}

}  // namespace

TEST_CASE("closing the lab stops its player where it is") {
    Lab lab{atlas(), {CaveParams{}, {40, 24}, Seed{7}}, Seed{}};
    lab.finish();
    press(lab, SDLK_SPACE);
    lab.update(1000);
    const std::size_t position = lab.state().position;
    CHECK(position > 0);
    CHECK(lab.state().playing);
    lab.close();
    CHECK(!lab.msToNextUpdate());
    lab.update(1000);
    CHECK(lab.state().position == position);
}

TEST_CASE("the lab's keys walk through seeds and steps") {
    Lab lab{atlas(), {CaveParams{}, {40, 24}, Seed{7}}, Seed{}};
    lab.finish();
    press(lab, SDLK_HOME);
    CHECK(lab.state().position == 0);
    press(lab, SDLK_RIGHT);
    CHECK(lab.state().position == 1);
    press(lab, SDLK_PAGEDOWN);
    CHECK(lab.state().wish.seed == Seed{8});
}

}  // namespace gone
