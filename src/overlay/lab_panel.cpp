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
    if (!beginChoice("##sizes", "usual")) return;
    for (const Size size : usualSizes) {
        if (choiceItem(sizeText(size), size == lab.wish.size)) typeSize(lab, size.width, size.height);
    }
    ImGui::EndCombo();
}

void drawSize(LabState& lab) {
    fieldLabel("size", "width and height of the map in cells, 1 to 4096; large maps take their time");
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    std::array<int, 2> size{lab.wish.size.width, lab.wish.size.height};
    ImGui::SetNextItemWidth((ImGui::GetContentRegionAvail().x - gap) * 0.6F);
    if (ImGui::InputInt2("##size", size.data())) typeSize(lab, size[0], size[1]);
    ImGui::SameLine();
    drawUsualSizes(lab);
}

void drawSeed(LabState& lab, Rng& chance) {
    fieldLabel("seed", "a number, or any words: their hash is the seed");
    std::string text = lab.seedText;
    ImGui::SetNextItemWidth(-1);
    if (textField("##seed", text)) typeSeed(lab, std::move(text));
    fieldLabel("", "");
    if (ImGui::Button("<")) shiftSeed(lab, -1);
    tooltip("the seed before (page up)");
    ImGui::SameLine();
    if (ImGui::Button(">")) shiftSeed(lab, 1);
    tooltip("the next seed (page down)");
    ImGui::SameLine();
    if (ImGui::Button("random")) takeSeed(lab, Seed{chance.next64()});
    tooltip("some seed out of all of them");
    ImGui::SameLine();
    if (ImGui::Button("copy")) ImGui::SetClipboardText(seedText(lab.wish.seed).c_str());
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

void drawFacts(const LabLevel& level, bool busy) {
    const Level& map = level.generation.level;
    fact("made in", millisecondsText(level.milliseconds) + (busy ? ", making another ..." : ""),
         "time of generating on the clock, the trace included");
    const std::string attempt = std::to_string(level.generation.attempt);
    fact("attempt", level.generation.minimum ? attempt + ", the playable minimum" : attempt,
         "how often it was tried again, from 0; the minimum is two small rooms where nothing else can be");
    fact("rooms", std::to_string(map.rooms.size()), "rooms, gone rooms and regions");
    fact("links",
         std::to_string(map.links.size()) + ", doors " + std::to_string(map.doors.size()) + ", crossings " +
             std::to_string(map.crossings.size()),
         "ways between rooms, the doors on them, and corridor cells that two of them share");
    fact("hash", hashText(level.hash), "of the whole level: equal levels have equal hashes");
    drawProblems(level);
}

void drawTint(LabState& lab) {
    constexpr std::array<const char*, 3> names{"off", "as they are now", "as found"};
    fieldLabel("region colours", "regions of a cave: as far as they are joined now, or as found before joining");
    const auto present = static_cast<std::size_t>(lab.tint);
    if (!beginChoice("##tint", names[present])) return;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (choiceItem(names[index], index == present)) lab.tint = static_cast<Tint>(index);
    }
    ImGui::EndCombo();
}

void drawView(LabState& lab, const PanelNews& news, PanelRequests& requests) {
    drawTint(lab);
    fieldLabel("zoom", "wheel over the map; drag the map to move it");
    requests.further = ImGui::Button("-");
    ImGui::SameLine();
    requests.nearer = ImGui::Button("+");
    ImGui::SameLine();
    requests.fit = ImGui::Button("fit");
    tooltip("show the whole level (0)");
    ImGui::SameLine();
    ImGui::TextUnformatted(news.zoom.c_str());
    fieldLabel("marks", "what the step of the trace that is shown has changed");
    ImGui::Checkbox("changes of the step", &lab.marksSteps);
    if (news.hasRun) {
        fieldLabel("shown", "the run stands still while the lab's level is shown");
        requests.togglesPreview = ImGui::Button(news.previews ? "this level - show the run" : "the run - show this level");
    }
    fieldLabel("cell", "what the mouse points at");
    ImGui::TextUnformatted(news.underMouse.empty() ? "-" : news.underMouse.c_str());
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

PanelRequests drawLabResults(LabState& lab, const PanelNews& news) {
    PanelRequests requests;
    ruledHeading("level");
    if (!lab.trouble.empty()) wrappedText(tone::red3, lab.trouble);
    if (lab.level) drawFacts(*lab.level, news.busy);
    if (!lab.level && news.busy) ImGui::TextUnformatted("making it ...");
    ruledHeading("view");
    drawView(lab, news, requests);
    return requests;
}

}  // namespace gone
