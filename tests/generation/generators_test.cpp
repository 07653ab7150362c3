#include "generation/generators.hpp"

#include "generation/level_case.hpp"
#include "support/any_params.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace gone;

namespace {

Seed seedOf(int number) {
    return Seed{static_cast<std::uint64_t>(number)};
}

std::uint64_t hashOf(const GeneratorParams& params, Size size, Seed seed) {
    return levelHash(generate(params, size, seed).level);
}

/// A size and how many seeds of it a test can afford.
struct Sample {
    Size size;
    int seeds;
};

std::vector<Sample> samplesFor(const GeneratorParams& params) {
    std::vector<Sample> samples{{smallestSizeFor(params), 300}};
    for (const Sample& sample : {Sample{{18, 15}, 300}, Sample{{21, 18}, 300}, Sample{{40, 24}, 200},
                                 Sample{{80, 45}, 100}, Sample{{120, 67}, 30}})
        if (refusal(params, sample.size).empty()) samples.push_back(sample);
    return samples;
}

/// Everything of a generation but its trace.
void requireSame(const Generation& a, const Generation& b) {
    REQUIRE(a.level == b.level);
    REQUIRE(a.attempt == b.attempt);
    REQUIRE(a.minimum == b.minimum);
    REQUIRE(a.targets == b.targets);
    REQUIRE(a.regionIds == b.regionIds);
    REQUIRE(a.touches == b.touches);
    REQUIRE(a.tally == b.tally);
}

}  // namespace

TEST_CASE("every generator makes levels without problems at every size") {
    for (const GeneratorParams& params : allGenerators())
        for (const Sample& sample : samplesFor(params))
            for (int seed = 0; seed < seedCount(sample.seeds); ++seed)
                REQUIRE(complaintAbout({params, sample.size, seedOf(seed)}) == "");
}

TEST_CASE("every generator makes levels without problems with any knobs") {
    for (const GeneratorParams& standard : allGenerators())
        for (int number = 0; number < seedCount(1200); ++number)
            REQUIRE(complaintAbout(anyCase(standard, number)) == "");
}

TEST_CASE("every generator makes large levels without problems") {
    for (const GeneratorParams& params : allGenerators())
        for (const Size size : {Size{400, 30}, Size{30, 400}, Size{200, 200}})
            REQUIRE(complaintAbout({params, size, Seed{1}}) == "");
}

TEST_CASE("the same parameters, size and seed give the same level, traced or not") {
    for (const GeneratorParams& standard : allGenerators())
        for (int number = 0; number < seedCount(150); ++number) {
            CAPTURE(generatorName(standard));
            CAPTURE(number);
            const LevelCase any = anyCase(standard, number);
            const Generation first = generate(any.params, any.size, any.seed);
            requireSame(first, generate(any.params, any.size, any.seed));
            requireSame(first, generate(any.params, any.size, any.seed, Tracing::On));
            REQUIRE(first.trace.steps.empty());
        }
}

TEST_CASE("levels made in between, or at the same time on other threads, change nothing") {
    std::vector<LevelCase> cases;
    for (int number = 0; number < seedCount(20); ++number)
        for (const GeneratorParams& standard : allGenerators()) cases.push_back(anyCase(standard, number));
    std::vector<std::uint64_t> alone(cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i)
        alone[i] = hashOf(cases[i].params, cases[i].size, cases[i].seed);

    std::vector<std::vector<std::uint64_t>> together(8, std::vector<std::uint64_t>(cases.size()));
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < together.size(); ++t)
        threads.emplace_back([&cases, &hashes = together[t], t] {
            for (std::size_t i = 0; i < cases.size(); ++i) {
                const std::size_t mixed =
                    (i * (2 * t + 1) + t) % cases.size();  // each thread in its own order
                hashes[mixed] = hashOf(cases[mixed].params, cases[mixed].size, cases[mixed].seed);
            }
            for (std::size_t i = 0; i < cases.size(); ++i)
                if (hashes[i] == 0) hashes[i] = hashOf(cases[i].params, cases[i].size, cases[i].seed);
        });
    for (std::thread& thread : threads) thread.join();
    for (const std::vector<std::uint64_t>& hashes : together) CHECK(hashes == alone);
}

