#include "view/png.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

namespace gone {
namespace {

struct SurfaceDeleter {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceDeleter>;

Pixel* rowOf(SDL_Surface& surface, int y) {
    auto* bytes = static_cast<std::uint8_t*>(surface.pixels);
    return reinterpret_cast<Pixel*>(bytes + static_cast<std::ptrdiff_t>(y) * surface.pitch);
}

/// The picture as a PNG file's bytes. Made in memory: SDL_image does not tell when a disk is full.
std::string encoded(const Image& image, const std::filesystem::path& file) {
    const Surface surface{
        SDL_CreateRGBSurfaceWithFormat(0, image.width(), image.height(), 32, SDL_PIXELFORMAT_ARGB8888)};
    const auto area = static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
    std::string bytes(area * 5 + 65536, '\0');  // more than pixels that do not compress at all need
    SDL_RWops* memory = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
    if (!surface || memory == nullptr)
        throw std::runtime_error("cannot make a picture for '" + file.string() + "': " + SDL_GetError());
    for (int y = 0; y < image.height(); ++y)
        std::copy(image.row(y).begin(), image.row(y).end(), rowOf(*surface, y));
    const bool failed = IMG_SavePNG_RW(surface.get(), memory, 0) != 0;
    bytes.resize(static_cast<std::size_t>(std::max<Sint64>(0, SDL_RWtell(memory))));
    SDL_RWclose(memory);
    if (failed)
        throw std::runtime_error("cannot make a picture for '" + file.string() + "': " + SDL_GetError());
    return bytes;
}

}  // namespace

Image readPng(const std::filesystem::path& file) {
    const Surface loaded{IMG_Load(file.string().c_str())};
    const Surface surface{loaded ? SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0)
                                 : nullptr};
    if (!surface)
        throw std::runtime_error("cannot read '" + file.string() + "': " + SDL_GetError() +
                                 "; build the assets again");
    Image image{{surface->w, surface->h}};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Pixel pixel = rowOf(*surface, y)[x];
            image[{x, y}] = isOpaquePixel(pixel) ? pixel | 0xff000000U : clearPixel;
        }
    return image;
}

void writePng(const std::filesystem::path& file, const Image& image) {
    const std::string bytes = encoded(image, file);
    std::ofstream out{file, std::ios::binary};
    out.write(bytes.data(), std::ssize(bytes));
    out.close();  // only now a full disk shows
    if (!out)
        throw std::runtime_error("cannot write to '" + file.string() + "': " + std::strerror(errno) +
                                 "; name another file");
}

}  // namespace gone
