#include "overlay/lab_results.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace gone {

namespace {

/// More problems than these are a tooltip, so that they never push the rest off the panel.
constexpr std::size_t mostProblems = 3;
constexpr const char* keys =
    "left right  step          space  play\n"
    "page up page down  seed   + - 0  zoom\n"
    "control click  type a slider's value\n"
    "right click a name  its usual value\n"
    "F1 `  close               F11  full screen";

std::string hashText(std::uint64_t hash) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
    return text.data();
}

std::string millisecondsText(double milliseconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f ms", milliseconds);
    return text.data();
}

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// Rooms, or regions where there are no rooms; what else there is follows in words.
LabFact placesOf(const Level& level) {
    const auto count = [&](RoomKind kind) {
        return static_cast<std::size_t>(std::ranges::count(level.rooms, kind, &Room::kind));
    };
    const std::size_t rooms = count(RoomKind::Room) + count(RoomKind::Wide);
    const std::size_t regions = count(RoomKind::Region);
    const std::size_t gone = count(RoomKind::Gone);
    const bool isCave = rooms == 0 && regions > 0;
    std::string value = std::to_string(isCave ? regions : rooms);
    if (!isCave && regions > 0) value += ", " + counted(regions, "region", "regions");
    if (gone > 0) value += ", " + std::to_string(gone) + " gone";
    return {isCave ? "regions" : "rooms", std::move(value),
            "what can be walked in; gone ones are junctions, or pockets that were filled"};
}

std::string linksText(const Level& level) {
    std::string text = std::to_string(level.links.size());
    if (!level.crossings.empty()) text += ", " + counted(level.crossings.size(), "crossing", "crossings");
    return text;
}

std::string problemLine(const Problem& problem) {
    return std::string{problem.fault} + " after " + std::string{problem.pass} + ": " + problem.text;
}

void drawProblems(const LabLevel& level, bool isWished) {
    if (level.problems.empty()) {
        colouredText(isWished ? tone::green3 : tone::steel1, problemsText(level));
        return;
    }
    const ImU32 colour = isWished ? tone::red3 : tone::steel1;
    colouredText(colour, problemsText(level));
    std::string all;
    for (const Problem& problem : level.problems) all += problemLine(problem) + "\n";
    tooltip(all);
    for (std::size_t index = 0; index < std::min(level.problems.size(), mostProblems); ++index)
        wrappedText(colour, problemLine(level.problems[index]));
}

void drawFacts(const LabLevel& level, bool isWished) {
    for (const LabFact& fact : factsOf(level)) {
        colouredText(isWished ? tone::steel2 : tone::steel1, std::string{fact.label});
        tooltip(fact.meaning);
        ImGui::SameLine(ImGui::CalcTextSize("m").x * 12);
        colouredText(isWished ? tone::steel4 : tone::steel1, fact.value);
    }
}

void drawLevel(const LabLevel& level, bool isWished) {
    wrappedText(isWished ? tone::steel4 : tone::steel1, titleOf(level.wish));
    drawProblems(level, isWished);
    if (level.generation.minimum)
        wrappedText(isWished ? tone::gold2 : tone::steel1,
                    "these knobs allow no level: the smallest one is shown");
    drawFacts(level, isWished);
}

const char* headingFor(const LabState& lab, const ResultsNews& news) {
    if (news.isMaking) return "making the level ...";
    if (news.showsRun) return "level (the run is on show)";
    return lab.level && !showsItsWish(lab) ? "level, not the one asked for" : "level";
}

}  // namespace

std::vector<LabFact> factsOf(const LabLevel& level) {
    const Level& map = level.generation.level;
    std::vector<LabFact> facts;
    facts.push_back(placesOf(map));
    facts.push_back(
        {"links", linksText(map), "ways between rooms, and the corridor cells that two of them share"});
    facts.push_back({"doors", std::to_string(map.doors.size()), "in the walls of rooms"});
    facts.push_back(
        {"attempt", std::to_string(level.generation.attempt), "how often it was tried again, from 0"});
    facts.push_back({"hash", hashText(level.hash), "of the whole level: equal levels have equal hashes"});
    if (level.milliseconds)
        facts.push_back({"made in", millisecondsText(*level.milliseconds),
                         "time of generating on the clock, the trace included"});
    return facts;
}

std::string titleOf(const LabWish& wish) {
    return std::string{generatorName(wish.params)} + " " + std::to_string(wish.size.width) + "x" +
           std::to_string(wish.size.height) + ", seed " + seedText(wish.seed);
}

std::string problemsText(const LabLevel& level) {
    return level.problems.empty() ? "no problems" : counted(level.problems.size(), "problem", "problems");
}

void drawLabResults(const LabState& lab, const ResultsNews& news) {
    ruledHeading(headingFor(lab, news));
    if (!lab.trouble.empty()) wrappedText(tone::red3, lab.trouble);
    if (!lab.sizeNote.empty()) wrappedText(tone::gold2, lab.sizeNote);
    if (lab.level) drawLevel(*lab.level, showsItsWish(lab));
}

float keysHeight() {
    return ImGui::CalcTextSize(keys).y + ImGui::GetStyle().ItemSpacing.y;
}

void drawLabKeys() {
    const float room = ImGui::GetContentRegionAvail().y - ImGui::CalcTextSize(keys).y;
    if (room > 0) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + room);
    colouredText(tone::steel1, keys);
}

PanelShares panelShares(float height, float knobs, float results, float keyLines, float row) {
    const float least = std::min(knobs, 4 * row);
    const bool showsKeys = height - results - keyLines >= least;
    const float left = height - results - (showsKeys ? keyLines : 0.0F);
    return {std::clamp(left, least, knobs), showsKeys};
}

}  // namespace gone
