#pragma once

#include "content/items.hpp"
#include "view/sentence.hpp"

namespace gone {

/// What the hero knows of a cell, in a line: who stands there and how the odds are both ways, what lies
/// there, what the place is.
Sentence lookLine(const World& world, Point at);

/// The odds of one blow and how many kill, both ways: "You hit 78 in 100, 3 kill; it hits 61, 8 kill you."
Sentence oddsLine(const World& world, const Actor& foe);

/// What a thing is good for, in a sentence, as far as the hero knows it.
std::string meaningOf(const Lore& lore, const Item& item);

/// Its numbers for the hero who would use it; empty if it has none: "Damage 3-7, hits rats 80 in 100."
Sentence numbersLine(const World& world, const Item& item);

/// What a shrine gives and takes for a boon.
std::string_view meaningOf(Boon boon);

}  // namespace gone
