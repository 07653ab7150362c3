#include "overlay/timeline.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>

namespace gone {

namespace {

bool button(const char* label, const char* tip, float letters) {
    const float width = ImGui::CalcTextSize("m").x * letters + ImGui::GetStyle().FramePadding.x * 2;
    const bool pressed = ImGui::Button(label, {width, 0});
    tooltip(tip);
    return pressed;
}

void drawButtons(LabState& lab) {
    if (button("|<", "to the start (home)", 2)) seek(lab, 0);
    ImGui::SameLine();
    if (button("<", "one step back (left)", 2)) stepBack(lab);
    ImGui::SameLine();
    if (button(lab.playing ? "stop" : "play", "play or stop (space)", 5)) togglePlaying(lab);
    ImGui::SameLine();
    if (button(">", "one step forward (right)", 2)) stepForward(lab);
    ImGui::SameLine();
    if (button(">|", "to the finished level (end)", 2)) seek(lab, stepCount(lab));
    ImGui::SameLine();
    ImGui::SetNextItemWidth(ImGui::CalcTextSize("m").x * 14);
    int speed = lab.stepsPerSecond;
    if (ImGui::SliderInt("##speed", &speed, 1, 60, "%d steps/s", ImGuiSliderFlags_AlwaysClamp))
        lab.stepsPerSecond = std::clamp(speed, 1, 60);
    tooltip("how fast it plays");
}

void drawScrubber(LabState& lab) {
    const int last = static_cast<int>(stepCount(lab));
    int position = static_cast<int>(lab.position);
    ImGui::SetNextItemWidth(-1);
    if (ImGui::SliderInt("##position", &position, 0, std::max(last, 1), "", ImGuiSliderFlags_AlwaysClamp))
        seek(lab, static_cast<std::size_t>(std::max(position, 0)));
}

/// The middle of the slider's grab at a position, so that the strip and the slider below it agree.
float grabX(float left, float width, std::size_t position, std::size_t count) {
    const float grab = std::max(width / static_cast<float>(count + 1), ImGui::GetStyle().GrabMinSize);
    const float inset = 2.0F + grab * 0.5F;
    return left + inset + (width - 2 * inset) * static_cast<float>(position) / static_cast<float>(count);
}

void drawSpan(const PassSpan& span, bool isShown, float from, float to, float top, float height) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->AddRectFilled({from, top}, {std::max(to - 1.0F, from + 1.0F), top + height},
                        isShown ? tone::gold0 : tone::steel0);
    const char* begin = span.pass.data();
    const char* end = begin + span.pass.size();
    const ImVec2 size = ImGui::CalcTextSize(begin, end);
    if (size.x + 6 > to - from) return;
    list->AddText({from + 3, top + (height - size.y) * 0.5F}, isShown ? tone::gold2 : tone::steel2, begin,
                  end);
}

/// A strip with one field a pass over the scrub bar.
void drawPasses(LabState& lab) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ImGui::GetFontSize() + 2;
    const std::size_t count = stepCount(lab);
    for (const PassSpan& span : passSpans(lab.level->generation.trace)) {
        const float from = grabX(at.x, width, span.first, count);
        const float to = grabX(at.x, width, span.first + span.count, count);
        const bool isShown = lab.position > span.first && lab.position <= span.first + span.count;
        ImGui::SetCursorScreenPos({from, at.y});
        ImGui::PushID(static_cast<int>(span.first));
        if (ImGui::InvisibleButton("pass", {std::max(to - from, 1.0F), height}))
            seek(lab, span.first + span.count);
        ImGui::PopID();
        tooltip(std::string{span.pass} + ", " + std::to_string(span.count) +
                (span.count == 1 ? " step" : " steps"));
        drawSpan(span, isShown, from, to, at.y, height);
    }
    ImGui::SetCursorScreenPos({at.x, at.y + height + ImGui::GetStyle().ItemSpacing.y});
}

}  // namespace

std::vector<PassSpan> passSpans(const Trace& trace) {
    std::vector<PassSpan> spans;
    for (std::size_t index = 0; index < trace.steps.size(); ++index) {
        const std::string_view pass = trace.steps[index].pass;
        if (spans.empty() || spans.back().pass != pass) spans.push_back({pass, index, 0});
        ++spans.back().count;
    }
    return spans;
}

std::string stepText(const LabState& lab) {
    if (!lab.level) return {};
    const std::size_t count = stepCount(lab);
    if (count == 0) return "no steps are kept of a map this large";
    std::string text = std::to_string(lab.position) + " of " + std::to_string(count) + "  ";
    if (lab.position == 0) return text + "nothing yet";
    const TraceStep& step = lab.level->generation.trace.steps[lab.position - 1];
    text += std::string{step.pass} + " " + std::to_string(step.number);
    return step.caption.empty() ? text : text + ": " + step.caption;
}

void drawTimeline(LabState& lab) {
    if (stepCount(lab) > 0) {
        drawPasses(lab);
        drawScrubber(lab);
        drawButtons(lab);
        ImGui::SameLine();
    }
    colouredText(tone::steel4, stepText(lab));
}

}  // namespace gone
