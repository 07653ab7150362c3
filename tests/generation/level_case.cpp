#include "generation/level_case.hpp"

#include "support/any_params.hpp"

namespace gone {
namespace {

/// Tries the case with one number lowered as far as it stays bad, by halves.
void lower(int& number, int least, const std::function<bool()>& isBad) {
    while (number > least) {
        const int before = number;
        number = least + (number - least) / 2;
        if (isBad()) continue;
        number = before - 1;
        if (isBad()) continue;
        number = before;
        return;
    }
}

}  // namespace

LevelCase anyCase(const GeneratorParams& standard, int number) {
    Rng rng{derive(Seed{static_cast<std::uint64_t>(number)}, "any case")};
    LevelCase any{anyParams(standard, rng), {}, {}};
    const std::vector<Knob> knobs = knobsOf(any.params);
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        const int end = rng.below(6);
        if (end == 0) setKnob(any.params, i, knobs[i].min);
        if (end == 1) setKnob(any.params, i, knobs[i].max);
    }
    any.size = anySizeFor(any.params, rng);
    any.seed = Seed{rng.next64()};
    return any;
}

std::string faultsOf(const LevelCase& wanted) {
    const Generation made = generate(wanted.params, wanted.size, wanted.seed);
    std::string faults;
    for (const Problem& problem : problemsIn(wanted.params, made))
        faults.append(problem.fault)
            .append(" after ")
            .append(problem.pass)
            .append(": ")
            .append(problem.text) += '\n';
    return faults;
}

LevelCase shrunk(LevelCase bad, const std::function<bool(const LevelCase&)>& isBad) {
    const auto stillBad = [&] { return refusal(bad.params, bad.size).empty() && isBad(bad); };
    const std::vector<Knob> knobs = knobsOf(bad.params);
    for (bool plainer = true; plainer;) {  // one step may open the way for another
        plainer = false;
        lower(bad.size.width, smallestSize.width, stillBad);
        lower(bad.size.height, smallestSize.height, stillBad);
        for (std::size_t i = 0; i < knobs.size(); ++i) {
            const int before = knobValue(bad.params, i);
            if (before == knobs[i].standard) continue;
            setKnob(bad.params, i, knobs[i].standard);
            if (stillBad())
                plainer = true;
            else
                setKnob(bad.params, i, before);
        }
    }
    return bad;
}

std::string report(const LevelCase& bad) {
    std::string text = "map --generator " + std::string{generatorName(bad.params)};
    text += " --seed " + seedText(bad.seed);
    text += " --size " + std::to_string(bad.size.width) + "x" + std::to_string(bad.size.height);
    const std::vector<Knob> knobs = knobsOf(bad.params);
    for (std::size_t i = 0; i < knobs.size(); ++i)
        if (knobValue(bad.params, i) != knobs[i].standard)
            text += " --set " + std::string{knobs[i].name} + "=" + std::to_string(knobValue(bad.params, i));
    text += '\n';
    text += faultsOf(bad);
    for (const std::string& row : rowsOf(generate(bad.params, bad.size, bad.seed).level.tiles)) {
        text += row;
        text += '\n';
    }
    return text;
}

std::string complaintAbout(const LevelCase& wanted) {
    if (faultsOf(wanted).empty()) return {};
    return report(shrunk(wanted, [](const LevelCase& c) { return !faultsOf(c).empty(); }));
}

}  // namespace gone
