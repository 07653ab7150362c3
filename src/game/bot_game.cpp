#include "game/bot_game.hpp"

#include "content/monsters.hpp"
#include "rules/invariants.hpp"
#include "rules/numbers.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace gone {
namespace {

constexpr int patienceTurns = 3000;
constexpr int patienceCommands = 100;  // that took no time
constexpr int immortalHealth = 30'000;

std::string_view name(Cause cause) {
    static constexpr std::array<std::string_view, 11> names{"blow",       "missile", "slam",      "fire bolt",
                                                            "frost bolt", "burning", "poison",    "acid",
                                                            "dart trap",  "blast",   "starvation"};
    return names[static_cast<std::size_t>(cause)];
}

/// What the hero died of, if he did.
std::string deathIn(const Report& report) {
    for (const Event& event : report.events)
        if (const auto* death = std::get_if<Died>(&event); death != nullptr && death->who.id == heroId) {
            if (death->killer && death->killer->id != heroId)
                return std::string{rowOf(death->killer->kind).name};
            return std::string{name(death->cause)};
        }
    return {};
}

/// What may only grow in a run that comes on.
struct Progress {
    int deepest = 1;
    int seen = 0;  ///< cells of the floor he is on
    int experience = 0;
};

Progress progressOf(const Game& game) {
    const Character& character = game.world.character;
    int earned = character.experience;
    for (int level = 1; level < character.level; ++level) earned += experienceToNext(level);
    return {game.floor, game.world.seen.count(), earned};
}

/// Notices when nothing comes of it any more.
class Overseer {
public:
    bool isStuck(const Game& game, const Report& report) {
        idle_ = report.spent == 0 ? idle_ + 1 : 0;
        const Progress now = progressOf(game);
        const bool comesOn =
            now.deepest > best_.deepest || now.seen > best_.seen || now.experience > best_.experience;
        if (comesOn) {
            best_ = now;
            lastTurn_ = turnOf(game);
        }
        return idle_ > patienceCommands || turnOf(game) - lastTurn_ > patienceTurns;
    }

private:
    Progress best_;
    int lastTurn_ = 0;
    int idle_ = 0;
};

/// What cannot die has more health than a floor of foes takes in a turn, each turn anew.
void makeImmortal(World& world) {
    world.hero().maxHealth = immortalHealth;
    world.hero().health = immortalHealth;
}

/// Nothing lies below the last floor: who wants to go down there has seen it all.
bool triesLastStairs(const Game& game, const Command& command) {
    if (game.floor != lastFloor || game.world.level.tiles[game.world.hero().at] != Tile::StairsDown)
        return false;
    const auto* action = std::get_if<Action>(&command);
    const auto* stairs = action == nullptr ? nullptr : std::get_if<TakeStairs>(action);
    return stairs != nullptr && stairs->down;
}

}  // namespace

BotGame playBot(const Recipes& recipes, Seed seed, const BotTask& task, const BotListener& listener) {
    Game game = newGame(recipes, seed);
    Bot bot{task.skill};
    Overseer overseer;
    BotGame result{seed, BotEnd::Left, {}, {}, 0, 1};
    while (true) {
        if (task.skill == Skill::Immortal) makeImmortal(game.world);
        const Command command{bot.next(game.world)};
        const bool leaves = game.floor == task.lastFloor;
        const Report report = advance(game, command);
        bot.hear(report);
        result.turns = turnOf(game);
        result.deepest = std::max(result.deepest, game.floor);
        const auto end = [&](BotEnd how) {
            result.end = how;
            return result;
        };
        if (task.checksAll) {
            result.fault = faultIn(game.world);
            if (!result.fault.empty()) return end(BotEnd::Crashed);
        }
        if (listener && !listener(command, report, game)) return end(BotEnd::Stopped);
        if (!isAlive(game.world.hero())) {
            result.cause = deathIn(report);
            return end(BotEnd::Died);
        }
        if (leaves && (game.floor > task.lastFloor || triesLastStairs(game, command)))
            return end(BotEnd::Left);
        if (overseer.isStuck(game, report)) return end(BotEnd::Stuck);
    }
}

}  // namespace gone
