#pragma once

#include "base/geometry.hpp"
#include "game/game.hpp"

#include <SDL_keyboard.h>

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
using Intent = std::variant<Toward, Stay, ShutDoor, UseStairs, ShowKeys, ShellKey, Cancel>;

/// What a key press means. Letters go by what the key types on the present layout, or by their place where
/// the layout has no Latin letters; the numpad works the same with NumLock on and off; backquote goes by its
/// place, left of the 1.
std::optional<Intent> intentOfKey(const SDL_Keysym& key);

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

/// What an intent came to: a command for the game, a line for the player, or neither.
struct Answer {
    std::optional<Command> command;
    std::string say;
};

/// Turns intents into commands and keeps the one question that may be open.
class CommandReader {
public:
    Answer read(const Intent& intent);
    /// Is a question open that Escape would leave?
    bool asks() const { return asksDirection_; }

private:
    bool asksDirection_ = false;
};

}  // namespace gone
