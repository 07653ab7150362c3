#pragma once

#include "view/canvas.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

struct SDL_Window;
struct SDL_Renderer;
struct SDL_Texture;
union SDL_Event;

namespace gone {

/// Where a point of a window (in the units of mouse events) lies on its pixels; on HiDPI screens the two
/// differ. Points outside the window stay outside. A window without size is taken as one unit.
Point windowToPixel(Point at, Size window, Size pixels);

/// As large as wanted where a screen with so much usable room holds that and a title bar, else what is left
/// beside these; without a known screen, what every screen in use holds.
Size windowSizeFor(Size wanted, std::optional<Size> usable);

/// The art pixel under a screen pixel, at `scale` screen pixels to an art pixel.
Point pixelToArt(Point pixel, int scale);

/// The one window of the program: it shows a canvas, scaled by a whole number, and what others draw over it.
/// Tries an accelerated renderer first and says on stderr when it has to do without, be it later.
class Window {
public:
    /// `wanted` in window units; made smaller where the screen does not hold it. Throws one line on failure.
    Window(const std::string& title, Size wanted);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    Size size() const;    ///< in the units of mouse events
    Size pixels() const;  ///< of the screen; differs from size() on HiDPI screens
    Point pixelUnder(Point mouse) const { return windowToPixel(mouse, size(), pixels()); }

    bool isMinimised() const;
    bool hasFocus() const;
    /// Full screen on the monitor that holds the window, and back.
    void toggleFullScreen();

    /// Is this event about textures that are lost? Then everything has to be drawn again.
    bool losesTextures(const SDL_Event& event) const;
    /// Forgets the picture's texture; the next frame makes it anew.
    void forgetTextures();

    /// Starts a frame with the canvas, its top left in the window's top left. With `changed` false the canvas
    /// last given is shown again without looking at it. Answers false if the renderer does not work any more.
    bool drawCanvas(const Canvas& canvas, int scale, bool changed);
    /// Gives the renderer up for one in software, after a word on stderr; nobody may hold anything of it.
    /// Throws one line if it was one in software already.
    void drawInSoftware();
    /// Ends the frame.
    void present();

    SDL_Window* handle() const { return window_.get(); }
    SDL_Renderer* renderer() const { return renderer_.get(); }

private:
    struct Destroy {
        void operator()(SDL_Window* window) const;
        void operator()(SDL_Renderer* renderer) const;
        void operator()(SDL_Texture* texture) const;
    };
    struct Library {
        Library();
        ~Library();
        Library(const Library&) = delete;
        Library& operator=(const Library&) = delete;
    };

    using Renderer = std::unique_ptr<SDL_Renderer, Destroy>;

    static Renderer createRenderer(SDL_Window* window, std::uint32_t flags);
    void makeRenderer();
    /// False if the renderer cannot keep a picture of this size.
    bool makeTexture(Size size);

    Library library_;
    std::unique_ptr<SDL_Window, Destroy> window_;
    Renderer renderer_;
    std::unique_ptr<SDL_Texture, Destroy> texture_;
    Size textureSize_;
};

}  // namespace gone
