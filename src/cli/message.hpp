#pragma once

#include <string_view>

namespace gone {

/// "gonerooms: " and the message, one line on the standard error whatever it holds.
void complain(std::string_view message);

}  // namespace gone
