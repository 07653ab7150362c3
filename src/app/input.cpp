#include "app/input.hpp"

#include "base/overloaded.hpp"

#include <SDL_keycode.h>
#include <SDL_scancode.h>

#include <algorithm>
#include <array>

namespace gone {

namespace {

struct DirectionKey {
    SDL_Keycode key;
    Direction direction;
};

constexpr std::array<DirectionKey, 24> directionKeys{{
    {SDLK_UP, Direction::North},       {SDLK_DOWN, Direction::South},
    {SDLK_LEFT, Direction::West},      {SDLK_RIGHT, Direction::East},
    {SDLK_HOME, Direction::NorthWest}, {SDLK_PAGEUP, Direction::NorthEast},
    {SDLK_END, Direction::SouthWest},  {SDLK_PAGEDOWN, Direction::SouthEast},
    {SDLK_KP_8, Direction::North},     {SDLK_KP_2, Direction::South},
    {SDLK_KP_4, Direction::West},      {SDLK_KP_6, Direction::East},
    {SDLK_KP_7, Direction::NorthWest}, {SDLK_KP_9, Direction::NorthEast},
    {SDLK_KP_1, Direction::SouthWest}, {SDLK_KP_3, Direction::SouthEast},
    {SDLK_k, Direction::North},        {SDLK_j, Direction::South},
    {SDLK_h, Direction::West},         {SDLK_l, Direction::East},
    {SDLK_y, Direction::NorthWest},    {SDLK_u, Direction::NorthEast},
    {SDLK_b, Direction::SouthWest},    {SDLK_n, Direction::SouthEast},
}};

constexpr int letterCount = 26;

bool isLetter(SDL_Keycode key) {
    return key >= SDLK_a && key <= SDLK_z;
}

/// The key's own code, or the letter at its place where the layout types none of ours (Cyrillic, Greek, …).
SDL_Keycode layoutKey(const SDL_Keysym& key) {
    const bool foreign = key.sym >= 128 && (key.sym & SDLK_SCANCODE_MASK) == 0;
    const int place = static_cast<int>(key.scancode) - static_cast<int>(SDL_SCANCODE_A);
    return foreign && place >= 0 && place < letterCount ? SDLK_a + place : key.sym;
}

bool holds(const SDL_Keysym& key, unsigned mask) {
    return (key.mod & mask) != 0;
}

std::optional<Intent> shellIntent(const SDL_Keysym& key) {
    const bool enter = key.sym == SDLK_RETURN || key.sym == SDLK_KP_ENTER;
    if (holds(key, KMOD_ALT)) return enter ? std::optional<Intent>{ShellKey::FullScreen} : std::nullopt;
    if (holds(key, KMOD_CTRL)) {
        return layoutKey(key) == SDLK_q ? std::optional<Intent>{ShellKey::Quit} : std::nullopt;
    }
    if (key.sym == SDLK_F11) return ShellKey::FullScreen;
    if (key.sym == SDLK_F1 || key.scancode == SDL_SCANCODE_GRAVE) return ShellKey::Overlay;
    return std::nullopt;
}

}  // namespace

std::optional<Intent> intentOfKey(const SDL_Keysym& key) {
    if (const std::optional<Intent> shell = shellIntent(key)) return shell;
    if (holds(key, KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return std::nullopt;
    const SDL_Keycode code = layoutKey(key);
    if (isLetter(code) && holds(key, KMOD_SHIFT)) return std::nullopt;
    const auto found = std::ranges::find(directionKeys, code, &DirectionKey::key);
    if (found != directionKeys.end()) return Toward{found->direction};
    switch (code) {
        case SDLK_KP_5:
        case SDLK_CLEAR: return Stay{};
        case SDLK_c: return ShutDoor{};
        case SDLK_ESCAPE: return Cancel{};
        default: return std::nullopt;
    }
}

std::optional<Intent> intentOfText(std::string_view text) {
    if (text == ".") return Stay{};
    if (text == "<") return UseStairs{false};
    if (text == ">") return UseStairs{true};
    return std::nullopt;
}

bool typesText(const SDL_Keysym& key) {
    return key.scancode == SDL_SCANCODE_GRAVE && !holds(key, KMOD_CTRL | KMOD_ALT | KMOD_GUI);
}

Answer CommandReader::read(const Intent& intent) {
    const bool asked = asksDirection_;
    asksDirection_ = false;
    const auto unlessAsked = [asked](const Action& action) {
        return asked ? Answer{std::nullopt, "That is no direction."} : Answer{Command{action}, {}};
    };
    return std::visit(Overloaded{
                          [asked](Toward toward) {
                              return asked ? Answer{Command{Action{CloseDoor{toward.direction}}}, {}}
                                           : Answer{Command{Action{Walk{toward.direction}}}, {}};
                          },
                          [&](Stay) { return unlessAsked(Wait{}); },
                          [&](UseStairs stairs) { return unlessAsked(TakeStairs{stairs.down}); },
                          [this](ShutDoor) {
                              asksDirection_ = true;
                              return Answer{std::nullopt, "Close the door in which direction?"};
                          },
                          [asked](Cancel) {
                              return Answer{std::nullopt, asked ? "Never mind." : ""};
                          },
                          [this, asked](ShellKey) {
                              asksDirection_ = asked;
                              return Answer{};
                          },
                      },
                      intent);
}

std::optional<Direction> directionTo(Point from, Point to) {
    for (const Direction direction : allDirections) {
        if (from + offset(direction) == to) return direction;
    }
    return std::nullopt;
}

}  // namespace gone
