#pragma once

#include <span>
#include <string_view>

namespace gone {

/// What sliders, --set, presets, codes, recipes and random tests know of one parameter.
struct Knob {
    int number;             ///< permanent: never reused, never changed
    std::string_view name;  ///< snake_case, as typed on the command line
    int min;
    int max;                                         ///< both ends are allowed
    int standard;                                    ///< the description's own value
    std::string_view unit;                           ///< "cells", "percent", "steps", … or empty
    std::string_view meaning;                        ///< one sentence for a tooltip
    std::span<const std::string_view> choices = {};  ///< names of min..max where the knob is a choice
};

/// A knob together with the member it turns.
template <class Params>
struct KnobOf : Knob {
    int Params::*member;
};

}  // namespace gone
