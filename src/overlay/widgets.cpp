#include "overlay/widgets.hpp"

#include "overlay/imgui_compat.hpp"

namespace gone {

namespace {

/// Width of the names' column in letters; "secret_doors_percent" is the longest.
constexpr int nameLetters = 20;

void text(std::string_view words) {
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
}

/// The gold studs of the game's own panels.
void drawStuds(ImVec2 from, ImVec2 size) {
    const float stud = ImGui::GetFontSize() / 13.0F * 3.0F;
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->PushClipRectFullScreen();
    for (const float x : {from.x, from.x + size.x - stud}) {
        for (const float y : {from.y, from.y + size.y - stud})
            list->AddRectFilled({x, y}, {x + stud, y + stud}, tone::gold1);
    }
    list->PopClipRect();
}

int growText(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag != ImGuiInputTextFlags_CallbackResize) return 0;
    auto& grown = *static_cast<std::string*>(data->UserData);
    grown.resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = grown.data();
    return 0;
}

/// Is a tooltip of the item drawn last in order? None while a slider is held: it would cover the work.
bool wantsTooltip() {
    return ImGui::IsItemHovered() && !ImGui::IsAnyMouseDown();
}

}  // namespace

void beginPanel(const char* id, Rect area) {
    ImGui::SetNextWindowPos({static_cast<float>(area.x), static_cast<float>(area.y)});
    ImGui::SetNextWindowSize({static_cast<float>(area.width), static_cast<float>(area.height)});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoCollapse |
                     ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoBringToFrontOnFocus);
    drawStuds(ImGui::GetWindowPos(), ImGui::GetWindowSize());
}

void endPanel() {
    ImGui::End();
}

void ruledHeading(std::string_view heading) {
    ImGui::PushStyleColor(ImGuiCol_Text, tone::gold2);
    text(heading);
    ImGui::PopStyleColor();
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float middle = at.y + ImGui::GetFontSize() * 0.5F;
    ImGui::GetWindowDrawList()->AddLine({at.x, middle}, {at.x + ImGui::GetContentRegionAvail().x, middle},
                                        tone::steel0);
    ImGui::NewLine();
}

bool fieldLabel(std::string_view name, std::string_view tip, bool standsOut) {
    const float start = ImGui::GetCursorPosX();
    ImGui::AlignTextToFramePadding();
    ImGui::PushStyleColor(ImGuiCol_Text, standsOut ? tone::gold2 : tone::steel2);
    text(name);
    ImGui::PopStyleColor();
    const bool clicked = ImGui::IsItemClicked(ImGuiMouseButton_Right);
    tooltip(tip);
    const float letter = ImGui::CalcTextSize("m").x;
    ImGui::SameLine(start + letter * static_cast<float>(nameLetters) + ImGui::GetStyle().ItemSpacing.x);
    return clicked;
}

void tooltip(std::string_view words) {
    if (words.empty() || !wantsTooltip()) return;
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * 26.0F);
    text(words);
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

void drawSwatch(const Swatch& swatch) {
    ImGui::BeginGroup();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float side = ImGui::GetFontSize() - 3;
    const float top = at.y + (ImGui::GetFrameHeight() - side) * 0.5F;
    ImGui::GetWindowDrawList()->AddRectFilled({at.x, top}, {at.x + side, top + side}, swatch.colour);
    ImGui::SetCursorScreenPos({at.x + ImGui::GetFontSize(), at.y});
    ImGui::AlignTextToFramePadding();
    colouredText(tone::steel2, std::string{swatch.name});
    ImGui::EndGroup();
}

float swatchWidth(const Swatch& swatch) {
    return ImGui::GetFontSize() +
           ImGui::CalcTextSize(swatch.name.data(), swatch.name.data() + swatch.name.size()).x;
}

void swatchesTooltip(std::string_view words, std::span<const Swatch> swatches) {
    if (!wantsTooltip()) return;
    ImGui::BeginTooltip();
    text(words);
    for (const Swatch& swatch : swatches) drawSwatch(swatch);
    ImGui::EndTooltip();
}

void flowOn(float width, float gap) {
    const float edge = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + gap + width <= edge) ImGui::SameLine(0, gap);
}

float buttonWidth(std::string_view label) {
    return ImGui::CalcTextSize(label.data(), label.data() + label.size()).x +
           ImGui::GetStyle().FramePadding.x * 2;
}

float letters(int count) {
    return ImGui::CalcTextSize("m").x * static_cast<float>(count);
}

void colouredText(ImU32 colour, const std::string& words) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    text(words);
    ImGui::PopStyleColor();
}

void wrappedText(ImU32 colour, const std::string& words) {
    ImGui::PushTextWrapPos(0.0F);
    colouredText(colour, words);
    ImGui::PopTextWrapPos();
}

bool beginSizedChoice(const char* id, std::string_view present, ImGuiComboFlags flags) {
    if (!ImGui::BeginCombo(id, std::string{present}.c_str(), flags)) return false;
    if (compat::escapeWasPressed()) ImGui::CloseCurrentPopup();
    return true;
}

bool beginChoice(const char* id, std::string_view present) {
    ImGui::SetNextItemWidth(-1);
    return beginSizedChoice(id, present);
}

bool choiceItem(std::string_view name, bool isPresent) {
    const bool chosen = ImGui::Selectable(std::string{name}.c_str(), isPresent);
    if (isPresent) ImGui::SetItemDefaultFocus();
    return chosen;
}

bool textField(const char* id, std::string& words) {
    return ImGui::InputText(id, words.data(), words.capacity() + 1, ImGuiInputTextFlags_CallbackResize,
                            growText, &words);
}

}  // namespace gone
