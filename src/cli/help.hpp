#pragma once

#include <string>

namespace gone {

/// What the letters of a level's text mean: every tile of the table, four a line.
std::string lettersText();

/// Where runs are kept and how to go on with one.
std::string runsText();

/// What the keys of the game do.
std::string keysText();

}  // namespace gone
