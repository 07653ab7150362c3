#pragma once

#include "base/rng.hpp"
#include "generation/generators.hpp"

namespace gone {

/// The generator of `standard` with every knob drawn over its whole range, one draw a knob in table order.
GeneratorParams anyParams(const GeneratorParams& standard, Rng& rng);

/// The smallest width that fits these parameters at any height, and the smallest height at that width.
Size smallestSizeFor(const GeneratorParams& params);

/// smallestSizeFor plus 0 to 40 cells each way: a size that is never refused.
Size anySizeFor(const GeneratorParams& params, Rng& rng);

}  // namespace gone
