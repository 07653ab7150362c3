#include "view/figures.hpp"

#include "content/monsters.hpp"
#include "view/camera.hpp"
#include "view/light.hpp"

#include <algorithm>
#include <string>

namespace gone {
namespace {

constexpr std::uint32_t idleFrameMs = 420;
constexpr std::uint32_t ringFrameMs = 450;
constexpr std::uint32_t phaseMs = 137;  // from one figure's breath to the next one's
constexpr int footShade = 115;          // of 255
constexpr int flightLift = -12;
constexpr Size barSize{12, 3};

std::size_t frameAt(const FigureMoment& moment, const Actor& actor, std::uint32_t frameMs) {
    if (moment.options.still) return 0;
    return (moment.ms + static_cast<std::uint32_t>(actor.id) * phaseMs) / frameMs % 2;
}

bool sleeps(const Actor& actor) {
    return actor.mood == Mood::Asleep || has(actor, Status::Sleeping);
}

int liftOf(const Actor& actor) {
    const bool flies = rowOf(actor.kind).has(Trait::Flies) || has(actor, Status::Levitating);
    return flies && !sleeps(actor) ? flightLift : figureLift;
}

void drawShadow(Canvas& canvas, Point cell, Pixel ink) {
    const Point feet{cell.x + cellPixels / 2, cell.y + cellPixels - 1 + figureLift};
    canvas.blend({feet.x - 3, feet.y - 1, 6, 1}, ink, footShade);
    canvas.blend({feet.x - 5, feet.y, 10, 1}, ink, footShade);
    canvas.blend({feet.x - 4, feet.y + 1, 8, 1}, ink, footShade);
}

}  // namespace

Figures::Frames Figures::framesOf(const Atlas& atlas, std::string_view name) {
    const std::string base{name};
    return {&atlas.sprite(base + "/0"), &atlas.sprite(base + "/1")};
}

Figures::Figures(const Atlas& atlas)
    : swell_{framesOf(atlas, "king/swell")},
      ring_{framesOf(atlas, "mark/elite_ring")},
      stunned_{framesOf(atlas, "fx_stun")},
      elites_{nullptr, &atlas.sprite("mark/elite_swift"), &atlas.sprite("mark/elite_thick"),
              &atlas.sprite("mark/elite_fierce")},
      fallen_{&atlas.sprite("hero/dead")},
      asleep_{&atlas.sprite("fx_sleep")},
      alert_{&atlas.sprite("fx_alert")},
      search_{&atlas.sprite("fx_search")},
      flee_{&atlas.sprite("fx_flee")},
      ink_{atlas.colour("ink")},
      barBack_{atlas.colour("red0")},
      bar_{atlas.colour("red2")} {
    for (const ActorRow& row : actorRows())
        figures_[static_cast<std::size_t>(row.kind)] = framesOf(atlas, row.sprite);
}

const Sprite& Figures::pictureOf(const Actor& actor, const FigureMoment& moment) const {
    if (actor.id == heroId && !isAlive(actor)) return *fallen_;
    if (actor.kind == ActorKind::SlimeKing && actor.tell > 0) return *swell_[actor.tell > 1 ? 0 : 1];
    return *figures_[static_cast<std::size_t>(actor.kind)]
                    [sleeps(actor) ? 0 : frameAt(moment, actor, idleFrameMs)];
}

void Figures::draw(Canvas& canvas, const Actor& actor, Point cell, const FigureMoment& moment) const {
    if (moment.throwsShadow) drawShadow(canvas, cell, ink_);
    if (actor.elite != Elite::None)
        drawStanding(canvas, *ring_[frameAt(moment, actor, ringFrameMs)], cell, {0, -1});
    Sprite lit = pictureOf(actor, moment);
    for (Pixel& pixel : lit.pixels.cells())
        if (isOpaquePixel(pixel)) pixel = figureLook(pixel, moment.ninths);
    drawStanding(canvas, lit, cell, {0, liftOf(actor)}, actor.facesLeft ? Facing::Left : Facing::Right);
}

const Sprite* Figures::signOf(const Actor& actor, const FigureMoment& moment) const {
    if (sleeps(actor)) return asleep_;
    if (has(actor, Status::Stunned)) return stunned_[frameAt(moment, actor, idleFrameMs)];
    if (actor.id == heroId) return nullptr;
    if (moment.alerted) return alert_;
    if (actor.mood == Mood::Searching) return search_;
    return actor.mood == Mood::Fleeing ? flee_ : nullptr;
}

void Figures::drawSigns(Canvas& canvas, const Actor& actor, Point cell, const FigureMoment& moment) const {
    const int height = pictureOf(actor, moment).pixels.height();
    int top = cell.y + cellPixels + liftOf(actor) - height;
    if (actor.id != heroId && isAlive(actor) && actor.health < actor.maxHealth) {
        const Rect back{cell.x + (cellPixels - barSize.width) / 2, top - 1, barSize.width, barSize.height};
        const int full = std::max((back.width - 2) * actor.health / actor.maxHealth, 1);
        canvas.fill(back, ink_);
        canvas.fill({back.x + 1, back.y + 1, back.width - 2, 1}, barBack_);
        canvas.fill({back.x + 1, back.y + 1, full, 1}, bar_);
        top -= barSize.height;
    }
    if (const Sprite* mark = elites_[static_cast<std::size_t>(actor.elite)])
        canvas.blit(mark->pixels, Point{cell.x + 4, top - 8} + mark->offset);
    if (const Sprite* sign = signOf(actor, moment))
        canvas.blit(sign->pixels, Point{cell.x + 2, top - 10} + sign->offset);
}

}  // namespace gone
