#include "view/end_sheet.hpp"

#include "view/rich_text.hpp"
#include "view/sheets.hpp"
#include "view/text.hpp"

#include <algorithm>
#include <string>

namespace gone {
namespace {

constexpr int barPitch = 6;
constexpr int barsHeight = 34;
constexpr int accountWidth = 112;

/// The hero's health at the end of each turn of the ledger, oldest first.
std::vector<LedgerLine> lastOfEachTurn(std::span<const LedgerLine> ledger) {
    std::vector<LedgerLine> turns;
    for (const LedgerLine& line : ledger) {
        if (!turns.empty() && turns.back().turn == line.turn) turns.pop_back();
        turns.push_back(line);
    }
    return turns;
}

void drawHealth(Canvas& canvas, const Atlas& atlas, Rect area, std::span<const LedgerLine> ledger) {
    canvas.fill(area, atlas.colour("ink"));
    const std::vector<LedgerLine> turns = lastOfEachTurn(ledger);
    int most = 1;
    for (const LedgerLine& line : turns) most = std::max(most, line.health);
    const int room = (area.width - 2) / barPitch;
    const std::size_t first = turns.size() - std::min(turns.size(), static_cast<std::size_t>(room));
    int x = area.x + 2;
    for (std::size_t i = first; i < turns.size(); ++i, x += barPitch) {
        const int height = (area.height - 4) * turns[i].health / most;
        const bool isHurt = i > 0 && turns[i].health < turns[i - 1].health;
        canvas.fill({x, area.bottom() - 2 - height, barPitch - 2, height},
                    atlas.colour(isHurt ? "red2" : "red1"));
        canvas.fill({x, area.bottom() - 2 - height, barPitch - 2, 1}, atlas.colour("red3"));
    }
}

/// Numbers of the life that is over, each on a line of its own.
void drawAccount(Canvas& canvas, const Atlas& atlas, Point at, const Ending& ending) {
    const auto line = [&](std::string_view what, int value, std::string_view colour) {
        const std::string text = std::to_string(value);
        drawText(canvas, atlas, at, what, atlas.colour("steel4"));
        drawText(canvas, atlas, {at.x + accountWidth - textWidth(atlas, text), at.y}, text,
                 atlas.colour(colour));
        at.y += textLineHeight;
    };
    line("Floor", ending.floor, "bone2");
    line("Turn", ending.turn, "bone2");
    line("Level", ending.level, "bone2");
    line("Gold", ending.gold, "gold2");
    line("Score", ending.score, "gold3");
}

/// The newest lines that fit, oldest first.
void drawLedger(Canvas& canvas, const Atlas& atlas, Rect area, std::span<const LedgerLine> ledger) {
    constexpr int turnWidth = 28;
    std::vector<std::pair<std::string, Sentence>> rows;
    for (const LedgerLine& line : ledger) {
        std::string turn = std::to_string(line.turn);
        for (Sentence& row : wrapped(atlas, {line.text}, area.width - turnWidth)) {
            rows.emplace_back(turn, std::move(row));
            turn.clear();
        }
    }
    const std::size_t room = static_cast<std::size_t>(area.height / (textLineHeight - 1));
    const std::size_t first = rows.size() - std::min(rows.size(), room);
    Point at{area.x, area.y};
    for (std::size_t i = first; i < rows.size(); ++i, at.y += textLineHeight - 1) {
        const bool isLast = i + 1 == rows.size();
        drawText(canvas, atlas, at, rows[i].first, atlas.colour("steel2"));
        drawSentence(canvas, atlas, {at.x + turnWidth, at.y}, rows[i].second,
                     atlas.colour(isLast ? "white" : "steel3"));
    }
}

}  // namespace

void drawEnding(Canvas& canvas, const Atlas& atlas, const Ending& ending, std::span<const LedgerLine> ledger,
                std::string_view place, const Sentence& keys) {
    const Rect inside = drawSheet(canvas, atlas, "You died", "ui/panel_wine");
    const Sentence cause{{std::string_view{ending.what}, Tone::Harm},
                         " ",
                         {place, Tone::Place},
                         ", floor " + std::to_string(ending.floor) + "."};
    int y = inside.y + 4;
    for (const Sentence& row : wrapped(atlas, cause, inside.width)) {
        drawSentence(canvas, atlas, {inside.x, y}, row, atlas.colour("white"));
        y += textLineHeight;
    }
    y += 4;
    drawAccount(canvas, atlas, {inside.x, y}, ending);
    const Rect bars{inside.x, y + 5 * textLineHeight + 16, accountWidth + 10, barsHeight};
    drawText(canvas, atlas, {bars.x, bars.y - textLineHeight}, "Health, turn by turn",
             atlas.colour("steel3"));
    drawHealth(canvas, atlas, bars, ledger);
    const int left = inside.x + accountWidth + 20;
    drawText(canvas, atlas, {left, y}, "The last turns", atlas.colour("gold2"));
    const int top = y + textLineHeight + 2;
    drawLedger(canvas, atlas, {left, top, inside.right() - left, inside.bottom() - textLineHeight - 4 - top},
               ledger);
    drawSentence(canvas, atlas, {inside.x, inside.bottom() - textHeight}, keys, atlas.colour("steel4"));
}

}  // namespace gone
