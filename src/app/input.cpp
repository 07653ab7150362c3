#include "app/input.hpp"

#include "base/overloaded.hpp"

#include <SDL_keycode.h>
#include <SDL_scancode.h>

#include <algorithm>
#include <array>

namespace gone {

namespace {

/// One key and what it asks for. `shown` is what the list of keys calls it; the twins of a key whose name
/// says it all (arrows, numpad) have none.
struct Binding {
    SDL_Keycode key;
    std::string_view shown;
    Intent intent;
};

using enum Direction;

constexpr std::array<Binding, 28> bindings{{
    {SDLK_UP, "arrows", Toward{North}},
    {SDLK_DOWN, "", Toward{South}},
    {SDLK_LEFT, "", Toward{West}},
    {SDLK_RIGHT, "", Toward{East}},
    {SDLK_HOME, "", Toward{NorthWest}},
    {SDLK_PAGEUP, "", Toward{NorthEast}},
    {SDLK_END, "", Toward{SouthWest}},
    {SDLK_PAGEDOWN, "", Toward{SouthEast}},
    {SDLK_KP_8, "numpad", Toward{North}},
    {SDLK_KP_2, "", Toward{South}},
    {SDLK_KP_4, "", Toward{West}},
    {SDLK_KP_6, "", Toward{East}},
    {SDLK_KP_7, "", Toward{NorthWest}},
    {SDLK_KP_9, "", Toward{NorthEast}},
    {SDLK_KP_1, "", Toward{SouthWest}},
    {SDLK_KP_3, "", Toward{SouthEast}},
    {SDLK_h, "h", Toward{West}},
    {SDLK_j, "j", Toward{South}},
    {SDLK_k, "k", Toward{North}},
    {SDLK_l, "l", Toward{East}},
    {SDLK_y, "y", Toward{NorthWest}},
    {SDLK_u, "u", Toward{NorthEast}},
    {SDLK_b, "b", Toward{SouthWest}},
    {SDLK_n, "n", Toward{SouthEast}},
    {SDLK_KP_5, "5 of the numpad", Stay{}},
    {SDLK_CLEAR, "", Stay{}},
    {SDLK_c, "c and a direction", ShutDoor{}},
    {SDLK_ESCAPE, "escape", Cancel{}},
}};

/// One typed character and what it asks for, on whatever key it lies.
struct TypedBinding {
    std::string_view text;
    Intent intent;
};

constexpr std::array<TypedBinding, 4> typedBindings{{
    {".", Stay{}},
    {">", UseStairs{true}},
    {"<", UseStairs{false}},
    {"?", ShowKeys{}},
}};

/// One key the program keeps for itself, and which of alt and control goes with it.
struct ShellBinding {
    SDL_Keycode key;
    unsigned modifier;
    std::string_view shown;
    ShellKey intent;
};

constexpr std::array<ShellBinding, 5> shellBindings{{
    {SDLK_F1, KMOD_NONE, "F1", ShellKey::Overlay},
    {SDLK_BACKQUOTE, KMOD_NONE, "backquote", ShellKey::Overlay},
    {SDLK_F11, KMOD_NONE, "F11", ShellKey::FullScreen},
    {SDLK_RETURN, KMOD_ALT, "alt enter", ShellKey::FullScreen},
    {SDLK_q, KMOD_CTRL, "control q", ShellKey::Quit},
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

/// The key as the program's own bindings name it: backquote by its place, both enters as one.
SDL_Keycode shellCode(const SDL_Keysym& key) {
    if (key.scancode == SDL_SCANCODE_GRAVE) return SDLK_BACKQUOTE;
    return key.sym == SDLK_KP_ENTER ? SDLK_RETURN : layoutKey(key);
}

std::optional<Intent> shellIntent(const SDL_Keysym& key) {
    const unsigned modifier = holds(key, KMOD_ALT)    ? unsigned{KMOD_ALT}
                              : holds(key, KMOD_CTRL) ? unsigned{KMOD_CTRL}
                                                      : unsigned{KMOD_NONE};
    const SDL_Keycode code = shellCode(key);
    for (const ShellBinding& binding : shellBindings) {
        if (binding.key == code && binding.modifier == modifier) return binding.intent;
    }
    return std::nullopt;
}

/// What the list of keys says of an intent; all steps are one line.
std::string_view meaningOf(const Intent& intent) {
    return std::visit(
        Overloaded{
            [](Toward) { return "walk, also into a door"; },
            [](Stay) { return "wait"; },
            [](ShutDoor) { return "close a door"; },
            [](UseStairs stairs) { return stairs.down ? "take the stairs down" : "take the stairs up"; },
            [](ShowKeys) { return "these keys"; },
            [](Cancel) { return "leave a question, the lab"; },
            [](ShellKey key) {
                switch (key) {
                    case ShellKey::Overlay: return "the lab";
                    case ShellKey::FullScreen: return "full screen";
                    case ShellKey::Quit: return "quit";
                }
                return "";
            },
        },
        intent);
}

void addHelp(std::vector<KeyHelp>& help, std::string_view shown, const Intent& intent) {
    if (shown.empty()) return;
    const std::string_view meaning = meaningOf(intent);
    const auto found = std::ranges::find(help, meaning, &KeyHelp::meaning);
    if (found == help.end()) {
        help.push_back({std::string{shown}, meaning});
    } else {
        const bool areLetters = shown.size() == 1 && found->keys.size() - found->keys.rfind(' ') == 2;
        found->keys.append(areLetters ? " " : ", ").append(shown);
    }
}

}  // namespace

std::vector<KeyHelp> keyHelp() {
    std::vector<KeyHelp> help;
    for (const Binding& binding : bindings) addHelp(help, binding.shown, binding.intent);
    for (const TypedBinding& binding : typedBindings) addHelp(help, binding.text, binding.intent);
    for (const ShellBinding& binding : shellBindings) addHelp(help, binding.shown, binding.intent);
    return help;
}

std::optional<Intent> intentOfKey(const SDL_Keysym& key) {
    if (const std::optional<Intent> shell = shellIntent(key)) return shell;
    if (holds(key, KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return std::nullopt;
    const SDL_Keycode code = layoutKey(key);
    if (isLetter(code) && holds(key, KMOD_SHIFT)) return std::nullopt;
    const auto found = std::ranges::find(bindings, code, &Binding::key);
    return found == bindings.end() ? std::nullopt : std::optional{found->intent};
}

std::optional<Intent> intentOfText(std::string_view text) {
    const auto found = std::ranges::find(typedBindings, text, &TypedBinding::text);
    return found == typedBindings.end() ? std::nullopt : std::optional{found->intent};
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
                          [this, asked](ShowKeys) {
                              asksDirection_ = asked;
                              return Answer{};
                          },
                          [this, asked](ShellKey) {
                              asksDirection_ = asked;
                              return Answer{};
                          },
                      },
                      intent);
}

}  // namespace gone
