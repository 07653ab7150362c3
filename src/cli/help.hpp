#pragma once

#include <string>

namespace gone {

/// What the letters of a level's text mean: every tile of the table, four a line.
std::string lettersText();

/// What the keys of the game do.
std::string keysText();

}  // namespace gone
