#include "support/effort.hpp"

#include <doctest/doctest.h>

namespace gone {

TEST_CASE("a property loop always takes at least one seed") {
    CHECK(seedCount(1) >= 1);
    CHECK(seedCount(1000) >= seedCount(1));
}

}  // namespace gone
