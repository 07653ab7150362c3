#pragma once

#include "rules/event.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {

/// What a word is about; each tone has a colour of its own.
enum class Tone : std::uint8_t { Plain, Harm, Gain, Magic, Place, Quiet };

/// A stretch of a sentence in one tone.
struct Word {
    Word(std::string_view said, Tone of = Tone::Plain) : text{said}, tone{of} {}
    Word(const char* said) : text{said} {}
    Word(std::string said) : text{std::move(said)} {}
    std::string text;
    Tone tone = Tone::Plain;
    friend bool operator==(const Word&, const Word&) = default;
};
using Sentence = std::vector<Word>;

/// The parts in one string.
std::string joined(std::initializer_list<std::string_view> parts);

/// The words of a sentence as one text.
std::string plain(const Sentence& sentence);

/// What the hero reads of an event, on the world as it is after the turn; empty if he notices nothing, or if
/// there is nothing to say.
Sentence sentenceOf(const Event& event, const World& after);

}  // namespace gone
