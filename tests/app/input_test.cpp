#include "app/input.hpp"

#include <SDL_keycode.h>
#include <SDL_scancode.h>
#include <doctest/doctest.h>

#include <algorithm>

namespace gone {

namespace {

SDL_Keysym key(SDL_Keycode code, unsigned mod = KMOD_NONE, SDL_Scancode place = SDL_SCANCODE_UNKNOWN) {
    SDL_Keysym symbol{};
    symbol.sym = code;
    symbol.scancode = place;
    symbol.mod = static_cast<Uint16>(mod);
    return symbol;
}

std::optional<Intent> toward(Direction direction) {
    return Intent{Toward{direction}};
}

}  // namespace

TEST_CASE("arrows, numpad, vi letters and the keys of an unlocked numpad walk in eight directions") {
    CHECK(intentOfKey(key(SDLK_UP)) == toward(Direction::North));
    CHECK(intentOfKey(key(SDLK_h)) == toward(Direction::West));
    CHECK(intentOfKey(key(SDLK_j)) == toward(Direction::South));
    CHECK(intentOfKey(key(SDLK_k)) == toward(Direction::North));
    CHECK(intentOfKey(key(SDLK_l)) == toward(Direction::East));
    CHECK(intentOfKey(key(SDLK_y)) == toward(Direction::NorthWest));
    CHECK(intentOfKey(key(SDLK_u)) == toward(Direction::NorthEast));
    CHECK(intentOfKey(key(SDLK_b)) == toward(Direction::SouthWest));
    CHECK(intentOfKey(key(SDLK_n)) == toward(Direction::SouthEast));
    CHECK(intentOfKey(key(SDLK_KP_1)) == toward(Direction::SouthWest));
    CHECK(intentOfKey(key(SDLK_KP_9)) == toward(Direction::NorthEast));
    CHECK(intentOfKey(key(SDLK_END)) == toward(Direction::SouthWest));
    CHECK(intentOfKey(key(SDLK_PAGEUP)) == toward(Direction::NorthEast));
}

TEST_CASE("the numpad does not depend on NumLock") {
    for (const unsigned lock : {unsigned{KMOD_NONE}, unsigned{KMOD_NUM}}) {
        CHECK(intentOfKey(key(SDLK_KP_7, lock)) == toward(Direction::NorthWest));
        CHECK(intentOfKey(key(SDLK_KP_5, lock)) == Intent{Stay{}});
    }
}

TEST_CASE("letters go by what the layout types, and by their place on layouts without Latin letters") {
    CHECK(intentOfKey(key(SDLK_y, KMOD_NONE, SDL_SCANCODE_Z)) == toward(Direction::NorthWest));
    CHECK(intentOfKey(key(SDLK_z, KMOD_NONE, SDL_SCANCODE_Y)) == Intent{Order::ZapWand});
    const SDL_Keycode cyrillicEr = 0x440;
    CHECK(intentOfKey(key(cyrillicEr, KMOD_NONE, SDL_SCANCODE_H)) == toward(Direction::West));
    const SDL_Keycode eAcute = 0xe9;
    CHECK(intentOfKey(key(eAcute, KMOD_NONE, SDL_SCANCODE_2)) == Intent{Quick{1}});
}

TEST_CASE("stairs and waiting go by the character typed") {
    CHECK(intentOfText("<") == Intent{UseStairs{false}});
    CHECK(intentOfText(">") == Intent{UseStairs{true}});
    CHECK(intentOfText(".") == Intent{Stay{}});
    CHECK(intentOfText("c") == std::nullopt);
    CHECK(intentOfText("") == std::nullopt);
}

TEST_CASE("a key that is typed as well as pressed acts once") {
    // KP_Period types a dot with NumLock on, comma and period keys type < and > with shift.
    CHECK(intentOfKey(key(SDLK_KP_PERIOD, KMOD_NUM)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_PERIOD)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_COMMA, KMOD_SHIFT)) == std::nullopt);
    CHECK(intentOfText("7") == std::nullopt);
}

TEST_CASE("keys held with control, alt or the system key are no commands, save for the reserved ones") {
    CHECK(intentOfKey(key(SDLK_LEFT, KMOD_LALT)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_x, KMOD_LCTRL)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_h, KMOD_LGUI)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_x, KMOD_LSHIFT)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_q, KMOD_LCTRL)) == Intent{ShellKey::Quit});
    CHECK(intentOfKey(key(SDLK_RETURN, KMOD_RALT)) == Intent{ShellKey::FullScreen});
    CHECK(intentOfKey(key(SDLK_RETURN)) == Intent{Order::Confirm});
}