TEST_CASE("no seed is special") {
    for (const GeneratorParams& params : allGenerators()) {
        CAPTURE(generatorName(params));
        std::set<std::uint64_t> hashes;
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 32,
                                         std::uint64_t{1} << 63, ~std::uint64_t{0}}) {
            REQUIRE(complaintAbout({params, {48, 36}, Seed{seed}}) == "");
            hashes.insert(hashOf(params, {48, 36}, Seed{seed}));
        }
        CHECK(hashes.size() == 5);
    }
}

TEST_CASE("seeds that follow each other give different levels, all of them") {
    for (const GeneratorParams& params : allGenerators()) {
        CAPTURE(generatorName(params));
        const int seeds = seedCount(1000);  // all of 0..9999 at full effort
        std::set<std::uint64_t> hashes;
        for (int seed = 0; seed < seeds; ++seed) hashes.insert(hashOf(params, {48, 36}, seedOf(seed)));
        CHECK(static_cast<int>(hashes.size()) == seeds);
    }
}

TEST_CASE("a size is refused exactly when it is too small, and the refusal names one that fits") {
    for (const GeneratorParams& standard : allGenerators()) {
        CAPTURE(generatorName(standard));
        for (int number = 0; number < 40; ++number) {
            CAPTURE(number);
            const GeneratorParams params = number == 0 ? standard : anyCase(standard, number).params;
            for (int width = 1; width <= 40; ++width)
                for (int height = 1; height <= 40; ++height) {
                    const std::string text = refusal(params, {width, height});
                    // What fits goes on fitting when it grows.
                    if (width > 1 && refusal(params, {width - 1, height}).empty()) REQUIRE(text.empty());
                    if (height > 1 && refusal(params, {width, height - 1}).empty()) REQUIRE(text.empty());
                    if (text.empty()) continue;
                    REQUIRE(text.find('\n') == std::string::npos);
                    REQUIRE(text.find(generatorName(params)) != std::string::npos);
                    REQUIRE(text.find(std::to_string(width) + "x" + std::to_string(height)) !=
                            std::string::npos);
                    const std::size_t named = text.find("at least ") + 9;
                    const std::size_t cross = text.find('x', named);
                    REQUIRE(cross != std::string::npos);
                    const Size fitting{std::stoi(text.substr(named)), std::stoi(text.substr(cross + 1))};
                    REQUIRE(refusal(params, fitting) == "");
                    const bool isLarger = fitting.width > width || fitting.height > height;
                    REQUIRE(isLarger);
                }
        }
    }
}

TEST_CASE("the smallest size that is not refused makes a sound level with any knobs") {
    for (const GeneratorParams& standard : allGenerators())
        for (int number = 0; number < seedCount(300); ++number) {
            LevelCase any = anyCase(standard, number);
            any.size = smallestSizeFor(any.params);
            REQUIRE(complaintAbout(any) == "");
        }
}

TEST_CASE("sizes past the largest are refused by every generator") {
    for (const GeneratorParams& params : allGenerators()) {
        CHECK_FALSE(refusal(params, {4097, 45}).empty());
        CHECK_FALSE(refusal(params, {80, 4097}).empty());
        CHECK_FALSE(refusal(params, {0, 45}).empty());
        CHECK_FALSE(refusal(params, {80, -3}).empty());
        CHECK(refusal(params, {4096, 4096}).empty());
    }
}

TEST_CASE("what a rogue grid may have at a small size is named too") {
    RogueParams params;
    const std::string text = refusal(GeneratorParams{params}, {20, 18});
    CHECK(text.find("21x18") != std::string::npos);
    CHECK(text.find("columns 2 and rows 3 fit") != std::string::npos);
    params.columns = 2;
    CHECK(refusal(GeneratorParams{params}, {20, 18}).empty());
}

TEST_CASE("stairs are two, apart, and on foot from each other") {
    for (const GeneratorParams& standard : allGenerators())
        for (int number = 0; number < seedCount(100); ++number) {
            CAPTURE(number);
            const LevelCase any = anyCase(standard, number);
            const Level level = generate(any.params, any.size, any.seed).level;
            REQUIRE(level.up != level.down);
            REQUIRE(level.tiles[level.up] == Tile::StairsUp);
            REQUIRE(level.tiles[level.down] == Tile::StairsDown);
        }
}

TEST_CASE("generators are found by name, each with a meaning") {
    for (const GeneratorParams& params : allGenerators()) {
        CHECK(generatorNamed(generatorName(params)) == params);
        CHECK_FALSE(generatorMeaning(params).empty());
    }
    CHECK_FALSE(generatorNamed("maze"));
    CHECK_FALSE(generatorNamed(""));
}
