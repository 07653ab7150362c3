#include "view/sheets.hpp"

#include "content/items.hpp"
#include "rules/lore.hpp"
#include "rules/numbers.hpp"
#include "rules/pack.hpp"
#include "view/hud.hpp"
#include "view/look_text.hpp"
#include "view/panels.hpp"
#include "view/rich_text.hpp"
#include "view/text.hpp"

#include <algorithm>

namespace gone {
namespace {

constexpr int darkness = 178;  // of 255: the picture behind stays at 30 %
constexpr Size largest{420, 232};
constexpr int besideSheet = 6;
constexpr int titleHeight = 16;
constexpr int gridPitch = 22;
constexpr int gridWidth = packColumns * gridPitch;
constexpr int gridRows = 4;

Rect sheetArea(Size canvas) {
    const int width = std::min(canvas.width - 2 * besideSheet, largest.width);
    const int height = std::min(canvas.height - 2 * besideSheet, largest.height);
    return {(canvas.width - width) / 2, (canvas.height - height) / 2, width, height};
}

Rect insideOf(Rect sheet) {
    return {sheet.x + 10, sheet.y + titleHeight, sheet.width - 20, sheet.height - titleHeight - 8};
}

Point gridAt(Size canvas) {
    const Rect inside = insideOf(sheetArea(canvas));
    return {inside.x, inside.y + textLineHeight + 4};
}

Point slotAt(Point grid, int index) {
    return {grid.x + index % packColumns * gridPitch, grid.y + index / packColumns * gridPitch};
}

void drawGrid(Canvas& canvas, const Atlas& atlas, const World& world, const PackView& view) {
    const Point grid = gridAt(canvas.size());
    const std::vector<const Item*> items = packOrder(world.character);
    for (int i = 0; i < gridRows * packColumns; ++i) {
        const Point at = slotAt(grid, i);
        const Item* item = i < static_cast<int>(items.size()) ? items[static_cast<std::size_t>(i)] : nullptr;
        const bool isChosen = item != nullptr && item->id == view.chosen;
        const bool worn = item != nullptr && isWorn(world.character, item->id);
        drawSlot(canvas, atlas, at,
                 isChosen ? "ui/slot_sel"
                 : worn   ? "ui/slot_worn"
                          : "ui/slot",
                 world.character.lore, item);
        if (item == nullptr) continue;
        const bool isDim = view.isEligible && !view.isEligible(*item);
        if (isDim) canvas.blend({at.x, at.y, slotSide, slotSide}, atlas.colour("night"), darkness);
        drawOutlinedText(canvas, atlas, {at.x + 3, at.y + 2}, std::string(1, letterOf(*item)),
                         atlas.colour(isDim ? "steel2" : "gold2"));
    }
}

void drawFigures(Canvas& canvas, const Atlas& atlas, const World& world, Point at) {
    const FightNumbers numbers = numbersOf(world, world.hero());
    const Character& hero = world.character;
    const auto line = [&](std::string_view what, const std::string& value, std::string_view colour) {
        drawText(canvas, atlas, at, what, atlas.colour("steel4"));
        drawText(canvas, atlas, {at.x + gridWidth - 4 - textWidth(atlas, value), at.y}, value,
                 atlas.colour(colour));
        at.y += textLineHeight - 1;
    };
    line("Health", std::to_string(world.hero().health) + "/" + std::to_string(world.hero().maxHealth),
         "red3");
    line("Attack, damage",
         std::to_string(numbers.attack) + ", " + std::to_string(numbers.low) + "-" +
             std::to_string(numbers.high),
         "bone2");
    line("Evasion, armour", std::to_string(numbers.evasion) + ", 0-" + std::to_string(numbers.armour),
         "bone2");
    line("Strength", std::to_string(hero.strength), "bone2");
    line("Fed for", std::to_string(hero.hunger), "gold2");
    line("Noticed from", std::to_string(stealthRange(world)), "bone2");
}

int drawParagraph(Canvas& canvas, const Atlas& atlas, Rect area, const Sentence& text, Pixel colour) {
    int y = area.y;
    for (const Sentence& line : wrapped(atlas, text, area.width)) {
        if (y + textHeight > area.bottom()) break;
        drawSentence(canvas, atlas, {area.x, y}, line, colour);
        y += textLineHeight;
    }
    return y;
}

void drawThing(Canvas& canvas, const Atlas& atlas, const World& world, const Item& item, Rect area) {
    NinePatch{atlas, "ui/panel_gold", panelCorner}.draw(canvas, area);
    Rect text = area.grown(-8);
    const Lore& lore = world.character.lore;
    drawSlot(canvas, atlas, {text.x, text.y}, "ui/slot", lore, nullptr);
    const Sprite& sprite = atlas.sprite(spriteOf(lore, item.kind));
    canvas.blit(sprite.pixels, Point{text.x + 2, text.y + 2} + sprite.offset);
    const Rect heading{text.x + slotSide + 6, text.y, text.width - slotSide - 6, 2 * textLineHeight};
    drawParagraph(canvas, atlas, heading, {{nameOf(lore, item), Tone::Gain}}, atlas.colour("white"));
    text = {text.x, text.y + 2 * textLineHeight + 4, text.width, text.height - 2 * textLineHeight - 4};
    const auto say = [&](const Sentence& sentence, std::string_view colour) {
        if (plain(sentence).empty()) return;
        const int y = drawParagraph(canvas, atlas, text, sentence, atlas.colour(colour)) + 2;
        text = {text.x, y, text.width, text.bottom() - y};
    };
    say({meaningOf(lore, item)}, "steel4");
    say(numbersLine(world, item), "bone2");
    if (isWorn(world.character, item.id)) say({"You wear or wield it."}, "blue4");
    if (isMystery(lore, item)) say({"There is more to know about it."}, "violet3");
}

}  // namespace

Rect drawSheet(Canvas& canvas, const Atlas& atlas, std::string_view title, std::string_view frame) {
    canvas.blend({0, 0, canvas.size().width, canvas.size().height}, atlas.colour("ink"), darkness);
    const Rect area = sheetArea(canvas.size());
    NinePatch{atlas, frame, panelCorner}.draw(canvas, area);
    const int width = textWidth(atlas, title) + 24;
    const Rect plate{area.x + (area.width - width) / 2, area.y - 4, width, 17};
    NinePatch{atlas, "ui/title", 4}.draw(canvas, plate);
    drawText(canvas, atlas, {plate.x + 12, plate.y + 4}, title, atlas.colour("bone2"));
    return insideOf(area);
}

char letterOf(const Item& item) {
    return static_cast<char>('a' + item.slot);
}

std::vector<const Item*> packOrder(const Character& character) {
    std::vector<const Item*> items;
    for (const Item& item : character.items) items.push_back(&item);
    std::ranges::stable_sort(items, {}, &Item::slot);
    return items;
}

std::optional<ItemId> packItemAt(Size canvas, const Character& character, Point pixel) {
    const std::vector<const Item*> items = packOrder(character);
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        const Point at = slotAt(gridAt(canvas), i);
        if (Rect{at.x, at.y, slotSide, slotSide}.contains(pixel))
            return items[static_cast<std::size_t>(i)]->id;
    }
    return std::nullopt;
}