TEST_CASE("shift runs and control sneaks, caps lock does not change what a letter does") {
    CHECK(intentOfKey(key(SDLK_LEFT, KMOD_LSHIFT)) == Intent{Run{Direction::West}});
    CHECK(intentOfKey(key(SDLK_l, KMOD_RSHIFT)) == Intent{Run{Direction::East}});
    CHECK(intentOfKey(key(SDLK_LEFT, KMOD_LCTRL)) == Intent{Creep{Direction::West}});
    CHECK(intentOfKey(key(SDLK_h, KMOD_CAPS)) == toward(Direction::West));
    CHECK(intentOfKey(key(SDLK_z, KMOD_LSHIFT)) == Intent{Order::Rest});
}

TEST_CASE("no letter means both a step and an order") {
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        CAPTURE(letter);
        const auto intent = intentOfKey(key(letter));
        const bool isStep = std::string_view{"hjklyubn"}.find(letter) != std::string_view::npos;
        CHECK((intent && std::holds_alternative<Toward>(*intent)) == isStep);
        CHECK(letterOfKey(key(letter)) == letter);
    }
    CHECK(letterOfKey(key(SDLK_LEFT)) == 0);
    CHECK(letterOfKey(key(SDLK_a, KMOD_LCTRL)) == 0);
}

TEST_CASE("the number row is the quick slots and the numpad is not") {
    CHECK(intentOfKey(key(SDLK_1, KMOD_NONE, SDL_SCANCODE_1)) == Intent{Quick{0}});
    CHECK(intentOfKey(key(SDLK_8, KMOD_NONE, SDL_SCANCODE_8)) == Intent{Quick{7}});
    CHECK(intentOfKey(key(SDLK_9, KMOD_NONE, SDL_SCANCODE_9)) == std::nullopt);
    CHECK(intentOfKey(key(SDLK_KP_1, KMOD_NUM, SDL_SCANCODE_KP_1)) == toward(Direction::SouthWest));
}

TEST_CASE("F1 and the place of backquote toggle the overlay, F11 full screen") {
    CHECK(intentOfKey(key(SDLK_F1)) == Intent{ShellKey::Overlay});
    CHECK(intentOfKey(key(SDLK_BACKQUOTE, KMOD_NONE, SDL_SCANCODE_GRAVE)) == Intent{ShellKey::Overlay});
    const SDL_Keycode superscriptTwo = 0xb2;  // the same place on a French keyboard
    CHECK(intentOfKey(key(superscriptTwo, KMOD_NONE, SDL_SCANCODE_GRAVE)) == Intent{ShellKey::Overlay});
    CHECK(intentOfKey(key(SDLK_F11)) == Intent{ShellKey::FullScreen});
    CHECK(intentOfKey(key(SDLK_ESCAPE)) == Intent{Cancel{}});
}

TEST_CASE("the list of keys names each command once, with all its keys") {
    const std::vector<KeyHelp> help = keyHelp();
    const auto keysFor = [&](std::string_view meaning) {
        const auto found = std::ranges::find(help, meaning, &KeyHelp::meaning);
        return found == help.end() ? std::string{"none"} : found->keys;
    };
    CHECK(keysFor("walk, attack, open") == "arrows, numpad, h j k l y u b n");
    CHECK(keysFor("wait") == "5 of the numpad, .");
    CHECK(keysFor("to the stairs down, then down") == ">");
    CHECK(keysFor("pick up") == "g ,");
    CHECK(keysFor("rest until whole") == "Z");
    CHECK(keysFor("these keys") == "?");
    CHECK(keysFor("full screen") == "F11, alt enter");
    CHECK(help.size() == 29);
}

TEST_CASE("only backquote types text as well as being reserved") {
    CHECK(typesText(key(SDLK_BACKQUOTE, KMOD_NONE, SDL_SCANCODE_GRAVE)));
    CHECK(!typesText(key(SDLK_F1, KMOD_NONE, SDL_SCANCODE_F1)));
}

TEST_CASE("only the eight neighbours of a cell lie in a direction") {
    CHECK(directionTo({5, 5}, {6, 4}) == Direction::NorthEast);
    CHECK(directionTo({5, 5}, {4, 5}) == Direction::West);
    CHECK(directionTo({5, 5}, {5, 5}) == std::nullopt);
    CHECK(directionTo({5, 5}, {7, 5}) == std::nullopt);
}

}  // namespace gone
