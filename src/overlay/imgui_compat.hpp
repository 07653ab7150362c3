#pragma once

#include <SDL.h>
#include <imgui.h>

#if __has_include(<imgui_impl_sdl2.h>)
#include <imgui_impl_sdl2.h>
#else
#include <imgui_impl_sdl.h>
#endif
#if __has_include(<imgui_impl_sdlrenderer2.h>)
#include <imgui_impl_sdlrenderer2.h>
#define GONEROOMS_SDLRENDERER2 1
#else
#include <imgui_impl_sdlrenderer.h>
#define GONEROOMS_SDLRENDERER2 0
#endif

// What changed between Dear ImGui 1.86 and 1.92, said once.
namespace gone::compat {

/// Before 1.87 the mouse and keys are state one sets, since then they are events one sends.
inline constexpr bool inputIsState = IMGUI_VERSION_NUM < 18700;

inline bool initPlatform(SDL_Window* window, SDL_Renderer* renderer) {
#if IMGUI_VERSION_NUM >= 18700
    return ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
#else
    static_cast<void>(renderer);
    return ImGui_ImplSDL2_InitForSDLRenderer(window);
#endif
}

inline void processEvent(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
#if IMGUI_VERSION_NUM < 18700
    // 1.86 asks which modifiers are held by now; a chord typed faster than a frame would lose them.
    if (event.type != SDL_KEYDOWN && event.type != SDL_KEYUP) return;
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = (event.key.keysym.mod & KMOD_CTRL) != 0;
    io.KeyShift = (event.key.keysym.mod & KMOD_SHIFT) != 0;
    io.KeyAlt = (event.key.keysym.mod & KMOD_ALT) != 0;
#endif
}

#if GONEROOMS_SDLRENDERER2
inline bool initRenderer(SDL_Renderer* renderer) {
    return ImGui_ImplSDLRenderer2_Init(renderer);
}
inline void newRendererFrame() {
    ImGui_ImplSDLRenderer2_NewFrame();
}
inline void render(SDL_Renderer* renderer) {
#if IMGUI_VERSION_NUM >= 19070
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData(), renderer);
#else
    static_cast<void>(renderer);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
#endif
}
inline void forgetTextures() {
    ImGui_ImplSDLRenderer2_DestroyDeviceObjects();
}
inline void shutdownRenderer() {
    ImGui_ImplSDLRenderer2_Shutdown();
}
#else
inline bool initRenderer(SDL_Renderer* renderer) {
    return ImGui_ImplSDLRenderer_Init(renderer);
}
inline void newRendererFrame() {
    ImGui_ImplSDLRenderer_NewFrame();
}
inline void render(SDL_Renderer* renderer) {
    static_cast<void>(renderer);
    ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData());
}
inline void forgetTextures() {
    ImGui_ImplSDLRenderer_DestroyDeviceObjects();
}
inline void shutdownRenderer() {
    ImGui_ImplSDLRenderer_Shutdown();
}
#endif

/// The built-in font at 13 times a whole number of pixels, where it is sharp. The renderer's textures have to
/// be forgotten with it.
inline void useFontTimes(int times) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    ImFontConfig config;
    config.SizePixels = 13.0F * static_cast<float>(times);
    config.OversampleH = 1;
    config.OversampleV = 1;
    config.PixelSnapH = true;
    io.Fonts->AddFontDefault(&config);
}

inline bool escapeWasPressed() {
#if IMGUI_VERSION_NUM >= 18700
    return ImGui::IsKeyPressed(ImGuiKey_Escape, false);
#else
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape), false);
#endif
}

}  // namespace gone::compat
