#pragma once

#include "overlay/lab_state.hpp"
#include "view/atlas.hpp"

#include <optional>

namespace gone {

/// The lab as it looks in a window of `pixels`, drawn in software without a display: the wished level, which
/// must not be refused, at `step` of its trace (held to the last) or finished. Throws one line on failure.
Image labPicture(const Atlas& atlas, const LabWish& wish, Size pixels,
                 std::optional<std::size_t> step = std::nullopt);

}  // namespace gone
