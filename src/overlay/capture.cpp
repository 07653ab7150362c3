#include "overlay/capture.hpp"

#include "overlay/imgui_compat.hpp"

#include <algorithm>
#include <utility>

namespace gone {

bool Capture::wantsMouseAt(Point at) const {
    return popup || mouse ||
           std::ranges::any_of(panels, [at](const Rect& panel) { return panel.contains(at); });
}

Capture captureOf(std::vector<Rect> panels) {
    Capture capture;
    capture.panels = std::move(panels);
    capture.popup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    capture.mouse = ImGui::IsAnyItemActive() && ImGui::IsAnyMouseDown();
    capture.keyboard = ImGui::GetIO().WantCaptureKeyboard || ImGui::IsAnyItemActive() || capture.popup;
    capture.text = ImGui::GetIO().WantTextInput;
    return capture;
}

}  // namespace gone
