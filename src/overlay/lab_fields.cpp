#include "overlay/lab_fields.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>
#include <array>
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

void drawCopy(LabState& lab, ImVec2 size) {
    if (ImGui::Button(lab.copied == lab.wish.seed ? "copied###copy" : "copy###copy", size)) {
        ImGui::SetClipboardText(seedText(lab.wish.seed).c_str());
        lab.copied = lab.wish.seed;
    }
    tooltip("put the seed on the clipboard, as a number");
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
    drawCopy(lab, width);
}

std::string knobTip(const Knob& knob) {
    std::string tip{knob.meaning};
    tip.append("\n").append(std::to_string(knob.min)).append(" to ").append(std::to_string(knob.max));
    if (!knob.unit.empty()) tip.append(" ").append(knob.unit);
    return tip.append(", usually ").append(std::to_string(knob.standard));
}

std::string choiceTip(const Knob& knob) {
    return std::string{knob.meaning} + "\nusually " +
           std::string{knob.choices[static_cast<std::size_t>(knob.standard - knob.min)]};
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

}  // namespace

void drawLabFields(LabState& lab, Rng& chance) {
    drawGenerator(lab);
    drawSize(lab);
    drawSeed(lab, chance);
}

float knobsHeight(const LabState& lab) {
    const auto rows = static_cast<float>(knobsOf(lab.wish.params).size() + 1);
    return rows * ImGui::GetFrameHeightWithSpacing();
}

void drawLabKnobs(LabState& lab, float height) {
    ImGui::BeginChild("knobs", {0, height});
    const std::vector<Knob> knobs = knobsOf(lab.wish.params);
    for (std::size_t index = 0; index < knobs.size(); ++index) drawKnob(lab, index, knobs[index]);
    fieldLabel("", "");
    if (ImGui::Button("all as usual")) resetKnobs(lab);
    tooltip("every knob to its standard value");
    ImGui::EndChild();
}

}  // namespace gone
