#pragma once

#include "view/atlas.hpp"
#include "view/sentence.hpp"

namespace gone {

/// The colour of a tone; plain words take `plainColour`.
Pixel toneColour(const Atlas& atlas, Tone tone, Pixel plainColour);

/// Width in art pixels of a sentence on one line.
int sentenceWidth(const Atlas& atlas, const Sentence& sentence);

/// Cuts a sentence between words into lines no wider than `width`; a word that is wider alone is cut short.
std::vector<Sentence> wrapped(const Atlas& atlas, const Sentence& sentence, int width);

/// Writes a sentence on one line; answers the x where more goes on. Muted: all in the plain colour.
int drawSentence(Canvas& canvas, const Atlas& atlas, Point at, const Sentence& sentence, Pixel plainColour,
                 bool muted = false);

/// A text, or as much of it as fits into `width`.
std::string fitted(const Atlas& atlas, std::string_view text, int width);

}  // namespace gone