void drawPack(Canvas& canvas, const Atlas& atlas, const World& world, const PackView& view) {
    const Rect inside = drawSheet(canvas, atlas, "The pack", "ui/panel");
    const std::string carried =
        std::to_string(unwornCount(world.character)) + " of " + std::to_string(packSlots);
    drawText(canvas, atlas, {inside.x, inside.y},
             fitted(atlas, view.question.empty() ? "Carried " + carried : view.question, inside.width),
             atlas.colour("steel4"));
    drawGrid(canvas, atlas, world, view);
    const Point grid = gridAt(canvas.size());
    drawFigures(canvas, atlas, world, {grid.x, grid.y + gridRows * gridPitch + 4});
    const int left = inside.x + gridWidth + 8;
    const Rect sheet{left, grid.y - 2, inside.right() - left, inside.bottom() - textLineHeight - grid.y};
    if (const Item* item = findItem(world.character, view.chosen))
        drawThing(canvas, atlas, world, *item, sheet);
    drawSentence(canvas, atlas, {inside.x, inside.bottom() - textHeight}, view.keys, atlas.colour("steel4"));
}

int drawHistory(Canvas& canvas, const Atlas& atlas, const MessageLog& log, int back) {
    const Rect inside = drawSheet(canvas, atlas, "What was said", "ui/panel");
    constexpr int turnWidth = 32;
    std::vector<std::pair<std::string, Sentence>> lines;
    for (const LogEntry& entry : log.entries()) {
        std::string turn = std::to_string(entry.turn);
        for (Sentence& line : wrapped(atlas, folded(entry), inside.width - turnWidth)) {
            lines.emplace_back(turn, std::move(line));
            turn.clear();
        }
    }
    const int rows = (inside.height - textLineHeight) / textLineHeight;
    const int most = std::max(static_cast<int>(lines.size()) - rows, 0);
    const int first = most - std::clamp(back, 0, most);
    Point at{inside.x, inside.y + 2};
    for (int i = first; i < std::min(first + rows, static_cast<int>(lines.size())); ++i) {
        const auto& [turn, line] = lines[static_cast<std::size_t>(i)];
        drawText(canvas, atlas, at, turn, atlas.colour("steel2"));
        drawSentence(canvas, atlas, {at.x + turnWidth, at.y}, line, atlas.colour("steel4"));
        at.y += textLineHeight;
    }
    const Sentence keys{{"arrows", Tone::Gain}, " older, newer  ", {"escape", Tone::Gain}, " back"};
    drawSentence(canvas, atlas, {inside.x, inside.bottom() - textHeight}, keys, atlas.colour("steel3"));
    return most;
}

void drawColumns(Canvas& canvas, const Atlas& atlas, Rect area, std::span<const Sentence> lines,
                 int columns) {
    const int width = area.width / columns;
    Point at{area.x, area.y};
    for (const Sentence& sentence : lines) {
        const std::vector<Sentence> rows = wrapped(atlas, sentence, width - 8);
        const int height = static_cast<int>(rows.size()) * textLineHeight;
        if (at.y + height > area.bottom() + textLineHeight - textHeight) at = {at.x + width, area.y};
        if (at.x + width > area.right() + columns) return;
        for (const Sentence& row : rows) {
            drawSentence(canvas, atlas, at, row, atlas.colour("steel4"));
            at.y += textLineHeight;
        }
    }
}

}  // namespace gone
