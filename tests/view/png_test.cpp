#include "view/png.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

using namespace gone;

TEST_CASE("a picture written is read back the same") {
    Image image{{3, 2}, opaque(10, 200, 30)};
    image[{1, 0}] = clearPixel;
    image[{2, 1}] = opaque(255, 0, 1);
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "gonerooms_png_test.png";
    writePng(file, image);
    CHECK(readPng(file) == image);
    std::filesystem::remove(file);
}

TEST_CASE("a picture that cannot be read or written is told with the file's name") {
    const auto isNamed = [](auto ask) {
        try {
            ask();
        } catch (const std::runtime_error& error) {
            return std::string{error.what()}.find("/nowhere/a.png") != std::string::npos;
        }
        return false;
    };
    CHECK(isNamed([] { readPng("/nowhere/a.png"); }));
    CHECK(isNamed([] { writePng("/nowhere/a.png", Image{{1, 1}}); }));
}
