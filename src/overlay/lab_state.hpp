#pragma once

#include "generation/generators.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gone {

/// What the lab is asked to show.
struct LabWish {
    GeneratorParams params;
    Size size = defaultSize;
    Seed seed;
    friend bool operator==(const LabWish&, const LabWish&) = default;
};

/// A level made for the lab, with what was measured meanwhile.
struct LabLevel {
    LabWish wish;
    Generation generation;
    std::vector<Problem> problems;
    std::uint64_t hash = 0;
    std::optional<double> milliseconds;  ///< of generate() on the clock, its trace included, if measured
    std::vector<Tile> tiles;             ///< which occur, in the order of the enum
};

/// Up to this many cells the steps of a level are kept: a trace takes up to a hundred times the level's
/// memory.
inline constexpr int largestTracedArea = 512 * 512;

/// A wish that is not refused and could not be carried out all the same.
struct LabFailure {
    LabWish wish;
    std::string reason;  ///< a sentence
};

enum class Timing { Off, On };

/// Makes the level; the wish must not be refused.
std::shared_ptr<const LabLevel> makeLabLevel(const LabWish& wish, Timing timing = Timing::On);

/// Which region ids tint the map: none, those at the trace's position until the level is finished (then all
/// are one), or those found before joining.
enum class Tint { Off, Now, Found };

/// All the lab knows, without a pixel of how it looks.
struct LabState {
    LabWish wish;                           ///< what the fields say
    std::string seedText;                   ///< as typed; may be empty
    std::string trouble;                    ///< why the fields cannot be obeyed, a sentence; else empty
    std::string sizeNote;                   ///< the size that was typed, if a map cannot have it
    std::optional<LabFailure> failure;      ///< the last one
    std::shared_ptr<const LabLevel> level;  ///< the last one made; null before the first
    std::size_t position = 0;               ///< steps of its trace that are shown
    bool playing = false;
    int stepsPerSecond = 8;      ///< 1..60
    std::uint32_t waitedMs = 0;  ///< since the last step while playing
    std::optional<Seed> copied;  ///< the seed put on the clipboard last
    Tint tint = Tint::Now;
    bool marksSteps = true;  ///< while the trace is on the way, what its last step did
};

LabState labFor(const LabWish& wish);

// The fields. Whatever is typed is held to what the field allows.

void typeSeed(LabState& lab, std::string text);
/// All fields at once.
void takeWish(LabState& lab, const LabWish& wish);
/// By +1 or -1, from the last seed to the first and back.
void shiftSeed(LabState& lab, int by);
void takeSeed(LabState& lab, Seed seed);
void typeSize(LabState& lab, int width, int height);
/// `index` counts in knobsOf.
void turnKnob(LabState& lab, std::size_t index, long long value);
/// All knobs to their standard values.
void resetKnobs(LabState& lab);
/// `index` counts in allGenerators; its knobs stand at their standard values unless it is the present one.
void chooseGenerator(LabState& lab, std::size_t index);
std::size_t generatorIndex(const LabState& lab);

/// The wish if it can be obeyed and is not what is shown; says in `trouble` why it cannot be.
std::optional<LabWish> wantedLevel(LabState& lab);
/// Takes note that a wish failed: it is not wanted again, and `trouble` says why while the fields say it.
void giveUp(LabState& lab, const LabWish& wish, std::string reason);
/// Is the level that is shown the one the fields ask for? False without a level.
bool showsItsWish(const LabState& lab);
/// Puts a level on show: at its last step if the last step was shown before, else as near as it has steps.
void show(LabState& lab, std::shared_ptr<const LabLevel> level);

// The trace. Without one all of these do nothing.

std::size_t stepCount(const LabState& lab);
void seek(LabState& lab, std::size_t position);
void stepBack(LabState& lab);
void stepForward(LabState& lab);
/// Plays from here, from the start if all is shown already, or stops.
void togglePlaying(LabState& lab);
/// Lets `ms` pass; answers whether the position moved.
bool playOn(LabState& lab, std::uint32_t ms);
/// When playOn has something to do again; none while it does not play.
std::optional<std::uint32_t> msToNextStep(const LabState& lab);

}  // namespace gone
