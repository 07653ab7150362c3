#include "overlay/style.hpp"

#include <array>

namespace gone {

namespace {

struct Role {
    ImGuiCol_ role;
    ImU32 colour;
};

constexpr std::array<Role, 27> roles{{
    {ImGuiCol_Text, tone::steel3},
    {ImGuiCol_TextDisabled, tone::steel2},
    {ImGuiCol_WindowBg, tone::night},
    {ImGuiCol_PopupBg, tone::night},
    {ImGuiCol_Border, tone::steel1},
    {ImGuiCol_BorderShadow, tone::ink},
    {ImGuiCol_FrameBg, tone::ink},
    {ImGuiCol_FrameBgHovered, tone::steel0},
    {ImGuiCol_FrameBgActive, tone::steel0},
    {ImGuiCol_ScrollbarBg, tone::ink},
    {ImGuiCol_ScrollbarGrab, tone::steel0},
    {ImGuiCol_ScrollbarGrabHovered, tone::steel1},
    {ImGuiCol_ScrollbarGrabActive, tone::gold1},
    {ImGuiCol_CheckMark, tone::gold2},
    {ImGuiCol_SliderGrab, tone::gold0},
    {ImGuiCol_SliderGrabActive, tone::blue1},
    {ImGuiCol_Button, tone::steel0},
    {ImGuiCol_ButtonHovered, tone::steel1},
    {ImGuiCol_ButtonActive, tone::gold1},
    {ImGuiCol_Header, tone::steel0},
    {ImGuiCol_HeaderHovered, tone::steel1},
    {ImGuiCol_HeaderActive, tone::gold1},
    {ImGuiCol_Separator, tone::steel0},
    {ImGuiCol_SeparatorHovered, tone::steel0},
    {ImGuiCol_SeparatorActive, tone::steel0},
    {ImGuiCol_TextSelectedBg, tone::blue1},
    {ImGuiCol_NavHighlight, tone::gold2},
}};

}  // namespace

void useStyle(int times) {
    ImGuiStyle style;
    for (const Role& role : roles) style.Colors[role.role] = ImGui::ColorConvertU32ToFloat4(role.colour);
    style.WindowPadding = {10, 9};
    style.FramePadding = {6, 2};
    style.ItemSpacing = {6, 4};
    style.ItemInnerSpacing = {6, 4};
    style.WindowRounding = 0;
    style.PopupRounding = 0;
    style.FrameRounding = 0;
    style.ScrollbarRounding = 0;
    style.GrabRounding = 0;
    style.ScrollbarSize = 10;
    style.GrabMinSize = 8;
    style.WindowBorderSize = 1;
    style.FrameBorderSize = 0;
    style.AntiAliasedLines = false;
    style.AntiAliasedFill = false;
    style.ScaleAllSizes(static_cast<float>(times));
    ImGui::GetStyle() = style;
}

}  // namespace gone
