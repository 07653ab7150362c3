#include "game/run_text.hpp"

#include "support/any_command.hpp"
#include "support/recipes.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <set>

using namespace gone;

namespace {

RunHeader header() {
    RunHeader header;
    header.seed = Seed{~std::uint64_t{0}};
    header.hero = "Ada \"the\" \xc3\xa9";
    header.recipes = standardRecipes();
    return header;
}

std::string someRun() {
    std::string text = lineOf(header());
    int number = 0;
    for (const Command& command : everyCommand()) text += lineOf(RunEntry{++number, command});
    return text + lineOf(RunEntry{number, Fingerprint{1, 2, 3, ~std::uint64_t{0}}});
}

RunRecord read(std::string_view text) {
    auto result = readRun(text);
    REQUIRE(std::holds_alternative<RunRecord>(result));
    return std::get<RunRecord>(std::move(result));
}

/// A command in the line with this number.
std::string waitLine(int number) {
    return lineOf(RunEntry{number, Command{Action{Wait{}}}});
}

std::string faultOf(std::string_view text) {
    const auto result = readRun(text);
    REQUIRE(std::holds_alternative<std::string>(result));
    return std::get<std::string>(result);
}

}  // namespace

TEST_CASE("a command is written in words") {
    CHECK(textOf(Command{Action{Walk{Direction::NorthEast}}}) == "walk ne");
    CHECK(textOf(Command{Action{TakeStairs{false}}}) == "stairs up");
    CHECK(textOf(Command{Action{Throw{7, {12, 5}}}}) == "throw 7 12 5");
    CHECK(textOf(Command{Action{PickUp{}}}) == "take");
}

TEST_CASE("every command is read back as it was written and has words of its own") {
    std::set<std::string> texts;
    for (const Command& command : everyCommand()) {
        const std::string text = textOf(command);
        CAPTURE(text);
        CHECK(commandFromText(text) == command);
        texts.insert(text);
    }
    CHECK(texts.size() == everyCommand().size());
}

TEST_CASE("words that are no command are none") {
    for (const char* text :
         {"", "dance", "walk", "walk up", "walk n n", "stairs", "stairs sideways", "throw 7 12",
          "throw 7 12 5 6", "throw seven 12 5", "drop 99999999999 1", "wait 3"})
        CHECK_FALSE(commandFromText(text));
}

TEST_CASE("a line of a run carries its checksum") {
    CHECK(lineOf(RunEntry{17, Command{Action{Walk{Direction::NorthEast}}}}) == "17 walk ne ~73f40337\n");
}

TEST_CASE("a run is read back as it was written") {
    const RunRecord record = read(someRun());
    CHECK(record.header == header());
    CHECK_FALSE(record.cut);
    CHECK(record.wholeBytes == someRun().size());
    REQUIRE(record.entries.size() == everyCommand().size() + 1);
    CHECK(record.entries.front() == RunEntry{1, everyCommand().front()});
    CHECK(std::get<Fingerprint>(record.entries.back().what) == Fingerprint{1, 2, 3, ~std::uint64_t{0}});
}

TEST_CASE("a torn run is cut at its last whole line wherever it was torn") {
    const std::string text = someRun();
    const std::size_t start = lineOf(header()).size();
    for (std::size_t length = start; length < text.size(); ++length) {
        CAPTURE(length);
        const RunRecord record = read(std::string_view{text}.substr(0, length));
        const std::size_t whole = text.rfind('\n', length - 1) + 1;
        REQUIRE(record.wholeBytes == whole);
        REQUIRE(record.cut == (whole < length));
        for (const RunEntry& entry : record.entries)
            if (const auto* command = std::get_if<Command>(&entry.what))
                REQUIRE(*command == everyCommand()[static_cast<std::size_t>(entry.number - 1)]);
    }
}

TEST_CASE("a run with a spoilt line is cut before it") {
    const std::string text = someRun();
    const std::size_t start = lineOf(header()).size();
    for (std::size_t at = start; at < text.size(); at += 3) {
        CAPTURE(at);
        std::string spoilt = text;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 4);
        const RunRecord record = read(spoilt);
        REQUIRE(record.cut);
        REQUIRE(record.wholeBytes <= at);
        REQUIRE(record.wholeBytes == text.rfind('\n', at - 1) + 1);
    }
}

TEST_CASE("a run is cut where a line is lost or doubled or swapped or its number too large") {
    const std::string start = lineOf(header()) + waitLine(1);
    for (const std::string& wrong :
         {waitLine(3), waitLine(1), waitLine(3) + waitLine(2), waitLine(std::numeric_limits<int>::max()),
          lineOf(RunEntry{2, Fingerprint{1, 2, 3, 4}})}) {
        CAPTURE(wrong);
        const RunRecord record = read(start + wrong + waitLine(2));
        CHECK(record.cut);
        CHECK(record.wholeBytes == start.size());
        CHECK(record.entries.size() == 1);
    }
    CHECK_FALSE(read(start + waitLine(2)).cut);
}

TEST_CASE("a header that cannot be used says why") {
    CHECK(faultOf("") == "it has no whole header line");
    CHECK(faultOf(lineOf(header()).substr(0, 40)) == "it has no whole header line");
    CHECK(faultOf("1 walk n ~00000000\n") == "its first line is no header");
    CHECK(faultOf("{}\n") == "it is not of the format 'gone rooms run 1'");
    std::string text = lineOf(header());
    text.replace(text.find("\"seed\""), 6, "\"sead\"");
    CHECK(faultOf(text) == "its header names no seed");
    text = lineOf(header());
    text.replace(text.find("fill_percent"), 12, "fill_parsent");
    CHECK(faultOf(text).starts_with("the recipes in its header will not do: floor 6 turns 'fill_parsent'"));
}

TEST_CASE("of another version's run the header alone is read") {
    RunHeader other = header();
    other.rules = rulesVersion + 1;
    const RunRecord record = read(lineOf(other) + "1 fly up ~00000000\n");
    CHECK(record.header == other);
    CHECK(record.entries.empty());
    CHECK_FALSE(record.cut);
}
