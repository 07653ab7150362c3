#include "overlay/view_strip.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <array>

namespace gone {

namespace {

float letters(int count) {
    return ImGui::CalcTextSize("m").x * static_cast<float>(count);
}

/// Starts the next group of the line, a little apart.
void nextGroup() {
    ImGui::SameLine(0, letters(3));
}

void drawTint(LabState& lab) {
    constexpr std::array<const char*, 3> names{"off", "joining", "as found"};
    colouredText(tone::steel2, "regions");
    ImGui::SameLine();
    const auto present = static_cast<std::size_t>(lab.tint);
    ImGui::SetNextItemWidth(letters(8) + ImGui::GetFrameHeight() + ImGui::GetStyle().FramePadding.x * 2);
    if (beginSizedChoice("##tint", names[present])) {
        for (std::size_t index = 0; index < names.size(); ++index) {
            if (choiceItem(names[index], index == present)) lab.tint = static_cast<Tint>(index);
        }
        ImGui::EndCombo();
    }
    tooltip("colours for the regions of a cave: as they are joined step by step, or as they were found");
}

void drawZoom(const ViewNews& news, ViewRequests& requests) {
    if (ImGui::Button("-")) requests.zoom = -1;
    tooltip("further away (- or the wheel over the map)");
    ImGui::SameLine();
    if (ImGui::Button("+")) requests.zoom = 1;
    tooltip("nearer (+ or the wheel over the map)");
    ImGui::SameLine();
    requests.fit = ImGui::Button("fit");
    tooltip("the whole level (0); drag the map to move it");
    ImGui::SameLine();
    colouredText(tone::steel2, news.zoom);
}

void drawRun(const ViewNews& news, ViewRequests& requests) {
    requests.togglesPreview = ImGui::Button(news.previews ? "show the run" : "show the lab");
    tooltip("the run stands still while the lab's level is shown");
    ImGui::SameLine();
    requests.takesRunFloor = ImGui::Button("take its floor");
    tooltip("generator, knobs, size and seed of the floor you are on");
}

}  // namespace

ViewRequests drawViewStrip(LabState& lab, const ViewNews& news) {
    ViewRequests requests;
    ImGui::AlignTextToFramePadding();
    drawTint(lab);
    nextGroup();
    ImGui::Checkbox("marks", &lab.marksSteps);
    tooltip("what the step of the trace that is shown has changed");
    nextGroup();
    drawZoom(news, requests);
    if (news.hasRun) {
        nextGroup();
        drawRun(news, requests);
    }
    nextGroup();
    colouredText(tone::steel4, news.underMouse);
    return requests;
}

}  // namespace gone
