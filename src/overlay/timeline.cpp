#include "overlay/timeline.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <algorithm>

namespace gone {

namespace {

/// With less room than this beside the buttons the caption goes below them.
constexpr int captionLetters = 30;

bool button(const char* label, const char* tip, int width) {
    const bool pressed = ImGui::Button(label, {letters(width) + ImGui::GetStyle().FramePadding.x * 2, 0});
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
    ImGui::SetNextItemWidth(letters(14));
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

void drawSpan(const PassSpan& span, bool isShown, float from, float to, float top, float height) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->AddRectFilled({from, top}, {std::max(to - 1.0F, from + 1.0F), top + height},
                        isShown ? tone::gold0 : tone::steel0);
    constexpr float margin = 3;
    const auto fitting = static_cast<std::size_t>(std::max((to - from - 2 * margin) / letters(1), 0.0F));
    const char* begin = span.pass.data();
    list->AddText({from + margin, top + (height - ImGui::GetFontSize()) * 0.5F},
                  isShown ? tone::gold2 : tone::steel2, begin, begin + std::min(span.pass.size(), fitting));
}

std::string spanText(const PassSpan& span) {
    return std::string{span.pass} + ", " + std::to_string(span.count) +
           (span.count == 1 ? " step" : " steps");
}

/// The names of all passes within a finger's width of `x`, so that the shortest have one too.
void tipOn(const std::vector<PassSpan>& spans, const TrackScale& scale, float x) {
    constexpr float reach = 3;
    std::string tip;
    for (const PassSpan& span : spans) {
        if (x < scale.edge(span.first + 1) - reach || x > scale.edge(span.first + span.count + 1) + reach)
            continue;
        if (!tip.empty()) tip += "\n";
        tip += spanText(span);
    }
    tooltip(tip);
}

/// A strip with one field a pass over the scrub bar.
void drawPasses(LabState& lab) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ImGui::GetFontSize() + 2;
    const TrackScale scale = trackScale(at.x, width, stepCount(lab), ImGui::GetStyle().GrabMinSize);
    const std::vector<PassSpan> spans = passSpans(lab.level->generation.trace);
    const bool isClicked = ImGui::InvisibleButton("passes", {width, height});
    const float mouse = ImGui::GetIO().MousePos.x;
    tipOn(spans, scale, mouse);
    for (const PassSpan& span : spans) {
        const float from = scale.edge(span.first + 1);
        const float to = scale.edge(span.first + span.count + 1);
        const bool isShown = lab.position > span.first && lab.position <= span.first + span.count;
        drawSpan(span, isShown, from, to, at.y, height);
        if (isClicked && mouse >= from && mouse < to) seek(lab, span.first + span.count);
    }
}

}  // namespace

TrackScale trackScale(float left, float width, std::size_t last, float leastGrab) {
    constexpr float padding = 2;
    const float inner = std::max(width - 2 * padding, 1.0F);
    const float grab = std::min(std::max(inner / static_cast<float>(last + 1), leastGrab), inner);
    const float pitch = last == 0 ? inner : (inner - grab) / static_cast<float>(last);
    return {left + padding + grab * 0.5F, pitch};
}

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
    if (count == 0) return "too large to trace: steps are kept up to 512x512 cells";
    std::string text = std::to_string(lab.position) + " of " + std::to_string(count) + "  ";
    if (lab.position == 0) return text + "nothing yet";
    const TraceStep& step = lab.level->generation.trace.steps[lab.position - 1];
    text += std::string{step.pass} + " " + std::to_string(step.number);
    return step.caption.empty() ? text : text + ": " + step.caption;
}

void drawTimeline(LabState& lab) {
    const std::string caption = stepText(lab);
    if (stepCount(lab) > 0) {
        drawPasses(lab);
        drawScrubber(lab);
        drawButtons(lab);
        flowOn(letters(captionLetters), ImGui::GetStyle().ItemSpacing.x);
    }
    colouredText(tone::steel4, caption);
    tooltip(caption);
}

}  // namespace gone
