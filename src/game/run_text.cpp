#include "game/run_text.hpp"

#include "base/crc32.hpp"
#include "base/hex.hpp"
#include "base/overloaded.hpp"
#include "base/words.hpp"

#include <nlohmann/json.hpp>

#include <charconv>

namespace gone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view formatName = "gone rooms run 1";
constexpr std::string_view partsWord = "parts";
constexpr std::size_t checkDigits = 8;
constexpr std::size_t hashDigits = 16;

std::string textOf(const Fingerprint& print) {
    std::string text{partsWord};
    for (const std::uint64_t part : {print.map, print.actors, print.items, print.rng})
        text += " " + hexText(part, hashDigits);
    return text;
}

std::optional<Fingerprint> fingerprintFrom(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.size() != 5 || words.front() != partsWord) return std::nullopt;
    Fingerprint print;
    std::size_t word = 1;
    for (std::uint64_t* part : {&print.map, &print.actors, &print.items, &print.rng}) {
        const std::optional<std::uint64_t> value = numberFromHex(words[word++]);
        if (!value) return std::nullopt;
        *part = *value;
    }
    return print;
}

/// A line without its break, or none if it is torn or spoilt.
std::optional<RunEntry> entryFrom(std::string_view line) {
    const std::size_t mark = line.rfind(" ~");
    if (mark == std::string_view::npos || line.size() != mark + 2 + checkDigits) return std::nullopt;
    const std::string_view body = line.substr(0, mark);
    if (numberFromHex(line.substr(mark + 2)) != std::uint64_t{crc32(body)}) return std::nullopt;
    RunEntry entry;
    const auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), entry.number);
    if (error != std::errc{} || entry.number < 0) return std::nullopt;
    const std::string_view rest = body.substr(static_cast<std::size_t>(end - body.data()));
    if (const auto command = commandFromText(rest))
        entry.what = *command;
    else if (const auto print = fingerprintFrom(rest))
        entry.what = *print;
    else
        return std::nullopt;
    return entry;
}

/// The seed is a text in json: readers of 53 bits would spoil a number.
std::string fillFrom(const Json& json, RunHeader& header) {
    const auto number = [&](const char* key, int& value) {
        const auto found = json.find(key);
        if (found == json.end() || !found->is_number_integer()) return false;
        value = found->get<int>();
        return true;
    };
    const auto text = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string{};
    };
    if (text("format") != formatName) return "it is not of the format '" + std::string{formatName} + "'";
    if (!number("rules", header.rules) || !number("generators", header.generators))
        return "its header does not name the versions of rules and generators";
    const std::optional<Seed> seed = parseSeed(text("seed"));
    if (!seed) return "its header names no seed";
    header.seed = *seed;
    header.hero = text("hero");
    auto recipes = readRecipes(json.contains("recipes") ? json["recipes"].dump() : "");
    if (const auto* fault = std::get_if<RecipeFault>(&recipes))
        return "the recipes in its header will not do: " + fault->text;
    header.recipes = std::get<Recipes>(std::move(recipes));
    return {};
}

/// A line may be whole and yet stand where it was not written: commands count up by one.
bool follows(const RunEntry& entry, int last) {
    return entry.number == (std::holds_alternative<Command>(entry.what) ? last + 1 : last);
}

bool isFromHere(const RunHeader& header) {
    return header.rules == rulesVersion && header.generators == generatorVersion;
}

}  // namespace

std::string lineOf(const RunHeader& header) {
    const Json json{{"format", formatName},
                    {"rules", header.rules},
                    {"generators", header.generators},
                    {"seed", seedText(header.seed)},
                    {"hero", header.hero},
                    {"recipes", Json::parse(recipesJson(header.recipes))}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string lineOf(const RunEntry& entry) {
    const std::string what = std::visit(Overloaded{[](const Command& command) { return textOf(command); },
                                                   [](const Fingerprint& print) { return textOf(print); }},
                                        entry.what);
    const std::string body = std::to_string(entry.number) + " " + what;
    return body + " ~" + hexText(crc32(body), checkDigits) + "\n";
}

std::variant<RunRecord, std::string> readRun(std::string_view text) {
    RunRecord record;
    std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return "it has no whole header line";
    const Json json = Json::parse(text.substr(0, end), nullptr, false);
    if (!json.is_object()) return "its first line is no header";
    if (std::string fault = fillFrom(json, record.header); !fault.empty()) return fault;
    record.wholeBytes = end + 1;
    int last = 0;
    // What another version's words mean is not for this one to judge.
    while (isFromHere(record.header) && record.wholeBytes < text.size()) {
        end = text.find('\n', record.wholeBytes);
        if (end == std::string_view::npos) break;
        const auto entry = entryFrom(text.substr(record.wholeBytes, end - record.wholeBytes));
        if (!entry || !follows(*entry, last)) break;
        last = entry->number;
        record.entries.push_back(*entry);
        record.wholeBytes = end + 1;
    }
    record.cut = isFromHere(record.header) && record.wholeBytes < text.size();
    record.spoilt = record.cut && text.find('\n', record.wholeBytes) != std::string_view::npos;
    return record;
}

}  // namespace gone
