#include "cli/bot.hpp"

#include "cli/message.hpp"
#include "cli/output.hpp"
#include "game/bot_batch.hpp"
#include "game/run_file.hpp"
#include "view/assets.hpp"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <sstream>

namespace gone {
namespace {

double share(int part, int whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / whole;
}

std::string jsonOf(const BotSummary& summary, const BotCommand& command) {
    nlohmann::ordered_json json;
    json["games"] = summary.games;
    json["seed"] = seedText(command.seed);
    json["skill"] = name(command.skill);
    json["survival"] = nlohmann::ordered_json::array();
    for (const int left : summary.left) json["survival"].push_back(share(left, summary.games));
    json["wins"] = summary.wins;
    json["causes"] = nlohmann::ordered_json::object();
    for (const auto& [cause, count] : summary.causes) json["causes"][cause] = count;
    json["turns"] = {{"p50", summary.medianTurns}, {"p95", summary.manyTurns}};
    json["stuck"] = summary.stuck;
    json["crashed"] = summary.crashed;
    return json.dump() + "\n";
}

std::string tableOf(const BotSummary& summary, const BotCommand& command) {
    std::ostringstream out;
    out << summary.games << " games, seed " << seedText(command.seed) << ", " << name(command.skill) << '\n';
    out << std::fixed << std::setprecision(1);
    for (int floor = 1; floor <= command.lastFloor; ++floor)
        out << "  leave floor " << std::setw(2) << floor << std::setw(8)
            << 100 * share(summary.left[static_cast<std::size_t>(floor - 1)], summary.games) << " %\n";
    out << "  win" << std::setw(18) << 100 * share(summary.wins, summary.games) << " %\n";
    out << "  turns: half of them up to " << summary.medianTurns << ", 95 in 100 up to " << summary.manyTurns
        << '\n';
    for (const auto& [cause, count] : summary.causes) out << "  killed by " << cause << ": " << count << '\n';
    out << "  stuck " << summary.stuck << ", crashed " << summary.crashed << '\n';
    return out.str();
}

/// Plays one game and, if asked for, writes it down; what could not be written is said in `trouble`.
BotGame playRecorded(const Recipes& recipes, Seed seed, const BotTask& task,
                     const std::filesystem::path& folder, std::string& trouble) {
    RunHeader header;
    header.seed = seed;
    header.hero = name(task.skill);
    header.recipes = recipes;
    auto begun = RunFile::beginAs(folder / (seedText(seed) + ".run"), header);
    if (auto* why = std::get_if<std::string>(&begun)) {
        trouble = std::move(*why);
        BotGame none;
        none.end = BotEnd::Stopped;
        return none;
    }
    auto& file = std::get<RunFile>(begun);
    return playBot(recipes, seed, task, [&](const Command& command, const Report& report, const Game& game) {
        trouble = file.note(command, report, game);
        return trouble.empty();
    });
}

}  // namespace

int runBot(const BotCommand& command, const std::optional<std::filesystem::path>& assets) {
    const Recipes recipes = loadRecipes(findAssets(assetFolders(assets, programFolder())));
    const BotTask task{command.skill, command.lastFloor, true};
    const BotBatch batch{command.seed, command.games, task, command.jobs};
    std::vector<std::string> troubles(static_cast<std::size_t>(command.games));
    const std::vector<BotGame> games = playAll(batch, [&](int index, Seed seed) {
        std::string& trouble = troubles[static_cast<std::size_t>(index)];
        if (command.record) return playRecorded(recipes, seed, task, *command.record, trouble);
        return playBot(recipes, seed, task);
    });
    for (const std::string& trouble : troubles)
        if (!trouble.empty()) {
            complain(trouble);
            return 1;
        }
    const BotSummary summary = summaryOf(games);
    for (const BotGame& game : games) {
        if (game.end == BotEnd::Crashed)
            complain("the game of seed " + seedText(game.seed) + " broke a law of the rules: " + game.fault);
        if (game.end == BotEnd::Stuck)
            complain("the game of seed " + seedText(game.seed) + " is stuck on floor " +
                     std::to_string(game.deepest) + " at turn " + std::to_string(game.turns));
    }
    const int code =
        print(command.format == BotFormat::Json ? jsonOf(summary, command) : tableOf(summary, command));
    return code == 0 && summary.stuck + summary.crashed > 0 ? 1 : code;
}

}  // namespace gone
