#pragma once

#include <imgui.h>

namespace gone {

/// The palette's colours as the overlay uses them.
namespace tone {
inline constexpr ImU32 ink = IM_COL32(0x0d, 0x0a, 0x14, 0xff);
inline constexpr ImU32 night = IM_COL32(0x21, 0x1b, 0x2e, 0xff);
inline constexpr ImU32 steel0 = IM_COL32(0x37, 0x36, 0x4f, 0xff);
inline constexpr ImU32 steel1 = IM_COL32(0x5a, 0x60, 0x7b, 0xff);
inline constexpr ImU32 steel2 = IM_COL32(0x8a, 0x95, 0xa6, 0xff);
inline constexpr ImU32 steel3 = IM_COL32(0xbc, 0xca, 0xce, 0xff);
inline constexpr ImU32 steel4 = IM_COL32(0xeb, 0xf3, 0xea, 0xff);
inline constexpr ImU32 gold0 = IM_COL32(0x71, 0x3a, 0x1d, 0xff);
inline constexpr ImU32 gold1 = IM_COL32(0xbd, 0x76, 0x2a, 0xff);
inline constexpr ImU32 gold2 = IM_COL32(0xf0, 0xbb, 0x3e, 0xff);
inline constexpr ImU32 green3 = IM_COL32(0x86, 0xc5, 0x4a, 0xff);
inline constexpr ImU32 red3 = IM_COL32(0xf7, 0x8a, 0x5c, 0xff);
inline constexpr ImU32 blue1 = IM_COL32(0x2a, 0x49, 0x91, 0xff);
inline constexpr ImU32 blue2 = IM_COL32(0x3e, 0x83, 0xc8, 0xff);
}  // namespace tone

/// Sets the present context's colours and sizes, `times` as large as on a small screen (1 or more).
void useStyle(int times);

}  // namespace gone
