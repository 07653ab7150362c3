#include "view/hud.hpp"

#include "content/items.hpp"
#include "content/monsters.hpp"
#include "content/statuses.hpp"
#include "rules/numbers.hpp"
#include "view/camera.hpp"
#include "view/map_panel.hpp"
#include "view/panels.hpp"
#include "view/rich_text.hpp"
#include "view/text.hpp"

#include <algorithm>
#include <string>

namespace gone {
namespace {

constexpr int fromTheEdge = 2;
constexpr Size heroPlate{124, 37};
constexpr int lowerHeight = 45;
constexpr int slotPitch = 21;
constexpr int quickWidth = quickSlots * slotPitch + 2 * panelMargin + 1;
constexpr int logLines = 3;
constexpr int hungerShown = 150;
constexpr std::size_t mostFoes = 6;
constexpr int foesShade = 150;  // of 255: names stay readable over walls

void drawFrame(Canvas& canvas, const Atlas& atlas, Rect area) {
    NinePatch{atlas, "ui/panel", panelCorner}.draw(canvas, area);
}

/// Icon and word in a dark field; answers the y under it.
int drawChip(Canvas& canvas, const Atlas& atlas, Point at, std::string_view icon, std::string_view text,
             bool harmful) {
    const int width = textWidth(atlas, text) + 16;
    canvas.fill({at.x, at.y, width, 12}, atlas.colour(harmful ? "red1" : "gold1"));
    canvas.fill({at.x + 1, at.y + 1, width - 2, 10}, atlas.colour("night"));
    const Sprite& sprite = atlas.sprite(icon);
    canvas.blit(sprite.pixels, Point{at.x + 2, at.y + 2} + sprite.offset);
    drawText(canvas, atlas, {at.x + 12, at.y + 2}, text, atlas.colour(harmful ? "red3" : "gold2"));
    return at.y + 14;
}

void drawChips(Canvas& canvas, const Atlas& atlas, const World& world, Point at) {
    const int hunger = world.character.hunger;
    if (hunger <= hungerShown)
        at.y = drawChip(canvas, atlas, at, hunger == 0 ? "icon/starving" : "icon/hungry",
                        hunger == 0 ? "starving" : "hungry " + std::to_string(hunger), true);
    for (int i = 0; i < statusCount; ++i) {
        const auto status = static_cast<Status>(i);
        const int turns = turnsOf(world.hero(), status);
        if (turns == 0) continue;
        const StatusRow& row = rowOf(status);
        at.y = drawChip(canvas, atlas, at, row.sprite, std::string{row.name} + " " + std::to_string(turns),
                        row.harmful);
    }
    if (world.sealed) drawChip(canvas, atlas, at, "icon/pinned", "sealed", true);
}

void drawRight(Canvas& canvas, const Atlas& atlas, Point topRight, std::string_view text, Pixel colour) {
    drawText(canvas, atlas, {topRight.x - textWidth(atlas, text), topRight.y}, text, colour);
}

/// An arrow with its tip at a point; `away` 1: it points up, -1: down.
void drawArrow(Canvas& canvas, Point tip, int away, Pixel colour, Pixel ink) {
    constexpr int rows = 4;
    for (int row = -1; row <= rows; ++row)
        canvas.fill({tip.x - row - 1, tip.y + row * away, 2 * row + 3, 1}, ink);
    for (int row = 0; row < rows; ++row)
        canvas.fill({tip.x - row, tip.y + row * away, 2 * row + 1, 1}, colour);
}

std::vector<const Actor*> foesShown(const World& world) {
    std::vector<const Actor*> foes;
    for (const Actor& actor : world.actors)
        if (actor.id != heroId && isAlive(actor) && world.visible[actor.at]) foes.push_back(&actor);
    std::ranges::stable_sort(foes, {}, [&](const Actor* foe) { return chebyshev(foe->at, world.hero().at); });
    return foes;
}

}  // namespace

Rect heroPlateArea(Size) {
    return {fromTheEdge, fromTheEdge, heroPlate.width, heroPlate.height};
}

Rect quickArea(Size canvas) {
    return {canvas.width - fromTheEdge - quickWidth, canvas.height - fromTheEdge - lowerHeight, quickWidth,
            lowerHeight};
}

Rect logArea(Size canvas) {
    const Rect quick = quickArea(canvas);
    return {fromTheEdge, quick.y, quick.x - 2 * fromTheEdge, lowerHeight};
}

Rect bossArea(Size canvas) {
    const int left = heroPlateArea(canvas).right() + 4;
    const int right = mapPanelArea(canvas).x - 4;
    const int width = std::min(right - left, 240);
    return {(left + right - width) / 2, fromTheEdge, width, 26};
}

Rect freeArea(Size canvas) {
    return {0, 0, canvas.width, canvas.height - lowerHeight - fromTheEdge};
}

std::optional<int> quickSlotAt(Size canvas, Point pixel) {
    const Rect quick = quickArea(canvas);
    const Rect row{quick.x + panelMargin, quick.y + panelMargin, quickSlots * slotPitch, slotSide};
    if (!row.contains(pixel)) return std::nullopt;
    return (pixel.x - row.x) / slotPitch;
}

void drawBar(Canvas& canvas, const Atlas& atlas, Rect area, std::string_view kind, int value, int most) {
    const std::string name{kind};
    const Image& fill = atlas.sprite("ui/fill_" + name).pixels;
    const Image& tip = atlas.sprite("ui/tip_" + name).pixels;
    const Image& trough = atlas.sprite("ui/trough_" + name).pixels;
    canvas.fill(area, atlas.colour("ink"));
    const Rect inside = area.grown(-1);
    const int length =
        most > 0 ? std::clamp(inside.width * value / most, value > 0 ? 1 : 0, inside.width) : 0;
    for (int x = 0; x < inside.width; ++x)
        for (int y = 0; y < inside.height; ++y) {
            // The first and last rows of the art are the light and dark lines; a lower bar leaves out the
            // middle.
            const int row = y == inside.height - 1 ? fill.height() - 1 : std::min(y, fill.height() - 2);
            const Image& column = x >= length ? trough : x == length - 1 ? tip : fill;
            const Pixel pixel = column[{0, row}];
            if (isOpaquePixel(pixel)) canvas.fill({inside.x + x, inside.y + y, 1, 1}, pixel);
        }
}

void drawHeroPlate(Canvas& canvas, const Atlas& atlas, const World& world) {
    const Rect area = heroPlateArea(canvas.size());
    drawFrame(canvas, atlas, area);
    const Rect portrait{area.x + 5, area.y + 5, 20, 27};
    canvas.fill(portrait, atlas.colour("ink"));
    canvas.fill(portrait.grown(-1), atlas.colour("steel0"));
    const Sprite& hero = atlas.sprite("hero/0");
    canvas.blit(hero.pixels, Point{portrait.x + 2, portrait.y + 6} + hero.offset);
    const int left = portrait.right() + 4;
    const int right = area.right() - panelMargin;
    drawText(canvas, atlas, {left, area.y + 5}, "Hero", atlas.colour("bone2"));
    drawRight(canvas, atlas, {right - 1, area.y + 5}, "Lv " + std::to_string(world.character.level),
              atlas.colour("gold2"));
    const Actor& actor = world.hero();
    const Rect bar{left, area.y + 15, right - left, 9};
    drawBar(canvas, atlas, bar, "health", actor.health, actor.maxHealth);
    const std::string figures = std::to_string(actor.health) + "/" + std::to_string(actor.maxHealth);
    drawOutlinedText(canvas, atlas, {bar.x + (bar.width - textWidth(atlas, figures)) / 2, bar.y + 1}, figures,
                     atlas.colour("white"));
    drawBar(canvas, atlas, {left, area.y + 26, right - left, 5}, "experience", world.character.experience,
            experienceToNext(world.character.level));
    drawChips(canvas, atlas, world, {area.x + 2, area.bottom() + 3});
}

void drawHint(Canvas& canvas, const Atlas& atlas, const Sentence& hint) {
    if (plain(hint).empty()) return;
    const Rect log = logArea(canvas.size());
    const int widest = canvas.size().width - 2 * fromTheEdge - 2 * panelMargin;
    const std::vector<Sentence> lines = wrapped(atlas, hint, widest);
    int width = 0;
    for (const Sentence& line : lines) width = std::max(width, sentenceWidth(atlas, line));
    const int height = static_cast<int>(lines.size()) * textLineHeight + 8;
    const Rect area{log.x, log.y - height - 1, width + 2 * panelMargin, height};
    NinePatch{atlas, "ui/panel_plain", panelCorner}.draw(canvas, area);
    Point at{area.x + panelMargin, area.y + panelMargin};
    for (const Sentence& line : lines) {
        drawSentence(canvas, atlas, at, line, atlas.colour("white"));
        at.y += textLineHeight;
    }
}

void drawLog(Canvas& canvas, const Atlas& atlas, const MessageLog& log, int turn) {
    const Rect area = logArea(canvas.size());
    drawFrame(canvas, atlas, area);
    const int width = area.width - 2 * panelMargin;
    int left = logLines;
    for (auto entry = log.entries().rbegin(); entry != log.entries().rend() && left > 0; ++entry) {
        const std::vector<Sentence> lines = wrapped(atlas, folded(*entry), width);
        const bool isNew = entry->turn >= turn;
        for (auto line = lines.rbegin(); line != lines.rend() && left > 0; ++line) {
            --left;
            const Point at{area.x + panelMargin, area.y + panelMargin + left * textLineHeight};
            const Pixel colour = atlas.colour(isNew ? "white" : left == 0 ? "steel2" : "steel3");
            drawSentence(canvas, atlas, at, *line, colour, !isNew);
        }
    }
}

void drawSlot(Canvas& canvas, const Atlas& atlas, Point at, std::string_view frame, const Lore& lore,
              const Item* item) {
    canvas.blit(atlas.sprite(frame).pixels, at);
    if (item == nullptr) return;
    const Sprite& sprite = atlas.sprite(spriteOf(lore, item->kind));
    canvas.blit(sprite.pixels, Point{at.x + 2, at.y + 2} + sprite.offset);
    const bool isWand = rowOf(item->kind).group == ItemGroup::Wand && item->known;
    if (item->count == 1 && !isWand) return;
    const std::string count = std::to_string(isWand ? item->charges : item->count);
    drawOutlinedText(canvas, atlas, {at.x + slotSide - 2 - textWidth(atlas, count), at.y + 11}, count,
                     atlas.colour("white"));
}

void drawQuick(Canvas& canvas, const Atlas& atlas, const World& world, int turn) {
    const Rect area = quickArea(canvas.size());
    drawFrame(canvas, atlas, area);
    const Character& hero = world.character;
    Point at{area.x + panelMargin, area.y + panelMargin};
    for (int i = 0; i < quickSlots; ++i, at.x += slotPitch) {
        const Item* item = findItem(hero, hero.quick[static_cast<std::size_t>(i)]);
        const bool isInHand = item != nullptr && (item->id == hero.weapon || item->id == hero.bow);
        drawSlot(canvas, atlas, at, isInHand ? "ui/slot_sel" : "ui/slot", hero.lore, item);
        drawText(canvas, atlas, {at.x + 3, at.y + 2}, std::to_string(i + 1), atlas.colour("steel3"));
    }
    const FightNumbers numbers = numbersOf(world, world.hero());
    const int line = area.y + panelMargin + slotSide + 4;
    const int left = area.x + panelMargin + 1;
    const Sentence fighting{
        {"Atk ", Tone::Quiet},    std::to_string(numbers.low) + "-" + std::to_string(numbers.high),
        {"  Def ", Tone::Quiet},  std::to_string(numbers.armour),
        {"  turn ", Tone::Quiet}, std::to_string(turn)};
    drawSentence(canvas, atlas, {left, line}, fighting, atlas.colour("bone2"));
    drawRight(canvas, atlas, {area.right() - panelMargin - 2, line}, std::to_string(hero.gold),
              atlas.colour("gold2"));
}

void drawBoss(Canvas& canvas, const Atlas& atlas, const World& world) {
    for (const Actor* foe : foesShown(world)) {
        const ActorRow& row = rowOf(foe->kind);
        if (!row.has(Trait::Boss)) continue;
        const Rect area = bossArea(canvas.size());
        drawFrame(canvas, atlas, area);
        drawText(canvas, atlas, {area.x + panelMargin, area.y + 4}, row.name, atlas.colour("bone2"));
        drawRight(canvas, atlas, {area.right() - panelMargin - 1, area.y + 4},
                  std::to_string(foe->health) + "/" + std::to_string(foe->maxHealth), atlas.colour("steel4"));
        drawBar(canvas, atlas, {area.x + panelMargin, area.y + 14, area.width - 2 * panelMargin, 7}, "boss",
                foe->health, foe->maxHealth);
        return;
    }
}

void drawFoes(Canvas& canvas, const Atlas& atlas, const World& world, int top) {
    std::vector<const Actor*> foes = foesShown(world);
    const int right = canvas.size().width - fromTheEdge - 2;
    const int bottom = quickArea(canvas.size()).y - textLineHeight;
    std::erase_if(foes,
                  [](const Actor* foe) { return rowOf(foe->kind).has(Trait::Boss); });  // has his own bar
    for (std::size_t i = 0; i < foes.size() && i < mostFoes && top < bottom; ++i, top += textLineHeight) {
        const Actor& foe = *foes[i];
        const bool isAsleep = foe.mood == Mood::Asleep;
        std::string text{name(foe.elite)};
        if (!text.empty()) text += ' ';
        text += rowOf(foe.kind).name;
        const int width = textWidth(atlas, text) + 36;
        canvas.blend({right - width, top - 2, width + 2, textLineHeight}, atlas.colour("ink"), foesShade);
        drawBar(canvas, atlas, {right - 26, top + 1, 26, 6}, "health", foe.health, foe.maxHealth);
        drawRight(canvas, atlas, {right - 30, top}, text, atlas.colour(isAsleep ? "steel3" : "red3"));
    }
}

void drawPointers(Canvas& canvas, const Atlas& atlas, const World& world, Point camera) {
    const Rect free = freeArea(canvas.size());
    for (const Actor* foe : foesShown(world)) {
        const Point cell{foe->at.x * cellPixels, foe->at.y * cellPixels};
        const Point middle = cell - camera + Point{cellPixels / 2, cellPixels / 2};
        const Pixel colour = atlas.colour(foe->mood == Mood::Asleep ? "steel3" : "red3");
        int panel = free.y - 1;  // the lower edge of what hides it from above
        for (const Rect area : {heroPlateArea(canvas.size()), mapPanelArea(canvas.size())})
            if (area.contains(middle)) panel = area.bottom();
        if (middle.y >= free.bottom())
            drawArrow(canvas, {middle.x, free.bottom() - 2}, -1, colour, atlas.colour("ink"));
        else if (middle.y < panel)
            drawArrow(canvas, {middle.x, panel + 2}, 1, colour, atlas.colour("ink"));
    }
}

void drawHud(Canvas& canvas, const Atlas& atlas, const World& world, const MessageLog& log, HudTurns turns) {
    drawHeroPlate(canvas, atlas, world);
    drawBoss(canvas, atlas, world);
    drawFoes(canvas, atlas, world, mapPanelArea(canvas.size()).bottom() + 4);
    drawLog(canvas, atlas, log, turns.shown);
    drawQuick(canvas, atlas, world, turns.now);
}

}  // namespace gone
