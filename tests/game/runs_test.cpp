#include "game/append_file.hpp"
#include "game/replay.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <vector>

using namespace gone;

namespace {

std::vector<std::filesystem::path> recordedRuns() {
    std::vector<std::filesystem::path> runs;
    for (const auto& entry : std::filesystem::directory_iterator{GONEROOMS_SOURCE_DIR "/tests/runs"})
        if (entry.path().extension() == ".run") runs.push_back(entry.path());
    std::ranges::sort(runs);
    return runs;
}

}  // namespace

TEST_CASE("twenty recorded runs play as they were recorded") {
    // Where this fails because the rules were changed on purpose: tests/runs/renew.
    const std::vector<std::filesystem::path> runs = recordedRuns();
    CHECK(runs.size() == 20);
    for (const std::filesystem::path& run : runs) {
        CAPTURE(run.filename().string());
        const auto text = readWhole(run);
        const auto read = readRun(std::get<std::string>(text));
        REQUIRE(std::holds_alternative<RunRecord>(read));
        const RunRecord& record = std::get<RunRecord>(read);
        CHECK_FALSE(record.cut);
        REQUIRE(strangeVersion(record.header) == "");
        CHECK(replay(record).fault == std::nullopt);
    }
}
