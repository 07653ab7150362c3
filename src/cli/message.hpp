#pragma once

#include <string_view>

namespace gone {

/// "gonerooms: " and the message, one line on the standard error.
void complain(std::string_view message);

}  // namespace gone
