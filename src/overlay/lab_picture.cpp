#include "overlay/lab_picture.hpp"

#include "overlay/lab.hpp"

#include <SDL.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace gone {

namespace {

struct Free {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};

template <class Handle>
std::unique_ptr<Handle, Free> made(Handle* handle) {
    if (handle == nullptr)
        throw std::runtime_error(std::string{"cannot draw the lab off the screen: "} + SDL_GetError() +
                                 "; try a smaller --size");
    return std::unique_ptr<Handle, Free>{handle};
}

void drawMap(SDL_Renderer* renderer, const LabMap& map) {
    const Size size = map.canvas().size();
    const auto texture = made(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
                                                size.width, size.height));
    SDL_UpdateTexture(texture.get(), nullptr, map.canvas().pixels().cells().data(),
                      size.width * static_cast<int>(sizeof(Pixel)));
    const SDL_Rect whole{0, 0, size.width * map.scale(), size.height * map.scale()};
    SDL_RenderCopy(renderer, texture.get(), nullptr, &whole);
    SDL_RenderFlush(renderer);
}

Image pixelsOf(SDL_Renderer* renderer, Size size) {
    Image image(size);
    if (SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_ARGB8888, image.cells().data(),
                             size.width * static_cast<int>(sizeof(Pixel))) != 0)
        throw std::runtime_error(std::string{"cannot read the lab's picture: "} + SDL_GetError() +
                                 "; try a smaller --size");
    for (Pixel& pixel : image.cells()) pixel |= opaque(0, 0, 0);
    return image;
}

}  // namespace

Image labPicture(const Atlas& atlas, const LabWish& wish, Size pixels, std::optional<std::size_t> step) {
    const auto surface =
        made(SDL_CreateRGBSurfaceWithFormat(0, pixels.width, pixels.height, 32, SDL_PIXELFORMAT_ARGB8888));
    const auto renderer = made(SDL_CreateSoftwareRenderer(surface.get()));
    ImguiLayer layer{nullptr, renderer.get()};
    const OverlayScreen screen = overlayScreen(pixels, pixels);
    Lab lab{atlas, wish, Seed{}};
    lab.finish();
    if (step) lab.seekTo(*step);
    for (int frame = 0; frame < framesToSettle; ++frame) {
        layer.beginFrame(screen, 1.0F / 60.0F);
        std::vector<Rect> panels = lab.drawPanels(screen, std::nullopt);
        lab.compose(screen, true);
        drawMap(renderer.get(), lab.map());
        layer.endFrame(std::move(panels));
    }
    return pixelsOf(renderer.get(), pixels);
}

}  // namespace gone
