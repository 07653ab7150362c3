#include "base/words.hpp"
#include "game/foes.hpp"
#include "game/recipes.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace gone {
namespace {

using Json = nlohmann::json;

constexpr int mostSight = 40;
constexpr int mostFoes = 40;
constexpr int mostItems = 40;
constexpr std::size_t mostRanges = 10;  ///< of one floor's knobs: every mix of their ends is tried
constexpr std::array<Biome, 3> biomes{Biome::Halls, Biome::Hollows, Biome::Unmade};
const std::vector<std::string> floorKeys{"from",  "to",    "generator", "size",  "biome",
                                         "sight", "knobs", "foes",      "items", "boss"};

std::string rangeText(Range range) {
    return std::to_string(range.low) + " to " + std::to_string(range.high);
}

std::string shown(const Json& value) {
    constexpr std::size_t most = 40;
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > most) text = text.substr(0, most) + "...";
    return text;
}

/// Reads one entry. After the first fault, which it keeps, its answers mean nothing.
class EntryReader {
public:
    EntryReader(const Json& entry, std::size_t number) : entry_{entry}, number_{number} {}

    FloorRecipe read() {
        if (!entry_.is_object()) refuse("is no object");
        if (!fault_.empty()) return {};
        refuseStrangeKeys();
        recipe_.from = number("from", {1, lastFloor});
        recipe_.to = number("to", {recipe_.from, lastFloor});
        if (fault_.empty()) where_ = floorsText();
        readGenerator();
        readSize();
        readBiome();
        recipe_.sight = number("sight", {1, mostSight});
        readKnobs();
        if (const Json* foes = need("foes")) recipe_.foes = range("'foes'", *foes, {0, mostFoes}, true);
        recipe_.items = number("items", {0, mostItems});
        readBoss();
        if (fault_.empty()) refuseWhatDoesNotFit();
        return std::move(recipe_);
    }
    const std::string& fault() const { return fault_; }

private:
    std::string floorsText() const {
        if (recipe_.from == recipe_.to) return "floor " + std::to_string(recipe_.from);
        return "floors " + rangeText({recipe_.from, recipe_.to});
    }

    void refuse(const std::string& why) {
        if (!fault_.empty()) return;
        const std::string where = where_.empty() ? "entry " + std::to_string(number_ + 1) : where_;
        fault_ = where + " " + why;
    }
    void refuseKey(const std::string& key, const Json& value, const std::string& wanted) {
        refuse("has " + key + " " + shown(value) + "; it must be " + wanted);
    }

    void refuseStrangeKeys() {
        for (const auto& [key, value] : entry_.items())
            if (std::ranges::find(floorKeys, key) == floorKeys.end()) {
                const std::string advice = suggestion(key, floorKeys);
                refuse("has the unknown key " + inQuotes(key) +
                       (advice.empty() ? "; known are " + listed(floorKeys) : advice));
            }
    }

    const Json* need(const std::string& key) {
        const auto found = entry_.find(key);
        if (found != entry_.end()) return &*found;
        refuse("has no " + inQuotes(key));
        return nullptr;
    }

    static std::optional<int> whole(const Json& value, Range limits) {
        if (!value.is_number_integer()) return std::nullopt;
        if (value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000) return std::nullopt;
        const auto number = value.get<std::int64_t>();
        if (number < limits.low || number > limits.high) return std::nullopt;
        return static_cast<int>(number);
    }

    int number(const std::string& key, Range limits) {
        const Json* value = need(key);
        if (value == nullptr) return limits.low;
        const std::optional<int> read = whole(*value, limits);
        if (!read) refuseKey(inQuotes(key), *value, "a whole number from " + rangeText(limits));
        return read.value_or(limits.low);
    }

    std::optional<std::string> text(const std::string& key) {
        const Json* value = need(key);
        if (value == nullptr) return std::nullopt;
        if (!value->is_string()) {
            refuseKey(inQuotes(key), *value, "a text");
            return std::nullopt;
        }
        return value->get<std::string>();
    }

