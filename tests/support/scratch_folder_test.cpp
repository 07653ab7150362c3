#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>

namespace gone {

TEST_CASE("two scratch folders are two, empty at first, and gone with all that was written") {
    std::filesystem::path where;
    {
        const ScratchFolder one;
        const ScratchFolder other;
        where = one.path();
        CHECK(where != other.path());
        CHECK(std::filesystem::is_empty(where));
        std::ofstream{where / "file"} << "text";
    }
    CHECK(!std::filesystem::exists(where));
}

}  // namespace gone
