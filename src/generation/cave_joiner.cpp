#include "generation/cave_joiner.hpp"

#include "generation/regions.hpp"
#include "world/distances.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <set>
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
        for (int i = 0; i + 1 < regionCount(); ++i) {
            if (idAt(target(i)) == idAt(target(i + 1)))
                ++out_.tally.skipped;
            else
                findAndDig(i, i + 1);
        }
    }

    /// Prim's way: every unjoined target remembers which joined one is nearest. Ties go to the lower numbers.
    void nearest() {
        std::vector<Nearest> waiting;
        for (int b = 1; b < regionCount(); ++b) waiting.push_back({std::numeric_limits<int>::max(), 0, b});
        std::vector<int> joined{0};
        while (!waiting.empty()) {
            for (const int a : joined)
                for (Nearest& n : waiting) n = std::min(n, {manhattan(target(a), target(n.to)), a, n.to});
            const Nearest next = *std::ranges::min_element(waiting);
            findAndDig(next.from, next.to);
            // The tunnel may have joined others on its way.
            joined.clear();
            std::erase_if(waiting, [&](const Nearest& n) {
                const bool isJoined = idAt(target(n.to)) == idAt(target(0));
                if (isJoined) joined.push_back(n.to);
                return isJoined;
            });
        }
    }

    void tree() {
        for (const Meeting& m : joiningTree(carver_.tiles(), costs_, carver_.ids(), regionCount())) {
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
    /// An unjoined target and its nearest joined one; ordered by distance, then by number.
    struct Nearest {
        int distance;
        int from;
        int to;
        friend auto operator<=>(const Nearest&, const Nearest&) = default;
    };

    Point target(int region) const { return out_.targets[static_cast<std::size_t>(region)]; }
    int idAt(Point at) const { return carver_.ids()[at]; }

    int regionCount() const { return static_cast<int>(out_.targets.size()); }

    /// The pair with the longest way round; of many regions only some are tried as its start.
    std::optional<std::pair<int, int>> longestDetour() const {
        constexpr int mostStarts = 64;
        std::set<std::pair<int, int>> linked;
        for (const Link& link : out_.level.links) linked.insert(std::minmax(link.from, link.to));
        StepMap steps{carver_.tiles()};
        Grid<int> distances;
        std::optional<std::pair<int, int>> best;
        int longest = -1;
        const int starts = std::min(regionCount(), mostStarts);
        for (int i = 0; i < starts; ++i) {
            const int a = i * regionCount() / starts;
            const Point from = target(a);
            steps.distancesFrom(std::span{&from, 1}, distances);
            for (int b = 0; b < regionCount(); ++b) {
                const int detour = distances[target(b)] - chebyshev(from, target(b));
                if (a == b || detour <= longest || linked.contains(std::minmax(a, b))) continue;
                longest = detour;
                best = std::minmax(a, b);
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
