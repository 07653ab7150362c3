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

constexpr std::array<Binding, 43> bindings{{
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
    {SDLK_x, "x", Order::Explore},
    {SDLK_s, "s", Order::Search},
    {SDLK_g, "g", Order::PickUp},
    {SDLK_a, "a", Order::UsePlace},
    {SDLK_i, "i", Order::Pack},
    {SDLK_r, "r", Order::UseThing},
    {SDLK_w, "w", Order::WearThing},
    {SDLK_d, "d", Order::DropThing},
    {SDLK_t, "t", Order::ThrowThing},
    {SDLK_f, "f", Order::Shoot},
    {SDLK_z, "z", Order::ZapWand},
    {SDLK_TAB, "tab", Order::NextTarget},
    {SDLK_RETURN, "enter", Order::Confirm},
    {SDLK_KP_ENTER, "", Order::Confirm},
    {SDLK_m, "m", Order::Log},
    {SDLK_ESCAPE, "escape", Cancel{}},
}};

/// One typed character and what it asks for, on whatever key it lies.
struct TypedBinding {
    std::string_view text;
    Intent intent;
};

constexpr std::array<TypedBinding, 6> typedBindings{{
    {".", Stay{}},
    {";", Order::Look},
    {",", Order::PickUp},
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
constexpr int quickSlotCount = 8;

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

/// The number row by its place, whatever the layout types there.
std::optional<int> quickSlotOf(const SDL_Keysym& key) {
    const int place = static_cast<int>(key.scancode) - static_cast<int>(SDL_SCANCODE_1);
    if (place < 0 || place >= quickSlotCount) return std::nullopt;
    return place;
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

std::string_view meaningOf(Order order) {
    switch (order) {
        case Order::PickUp: return "pick up";
        case Order::Explore: return "explore";
        case Order::Rest: return "rest until whole";
        case Order::Search: return "search for doors and traps";
        case Order::Look: return "look";
        case Order::Pack: return "the pack";
        case Order::UseThing: return "drink, read or eat";
        case Order::WearThing: return "wear, wield, take off";
        case Order::DropThing: return "drop";
        case Order::ThrowThing: return "throw";
        case Order::ZapWand: return "zap a wand";
        case Order::Shoot: return "shoot with the bow";
        case Order::UsePlace: return "set a keystone, use what is here";
        case Order::Log: return "all that was said";
        case Order::NextTarget: return "next target";
        case Order::Confirm: return "do it";
    }
    return {};
}

/// What the list of keys says of an intent; all steps are one line.
std::string_view meaningOf(const Intent& intent) {
    return std::visit<std::string_view>(Overloaded{
                                            [](Toward) { return "walk, attack, open"; },
                                            [](Run) { return "run"; },
                                            [](Creep) { return "sneak"; },
                                            [](Stay) { return "wait"; },
                                            [](Quick) { return "use a quick slot"; },
                                            [](Order order) { return meaningOf(order); },
                                            [](ShutDoor) { return "close a door"; },
                                            [](UseStairs stairs) {
                                                return stairs.down ? "to the stairs down, then down"
                                                                   : "to the stairs up, then up";
                                            },
                                            [](ShowKeys) { return "these keys"; },
                                            [](Cancel) { return "leave a panel, a question, the lab"; },
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
    addHelp(help, "shift and a direction", Run{North});
    addHelp(help, "control and a direction", Creep{North});
    addHelp(help, "Z", Order::Rest);
    addHelp(help, "1 to 8", Quick{0});
    for (const Binding& binding : bindings) addHelp(help, binding.shown, binding.intent);
    for (const TypedBinding& binding : typedBindings) addHelp(help, binding.text, binding.intent);
    for (const ShellBinding& binding : shellBindings) addHelp(help, binding.shown, binding.intent);
    return help;
}

std::optional<Intent> intentOfKey(const SDL_Keysym& key) {
    if (const std::optional<Intent> shell = shellIntent(key)) return shell;
    if (holds(key, KMOD_ALT | KMOD_GUI)) return std::nullopt;
    const SDL_Keycode code = layoutKey(key);
    const bool withControl = holds(key, KMOD_CTRL);
    const bool withShift = holds(key, KMOD_SHIFT);
    if (withShift && !withControl && code == SDLK_z) return Order::Rest;
    if (const auto slot = quickSlotOf(key); slot && !withControl && !withShift) return Quick{*slot};
    const auto found = std::ranges::find(bindings, code, &Binding::key);
    if (found == bindings.end()) return std::nullopt;
    if (!withControl && !withShift) return found->intent;
    const auto* toward = std::get_if<Toward>(&found->intent);
    if (toward == nullptr) return std::nullopt;
    return withControl ? Intent{Creep{toward->direction}} : Intent{Run{toward->direction}};
}

char letterOfKey(const SDL_Keysym& key) {
    const SDL_Keycode code = layoutKey(key);
    if (!isLetter(code) || holds(key, KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return 0;
    return static_cast<char>(code);
}

std::optional<Intent> intentOfText(std::string_view text) {
    const auto found = std::ranges::find(typedBindings, text, &TypedBinding::text);
    return found == typedBindings.end() ? std::nullopt : std::optional{found->intent};
}

bool typesText(const SDL_Keysym& key) {
    return key.scancode == SDL_SCANCODE_GRAVE && !holds(key, KMOD_CTRL | KMOD_ALT | KMOD_GUI);
}

}  // namespace gone
