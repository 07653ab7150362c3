#pragma once

#include "world/entity.hpp"

#include <string_view>

namespace gone {

struct StatusRow {
    Status status;
    std::string_view name;    ///< "burning", as a panel says it
    std::string_view sprite;  ///< 8x8
    bool harmful;
    bool curable;              ///< does a potion of healing end it?
    std::string_view meaning;  ///< a sentence for the player
};

const StatusRow& rowOf(Status status);

}  // namespace gone
