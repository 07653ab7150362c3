#include "app/data_dir.hpp"

#include "support/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>

namespace gone {

TEST_CASE("a data folder that does not exist is made, and left clean") {
    const ScratchFolder scratch;
    const std::filesystem::path wanted = scratch.path() / "deep" / "er";
    CHECK(openDataDir(wanted) == wanted);
    CHECK(std::filesystem::is_directory(wanted));
    CHECK(std::filesystem::is_empty(wanted));
}

TEST_CASE("a data folder that cannot be made is done without") {
    const ScratchFolder scratch;
    const std::filesystem::path file = scratch.path() / "file";
    std::ofstream{file} << "in the way";
    CHECK(openDataDir(file / "below") == std::nullopt);
    CHECK(openDataDir(file) == std::nullopt);
}

}  // namespace gone
