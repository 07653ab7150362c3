#include "generation/room_graph.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace gone {
namespace {

/// Which nodes hang together.
class Parts {
public:
    explicit Parts(std::size_t nodes) : parent_(nodes), count_{static_cast<int>(nodes)} {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t find(std::size_t node) {
        while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
        return node;
    }
    void join(std::size_t a, std::size_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        parent_[b] = a;
        --count_;
    }
    int count() const { return count_; }

private:
    std::vector<std::size_t> parent_;
    int count_;
};

/// A stretch of a link that other links may share: nothing but a door lies between its two nodes.
struct BareEdge {
    std::size_t a;
    std::size_t b;
    std::optional<Point> door;
    friend bool operator==(const BareEdge&, const BareEdge&) = default;
};

class GraphCounter {
public:
    explicit GraphCounter(const Generation& generation)
        : level_{generation.level},
          meetings_{meetingCells(generation)},
          places_(level_.rooms.size() + meetings_.size()) {
        joinNeighbouringMeetings();
    }

    int loops() {
        const int nodes = places_.count();
        Parts parts = places_;
        for (const Link& link : level_.links) follow(link, parts);
        return edges_ + static_cast<int>(bareEdges_.size()) - nodes + parts.count();
    }

private:
    static std::vector<Point> meetingCells(const Generation& generation) {
        std::vector<Point> cells = generation.level.crossings;
        cells.insert(cells.end(), generation.touches.begin(), generation.touches.end());
        std::ranges::sort(cells, rowMajorLess);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    std::optional<std::size_t> meetingAt(Point at) const {
        const auto found = std::ranges::lower_bound(meetings_, at, rowMajorLess);
        if (found == meetings_.end() || !(*found == at)) return std::nullopt;
        return level_.rooms.size() + static_cast<std::size_t>(found - meetings_.begin());
    }

    void joinNeighbouringMeetings() {
        for (const Point at : meetings_)
            for (const Point step : {Point{1, 0}, Point{0, 1}})
                if (const auto next = meetingAt(at + step)) places_.join(*meetingAt(at), *next);
    }

    /// Cuts a link at the meeting places on its way; each piece is an edge.
    void follow(const Link& link, Parts& parts) {
        std::size_t last = static_cast<std::size_t>(link.from);
        std::optional<Point> door;
        bool own = false;
        const auto arrive = [&](std::size_t node) {
            addEdge({places_.find(last), places_.find(node), door}, own, parts);
            last = node;
            door.reset();
            own = false;
        };
        for (std::size_t i = 0; i < link.path.size(); ++i) {
            const Point at = link.path[i];
            if (const auto meeting = meetingAt(at))
                arrive(*meeting);
            else if (i != 0 && i + 1 != link.path.size())
                own = true;
            else if (isDoor(level_.tiles[at]))
                door = at;
        }
        arrive(static_cast<std::size_t>(link.to));
    }

    void addEdge(const BareEdge& edge, bool own, Parts& parts) {
        parts.join(edge.a, edge.b);
        if (own) {
            ++edges_;
            return;
        }
        const BareEdge turned{edge.b, edge.a, edge.door};
        const auto isKnown = [&](const BareEdge& e) { return e == edge || e == turned; };
        if (edge.a != edge.b && std::ranges::none_of(bareEdges_, isKnown)) bareEdges_.push_back(edge);
    }

    const Level& level_;
    std::vector<Point> meetings_;  ///< row by row
    Parts places_;                 ///< rooms first, then meeting cells, neighbours joined to one place
    std::vector<BareEdge> bareEdges_;
    int edges_ = 0;
};

}  // namespace

int countLoops(const Generation& generation) {
    return GraphCounter{generation}.loops();
}

int meanDegreePermille(const Level& level) {
    const auto nodes =
        std::ranges::count_if(level.rooms, [](const Room& room) { return room.cells.empty(); });
    if (nodes == 0) return 0;
    return static_cast<int>(2000 * static_cast<std::ptrdiff_t>(level.links.size()) / nodes);
}

}  // namespace gone
