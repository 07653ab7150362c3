#pragma once

#include "game/bot_mind.hpp"
#include "rules/action.hpp"
#include "rules/turn.hpp"
#include "world/world.hpp"

#include <optional>
#include <string_view>

namespace gone {

/// A player made of rules of thumb. What it does depends on its skill and on what the hero knows, turn by
/// turn, and on nothing else: no chance of its own, nothing behind a wall.
class Bot {
public:
    explicit Bot(Skill skill) { mind_.skill = skill; }

    /// Its next act. A bot plays one run; it must see every turn of it.
    Action next(const World& world);

    /// What was said while it acted last.
    void hear(const Report& report);

private:
    Action choose(const World& world);
    Action goOn(const World& world, const Outlook& outlook);
    Action descend(const World& world);

    BotMind mind_;
};

}  // namespace gone
