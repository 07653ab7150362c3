#include "cli/knobs.hpp"

#include "cli/output.hpp"
#include "generation/export_json.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace gone {
namespace {

using Row = std::array<std::string, 5>;

std::string rangeOf(const Knob& knob) {
    if (knob.choices.empty()) return std::to_string(knob.min) + ".." + std::to_string(knob.max);
    std::string range;
    for (const std::string_view choice : knob.choices) {
        if (!range.empty()) range += '|';
        range += choice;
    }
    return range;
}

std::string standardOf(const Knob& knob) {
    if (knob.choices.empty()) return std::to_string(knob.standard);
    return std::string{knob.choices[static_cast<std::size_t>(knob.standard - knob.min)]};
}

/// All columns but the last are as wide as their widest entry.
void writeRows(std::ostream& out, const std::vector<Row>& rows) {
    std::array<std::size_t, 5> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    for (const Row& row : rows) {
        std::string line(2, ' ');
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
            line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
        out << line << row.back() << '\n';
    }
}

void writeTable(std::ostream& out, const GeneratorParams& params) {
    out << generatorName(params) << ": " << generatorMeaning(params) << '\n';
    std::vector<Row> rows{{"knob", "range", "default", "unit", "meaning"}};
    for (const Knob& knob : knobsOf(params))
        rows.push_back({std::string{knob.name}, rangeOf(knob), standardOf(knob), std::string{knob.unit},
                        std::string{knob.meaning}});
    writeRows(out, rows);
}

}  // namespace

int runKnobs(const KnobsCommand& knobs) {
    const std::span<const GeneratorParams> generators =
        knobs.generator ? std::span{&*knobs.generator, 1} : allGenerators();
    Output output{std::nullopt};
    switch (knobs.format) {
        case KnobsFormat::Table:
            for (const GeneratorParams& params : generators) writeTable(output.stream(), params);
            break;
        case KnobsFormat::Json: output.stream() << knobsJson(generators) << '\n'; break;
    }
    return finished(output);
}

}  // namespace gone
