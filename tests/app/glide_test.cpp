#include "app/glide.hpp"

#include <doctest/doctest.h>

namespace gone {

TEST_CASE("a glide gets nearer with each frame, never overshoots and arrives") {
    Glide glide;
    glide.jump({100, 100});
    glide.follow({116, 84});
    int left = chebyshev(glide.at(), {116, 84});
    CHECK(glide.isMoving());
    for (int frames = 0; frames < 60; ++frames) {
        glide.update(16);
        const int now = chebyshev(glide.at(), {116, 84});
        CHECK(now <= left);
        left = now;
    }
    CHECK(glide.at() == Point{116, 84});
    CHECK(!glide.isMoving());
    CHECK(!glide.update(16));
}

TEST_CASE("a glide takes several frames for one cell") {
    Glide glide;
    glide.follow({16, 0});
    glide.update(16);
    CHECK(glide.at().x > 0);
    CHECK(glide.at().x < 16);
}

TEST_CASE("a far target is jumped to") {
    Glide glide;
    glide.follow({1000, 0});
    CHECK(glide.at() == Point{1000, 0});
    CHECK(!glide.isMoving());
}

TEST_CASE("without time nothing moves, and a long pause arrives at most") {
    Glide glide;
    glide.follow({32, 16});
    CHECK(!glide.update(0));
    glide.update(4000000000U);
    CHECK(glide.at().x <= 32);
    CHECK(glide.at().x > 24);
}

}  // namespace gone
