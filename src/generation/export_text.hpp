#pragma once

#include "base/seed.hpp"
#include "generation/generation.hpp"

#include <iosfwd>

namespace gone {

/// A line "seed N" and the level's rows, trailing blanks kept. With a trace, instead of the rows alone, every
/// step's caption and the rows after it; the last step's rows are the level.
void writeText(std::ostream& out, Seed seed, const Generation& generation);

}  // namespace gone
