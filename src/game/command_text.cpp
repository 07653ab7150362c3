#include "base/words.hpp"
#include "game/run_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace gone {
namespace {

/// What the actions are called, in the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Action>> verbs{
    "wait",   "walk", "close",   "stairs", "sneak", "attack",  "open",  "chest",
    "take",   "drop", "use",     "throw",  "equip", "unequip", "shoot", "zap",
    "search", "call", "feature", "quick",  "hurl",  "swell",   "slam"};

constexpr std::array<std::string_view, 8> directionNames{"n", "ne", "e", "se", "s", "sw", "w", "nw"};

/// The words of an action's members, appended one by one.
class Writer {
public:
    void operator()(Direction direction) { word(directionNames[static_cast<std::size_t>(direction)]); }
    void operator()(int number) { word(std::to_string(number)); }
    void operator()(Point at) {
        (*this)(at.x);
        (*this)(at.y);
    }
    void either(bool value, std::string_view yes, std::string_view no) { word(value ? yes : no); }
    const std::string& text() const { return text_; }

private:
    void word(std::string_view word) { text_.append(" ").append(word); }
    std::string text_;
};

/// The same words read back. Once one does not fit, none does.
class Reader {
public:
    explicit Reader(std::span<const std::string_view> words) : words_{words} {}

    void operator()(Direction& direction) {
        const auto found = std::ranges::find(directionNames, next());
        if (found == directionNames.end())
            fits_ = false;
        else
            direction = static_cast<Direction>(found - directionNames.begin());
    }
    void operator()(int& number) {
        const std::string_view word = next();
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc{} || end != word.data() + word.size()) fits_ = false;
    }
    void operator()(Point& at) {
        (*this)(at.x);
        (*this)(at.y);
    }
    void either(bool& value, std::string_view yes, std::string_view no) {
        const std::string_view word = next();
        value = word == yes;
        if (!value && word != no) fits_ = false;
    }
    bool fitsAll() const { return fits_ && words_.empty(); }

private:
    std::string_view next() {
        if (words_.empty()) {
            fits_ = false;
            return {};
        }
        const std::string_view word = words_.front();
        words_ = words_.subspan(1);
        return word;
    }
    std::span<const std::string_view> words_;
    bool fits_ = true;
};

/// The members of each action in the order they are written.
template <class Io>
struct Members {
    Io& io;
    void operator()(Wait&) const {}
    void operator()(Walk& act) const { io(act.direction); }
    void operator()(CloseDoor& act) const { io(act.direction); }
    void operator()(TakeStairs& act) const { io.either(act.down, "down", "up"); }
    void operator()(Sneak& act) const { io(act.direction); }
    void operator()(Attack& act) const { io(act.direction); }
    void operator()(OpenDoor& act) const { io(act.direction); }
    void operator()(OpenChest& act) const { io(act.direction); }
    void operator()(PickUp&) const {}
    void operator()(Drop& act) const {
        io(act.item);
        io(act.count);
    }
    void operator()(Use& act) const {
        io(act.item);
        io(act.on);
    }
    void operator()(Throw& act) const {
        io(act.item);
        io(act.at);
    }
    void operator()(Equip& act) const { io(act.item); }
    void operator()(Unequip& act) const { io(act.item); }
    void operator()(Shoot& act) const { io(act.at); }
    void operator()(Zap& act) const {
        io(act.item);
        io(act.at);
    }
    void operator()(Search&) const {}
    void operator()(CallBack&) const {}
    void operator()(UseFeature& act) const {
        io(act.choice);
        io(act.item);
        io(act.also);
    }
    void operator()(AssignQuick& act) const {
        io(act.slot);
        io(act.item);
    }
    void operator()(Hurl& act) const { io(act.at); }
    void operator()(Swell&) const {}
    void operator()(Slam&) const {}
};

template <std::size_t I = 0>
std::optional<Action> actionFrom(std::string_view verb, Reader& reader) {
    if constexpr (I < std::variant_size_v<Action>) {
        if (verb != verbs[I]) return actionFrom<I + 1>(verb, reader);
        std::variant_alternative_t<I, Action> act;
        Members<Reader>{reader}(act);
        if (reader.fitsAll()) return act;
    }
    return std::nullopt;
}

}  // namespace

std::string textOf(const Command& command) {
    Action action = std::get<Action>(command);
    Writer writer;
    std::visit(Members<Writer>{writer}, action);
    return std::string{verbs[action.index()]} + writer.text();
}

std::optional<Command> commandFromText(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.empty()) return std::nullopt;
    Reader reader{std::span{words}.subspan(1)};
    if (std::optional<Action> action = actionFrom(words.front(), reader)) return Command{*action};
    return std::nullopt;
}

}  // namespace gone