    /// A number or, if `onlyPair` or not, the two ends of a range.
    Range range(const std::string& key, const Json& value, Range limits, bool onlyPair) {
        const std::string wanted = std::string{onlyPair ? "" : "a whole number or "} +
                                   "[low, high] with whole numbers from " + rangeText(limits);
        if (const std::optional<int> one = whole(value, limits); one && !onlyPair) return {*one, *one};
        if (value.is_array() && value.size() == 2) {
            const std::optional<int> low = whole(value[0], limits);
            const std::optional<int> high = whole(value[1], limits);
            if (low && high && *low <= *high) return {*low, *high};
        }
        refuseKey(key, value, wanted);
        return limits;
    }

    void readGenerator() {
        const std::optional<std::string> wanted = text("generator");
        if (!wanted) return;
        if (const auto params = generatorNamed(*wanted)) {
            recipe_.generator = *params;
            return;
        }
        std::vector<std::string> names;
        for (const GeneratorParams& params : allGenerators()) names.emplace_back(generatorName(params));
        refuse("has the unknown generator " + inQuotes(*wanted) + "; there are " + listed(names) +
               suggestion(*wanted, names));
    }

    void readSize() {
        const Json* size = need("size");
        if (size == nullptr) return;
        if (!size->is_array() || size->size() != 2) {
            refuseKey("'size'", *size, "[width, height], each a number or [low, high]");
            return;
        }
        recipe_.width = range("a width of", (*size)[0], {smallestSize.width, largestSize.width}, false);
        recipe_.height = range("a height of", (*size)[1], {smallestSize.height, largestSize.height}, false);
    }

    void readBiome() {
        const std::optional<std::string> wanted = text("biome");
        if (!wanted) return;
        std::vector<std::string> names;
        for (const Biome biome : biomes) names.emplace_back(name(biome));
        const auto found = std::ranges::find(names, *wanted);
        if (found == names.end())
            refuse("has the unknown biome " + inQuotes(*wanted) + "; there are " + listed(names) +
                   suggestion(*wanted, names));
        else
            recipe_.biome = biomes[static_cast<std::size_t>(found - names.begin())];
    }

    void readBoss() {
        if (!entry_.contains("boss")) return;
        recipe_.boss = text("boss").value_or("");
        if (recipe_.boss.empty() || bossNamed(recipe_.boss)) return;
        refuse("has the unknown boss " + inQuotes(recipe_.boss) + "; there are " + listed(bossNames()) +
               suggestion(recipe_.boss, bossNames()));
    }

    void readKnobs() {
        const Json* knobs = need("knobs");
        if (knobs == nullptr || !fault_.empty()) return;
        if (!knobs->is_object()) {
            refuseKey("'knobs'", *knobs, "an object of knobs and values");
            return;
        }
        const std::vector<Knob> table = knobsOf(recipe_.generator);
        for (const auto& [key, value] : knobs->items()) {
            const std::optional<std::size_t> index = knobIndex(recipe_.generator, key);
            if (!index)
                refuseKnob(key, table);
            else
                recipe_.knobs.push_back({*index, knobValue(table[*index], value)});
        }
        std::ranges::sort(recipe_.knobs, {}, &KnobRecipe::knob);
    }

    void refuseKnob(const std::string& key, const std::vector<Knob>& table) {
        std::vector<std::string> names;
        for (const Knob& knob : table) names.emplace_back(knob.name);
        const std::string advice = suggestion(key, names);
        refuse("turns " + inQuotes(key) + ", no knob of " + std::string{generatorName(recipe_.generator)} +
               (advice.empty() ? "; 'gonerooms knobs' lists them" : advice));
    }

    std::variant<Range, std::vector<int>> knobValue(const Knob& knob, const Json& value) {
        const std::string key = "knob " + inQuotes(knob.name) + " at";
        const bool isList = value.is_array() && (!knob.choices.empty() || value.size() > 2);
        if (!isList && knob.choices.empty()) return range(key, value, {knob.min, knob.max}, false);
        const Json list = isList ? value : Json::array({value});
        std::vector<int> values;
        for (const Json& one : list)
            if (const std::optional<int> number = choice(knob, one)) values.push_back(*number);
        if (values.empty() || values.size() != list.size()) refuseKey(key, value, choicesText(knob));
        if (values.size() == 1) return Range{values.front(), values.front()};
        return values;
    }

