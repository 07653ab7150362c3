#include "overlay/view_strip.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/layers.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>
#include <array>

namespace gone {

namespace {

constexpr const char* peekLabel = "peek at the run";
constexpr const char* copyLabel = "copy the run's floor here";
/// "119,66 closed door, region 9"
constexpr int widestUnderMouse = 28;
/// "14 px, plan"
constexpr int widestZoom = 11;

ImU32 overlayColour(Pixel pixel) {
    return IM_COL32(redOf(pixel), greenOf(pixel), blueOf(pixel), 0xff);
}

float zoomWidth() {
    return buttonWidth("-") + buttonWidth("+") + buttonWidth("fit") + letters(widestZoom) +
           3 * ImGui::GetStyle().ItemSpacing.x;
}

void drawTint(LabState& lab) {
    constexpr std::array<const char*, 3> names{"off", "joining", "as found"};
    ImGui::AlignTextToFramePadding();
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
    tooltip("how large a cell is; from 16 pixels on in the game's own pictures");
    // Always as wide: how the strip wraps must not hang on the zoom, which hangs on the strip's height.
    ImGui::SameLine(0, 0);
    ImGui::Dummy({std::max(letters(widestZoom) - ImGui::CalcTextSize(news.zoom.c_str()).x, 0.0F), 1});
}

void drawRun(const ViewNews& news, ViewRequests& requests) {
    const char* label = news.previews ? peekLabel : "back to the lab";
    requests.togglesPreview = ImGui::Button(label, {buttonWidth(peekLabel), 0});
    tooltip(news.previews ? "look at your run, and play it, with the lab's panels open"
                          : "show the lab's level again; the run stands still meanwhile");
    ImGui::SameLine();
    requests.takesRunFloor = ImGui::Button(copyLabel);
    tooltip("set generator, knobs, size and seed to those of the floor you are on: this shows all of it");
}

float runWidth() {
    return buttonWidth(peekLabel) + ImGui::GetStyle().ItemSpacing.x + buttonWidth(copyLabel);
}

void drawMarks(LabState& lab) {
    constexpr std::array all{Mark::Changed, Mark::Tunnel, Mark::From, Mark::To, Mark::Problem};
    std::vector<Swatch> swatches;
    for (const Mark mark : all) swatches.push_back({name(mark), overlayColour(markColour(mark))});
    ImGui::Checkbox("marks", &lab.marksSteps);
    swatchesTooltip("what the step of the trace that is shown has done", swatches);
}

std::vector<Swatch> swatchesOf(const std::vector<PlanColour>& legend) {
    std::vector<Swatch> swatches;
    for (const PlanColour& entry : legend)
        swatches.push_back({name(entry.tile), overlayColour(entry.colour)});
    return swatches;
}

/// What the colours mean, whatever fits into a line of it and all of it as a tooltip. The line is there
/// without a legend too, so that the strip's height never hangs on the zoom.
void drawLegend(const ViewNews& news) {
    ImGui::AlignTextToFramePadding();
    if (!news.previews) {
        colouredText(tone::gold2, "the run is on show, not the lab's level");
        return;
    }
    const std::vector<Swatch> swatches = swatchesOf(news.legend);
    ImGui::BeginGroup();
    colouredText(tone::steel1, swatches.empty() ? "the game's own pictures" : "colours");
    const float edge = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    for (const Swatch& swatch : swatches) {
        if (ImGui::GetItemRectMax().x + letters(2) + swatchWidth(swatch) > edge) break;
        ImGui::SameLine(0, letters(2));
        drawSwatch(swatch);
    }
    ImGui::EndGroup();
    if (!swatches.empty()) swatchesTooltip("what the colours of the map mean", swatches);
}

}  // namespace

ViewRequests drawViewStrip(LabState& lab, const ViewNews& news) {
    ViewRequests requests;
    const float gap = letters(2);
    ImGui::BeginGroup();
    drawTint(lab);
    ImGui::EndGroup();
    flowOn(letters(5) + ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x, gap);
    drawMarks(lab);
    flowOn(zoomWidth(), gap);
    ImGui::BeginGroup();
    drawZoom(news, requests);
    ImGui::EndGroup();
    if (news.hasRun) {
        flowOn(runWidth(), gap);
        ImGui::BeginGroup();
        drawRun(news, requests);
        ImGui::EndGroup();
    }
    flowOn(letters(widestUnderMouse), gap);
    ImGui::AlignTextToFramePadding();
    colouredText(tone::steel4, news.underMouse.empty() ? " " : news.underMouse);
    drawLegend(news);
    const ImGuiStyle& style = ImGui::GetStyle();
    requests.height = ImGui::GetCursorPosY() - style.ItemSpacing.y + style.WindowPadding.y;
    return requests;
}

}  // namespace gone
