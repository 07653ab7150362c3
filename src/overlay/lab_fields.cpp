#include "overlay/lab_panel.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <utility>

namespace gone {

namespace {

constexpr std::array<Size, 5> usualSizes{{{21, 18}, {40, 24}, {80, 45}, {120, 67}, {200, 120}}};

/// An id that shows no label.
std::string hiddenId(std::string_view name) {
    std::string id{"##"};
    return id.append(name);
}

std::string sizeText(Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

void drawGenerator(LabState& lab) {
    fieldLabel("generator", generatorMeaning(lab.wish.params));
    const std::string name{generatorName(lab.wish.params)};
    if (!beginChoice("##generator", name)) return;
    const auto generators = allGenerators();
    for (std::size_t index = 0; index < generators.size(); ++index) {
        if (choiceItem(generatorName(generators[index]), index == generatorIndex(lab)))
            chooseGenerator(lab, index);
        tooltip(generatorMeaning(generators[index]));
    }
    ImGui::EndCombo();
}

void drawUsualSizes(LabState& lab) {
    if (!beginSizedChoice("##sizes", {}, ImGuiComboFlags_NoPreview)) return;
    for (const Size size : usualSizes) {
        if (choiceItem(sizeText(size), size == lab.wish.size)) typeSize(lab, size.width, size.height);
    }
    ImGui::EndCombo();
}

void drawSize(LabState& lab) {
    fieldLabel("size", "width and height of the map in cells, 1 to 4096; large maps take their time");
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    std::array<int, 2> size{lab.wish.size.width, lab.wish.size.height};
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - gap - ImGui::GetFrameHeight());
    if (ImGui::InputInt2("##size", size.data())) typeSize(lab, size[0], size[1]);
    ImGui::SameLine();
    drawUsualSizes(lab);
}

void drawSeed(LabState& lab, Rng& chance) {
    fieldLabel("seed", "a number, or any words: their hash is the seed");
    std::string text = lab.seedText;
    ImGui::SetNextItemWidth(-1);
    if (textField("##seed", text)) typeSeed(lab, std::move(text));
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const ImVec2 width{(ImGui::GetContentRegionAvail().x - 3 * gap) / 4, 0};
    if (ImGui::Button("before", width)) shiftSeed(lab, -1);
    tooltip("the seed before this one (page up)");
    ImGui::SameLine();
    if (ImGui::Button("next", width)) shiftSeed(lab, 1);
    tooltip("the next seed (page down)");
    ImGui::SameLine();
    if (ImGui::Button("random", width)) takeSeed(lab, Seed{chance.next64()});
    tooltip("some seed out of all of them");
    ImGui::SameLine();
    if (ImGui::Button("copy", width)) ImGui::SetClipboardText(seedText(lab.wish.seed).c_str());
    tooltip("put the seed on the clipboard, as a number");
}

std::string knobTip(const Knob& knob) {
    std::string tip{knob.meaning};
    tip.append("\n").append(std::to_string(knob.min)).append(" to ").append(std::to_string(knob.max));
    if (!knob.unit.empty()) tip.append(" ").append(knob.unit);
    tip.append(", usually ").append(std::to_string(knob.standard));
    return tip.append("; control and click to type, right click on the name for the usual value");
}

std::string choiceTip(const Knob& knob) {
    return std::string{knob.meaning} + "\nusually " +
           std::string{knob.choices[static_cast<std::size_t>(knob.standard - knob.min)]} +
           "; right click on the name for that";
}

void drawChoices(LabState& lab, std::size_t index, const Knob& knob, int value) {
    const std::string id = hiddenId(knob.name);
    if (!beginChoice(id.c_str(), knob.choices[static_cast<std::size_t>(value - knob.min)])) return;
    for (std::size_t choice = 0; choice < knob.choices.size(); ++choice) {
        const int itsValue = knob.min + static_cast<int>(choice);
        if (choiceItem(knob.choices[choice], itsValue == value)) turnKnob(lab, index, itsValue);
    }
    ImGui::EndCombo();
}

void drawSlider(LabState& lab, std::size_t index, const Knob& knob, int value) {
    const std::string id = hiddenId(knob.name);
    ImGui::SetNextItemWidth(-1);
    if (ImGui::SliderInt(id.c_str(), &value, knob.min, knob.max, "%d", ImGuiSliderFlags_AlwaysClamp))
        turnKnob(lab, index, value);
}

void drawKnob(LabState& lab, std::size_t index, const Knob& knob) {
    const int value = knobValue(lab.wish.params, index);
    const std::string tip = knob.choices.empty() ? knobTip(knob) : choiceTip(knob);
    if (fieldLabel(knob.name, tip, value != knob.standard)) turnKnob(lab, index, knob.standard);
    if (knob.choices.empty())
        drawSlider(lab, index, knob, value);
    else
        drawChoices(lab, index, knob, value);
    tooltip(tip);
}

void drawProblems(const LabLevel& level) {
    if (level.problems.empty()) {
        colouredText(tone::green3, "no problems");
        return;
    }
    colouredText(tone::red3, std::to_string(level.problems.size()) + " problems");
    for (const Problem& problem : level.problems) {
        const std::string line =
            std::string{problem.fault} + " after " + std::string{problem.pass} + ": " + problem.text;
        wrappedText(tone::red3, line);
    }
}

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

void fact(const char* label, const std::string& value, const char* meaning) {
    fieldLabel(label, meaning);
    colouredText(tone::steel4, value);
}

std::string crossingsText(std::size_t count) {
    if (count == 0) return {};
    return ", " + std::to_string(count) + (count == 1 ? " crossing" : " crossings");
}

void drawFacts(const LabLevel& level) {
    const Level& map = level.generation.level;
    if (level.milliseconds)
        fact("made in", millisecondsText(*level.milliseconds),
             "time of generating on the clock, the trace included");
    const std::string attempt = std::to_string(level.generation.attempt);
    fact("attempt", level.generation.minimum ? attempt + ", the minimum" : attempt,
         "how often it was tried again, from 0; the playable minimum is two small rooms, where nothing else "
         "can be");
    fact("rooms", std::to_string(map.rooms.size()), "rooms, gone rooms and regions");
    fact("links", std::to_string(map.links.size()) + crossingsText(map.crossings.size()),
         "ways between rooms, and the corridor cells that two of them share");
    fact("doors", std::to_string(map.doors.size()), "in the walls of rooms");
    fact("hash", hashText(level.hash), "of the whole level: equal levels have equal hashes");
    drawProblems(level);
}

/// At the foot of the panel, where there is room left.
void drawKeys() {
    constexpr const char* keys =
        "left right  step          space  play\n"
        "page up page down  seed   + - 0  zoom\n"
        "F1 `  close               F11  full screen";
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float height = ImGui::CalcTextSize(keys).y;
    if (room.y < height + ImGui::GetFontSize()) return;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + room.y - height);
    colouredText(tone::steel1, keys);
}

}  // namespace

void drawLabFields(LabState& lab, Rng& chance) {
    drawGenerator(lab);
    drawSize(lab);
    drawSeed(lab, chance);
    ruledHeading("knobs");
    const std::vector<Knob> knobs = knobsOf(lab.wish.params);
    for (std::size_t index = 0; index < knobs.size(); ++index) drawKnob(lab, index, knobs[index]);
    fieldLabel("", "");
    if (ImGui::Button("all as usual")) resetKnobs(lab);
    tooltip("every knob to its standard value");
}

void drawLabResults(const LabState& lab, bool busy) {
    ruledHeading("level");
    if (!lab.trouble.empty()) wrappedText(tone::red3, lab.trouble);
    if (lab.level) drawFacts(*lab.level);
    if (busy) colouredText(tone::gold2, "making the level ...");
    drawKeys();
}

}  // namespace gone
