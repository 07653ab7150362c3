#pragma once

#include "game/fingerprint.hpp"
#include "game/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gone {

// A run as text: one header line of json, then a line an entry, each with the CRC-32 of what stands before
// it:
//     0 parts <map> <actors> <items> <rng> ~89abcdef
//     …
//     17 walk ne ~0123abcd
//     50 parts <map> <actors> <items> <rng> ~0123abcd

/// What a run was begun with. Equal headers and commands make equal games.
struct RunHeader {
    int rules = rulesVersion;
    int generators = generatorVersion;
    Seed seed;
    std::string hero;  ///< his name
    Recipes recipes;
    friend bool operator==(const RunHeader&, const RunHeader&) = default;
};

/// One line after the header: a command, or the fingerprint of the game after so many of them.
struct RunEntry {
    int number = 0;  ///< of the command, from 1; of the last one before a fingerprint
    std::variant<Command, Fingerprint> what;
    friend bool operator==(const RunEntry&, const RunEntry&) = default;
};

/// A run file as read: all up to the first line that is torn, spoilt or out of its place.
struct RunRecord {
    RunHeader header;
    std::vector<RunEntry> entries;
    std::size_t wholeBytes = 0;  ///< up to the end of the last whole line
    bool cut = false;            ///< something stood behind them
    bool spoilt = false;         ///< and more than the one torn line that a killed program leaves
    friend bool operator==(const RunRecord&, const RunRecord&) = default;
};

/// "walk ne", "throw 12 7 5", as in a line of a run.
std::string textOf(const Command& command);
/// What textOf wrote, or none.
std::optional<Command> commandFromText(std::string_view text);

/// The lines, with their line breaks.
std::string lineOf(const RunHeader& header);
std::string lineOf(const RunEntry& entry);

/// Reads a run. The second alternative says why its header cannot be used, as the end of a sentence.
std::variant<RunRecord, std::string> readRun(std::string_view text);

}  // namespace gone
