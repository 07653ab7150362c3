#include "app/data_dir.hpp"

#include <doctest/doctest.h>

#include <fstream>

namespace gone {

namespace {

/// A folder of its own that is gone afterwards.
class Scratch {
public:
    Scratch() : path_{std::filesystem::temp_directory_path() / "gonerooms_data_dir_test"} {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Scratch() { std::filesystem::remove_all(path_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("a data folder that does not exist is made, and left clean") {
    const Scratch scratch;
    const std::filesystem::path wanted = scratch.path() / "deep" / "er";
    CHECK(openDataDir(wanted) == wanted);
    CHECK(std::filesystem::is_directory(wanted));
    CHECK(std::filesystem::is_empty(wanted));
}

TEST_CASE("a data folder that cannot be made is done without") {
    const Scratch scratch;
    const std::filesystem::path file = scratch.path() / "file";
    std::ofstream{file} << "in the way";
    CHECK(openDataDir(file / "below") == std::nullopt);
    CHECK(openDataDir(file) == std::nullopt);
}

}  // namespace gone
