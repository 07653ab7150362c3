#include "overlay/capture.hpp"

#include "overlay/imgui_compat.hpp"
#include "overlay/lab_fields.hpp"
#include "overlay/style.hpp"
#include "overlay/widgets.hpp"

#include <doctest/doctest.h>

#include <string>

namespace gone {

namespace {

constexpr Rect panelArea{0, 0, 200, 200};
constexpr Point fieldAt{60, 18};
constexpr Point besideField{100, 150};
constexpr Point onMap{400, 300};

/// Dear ImGui without a window or a renderer: input by hand, nothing drawn.
class NullOverlay {
public:
    NullOverlay() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {640, 480};
        io.DeltaTime = 1.0F / 60.0F;
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        useStyle(1);
        frame();
    }
    ~NullOverlay() { ImGui::DestroyContext(); }
    NullOverlay(const NullOverlay&) = delete;
    NullOverlay& operator=(const NullOverlay&) = delete;

    const Capture& frame() {
        ImGui::NewFrame();
        beginPanel("panel", panelArea);
        ImGui::SetNextItemWidth(-1);
        textField("##seed", text);
        ImGui::SetNextItemWidth(-1);
        if (beginSizedChoice("##choice", "one")) {
            choiceItem("one", true);
            ImGui::EndCombo();
        }
        endPanel();
        ImGui::EndFrame();
        capture_ = captureOf({panelArea});
        return capture_;
    }

    void mouse(Point at, bool down) {
        ImGuiIO& io = ImGui::GetIO();
        const ImVec2 position{static_cast<float>(at.x), static_cast<float>(at.y)};
#if IMGUI_VERSION_NUM >= 18700
        io.AddMousePosEvent(position.x, position.y);
        io.AddMouseButtonEvent(0, down);
#else
        io.MousePos = position;
        io.MouseDown[0] = down;
#endif
        frame();
        frame();
    }
    void click(Point at) {
        mouse(at, false);
        mouse(at, true);
        mouse(at, false);
    }

    const Capture& capture() const {
        return capture_;
    }
    std::string text = "0";

private:
    Capture capture_;
};

}  // namespace

TEST_CASE("clicks on a panel belong to the overlay, clicks beside it do not") {
    const NullOverlay overlay;
    CHECK(overlay.capture().wantsMouseAt(besideField));
    CHECK(!overlay.capture().wantsMouseAt(onMap));
    CHECK(!overlay.capture().keyboard);
    CHECK(!overlay.capture().text);
}

TEST_CASE("a field that was clicked takes keys and text until somebody clicks elsewhere") {
    NullOverlay overlay;
    overlay.click(fieldAt);
    CHECK(overlay.capture().keyboard);
    CHECK(overlay.capture().text);
    overlay.click(onMap);
    CHECK(!overlay.capture().keyboard);
    CHECK(!overlay.capture().text);
}

TEST_CASE("what a field is given reaches its text, of any length") {
    NullOverlay overlay;
    overlay.click(fieldAt);
    const std::string words(1000, 'x');
    ImGui::GetIO().AddInputCharactersUTF8(words.c_str());
    for (int frames = 0; frames < 4; ++frames) overlay.frame();
    CHECK(overlay.text.find(words) != std::string::npos);
}

TEST_CASE("while something is held on a panel the mouse belongs to the overlay everywhere") {
    NullOverlay overlay;
    overlay.mouse(fieldAt, false);
    overlay.mouse(fieldAt, true);
    CHECK(overlay.capture().wantsMouseAt(onMap));
    overlay.mouse(onMap, true);
    CHECK(overlay.capture().wantsMouseAt(onMap));
    overlay.mouse(onMap, false);
    CHECK(!overlay.capture().wantsMouseAt(onMap));
}

TEST_CASE("an open list takes clicks anywhere, and keys") {
    NullOverlay overlay;
    overlay.click({60, 40});
    CHECK(overlay.capture().popup);
    CHECK(overlay.capture().keyboard);
    CHECK(overlay.capture().wantsMouseAt(onMap));
    overlay.click(onMap);
    CHECK(!overlay.capture().popup);
    CHECK(!overlay.capture().wantsMouseAt(onMap));
}

}  // namespace gone
