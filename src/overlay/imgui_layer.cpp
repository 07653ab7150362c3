#include "overlay/imgui_layer.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "view/camera.hpp"

#include <SDL.h>

#include <algorithm>
#include <cfloat>
#include <stdexcept>
#include <utility>

namespace gone {

namespace {

/// The window scale at which text has its plain size.
constexpr int plainScale = 3;

int buttonIndex(Uint8 button) {
    switch (button) {
        case SDL_BUTTON_LEFT: return 0;
        case SDL_BUTTON_RIGHT: return 1;
        case SDL_BUTTON_MIDDLE: return 2;
        default: return -1;
    }
}

[[noreturn]] void failToStart() {
    throw std::runtime_error(
        "cannot start the overlay: Dear ImGui's backend for SDL refused the window; "
        "try again with SDL_RENDER_DRIVER=software");
}

}  // namespace

OverlayScreen overlayScreen(Size units, Size pixels) {
    return {units, pixels, std::max(1, screenScale(units) / plainScale)};
}

ImguiLayer::ImguiLayer(SDL_Window* window, SDL_Renderer* renderer) : window_{window} {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    useRenderer(renderer);
    // The backend asks for clicks that only bring the window to the front; those should do nothing else.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "0");
}

ImguiLayer::~ImguiLayer() {
    leaveRenderer();
    ImGui::DestroyContext();
}

void ImguiLayer::handle(const SDL_Event& event) {
    if (window_ == nullptr) return;
    switch (event.type) {
        case SDL_MOUSEMOTION:
            mouse_ = {event.motion.x, event.motion.y};
            mouseIsInside_ = true;
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            mouse_ = {event.button.x, event.button.y};
            mouseIsInside_ = true;
            if (const int index = buttonIndex(event.button.button); index >= 0)
                buttons_[index] = event.type == SDL_MOUSEBUTTONDOWN;
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) mouseIsInside_ = false;
            break;
        default: break;
    }
    compat::processEvent(event);
}

void ImguiLayer::letGo() {
    std::ranges::fill(buttons_, false);
    ImGui::GetIO().ClearInputCharacters();
    ImGui::GetIO().AddFocusEvent(false);
    ImGui::GetIO().AddFocusEvent(true);
}

void ImguiLayer::close() {
    letGo();
    ImGui::SetWindowFocus(nullptr);
    capture_ = {};
    if (window_ != nullptr) SDL_SetCursor(SDL_GetDefaultCursor());
}

void ImguiLayer::forgetTextures() {
    compat::forgetTextures();
}

void ImguiLayer::leaveRenderer() {
    if (isInFrame_) ImGui::EndFrame();
    isInFrame_ = false;
    if (renderer_ == nullptr) return;
    compat::shutdownRenderer();
    if (window_ != nullptr) ImGui_ImplSDL2_Shutdown();
    renderer_ = nullptr;
}

void ImguiLayer::useRenderer(SDL_Renderer* renderer) {
    if (window_ != nullptr && !compat::initPlatform(window_, renderer)) failToStart();
    if (!compat::initRenderer(renderer)) failToStart();
    renderer_ = renderer;
}

/// Where mouse input is state, the backend asks SDL for what is true at this moment; the overlay wants what
/// was true when its events happened.
void ImguiLayer::setInput() {
    if constexpr (compat::inputIsState) {
        ImGuiIO& io = ImGui::GetIO();
        const bool shown = mouseIsInside_ || std::ranges::find(buttons_, true) != std::end(buttons_);
        io.MousePos = shown ? ImVec2{static_cast<float>(mouse_.x), static_cast<float>(mouse_.y)}
                            : ImVec2{-FLT_MAX, -FLT_MAX};
        std::ranges::copy(buttons_, io.MouseDown);
    }
}

void ImguiLayer::beginFrame(const OverlayScreen& screen, float seconds) {
    if (times_ != screen.times) {
        compat::forgetTextures();
        compat::useFontTimes(screen.times);
        useStyle(screen.times);
        times_ = screen.times;
    }
    compat::newRendererFrame();
    if (window_ != nullptr) ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(screen.units.width), static_cast<float>(screen.units.height)};
    io.DisplayFramebufferScale = {
        static_cast<float>(screen.pixels.width) / static_cast<float>(std::max(screen.units.width, 1)),
        static_cast<float>(screen.pixels.height) / static_cast<float>(std::max(screen.units.height, 1))};
    io.DeltaTime = std::max(seconds, 0.001F);
    if (window_ != nullptr) setInput();
    ImGui::NewFrame();
    isInFrame_ = true;
}

void ImguiLayer::endFrame(std::vector<Rect> panels) {
    ImGui::Render();
    isInFrame_ = false;
    compat::render(renderer_);
    capture_ = captureOf(std::move(panels));
}

}  // namespace gone
