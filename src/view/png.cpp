#include "view/png.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
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

}  // namespace

Image readPng(const std::filesystem::path& file) {
    const Surface loaded{IMG_Load(file.string().c_str())};
    const Surface surface{loaded ? SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0)
                                 : nullptr};
    if (!surface) throw std::runtime_error("cannot read " + file.string() + ": " + SDL_GetError());
    Image image{{surface->w, surface->h}};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Pixel pixel = rowOf(*surface, y)[x];
            image[{x, y}] = isOpaquePixel(pixel) ? pixel | 0xff000000U : clearPixel;
        }
    return image;
}

void writePng(const std::filesystem::path& file, const Image& image) {
    const Surface surface{
        SDL_CreateRGBSurfaceWithFormat(0, image.width(), image.height(), 32, SDL_PIXELFORMAT_ARGB8888)};
    if (!surface)
        throw std::runtime_error("cannot make a picture for " + file.string() + ": " + SDL_GetError());
    for (int y = 0; y < image.height(); ++y)
        std::copy(image.row(y).begin(), image.row(y).end(), rowOf(*surface, y));
    if (IMG_SavePNG(surface.get(), file.string().c_str()) != 0)
        throw std::runtime_error("cannot write " + file.string() + ": " + SDL_GetError());
}

}  // namespace gone
