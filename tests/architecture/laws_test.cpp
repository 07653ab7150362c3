#include "architecture/laws.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace gone {

namespace {

using Law = Offences (*)(const SourceFile&);

/// What a law says of a small text that stands at `path`.
Offences judged(Law law, const char* path, const char* text) {
    return law(SourceFile{path, text});
}

Offences judgedAll(Law law, std::string_view folder) {
    Offences all;
    for (const SourceFile& file : sourcesUnder(folder)) {
        const Offences found = law(file);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

/// The names at the top of the repository, but for folders that somebody builds in.
std::vector<std::string> namesAtTop() {
    namespace fs = std::filesystem;
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator{GONEROOMS_SOURCE_DIR}) {
        const std::string name = entry.path().filename().string();
        const bool built = name == "build" || fs::exists(entry.path() / "CMakeCache.txt");
        if (!built && name != "compile_commands.json") names.push_back(name);
    }
    return names;
}

void checkNone(const Offences& offences) {
    for (const std::string& offence : offences) FAIL_CHECK(offence);
}

}  // namespace

TEST_CASE("the sources are found, or no law would ever be broken") {
    CHECK(sourcesUnder("src").size() > 10);
    CHECK(sourcesUnder("tests").size() > 5);
}

TEST_CASE("comments and quoted texts are no code, and places stay") {
    CHECK(codeOf("a // b\nc") == "a     \nc");
    CHECK(codeOf("a /* b\nc */ d") == "a     \n     d");
    CHECK(codeOf(R"x(f("b\"c", 'd') + 1'000)x") == "f(      ,    ) + 1'000");
    CHECK(codeOf("R\"(one\" two)\" x") == "              x");
}

TEST_CASE("no include points back") {
    checkNone(judgedAll(arrowsBack, "src"));
}

TEST_CASE("an include that points back is seen") {
    CHECK(judged(arrowsBack, "src/base/grid.hpp", "\n#include \"world/tile.hpp\"\n") ==
          Offences{"src/base/grid.hpp:2: includes world/tile.hpp"});
    CHECK(judged(arrowsBack, "src/rules/turn.cpp", "#include \"generation/cave.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/generation/cave.cpp", "#include \"rules/turn.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/cli/map.cpp", "#include \"app/input.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/app/input.cpp", "#include \"cli/map.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/baker/bake.cpp", "#include \"view/atlas.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/view/canvas.cpp", "#include \"canvas.hpp\"\n").size() == 1);
    CHECK(judged(arrowsBack, "src/extra/new.cpp", "#include \"base/grid.hpp\"\n").size() == 1);
}

TEST_CASE("an include that points down or aside is no offence") {
    CHECK(
        judged(arrowsBack, "src/game/game.cpp",
               "#include \"game/game.hpp\"\n#include \"rules/turn.hpp\"\n#include \"generation/cave.hpp\"\n")
            .empty());
    CHECK(judged(arrowsBack, "src/main.cpp", "#include \"cli/cli.hpp\"\n#include \"app/app.hpp\"\n").empty());
    CHECK(judged(arrowsBack, "src/base/grid.hpp", "#include <vector>\n").empty());
}

TEST_CASE("only the units at the edge, the overlay and the baker name SDL or Dear ImGui") {
    checkNone(judgedAll(windowLibraries, "src"));
}

TEST_CASE("a window library in the wrong place is seen") {
    CHECK(judged(windowLibraries, "src/view/canvas.cpp", "#include <SDL.h>\n").size() == 1);
    CHECK(judged(windowLibraries, "src/view/window_plan.cpp", "#include <SDL.h>\n").size() == 1);
    CHECK(judged(windowLibraries, "src/view/atlas.cpp", "#include <SDL.h>\n").size() == 1);
    CHECK(judged(windowLibraries, "src/cli/shot.cpp", "IMG_SavePNG(picture, name);\n").size() == 1);
    CHECK(judged(windowLibraries, "src/game/game.cpp", "ImGui::Begin(title);\n").size() == 1);
    CHECK(judged(windowLibraries, "src/game/game.cpp", "// as in SDL\n").empty());
    for (const char* unit : {"src/view/window.cpp", "src/view/window.hpp", "src/view/png.cpp"})
        CHECK(judged(windowLibraries, unit, "#include <SDL.h>\n").empty());
    CHECK(judged(windowLibraries, "src/overlay/lab.cpp", "#include <imgui.h>\n").empty());
}

TEST_CASE("nothing below the shell can differ between two machines") {
    checkNone(judgedAll(chance, "src"));
}

TEST_CASE("what could differ between two machines is seen") {
    CHECK(judged(chance, "src/generation/cave.cpp", "#include <random>\n").size() == 1);
    CHECK(judged(chance, "src/generation/cave.cpp", "std::shuffle(a, b, rng);\n").size() == 1);
    CHECK(judged(chance, "src/generation/cave.cpp", "std::ranges::shuffle(a, rng);\n").size() == 1);
    CHECK(judged(chance, "src/rules/turn.cpp", "#include <chrono>\n").size() == 1);
    CHECK(judged(chance, "src/rules/turn.cpp", "std::unordered_map<int, int> m;\n").size() == 1);
    CHECK(judged(chance, "src/world/level.cpp", "double half = 0;\n").size() == 1);
    CHECK(judged(chance, "src/game/game.cpp", "int rand = hash.value();\n").empty());
    CHECK(judged(chance, "src/view/light.cpp", "float glow = 0;\n").empty());
}

TEST_CASE("no statement draws two random numbers") {
    checkNone(judgedAll(doubleDraws, "src"));
}

TEST_CASE("two draws in one statement are seen") {
    CHECK(judged(doubleDraws, "src/generation/cave.cpp", "f();\nplace({rng.below(3), rng.below(4)});\n") ==
          Offences{"src/generation/cave.cpp:2: draws twice in one statement"});
    CHECK(judged(doubleDraws, "src/game/game.cpp", "int a = x.next32() + y.chance(3);\n").size() == 1);
    CHECK(judged(doubleDraws, "src/game/game.cpp", "if (a.chance(5) && b.chance(6)) f();\n").size() == 1);
    CHECK(judged(doubleDraws, "src/game/game.cpp", "int a = rng.below(3);\nint b = rng.below(3);\n").empty());
    CHECK(judged(doubleDraws, "src/game/game.cpp", "if (rng.chance(5)) a = rng.below(3);\n").empty());
}

TEST_CASE("nothing below the shell throws") {
    checkNone(judgedAll(throws, "src"));
}

TEST_CASE("a throw below the shell is seen") {
    CHECK(judged(throws, "src/world/level.cpp", "throw std::runtime_error(\"no\");\n").size() == 1);
    CHECK(judged(throws, "src/view/atlas.cpp", "throw std::runtime_error(\"no\");\n").empty());
}

TEST_CASE("no file is too long to be about one thing") {
    checkNone(judgedAll(length, "src"));
    checkNone(judgedAll(length, "tests"));
}

TEST_CASE("a file that is too long is seen, a table is not") {
    const std::string longText(401, '\n');
    CHECK(judged(length, "src/game/game.cpp", longText.c_str()).size() == 1);
    CHECK(judged(length, "src/content/monsters.cpp", longText.c_str()).empty());
}

TEST_CASE("test names are plain names, each once in a file") {
    checkNone(judgedAll(testNames, "tests"));
}

TEST_CASE("a test name that would be read as more is seen") {
    // Two pieces, or this file would break the law it tests.
    const std::string opening =
        "TEST_"
        "CASE(\"";
    CHECK(judged(testNames, "tests/a_test.cpp", (opening + "one; two\") {}").c_str()).size() == 1);
    CHECK(judged(testNames, "tests/a_test.cpp", (opening + "a [b\") {}").c_str()).size() == 1);
    CHECK(
        judged(testNames, "tests/a_test.cpp", (opening + "a\") {}\n" + opening + "a\") {}").c_str()).size() ==
        1);
    CHECK(judged(testNames, "tests/a_test.cpp", (opening + "a door, closed\") {}").c_str()).empty());
}

TEST_CASE("the top of the repository holds what belongs there") {
    checkNone(strangersAtTop(namesAtTop()));
}

TEST_CASE("a stranger at the top is seen") {
    CHECK(strangersAtTop({"src", ".gitignore", "notes.txt"}) == Offences{"notes.txt: does not belong here"});
}

}  // namespace gone
