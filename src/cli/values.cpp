#include "cli/values.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace gone {
namespace {

template <class Number>
std::optional<Number> wholeNumber(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool isDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> knobNames(const GeneratorParams& params) {
    std::vector<std::string> names;
    for (const Knob& knob : knobsOf(params)) names.emplace_back(knob.name);
    return names;
}

Seed readSeedNumber(std::string_view text, std::string_view range) {
    const std::string where = "--seeds is " + inQuotes(range) + ": ";
    if (!isDigits(text))
        throw UsageError{where + inQuotes(text) +
                         " is not a number; write two numbers with two dots, as in 0..99"};
    const auto number = wholeNumber<std::uint64_t>(text);
    if (!number)
        throw UsageError{where + inQuotes(text) + " is too large; seeds end at 18446744073709551615"};
    return Seed{*number};
}

std::optional<int> knobValueFrom(const Knob& knob, std::string_view text) {
    const auto choice = std::ranges::find(knob.choices, text);
    if (choice != knob.choices.end()) return knob.min + static_cast<int>(choice - knob.choices.begin());
    const auto number = wholeNumber<int>(text);
    if (!number || *number < knob.min || *number > knob.max) return std::nullopt;
    return number;
}

std::string rangeText(const Knob& knob) {
    if (knob.choices.empty())
        return "a whole number from " + std::to_string(knob.min) + " to " + std::to_string(knob.max);
    return "one of " + listed({knob.choices.begin(), knob.choices.end()});
}

}  // namespace

std::vector<std::string> generatorNames() {
    std::vector<std::string> names;
    for (const GeneratorParams& params : allGenerators()) names.emplace_back(generatorName(params));
    return names;
}

Seed readSeed(std::string_view text) {
    const auto seed = parseSeed(text);
    if (!seed) throw UsageError{"--seed is empty; give a number or any text"};
    return *seed;
}

SeedRange readSeedRange(std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        throw UsageError{"--seeds is " + inQuotes(text) +
                         ": it needs two numbers with two dots, as in 0..99"};
    const Seed first = readSeedNumber(text.substr(0, dots), text);
    const Seed last = readSeedNumber(text.substr(dots + 2), text);
    if (last.value < first.value)
        throw UsageError{"--seeds is " + inQuotes(text) + ": the first seed is above the last; write " +
                         seedText(last) + ".." + seedText(first)};
    return {first, last};
}

Size readSize(std::string_view text) {
    const std::string where = "--size is " + inQuotes(text) + ": ";
    const std::size_t cross = text.find('x');
    const std::string_view width = text.substr(0, cross);
    const std::string_view height = cross == std::string_view::npos ? "" : text.substr(cross + 1);
    if (!isDigits(width) || !isDigits(height))
        throw UsageError{where + "it needs columns and rows with an x between, as in 80x45"};
    const Size size{wholeNumber<int>(width).value_or(-1), wholeNumber<int>(height).value_or(-1)};
    if (size.width < smallestSize.width || size.height < smallestSize.height ||
        size.width > largestSize.width || size.height > largestSize.height)
        throw UsageError{where + "both numbers must lie from 1 to 4096"};
    return size;
}

int readNumber(std::string_view option, std::string_view text, int min, int max) {
    const auto number = wholeNumber<int>(text);
    if (number && *number >= min && *number <= max) return *number;
    throw UsageError{std::string{option} + " is " + inQuotes(text) + "; it must be a whole number from " +
                     std::to_string(min) + " to " + std::to_string(max)};
}

std::size_t readChoice(std::string_view option, std::string_view text,
                       const std::vector<std::string>& names) {
    const auto found = std::ranges::find(names, text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    throw UsageError{std::string{option} + " is " + inQuotes(text) + "; it must be one of " + listed(names) +
                     suggestion(text, names)};
}

GeneratorParams readGenerator(std::string_view name) {
    if (auto params = generatorNamed(name)) return *params;
    const std::vector<std::string> known = generatorNames();
    throw UsageError{"there is no generator " + inQuotes(name) + ", only " + listed(known) +
                     suggestion(name, known)};
}

void applySetting(GeneratorParams& params, std::string_view setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos || equals == 0)
        throw UsageError{"--set is " + inQuotes(setting) + ": it needs a knob and a value, as in steps=4"};
    const std::string_view key = setting.substr(0, equals);
    const std::string_view text = setting.substr(equals + 1);
    const auto index = knobIndex(params, key);
    if (!index) {
        const std::string advice = suggestion(key, knobNames(params));
        throw UsageError{"generator " + std::string{generatorName(params)} + " has no knob " + inQuotes(key) +
                         (advice.empty() ? "; 'gonerooms knobs' lists them" : advice)};
    }
    const Knob knob = knobsOf(params)[*index];
    const auto value = knobValueFrom(knob, text);
    if (!value)
        throw UsageError{"knob " + std::string{knob.name} + " cannot be " + inQuotes(text) + "; it must be " +
                         rangeText(knob)};
    setKnob(params, *index, *value);
}

}  // namespace gone
