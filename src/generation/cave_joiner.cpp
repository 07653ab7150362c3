#include "generation/cave_joiner.hpp"

#include "generation/regions.hpp"
#include "world/distances.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gone {
namespace {

class Joiner {
public:
    Joiner(const DigCosts& costs, Carver& carver, Generation& out)
        : costs_{costs}, carver_{carver}, out_{out}, finder_{carver.size()} {}

    void chain() {
        const int regions = static_cast<int>(out_.targets.size());
        for (int i = 0; i + 1 < regions; ++i) {
            if (idAt(target(i)) == idAt(target(i + 1)))
                ++out_.tally.skipped;
            else
                findAndDig(i, i + 1);
        }
    }

    void nearest() {
        while (const std::optional<std::pair<int, int>> pair = nearestPair())
            findAndDig(pair->first, pair->second);
    }

    void tree() {
        const int regions = static_cast<int>(out_.targets.size());
        for (const Meeting& m : joiningTree(carver_.tiles(), costs_, carver_.ids(), regions)) {
            // A tunnel may have come to touch a third region on its way.
            if (idAt(m.tunnel.path.front()) == idAt(m.tunnel.path.back()))
                ++out_.tally.skipped;
            else
                dig("tunnel", m.from, m.to, LinkKind::Tree, m.tunnel);
        }
    }

    /// False if no two regions are left to link.
    bool loop() {
        const std::optional<std::pair<int, int>> pair = longestDetour();
        if (!pair) return false;
        const std::optional<Tunnel> tunnel =
            finder_.find(carver_.tiles(), costs_, target(pair->first), target(pair->second));
        assert(tunnel);
        dig("loop", pair->first, pair->second, LinkKind::Extra, *tunnel);
        return true;
    }

private:
    Point target(int region) const { return out_.targets[static_cast<std::size_t>(region)]; }
    int idAt(Point at) const { return carver_.ids()[at]; }

    /// The nearest targets of which one is joined with the first region and the other is not.
    std::optional<std::pair<int, int>> nearestPair() const {
        const int regions = static_cast<int>(out_.targets.size());
        std::optional<std::pair<int, int>> best;
        int least = std::numeric_limits<int>::max();
        for (int a = 0; a < regions; ++a) {
            if (idAt(target(a)) != idAt(target(0))) continue;
            for (int b = 0; b < regions; ++b) {
                if (idAt(target(b)) == idAt(target(0)) || manhattan(target(a), target(b)) >= least) continue;
                least = manhattan(target(a), target(b));
                best = {a, b};
            }
        }
        return best;
    }

    bool areLinked(int a, int b) const {
        return std::ranges::any_of(out_.level.links, [&](const Link& link) {
            return std::minmax(link.from, link.to) == std::minmax(a, b);
        });
    }

    std::optional<std::pair<int, int>> longestDetour() const {
        const int regions = static_cast<int>(out_.targets.size());
        StepMap steps{carver_.tiles()};
        Grid<int> distances;
        std::optional<std::pair<int, int>> best;
        int longest = -1;
        for (int a = 0; a < regions; ++a) {
            const Point from = target(a);
            steps.distancesFrom(std::span{&from, 1}, distances);
            for (int b = a + 1; b < regions; ++b) {
                const int detour = distances[target(b)] - chebyshev(from, target(b));
                if (detour <= longest || areLinked(a, b)) continue;
                longest = detour;
                best = {a, b};
            }
        }
        return best;
    }

    void findAndDig(int from, int to) {
        const std::optional<Tunnel> tunnel = finder_.find(carver_.tiles(), costs_, target(from), target(to));
        assert(tunnel);  // targets lie off the edge, and everything within it can be dug
        dig("tunnel", from, to, LinkKind::Tree, *tunnel);
    }

    void dig(std::string_view pass, int from, int to, LinkKind kind, const Tunnel& tunnel) {
        carver_.step(pass, nullptr, [&] {
            return "region " + std::to_string(from) + " to region " + std::to_string(to) + ", cost " +
                   std::to_string(tunnel.cost);
        });
        const int id = idAt(tunnel.path.front());
        for (const Point at : tunnel.path)
            if (isSolid(carver_.tiles()[at])) {
                carver_.set(at, Tile::Floor);
                ++out_.tally.carved;
            }
        flood(tunnel.path, id);
        carver_.noteTunnel({tunnel.path.front(), tunnel.path.back(), tunnel.cost, tunnel.path});
        ++out_.tally.tunnels;
        out_.tally.expansions += tunnel.expansions;
        out_.level.links.push_back({from, to, kind, LinkShape::Free, {}, tunnel.path});
    }

    /// Gives `id` to all open cells that hang together with the path.
    void flood(const std::vector<Point>& path, int id) {
        std::vector<Point> open;
        const auto claim = [&](Point at) {
            if (isSolid(carver_.tiles()[at]) || idAt(at) == id) return;
            carver_.setId(at, id);
            open.push_back(at);
        };
        for (const Point at : path) {
            claim(at);
            for (const Point step : straightSteps) claim(at + step);
        }
        while (!open.empty()) {
            const Point at = open.back();
            open.pop_back();
            for (const Point step : straightSteps) claim(at + step);
        }
    }

    const DigCosts& costs_;
    Carver& carver_;
    Generation& out_;
    TunnelFinder finder_;
};

}  // namespace

void joinRegions(JoinStyle style, const DigCosts& costs, Carver& carver, Generation& out) {
    Joiner joiner{costs, carver, out};
    switch (style) {
        case JoinStyle::Chain: joiner.chain(); break;
        case JoinStyle::Nearest: joiner.nearest(); break;
        case JoinStyle::Tree: joiner.tree(); break;
    }
}

void digLoops(int count, const DigCosts& costs, Carver& carver, Generation& out) {
    DigCosts level = costs;
    level.floorCost = costs.rockCost;
    level.least = costs.rockCost;
    Joiner joiner{level, carver, out};
    for (int i = 0; i < count && joiner.loop(); ++i) {
    }
}

}  // namespace gone
