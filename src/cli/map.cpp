#include "cli/map.hpp"

#include "cli/message.hpp"
#include "cli/output.hpp"
#include "generation/export_json.hpp"
#include "generation/export_text.hpp"

namespace gone {
namespace {

/// The levels with problems, and the first of them.
struct Faults {
    std::uint64_t levels = 0;
    Seed firstSeed;
    std::string firstText;
};

void note(const std::vector<Problem>& problems, Seed seed, Faults& faults) {
    if (problems.empty()) return;
    if (faults.levels++ != 0) return;
    const Problem& problem = problems.front();
    faults.firstSeed = seed;
    faults.firstText =
        std::string{problem.fault} + " after pass " + std::string{problem.pass} + ": " + problem.text;
}

void writeLevel(std::ostream& out, const MapCommand& map, Seed seed, Faults& faults) {
    const Generation generation = generate(map.params, map.size, seed, map.tracing, {}, Checking::EveryPass);
    const std::vector<Problem> problems = problemsIn(map.params, generation);
    note(problems, seed, faults);
    switch (map.format) {
        case MapFormat::Text: writeText(out, seed, generation); break;
        case MapFormat::Json: writeJson(out, map.params, seed, generation, problems); break;
    }
}

}  // namespace

int runMap(const MapCommand& map) {
    if (const std::string reason = refusal(map.params, map.size); !reason.empty()) {
        complain(reason);
        return 1;
    }
    Output output{map.out};
    Faults faults;
    // Counted down from the distance, so that a range may end at the last seed there is.
    for (std::uint64_t i = 0; output.stream(); ++i) {
        writeLevel(output.stream(), map, Seed{map.seeds.first.value + i}, faults);
        if (i == map.seeds.last.value - map.seeds.first.value) break;
    }
    const int code = finished(output);
    if (code != 0 || faults.levels == 0) return code;
    complain((faults.levels == 1
                  ? "1 level has problems, seed "
                  : std::to_string(faults.levels) + " levels have problems, the first is seed ") +
             seedText(faults.firstSeed) + ": " + faults.firstText +
             "; please report generator, size, knobs and seed");
    return 1;
}

}  // namespace gone
