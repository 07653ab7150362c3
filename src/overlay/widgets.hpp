#pragma once

#include "base/geometry.hpp"
#include "overlay/style.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gone {

// The few shapes all panels are made of, in one look.

/// Starts a panel that lies exactly there; to be ended with endPanel, whatever the answer.
void beginPanel(const char* id, Rect area);
void endPanel();

/// A heading over a line.
void ruledHeading(std::string_view heading);

/// The name of the field that is drawn next, in a column of its own, gold if `stands out`; with a tooltip.
/// Answers whether it was clicked with the right button.
bool fieldLabel(std::string_view name, std::string_view tip, bool standsOut = false);

/// Shown while the mouse rests on the item drawn last and holds nothing.
void tooltip(std::string_view words);

/// A line of a list of colours.
struct Swatch {
    std::string_view name;
    ImU32 colour;
};
/// A spot of a colour and its name, as one item.
void drawSwatch(const Swatch& swatch);
float swatchWidth(const Swatch& swatch);
/// As a tooltip, `words` over what the colours mean.
void swatchesTooltip(std::string_view words, std::span<const Swatch> swatches);

/// To the right of the item drawn last if something `width` wide still fits there, else to the next line.
void flowOn(float width, float gap);
/// A button that fits its label.
float buttonWidth(std::string_view label);
float letters(int count);

void colouredText(ImU32 colour, const std::string& words);
void wrappedText(ImU32 colour, const std::string& words);

/// A list to choose from; if it is open, items follow and then ImGui::EndCombo(). Escape closes it.
bool beginSizedChoice(const char* id, std::string_view present, ImGuiComboFlags flags = 0);
/// The same, as wide as there is room.
bool beginChoice(const char* id, std::string_view present);
bool choiceItem(std::string_view name, bool isPresent);

/// A line of text of any length. Answers whether it was changed.
bool textField(const char* id, std::string& words);

}  // namespace gone
