#include "generation/export_text.hpp"

#include <ostream>
#include <string>

namespace gone {
namespace {

void writeRows(std::ostream& out, const Grid<Tile>& tiles) {
    std::string line;
    for (int y = 0; y < tiles.height(); ++y) {
        line.clear();
        for (const Tile tile : tiles.row(y)) line += letter(tile);
        line += '\n';
        out << line;
    }
}

}  // namespace

void writeText(std::ostream& out, Seed seed, const Generation& generation) {
    out << "seed " << seedText(seed) << '\n';
    const Trace& trace = generation.trace;
    if (trace.steps.empty()) {
        writeRows(out, generation.level.tiles);
        return;
    }
    TraceCursor cursor{trace};
    for (std::size_t i = 0; i < trace.steps.size() && out; ++i) {
        cursor.seek(i + 1);
        out << trace.steps[i].caption << '\n';
        writeRows(out, cursor.tiles());
    }
}

}  // namespace gone
