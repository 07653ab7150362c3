#include "cli/message.hpp"

#include <cstdio>

namespace gone {

void complain(std::string_view message) {
    std::fprintf(stderr, "gonerooms: %.*s\n", static_cast<int>(message.size()), message.data());
}

}  // namespace gone
