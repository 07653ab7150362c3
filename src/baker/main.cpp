#define SDL_MAIN_HANDLED
#include "baker/bake.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace gone {
namespace {

namespace fs = std::filesystem;

struct SurfaceDeleter {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};

std::string textOf(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) throw std::runtime_error(file.string() + ": cannot be read");
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<fs::path> spriteFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder})
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::ranges::sort(files, {}, [](const fs::path& file) { return file.filename().string(); });
    return files;
}

void writePng(const fs::path& file, const Grid<std::uint32_t>& sheet) {
    const std::unique_ptr<SDL_Surface, SurfaceDeleter> surface{
        SDL_CreateRGBSurfaceWithFormat(0, sheet.width(), sheet.height(), 32, SDL_PIXELFORMAT_ARGB8888)};
    if (!surface) throw std::runtime_error(file.string() + ": " + SDL_GetError());
    auto* bytes = static_cast<std::uint8_t*>(surface->pixels);
    for (int y = 0; y < sheet.height(); ++y)
        std::ranges::copy(sheet.row(y), reinterpret_cast<std::uint32_t*>(bytes + y * surface->pitch));
    if (IMG_SavePNG(surface.get(), file.string().c_str()) != 0)
        throw std::runtime_error(file.string() + ": cannot be written: " + SDL_GetError());
}

void writeText(const fs::path& file, const std::string& text) {
    std::ofstream out{file, std::ios::binary};
    out << text;
    if (!out.flush()) throw std::runtime_error(file.string() + ": cannot be written");
}

void bakeFolder(const fs::path& art, const fs::path& out) {
    const fs::path paletteFile = art / "palette.txt";
    const Palette palette = readPalette(textOf(paletteFile), paletteFile.string());
    PixelMapReader reader{palette};
    for (const fs::path& file : spriteFiles(art / "sprites")) reader.read(textOf(file), file.string());
    const Art maps = reader.finish();
    for (const std::string& warning : maps.warnings) std::fprintf(stderr, "%s (warning)\n", warning.c_str());
    const BakedAtlas atlas = bake(maps, palette);
    fs::create_directories(out);
    writePng(out / "atlas.png", atlas.sheet);
    // The index last: a program that finds it finds the pictures too.
    writeText(out / "atlas.txt", atlas.index);
}

}  // namespace
}  // namespace gone

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: gonerooms_baker ART_DIR OUT_DIR\n", stderr);
        return 2;
    }
    try {
        gone::bakeFolder(argv[1], argv[2]);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
