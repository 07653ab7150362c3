#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace gone {

/// What sliders, --set, presets, codes, recipes and random tests know of one parameter.
struct Knob {
    int number = 0;         ///< permanent: never reused, never changed
    std::string_view name;  ///< snake_case, as typed on the command line
    int min = 0;
    int max = 0;                                     ///< both ends are allowed
    int standard = 0;                                ///< the description's own value
    std::string_view unit;                           ///< "cells", "percent", "steps", … or empty
    std::string_view meaning;                        ///< one sentence for a tooltip
    std::span<const std::string_view> choices = {};  ///< names of min..max where the knob is a choice
};

/// A knob together with the member it turns.
template <class Params>
struct KnobOf : Knob {
    int Params::*member = nullptr;
};

/// Two tables of knobs as one.
template <class Params, std::size_t A, std::size_t B>
constexpr std::array<KnobOf<Params>, A + B> joinKnobs(const std::array<KnobOf<Params>, A>& first,
                                                      const std::array<KnobOf<Params>, B>& second) {
    std::array<KnobOf<Params>, A + B> all{};
    for (std::size_t i = 0; i < A; ++i) all[i] = first[i];
    for (std::size_t i = 0; i < B; ++i) all[A + i] = second[i];
    return all;
}

}  // namespace gone
