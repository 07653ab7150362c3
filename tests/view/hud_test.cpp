#include "view/hud.hpp"

#include "content/items.hpp"
#include "content/statuses.hpp"
#include "game/ledger.hpp"
#include "rules/playing.hpp"
#include "test_atlas.hpp"
#include "view/end_sheet.hpp"
#include "view/look_text.hpp"
#include "view/map_panel.hpp"
#include "view/rich_text.hpp"
#include "view/sheets.hpp"
#include "view/text.hpp"

#include <doctest/doctest.h>

#include <array>

namespace gone {
namespace {

constexpr std::array sizes{Size{427, 240}, Size{480, 270}, Size{640, 360}, Size{853, 479}};
constexpr Pixel untouched = opaque(1, 2, 3);

World hall() {
    return drawn(
        "#######\n"
        "#@r.K.#\n"
        "#######\n");
}

/// Is every pixel outside of the areas as it was?
bool staysInside(const Canvas& canvas, std::span<const Rect> areas) {
    for (int y = 0; y < canvas.size().height; ++y)
        for (int x = 0; x < canvas.size().width; ++x) {
            if (canvas[{x, y}] == untouched) continue;
            bool isInside = false;
            for (const Rect& area : areas) isInside = isInside || area.contains({x, y});
            if (!isInside) return false;
        }
    return true;
}

/// A hero with the longest numbers and as much as a pack holds.
World fullLife() {
    World world = hall();
    Character& hero = world.character;
    world.hero().health = 107;
    world.hero().maxHealth = 129;
    hero.level = 14;
    hero.gold = 10'000;
    for (ItemKind kind : {ItemKind::InvisibilityPotion, ItemKind::IdentifyScroll, ItemKind::RegenerationRing,
                          ItemKind::Plate, ItemKind::DiggingWand, ItemKind::Shield, ItemKind::Mace}) {
        hero.lore.known[static_cast<std::size_t>(kind)] = true;
        give(world, kind, 1);
    }
    return world;
}

}  // namespace

TEST_CASE("panels lie on the canvas and beside each other at every size") {
    for (const Size size : sizes) {
        CAPTURE(size.width);
        const std::array areas{heroPlateArea(size), logArea(size), quickArea(size), mapPanelArea(size),
                               bossArea(size)};
        for (std::size_t i = 0; i < areas.size(); ++i) {
            CHECK(areas[i].x >= 0);
            CHECK(areas[i].y >= 0);
            CHECK(areas[i].right() <= size.width);
            CHECK(areas[i].bottom() <= size.height);
            for (std::size_t j = 0; j < i; ++j) CHECK(intersection(areas[i], areas[j]).area() == 0);
        }
    }
}

TEST_CASE("no text of the log leaves its frame however long the sentence") {
    MessageLog log;
    log.add({"You hit the ",
             {"goblin slinger", Tone::Harm},
             " for 12 and again and again, until nobody can say "
             "any more who began with it, or why, or what for."},
            3);
    log.add({"Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsraum"}, 3);
    for (const Size size : sizes) {
        Canvas canvas{size, untouched};
        drawLog(canvas, testAtlas(), log, 3);
        const std::array areas{logArea(size)};
        CHECK(staysInside(canvas, areas));
    }
}

TEST_CASE("hero plate and quick slots keep to their frames with the longest numbers") {
    const World world = fullLife();
    for (const Size size : sizes) {
        Canvas canvas{size, untouched};
        drawHeroPlate(canvas, testAtlas(), world);
        drawQuick(canvas, testAtlas(), world, 99'999);
        drawBoss(canvas, testAtlas(), world);
        const std::array areas{heroPlateArea(size), quickArea(size), bossArea(size)};
        CHECK(staysInside(canvas, areas));
    }
}

TEST_CASE("chips show what lies on the hero") {
    World world = hall();
    Canvas before{sizes[0], untouched};
    drawHeroPlate(before, testAtlas(), world);
    lay(world.hero(), Status::Poisoned, 5);
    Canvas after{sizes[0], untouched};
    drawHeroPlate(after, testAtlas(), world);
    CHECK(before.pixels() != after.pixels());
}

TEST_CASE("an arrow points to a foe in view that a panel hides and to no other") {
    World world = hall();
    const auto isPointedAt = [&](Point camera) {
        Canvas canvas{sizes[0], untouched};
        drawPointers(canvas, testAtlas(), world, camera);
        return canvas.pixels() != Canvas{sizes[0], untouched}.pixels();
    };
    CHECK(isPointedAt({0, 60}));    // above the picture
    CHECK(isPointedAt({0, -200}));  // under the log
    CHECK(isPointedAt({0, 0}));     // under the hero's plate
    CHECK(!isPointedAt({-120, -100}));
}

TEST_CASE("a pixel is over at most one quick slot") {
    for (const Size size : sizes) {
        const Rect quick = quickArea(size);
        CHECK(quickSlotAt(size, {quick.x + 6, quick.y + 8}) == 0);
        CHECK(quickSlotAt(size, {quick.right() - 8, quick.y + 8}) == 7);
        CHECK(quickSlotAt(size, {quick.x + 6, quick.bottom() - 6}) == std::nullopt);
        CHECK(quickSlotAt(size, {0, 0}) == std::nullopt);
    }
}

TEST_CASE("a sheet keeps its text between its edges") {
    World world = fullLife();
    const auto letters = [](const Canvas& canvas, Rect inside, Pixel colour) {
        int outside = 0;
        for (int y = 0; y < canvas.size().height; ++y)
            for (int x = 0; x < canvas.size().width; ++x)
                if (canvas[{x, y}] == colour && !inside.contains({x, y})) ++outside;
        return outside;
    };
    for (const Size size : sizes)
        for (const Item& item : world.character.items) {
            CAPTURE(nameOf(world.character.lore, item));
            Canvas canvas{size, untouched};
            PackView view;
            view.chosen = item.id;
            drawPack(canvas, testAtlas(), world, view);
            Canvas blank{size, untouched};
            const Rect inside = drawSheet(blank, testAtlas(), "x", "ui/panel");
            CHECK(letters(canvas, inside.grown(4), testAtlas().colour("steel4")) ==
                  letters(blank, inside.grown(4), testAtlas().colour("steel4")));
        }
}

TEST_CASE("the end tells its cause and the last turns in its frame") {
    std::vector<LedgerLine> ledger;
    for (int turn = 1; turn <= 20; ++turn)
        ledger.push_back(
            {turn, 21 - turn, "The orc hits you for 1, and nothing that was tried helped against it."});
    for (const Size size : sizes) {
        Canvas canvas{size, untouched};
        drawEnding(canvas, testAtlas(), {"Killed by an orc.", 4, 20, 3, 12, 400}, ledger, "The Halls",
                   {"enter"});
        Canvas blank{size, untouched};
        const Rect inside = drawSheet(blank, testAtlas(), "You died", "ui/panel_wine");
        for (int y = inside.y; y < inside.bottom(); ++y)
            CHECK(canvas[{inside.right() + 2, y}] == blank[{inside.right() + 2, y}]);
        CHECK(canvas.pixels() != blank.pixels());
    }
}

TEST_CASE("a sentence is cut between words and loses none") {
    const Sentence sentence{
        "You hit the ", {"rat", Tone::Harm}, " for ", {"4", Tone::Gain}, ". It is bleeding."};
    const std::vector<Sentence> lines = wrapped(testAtlas(), sentence, 60);
    CHECK(lines.size() > 1);
    std::string all;
    for (const Sentence& line : lines) {
        CHECK(sentenceWidth(testAtlas(), line) <= 60);
        if (!all.empty()) all += ' ';
        all += plain(line);
    }
    CHECK(all == plain(sentence));
}

TEST_CASE("looking tells odds both ways for a foe and what lies on a cell") {
    World world = hall();
    CHECK(plain(lookLine(world, {2, 1})).starts_with("A rat, hunting, 7/7. You hit "));
    CHECK(plain(lookLine(world, {2, 1})).find(" kill; it hits ") != std::string::npos);
    CHECK(plain(lookLine(world, {1, 1})) == "You. Still here.");
    CHECK(plain(lookLine(world, {3, 1})) == "Floor.");
    CHECK(plain(lookLine(world, {40, 40})) == "You have not been there.");
}

}  // namespace gone
