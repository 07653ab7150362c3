#include "cli/message.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

namespace gone {

void complain(std::string_view message) {
    std::string line = "gonerooms: " + std::string{message};
    // Words of a broken file may be part of it.
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    std::ranges::replace_if(line, isControl, '?');
    std::fprintf(stderr, "%s\n", line.c_str());
}

}  // namespace gone
