#include "support/any_params.hpp"

namespace gone {

GeneratorParams anyParams(const GeneratorParams& standard, Rng& rng) {
    GeneratorParams params = standard;
    const std::vector<Knob> knobs = knobsOf(params);
    for (std::size_t i = 0; i < knobs.size(); ++i)
        setKnob(params, i, knobs[i].min + rng.below(knobs[i].max - knobs[i].min + 1));
    return params;
}

Size smallestSizeFor(const GeneratorParams& params) {
    Size size{smallestSize.width, largestSize.height};
    while (size.width < largestSize.width && !refusal(params, size).empty()) ++size.width;
    size.height = smallestSize.height;
    while (size.height < largestSize.height && !refusal(params, size).empty()) ++size.height;
    return size;
}

Size anySizeFor(const GeneratorParams& params, Rng& rng) {
    Size size = smallestSizeFor(params);
    size.width += rng.below(41);
    size.height += rng.below(41);
    return size;
}

}  // namespace gone
