#include "generation/origin.hpp"

#include <type_traits>
#include <variant>

namespace gone {

std::optional<Blueprint> blueprintOf(const Origin& origin, const Level& level) {
    const Size size = level.tiles.size();
    std::optional<Blueprint> blueprint = std::visit(
        [&](const auto& params) -> std::optional<Blueprint> {
            if constexpr (requires { blueprintOf(params, size, origin.seed, 0, origin.rerolls); })
                return blueprintOf(params, size, origin.seed, origin.attempt, origin.rerolls);
            else
                return std::nullopt;
        },
        origin.params);
    if (blueprint && blueprint->layout.nodes.size() != level.rooms.size()) return std::nullopt;
    return blueprint;
}

Tile blankOf(const Origin& origin) {
    return std::visit([](const auto& params) { return std::decay_t<decltype(params)>::blank; },
                      origin.params);
}

}  // namespace gone
