#pragma once

#include "app/aim.hpp"
#include "app/input.hpp"
#include "view/sheets.hpp"

namespace gone {

/// What the pack was opened for.
enum class PackWish : std::uint8_t { Browse, Use, Wear, Throw, Zap, Drop, ReadOn, Forge };

/// What a press in the pack came to.
struct PackAnswer {
    bool closes = false;
    std::optional<Action> action;
    std::optional<Aim> aim;  ///< a thing was chosen that needs a target
    std::string say;
};

/// The sheet of belongings as it is used: opened to look, or with a question that a thing answers.
class PackScreen {
public:
    /// `scroll`: what is read, where the question is on which thing.
    explicit PackScreen(PackWish wish, ItemId scroll = noItem) : wish_{wish}, scroll_{scroll} {}

    PackAnswer press(const World& world, const Press& press);
    /// A click on a thing: chooses it, and takes it if it answers the question.
    PackAnswer click(const World& world, ItemId item);
    PackView view(const World& world) const;

private:
    PackAnswer take(const World& world, const Item& item);
    PackAnswer obeyLetter(const World& world, const Item& item, char letter) const;
    void moveChoice(const World& world, Direction direction);
    bool isEligible(const World& world, const Item& item) const;

    PackWish wish_;
    ItemId scroll_;
    ItemId chosen_ = noItem;
};

/// What using a thing at once means: drink, read, eat, put on, take off, zap, throw, set.
PackAnswer useOf(const World& world, const Item& item);

}  // namespace gone