    static std::optional<int> choice(const Knob& knob, const Json& value) {
        if (knob.choices.empty()) return whole(value, {knob.min, knob.max});
        if (!value.is_string()) return std::nullopt;
        const auto found = std::ranges::find(knob.choices, value.get<std::string>());
        if (found == knob.choices.end()) return std::nullopt;
        return knob.min + static_cast<int>(found - knob.choices.begin());
    }

    static std::string choicesText(const Knob& knob) {
        if (knob.choices.empty()) return "a list of whole numbers from " + rangeText({knob.min, knob.max});
        return "one or a list of " + listed({knob.choices.begin(), knob.choices.end()});
    }

    /// Every mix of the ranges' ends must fit the smallest size: what needs most room is among them.
    void refuseWhatDoesNotFit() {
        std::vector<KnobRecipe> ranged;
        for (const KnobRecipe& recipe : recipe_.knobs) {
            const auto* range = std::get_if<Range>(&recipe.value);
            if (range == nullptr || range->low != range->high) ranged.push_back(recipe);
        }
        if (ranged.size() > mostRanges) {
            refuse("leaves " + std::to_string(ranged.size()) + " knobs to chance; at most " +
                   std::to_string(mostRanges) + " are allowed");
            return;
        }
        const Size least{recipe_.width.low, recipe_.height.low};
        for (unsigned mix = 0; mix < (1U << ranged.size()); ++mix)
            if (const std::string reason = refusal(paramsAt(mix), least); !reason.empty())
                refuse("asks for what cannot be made: " + reason);
    }

    /// The parameters with every knob at one end of what it may be, by the bits of `mix`.
    GeneratorParams paramsAt(unsigned mix) const {
        GeneratorParams params = recipe_.generator;
        unsigned bit = 0;
        for (const KnobRecipe& recipe : recipe_.knobs) {
            Range ends;
            if (const auto* range = std::get_if<Range>(&recipe.value)) {
                ends = *range;
            } else {
                const auto& values = std::get<std::vector<int>>(recipe.value);
                const auto [low, high] = std::ranges::minmax(values);
                ends = {low, high};
            }
            const bool isFixed = ends.low == ends.high;
            const bool high = !isFixed && ((mix >> bit) & 1U) != 0;
            if (!isFixed) ++bit;
            setKnob(params, recipe.knob, high ? ends.high : ends.low);
        }
        return params;
    }

    const Json& entry_;
    std::size_t number_;
    std::string where_;
    FloorRecipe recipe_;
    std::string fault_;
};

/// Where the text breaks off being json.
std::string brokenAt(std::string_view json, std::size_t byte) {
    const std::string_view before = json.substr(0, byte == 0 ? 0 : byte - 1);
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t start = before.rfind('\n');
    const std::size_t column = start == std::string_view::npos ? before.size() + 1 : before.size() - start;
    return "it is no json from line " + std::to_string(line) + ", column " + std::to_string(column) + " on";
}

std::string coverFault(const Recipes& recipes) {
    int next = 1;
    for (const FloorRecipe& recipe : recipes.floors) {
        const std::string floor = "floor " + std::to_string(std::min(recipe.from, next));
        if (recipe.from < next) return floor + " comes twice or out of order; list the floors from 1 on";
        if (recipe.from > next) return floor + " has no entry; each of 1 to 12 needs one";
        next = recipe.to + 1;
    }
    if (next <= lastFloor)
        return "floor " + std::to_string(next) + " has no entry; each of 1 to 12 needs one";
    return {};
}

}  // namespace

std::variant<Recipes, RecipeFault> readRecipes(std::string_view json) {
    Json root;
    try {
        root = Json::parse(json);
    } catch (const Json::parse_error& error) {
        return RecipeFault{brokenAt(json, error.byte)};
    }
    if (!root.is_object() || !root.contains("floors") || !root["floors"].is_array())
        return RecipeFault{R"(it holds no list of floors; it must be {"floors": [...]})"};
    Recipes recipes;
    for (const Json& entry : root["floors"]) {
        EntryReader reader{entry, recipes.floors.size()};
        recipes.floors.push_back(reader.read());
        if (!reader.fault().empty()) return RecipeFault{reader.fault()};
    }
    if (std::string fault = coverFault(recipes); !fault.empty()) return RecipeFault{std::move(fault)};
    return recipes;
}

}  // namespace gone
