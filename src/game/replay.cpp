#include "game/replay.hpp"

#include "base/overloaded.hpp"

#include <cassert>

namespace gone {
namespace {

std::string atTurn(const Game& game) {
    return "at turn " + std::to_string(turnOf(game)) + " ";
}

std::string carryOut(Game& game, int number, const Command& command) {
    const Report report = advance(game, command);
    for (const Event& event : report.events)
        if (const auto* refusal = std::get_if<Refusal>(&event))
            return atTurn(game) + "command " + std::to_string(number) + " (" + textOf(command) +
                   ") is refused: " + refusal->reason;
    return {};
}

std::string compare(const Game& game, const Fingerprint& recorded) {
    const auto part = firstDifference(fingerprintOf(game), recorded);
    if (!part) return {};
    return atTurn(game) + "the " + std::string{*part} + (part->ends_with('s') ? " differ" : " differs");
}

}  // namespace

Game beginningOf(const RunHeader& header) {
    return newGame(header.recipes, header.seed);
}

std::string replayEntry(Game& game, const RunEntry& entry) {
    return std::visit(
        Overloaded{[&](const Command& command) { return carryOut(game, entry.number, command); },
                   [&](const Fingerprint& recorded) { return compare(game, recorded); }},
        entry.what);
}

Replayed replay(const RunRecord& record) {
    assert(strangeVersion(record.header).empty());
    Replayed played{beginningOf(record.header), 0, std::nullopt};
    for (const RunEntry& entry : record.entries) {
        if (std::string fault = replayEntry(played.game, entry); !fault.empty()) {
            played.fault = std::move(fault);
            break;
        }
        played.commands = entry.number;
    }
    return played;
}

std::string strangeVersion(const RunHeader& header) {
    if (header.rules == rulesVersion && header.generators == generatorVersion) return {};
    const auto versions = [](int rules, int generators) {
        return "rules " + std::to_string(rules) + " and generators " + std::to_string(generators);
    };
    return "It was played by " + versions(header.rules, header.generators) + ", and this program has " +
           versions(rulesVersion, generatorVersion) +
           ": it would go another way now. It stays as it is; a program of that version can go on with it.";
}

}  // namespace gone
