#pragma once

#include "base/geometry.hpp"

#include <SDL_keyboard.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gone {

// What a key or a character stands for, before anybody asks the game.

/// A step, or the answer to "which direction?".
struct Toward {
    Direction direction;
    friend bool operator==(const Toward&, const Toward&) = default;
};
/// On in one direction until there is something to decide.
struct Run {
    Direction direction;
    friend bool operator==(const Run&, const Run&) = default;
};
/// A quiet step.
struct Creep {
    Direction direction;
    friend bool operator==(const Creep&, const Creep&) = default;
};
struct Stay {
    friend bool operator==(const Stay&, const Stay&) = default;
};
/// Wants to close a door: a direction follows.
struct ShutDoor {
    friend bool operator==(const ShutDoor&, const ShutDoor&) = default;
};
struct UseStairs {
    bool down;
    friend bool operator==(const UseStairs&, const UseStairs&) = default;
};
/// Whatever one key says by itself.
enum class Order : std::uint8_t {
    PickUp,
    Explore,
    Rest,
    Search,
    Look,
    Pack,
    UseThing,
    WearThing,
    DropThing,
    ThrowThing,
    ZapWand,
    Shoot,
    UsePlace,  ///< a seal, spring, forge, shrine or shelf
    Log,
    NextTarget,
    Confirm
};
/// What lies in a quick slot 0..7.
struct Quick {
    int slot;
    friend bool operator==(const Quick&, const Quick&) = default;
};
/// Wants the list of keys.
struct ShowKeys {
    friend bool operator==(const ShowKeys&, const ShowKeys&) = default;
};
/// What the program does itself, whoever has the keys.
enum class ShellKey { Overlay, FullScreen, Quit };
/// Escape: leaves a question, then the overlay.
struct Cancel {
    friend bool operator==(const Cancel&, const Cancel&) = default;
};
using Intent =
    std::variant<Toward, Run, Creep, Stay, ShutDoor, UseStairs, Order, Quick, ShowKeys, ShellKey, Cancel>;

/// One press: what it stands for, and the letter on the key, which lists go by. 0: none.
struct Press {
    std::optional<Intent> intent;
    char letter = 0;
};

/// What a key press means. Letters go by what the key types on the present layout, or by their place where
/// the layout has no Latin letters; the numpad works the same with NumLock on and off; backquote goes by its
/// place, left of the 1.
std::optional<Intent> intentOfKey(const SDL_Keysym& key);

/// The letter a to z of a key pressed alone, for lists that go by letters; 0 if it has none.
char letterOfKey(const SDL_Keysym& key);

/// What a typed character means: those commands whose key moves with the layout.
std::optional<Intent> intentOfText(std::string_view text);

/// One line of the list of keys.
struct KeyHelp {
    std::string keys;
    std::string_view meaning;
};
/// Every command and its keys, read off the tables that intentOfKey and intentOfText go by.
std::vector<KeyHelp> keyHelp();

/// Does this press type text into a field of the overlay when one is active? Such a key is no ShellKey then.
bool typesText(const SDL_Keysym& key);

}  // namespace gone
