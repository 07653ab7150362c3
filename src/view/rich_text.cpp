#include "view/rich_text.hpp"

#include "view/text.hpp"

#include <algorithm>
#include <utility>

namespace gone {
namespace {

/// Stretches of a sentence that stay on one line, each with the space before it: a word may go on in another
/// tone without a space between, as in "4" and ".".
std::vector<Sentence> clusters(const Sentence& sentence) {
    std::vector<Sentence> found;
    std::string space;
    for (const Word& part : sentence)
        for (std::size_t begin = 0; begin < part.text.size();) {
            const std::size_t word = std::min(part.text.find_first_not_of(' ', begin), part.text.size());
            const std::size_t end = std::min(part.text.find(' ', word), part.text.size());
            space += part.text.substr(begin, word - begin);
            begin = end;
            if (word == end) continue;  // spaces at the end go with what follows
            if (found.empty() || !space.empty()) found.emplace_back();
            found.back().emplace_back(std::string_view{space + part.text.substr(word, end - word)},
                                      part.tone);
            space.clear();
        }
    return found;
}

void append(Sentence& line, const Sentence& cluster) {
    for (const Word& word : cluster)
        if (!line.empty() && line.back().tone == word.tone)
            line.back().text += word.text;
        else
            line.push_back(word);
}

/// The same without the space before it, at the beginning of a line.
Sentence flush(Sentence cluster) {
    std::string& text = cluster.front().text;
    text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
    return cluster;
}

}  // namespace

Pixel toneColour(const Atlas& atlas, Tone tone, Pixel plainColour) {
    switch (tone) {
        case Tone::Plain: return plainColour;
        case Tone::Harm: return atlas.colour("red3");
        case Tone::Gain: return atlas.colour("gold2");
        case Tone::Magic: return atlas.colour("violet3");
        case Tone::Place: return atlas.colour("bone2");
        case Tone::Quiet: return atlas.colour("steel3");
    }
    return plainColour;
}

int sentenceWidth(const Atlas& atlas, const Sentence& sentence) {
    return textWidth(atlas, plain(sentence));
}

std::string fitted(const Atlas& atlas, std::string_view text, int width) {
    std::string kept{text};
    while (!kept.empty() && textWidth(atlas, kept) > width) kept.pop_back();
    return kept;
}

std::vector<Sentence> wrapped(const Atlas& atlas, const Sentence& sentence, int width) {
    std::vector<Sentence> lines{{}};
    for (const Sentence& cluster : clusters(sentence)) {
        Sentence longer = lines.back();
        append(longer, cluster);
        if (sentenceWidth(atlas, longer) <= width) {
            lines.back() = std::move(longer);
            continue;
        }
        Sentence begun = flush(cluster);
        if (sentenceWidth(atlas, begun) > width)
            begun = {{std::string_view{fitted(atlas, plain(begun), width)}, begun.front().tone}};
        if (lines.back().empty())
            lines.back() = std::move(begun);
        else
            lines.push_back(std::move(begun));
    }
    return lines;
}

int drawSentence(Canvas& canvas, const Atlas& atlas, Point at, const Sentence& sentence, Pixel plainColour,
                 bool muted) {
    for (const Word& word : sentence)
        at.x = drawText(canvas, atlas, at, word.text,
                        muted ? plainColour : toneColour(atlas, word.tone, plainColour));
    return at.x;
}

}  // namespace gone
