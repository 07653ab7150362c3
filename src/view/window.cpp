#include "view/window.hpp"

#include "view/camera.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>

namespace gone {

namespace {

constexpr Size leastWindow{640, 360};
/// A window every screen in use holds.
constexpr Size plainWindow{1280, 640};
/// Of a title bar and a border, roughly: nobody tells before the window is shown. Borders at the sides are a
/// pixel or two and may leave the screen.
constexpr int frameHeight = 40;
constexpr Pixel beyondTheCanvas = opaque(0x0d, 0x0a, 0x14);

int floorDivided(int value, int by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

[[noreturn]] void failWith(const std::string& what, const std::string& advice) {
    throw std::runtime_error("cannot " + what + ": " + SDL_GetError() + "; " + advice);
}

/// Of the first screen, without its bars; none if nobody knows.
std::optional<Size> usableScreen() {
    SDL_Rect usable;
    if (SDL_GetDisplayUsableBounds(0, &usable) != 0) return std::nullopt;
    return Size{usable.w, usable.h};
}

/// SDL falls back to a driver nobody can see; that is of use only to those who ask for it.
bool isUnwantedOffscreen() {
    const char* driver = SDL_GetCurrentVideoDriver();
    const char* asked = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    return driver != nullptr && SDL_strcmp(driver, "offscreen") == 0 && (asked == nullptr || *asked == '\0');
}

bool isSoftware(SDL_Renderer* renderer) {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

bool softwareWasAskedFor() {
    const char* driver = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    return driver != nullptr && SDL_strcasecmp(driver, "software") == 0;
}

}  // namespace

Point windowToPixel(Point at, Size window, Size pixels) {
    return {floorDivided(at.x * pixels.width, std::max(window.width, 1)),
            floorDivided(at.y * pixels.height, std::max(window.height, 1))};
}

Size windowSizeFor(Size wanted, std::optional<Size> usable) {
    const Size room = usable ? Size{usable->width, usable->height - frameHeight} : plainWindow;
    return {std::max(std::min(wanted.width, room.width), 1),
            std::max(std::min(wanted.height, room.height), 1)};
}

Point pixelToArt(Point pixel, int scale) {
    return {floorDivided(pixel.x, scale), floorDivided(pixel.y, scale)};
}

void Window::Destroy::operator()(SDL_Window* window) const {
    SDL_DestroyWindow(window);
}
void Window::Destroy::operator()(SDL_Renderer* renderer) const {
    SDL_DestroyRenderer(renderer);
}
void Window::Destroy::operator()(SDL_Texture* texture) const {
    SDL_DestroyTexture(texture);
}

Window::Library::Library() {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    const bool works = SDL_InitSubSystem(SDL_INIT_VIDEO) == 0;
    if (works && isUnwantedOffscreen()) SDL_SetError("there is none");
    if (!works || isUnwantedOffscreen())
        failWith("open a display", "start it from a desktop session, or use the commands without a window");
}

Window::Library::~Library() {
    SDL_Quit();
}

Window::Window(const std::string& title, Size wanted) {
    const Size size = windowSizeFor(wanted, usableScreen());
    window_.reset(SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.width,
                                   size.height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!window_) failWith("open a window", "check that the display works");
    SDL_SetWindowMinimumSize(window_.get(), std::min(leastWindow.width, size.width),
                             std::min(leastWindow.height, size.height));
    makeRenderer();
}

Window::~Window() = default;

void Window::makeRenderer() {
    // No wish for acceleration: it is what SDL tries first, and a driver named in the environment may have
    // none.
    for (const Uint32 flags : {Uint32{SDL_RENDERER_PRESENTVSYNC}, Uint32{0}, Uint32{SDL_RENDERER_SOFTWARE}}) {
        renderer_ = createRenderer(window_.get(), flags);
        if (renderer_) break;
    }
    if (!renderer_) failWith("draw in the window", "try again with SDL_RENDER_DRIVER=software");
    if (isSoftware(renderer_.get()) && !softwareWasAskedFor())
        std::fputs("note: no accelerated renderer works here; drawing in software\n", stderr);
}

/// A renderer in software that shows its pixels through an accelerated one would cost more than both; it is
/// used only where there is no other way (Wayland).
Window::Renderer Window::createRenderer(SDL_Window* window, std::uint32_t flags) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    Renderer renderer{SDL_CreateRenderer(window, -1, flags)};
    if (renderer) return renderer;
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1");
    return Renderer{SDL_CreateRenderer(window, -1, flags)};
}

void Window::drawInSoftware() {
    if (isSoftware(renderer_.get())) failWith("draw in the window", "check that the display still works");
    std::fprintf(stderr, "note: the accelerated renderer has failed (%s); drawing in software\n",
                 SDL_GetError());
    texture_.reset();
    renderer_.reset();
    renderer_ = createRenderer(window_.get(), SDL_RENDERER_SOFTWARE);
    if (!renderer_) failWith("draw in the window", "try again with SDL_RENDER_DRIVER=software");
}

Size Window::size() const {
    Size size;
    SDL_GetWindowSize(window_.get(), &size.width, &size.height);
    return size;
}

Size Window::pixels() const {
    Size size;
    if (SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height) != 0) return this->size();
    return size;
}

bool Window::isMinimised() const {
    return (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

bool Window::hasFocus() const {
    return (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_INPUT_FOCUS) != 0;
}

void Window::toggleFullScreen() {
    const bool isFull = (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    if (SDL_SetWindowFullscreen(window_.get(), isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        std::fprintf(stderr, "cannot change to or from full screen: %s\n", SDL_GetError());
}

bool Window::losesTextures(const SDL_Event& event) const {
    return event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET;
}

void Window::forgetTextures() {
    texture_.reset();
}

bool Window::makeTexture(Size size) {
    texture_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                     size.width, size.height));
    textureSize_ = size;
    return texture_ && SDL_SetTextureBlendMode(texture_.get(), SDL_BLENDMODE_NONE) == 0;
}

bool Window::drawCanvas(const Canvas& canvas, int scale, bool changed) {
    const Size size = canvas.size();
    if (!texture_ || textureSize_ != size) {
        if (!makeTexture(size)) return false;
        changed = true;
    }
    const int pitch = size.width * static_cast<int>(sizeof(Pixel));
    if (changed && SDL_UpdateTexture(texture_.get(), nullptr, canvas.pixels().cells().data(), pitch) != 0)
        return false;
    SDL_SetRenderDrawColor(renderer_.get(), static_cast<Uint8>(redOf(beyondTheCanvas)),
                           static_cast<Uint8>(greenOf(beyondTheCanvas)),
                           static_cast<Uint8>(blueOf(beyondTheCanvas)), SDL_ALPHA_OPAQUE);
    const SDL_Rect whole{0, 0, size.width * scale, size.height * scale};
    return SDL_RenderClear(renderer_.get()) == 0 &&
           SDL_RenderCopy(renderer_.get(), texture_.get(), nullptr, &whole) == 0;
}

void Window::present() {
    SDL_RenderPresent(renderer_.get());
}

}  // namespace gone
