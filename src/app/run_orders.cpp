// RunScreen: what keys and the mouse ask for.

#include "app/run_screen.hpp"
#include "base/overloaded.hpp"
#include "content/items.hpp"
#include "game/harm.hpp"
#include "rules/features.hpp"
#include "rules/missiles.hpp"
#include "rules/numbers.hpp"
#include "rules/senses.hpp"
#include "view/camera.hpp"
#include "view/hud.hpp"

#include <algorithm>
#include <utility>

namespace gone {

namespace {

/// A held key goes on with these and with nothing else.
bool mayRepeat(const Intent& intent) {
    return std::holds_alternative<Toward>(intent) || std::holds_alternative<Creep>(intent) ||
           std::holds_alternative<Stay>(intent);
}

constexpr int historyPage = 8;

}  // namespace

void RunScreen::press(const Press& press) {
    hovered_.reset();
    way_.clear();
    if (automation_) {
        automation_.reset();
        say("You stop.");
        return;
    }
    const auto dared = std::exchange(dared_, std::nullopt);
    if (isPlaying()) {
        dared_ = dared;
        if (press.intent) play(*press.intent);
        return;
    }
    if (auto* aim = std::get_if<Aim>(&mode_)) {
        pressAimed(*aim, press);
    } else if (showsPack()) {
        pressPack(press);
    } else if (auto* history = std::get_if<LogShown>(&mode_)) {
        const auto* toward = press.intent ? std::get_if<Toward>(&*press.intent) : nullptr;
        if (toward == nullptr)
            mode_ = game_.ending ? Mode{EndShown{}} : Mode{Playing{}};
        else
            history->back -= offset(toward->direction).y + historyPage * offset(toward->direction).x;
    } else if (showsEnd()) {
        endWish(press);
    } else if (std::exchange(mode_, Playing{}).index() == Mode{DoorAsked{}}.index()) {
        const auto* toward = press.intent ? std::get_if<Toward>(&*press.intent) : nullptr;
        if (toward != nullptr)
            act(CloseDoor{toward->direction});
        else
            say(press.intent == Intent{Cancel{}} ? "Never mind." : "That is no direction.");
    } else if (const auto* quick = press.intent ? std::get_if<Quick>(&*press.intent) : nullptr;
               quick && quick->slot < 2 && featureHere(game_.world) != nullptr) {
        act(UseFeature{quick->slot});
    }
}

void RunScreen::pressAgain(const Press& press) {
    const bool scrolls = std::holds_alternative<LogShown>(mode_) || std::holds_alternative<Aim>(mode_);
    if (automation_ || !press.intent || !mayRepeat(*press.intent)) return;
    if (scrolls || (isPlaying() && !disturbed_)) this->press(press);
}

void RunScreen::play(const Intent& intent) {
    const auto* toward = std::get_if<Toward>(&intent);
    if (toward == nullptr) dared_.reset();
    std::visit(Overloaded{
                   [this](Toward to) { step(to.direction, Walk{to.direction}); },
                   [this](Run run) { setOut(RunAlong{run.direction}); },
                   [this](Creep creep) { step(creep.direction, Sneak{creep.direction}); },
                   [this](Stay) { act(Wait{}); },
                   [this](ShutDoor) { mode_ = DoorAsked{}; },
                   [this](UseStairs stairs) { takeOrFindStairs(stairs.down); },
                   [this](Order order) { obeyOrder(order); },
                   [this](Quick quick) { useQuick(quick.slot); },
                   [this](ShowKeys) { mode_ = KeysShown{}; },
                   [](ShellKey) {},
                   [this](Cancel) {
                       if (game_.ending) mode_ = EndShown{};
                   },
               },
               intent);
}

void RunScreen::obeyOrder(Order order) {
    switch (order) {
        case Order::PickUp: return act(PickUp{});
        case Order::Explore: return setOut(Explore{leave_});
        case Order::Rest: return setOut(Rest{});
        case Order::Search: return setOut(SearchHere{});
        case Order::Look:
        case Order::NextTarget: mode_ = beginAim(game_.world, Aim::Why::Look); return;
        case Order::Pack: mode_ = PackScreen{PackWish::Browse}; return;
        case Order::UseThing: mode_ = PackScreen{PackWish::Use}; return;
        case Order::WearThing: mode_ = PackScreen{PackWish::Wear}; return;
        case Order::DropThing: mode_ = PackScreen{PackWish::Drop}; return;
        case Order::ThrowThing: mode_ = PackScreen{PackWish::Throw}; return;
        case Order::ZapWand: mode_ = PackScreen{PackWish::Zap}; return;
        case Order::Shoot:
            if (game_.world.character.bow == noItem) return say("You have no bow in hand.");
            mode_ = beginAim(game_.world, Aim::Why::Shoot);
            return;
        case Order::UsePlace: return usePlace();
        case Order::Log: mode_ = LogShown{}; return;
        case Order::Confirm: return;
    }
}

void RunScreen::step(Direction direction, const Action& action) {
    const auto dared = std::exchange(dared_, std::nullopt);
    const auto harm = harmAhead(game_.world, direction);
    // Who stands in it already may leave it any way.
    if (harm && harm != knownHarm(game_.world, game_.world.hero().at) && dared != direction) {
        dared_ = direction;
        disturbed_ = true;
        const std::string what = capitalised(std::string{name(*harm)});
        return say(Sentence{{std::string_view{what}, Tone::Harm}, " that way. The same key again goes."});
    }
    act(action);
}

void RunScreen::takeOrFindStairs(bool down) {
    const Tile here = game_.world.level.tiles[game_.world.hero().at];
    if (here == (down ? Tile::StairsDown : Tile::StairsUp)) return act(TakeStairs{down});
    setOut(GoToStairs{down});
}

/// What stands or gapes underfoot: a seal before anything else.
void RunScreen::usePlace() {
    const World& world = game_.world;
    if (const Feature* feature = featureHere(world)) {
        if (feature->kind == FeatureKind::Shrine)
            mode_ = ShrineAsked{};
        else if (feature->kind == FeatureKind::Forge)
            mode_ = PackScreen{PackWish::Forge};
        else
            act(UseFeature{});
        return;
    }
    act(CallBack{});
}

void RunScreen::useQuick(int slot) {
    const Character& hero = game_.world.character;
    const Item* item = findItem(hero, hero.quick[static_cast<std::size_t>(slot)]);
    if (item == nullptr) return say("Nothing is in that slot. The pack fills it: i, a letter, a number.");
    takeAnswer(useOf(game_.world, *item));
}

void RunScreen::setOut(const Errand& errand) {
    if (isRecorded_) return say("This is a recording. It cannot be changed.");
    automation_.emplace(errand);
    stepMs_ = 0;
    goOnErrand(0);
}

void RunScreen::pressAimed(Aim& aim, const Press& press) {
    if (!press.intent) return;
    if (const auto* toward = std::get_if<Toward>(&*press.intent))
        return moveAim(game_.world, aim, toward->direction);
    const auto* order = std::get_if<Order>(&*press.intent);
    if (order != nullptr && *order == Order::NextTarget) return nextTarget(game_.world, aim);
    // The key that opened it fires as well.
    const bool fires = order != nullptr && (*order == Order::Confirm || *order == Order::Shoot ||
                                            *order == Order::ThrowThing || *order == Order::ZapWand);
    const std::optional<Action> shot = actOf(aim);
    mode_ = Playing{};
    if (fires && shot) act(*shot);
}

void RunScreen::pressPack(const Press& press) {
    takeAnswer(std::get<PackScreen>(mode_).press(game_.world, press));
}

void RunScreen::takeAnswer(PackAnswer answer) {
    if (answer.closes) mode_ = Playing{};
    if (!answer.say.empty()) say(answer.say);
    if (answer.aim) mode_ = *answer.aim;
    if (!answer.action) return;
    const std::size_t lying = game_.world.lying.size();
    const bool isDropped = std::holds_alternative<Drop>(*answer.action);
    act(*answer.action);
    if (isDropped && game_.world.lying.size() > lying) leave_.push_back(game_.world.lying.back().item.id);
}

void RunScreen::endWish(const Press& press) {
    if (press.intent == Intent{Order::Confirm}) wish_ = RunWish::NewRun;
    if (press.letter == 'r') wish_ = RunWish::SameSeed;
    if (press.letter == 'm') mode_ = LogShown{};
    if (press.intent == Intent{Cancel{}}) mode_ = Playing{};
}

void RunScreen::click(Point pixel) {
    if (automation_) return press(Press{});
    if (showsPack()) {
        if (const auto item = packItemAt(canvasSize_, game_.world.character, pixel))
            takeAnswer(std::get<PackScreen>(mode_).click(game_.world, *item));
        return;
    }
    if (std::holds_alternative<KeysShown>(mode_) || std::holds_alternative<LogShown>(mode_))
        return press({Intent{Cancel{}}, 0});
    if (const auto slot = quickSlotAt(canvasSize_, pixel); slot && isPlaying()) return useQuick(*slot);
    if (isOnPanel(pixel)) return;
    const Point cell = cellUnder(pixel, camera_.at());
    if (auto* aim = std::get_if<Aim>(&mode_)) {
        const bool isSame = aim->at == cell || aim->why != Aim::Why::Look;
        aim->at = cell;
        if (isSame) press({Intent{Order::Confirm}, 0});
    } else if (const auto direction = directionTo(game_.world.hero().at, cell)) {
        press({Intent{Toward{*direction}}, 0});
    } else if (isPlaying()) {
        clickCell(cell);
    }
}

void RunScreen::clickCell(Point cell) {
    const World& world = game_.world;
    hovered_.reset();
    way_.clear();
    if (cell == world.hero().at) {
        const Tile here = world.level.tiles[cell];
        const bool lies = std::ranges::find(world.lying, cell, &LyingItem::at) != world.lying.end();
        if (lies) return act(PickUp{});
        if (here == Tile::StairsDown || here == Tile::StairsUp) act(TakeStairs{here == Tile::StairsDown});
        return;
    }
    const Actor* foe = world.seen.size().contains(cell) ? actorAt(world, cell) : nullptr;
    if (foe != nullptr && isShown(world, *foe)) return attackFrom(cell);
    setOut(TravelTo{cell});
}

/// A foe beyond reach of the hand: an arrow if the bow is strung, else one goes nearer.
void RunScreen::attackFrom(Point foe) {
    const World& world = game_.world;
    if (world.character.bow != noItem && hasClearLine(world, world.hero().at, foe, bowRange))
        return act(Shoot{foe});
    KnownWays ways;
    ways.update(world);
    std::optional<Point> nearest;
    for (const Direction direction : allDirections) {
        const Point beside = foe + offset(direction);
        if (!nearest || ways.steps(beside) < ways.steps(*nearest)) nearest = beside;
    }
    setOut(TravelTo{*nearest});
}

void RunScreen::lookAt(Point pixel) {
    if (!isPlaying() || automation_) return press({Intent{Cancel{}}, 0});  // leaves what is open
    if (isOnPanel(pixel)) return;
    mode_ = Aim{Aim::Why::Look, noItem, cellUnder(pixel, camera_.at())};
}

bool RunScreen::hover(std::optional<Point> pixel) {
    std::optional<Point> cell;
    if (pixel && !isOnPanel(*pixel)) cell = cellUnder(*pixel, camera_.at());
    if (cell && !game_.world.seen.size().contains(*cell)) cell.reset();
    if (cell && isPlaying() && !game_.world.seen[*cell]) cell.reset();
    if (auto* aim = std::get_if<Aim>(&mode_); aim && cell && *cell != aim->at) {
        aim->at = *cell;
        return true;
    }
    if (cell == hovered_) return false;
    hovered_ = cell;
    way_.clear();
    if (!cell || !isPlaying() || automation_) return true;
    KnownWays ways;
    ways.update(game_.world);
    way_ = ways.wayTo(*cell);
    return true;
}

}  // namespace gone
