#pragma once

#include "overlay/capture.hpp"

struct SDL_Window;
struct SDL_Renderer;
union SDL_Event;

namespace gone {

/// How the overlay's units lie on the screen.
struct OverlayScreen {
    Size units;     ///< of mouse events and of all the overlay draws
    Size pixels;    ///< differs from units on HiDPI screens
    int times = 1;  ///< how much larger than on a small screen text and frames are
    friend bool operator==(const OverlayScreen&, const OverlayScreen&) = default;
};

/// Text and frames grow by whole steps with the window, so that the built-in font stays sharp.
OverlayScreen overlayScreen(Size units, Size pixels);

/// Panels know how large they are only after they were drawn, so what an event sets off takes some frames.
inline constexpr int framesToSettle = 3;

/// Dear ImGui with its SDL backends: one context, its input and its drawing. Keeps no settings file: panels
/// lie where the layout says, whatever the window's size was last time.
class ImguiLayer {
public:
    /// Without a window (null) there is no input, for pictures. Throws one line on failure.
    ImguiLayer(SDL_Window* window, SDL_Renderer* renderer);
    ~ImguiLayer();
    ImguiLayer(const ImguiLayer&) = delete;
    ImguiLayer& operator=(const ImguiLayer&) = delete;

    /// Takes an event that is meant for the overlay; releases always may be.
    void handle(const SDL_Event& event);
    /// Everything held is released: the window lost the focus.
    void letGo();
    /// As letGo, and fields and lists that are open are left: the overlay was closed.
    void close();
    void forgetTextures();
    /// Lets go of the renderer, and of a frame that is in the making; nothing may be drawn until useRenderer.
    void leaveRenderer();
    /// Throws one line on failure.
    void useRenderer(SDL_Renderer* renderer);

    void beginFrame(const OverlayScreen& screen, float seconds);
    /// Draws the frame and notes what it claims.
    void endFrame(std::vector<Rect> panels);
    const Capture& capture() const { return capture_; }

private:
    void setInput();

    SDL_Window* window_;
    SDL_Renderer* renderer_ = nullptr;
    int times_ = 0;
    bool isInFrame_ = false;
    bool mouseIsInside_ = false;
    Point mouse_;
    bool buttons_[3] = {false, false, false};
    Capture capture_;
};

}  // namespace gone
