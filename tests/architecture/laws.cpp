#include "architecture/laws.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace gone {

namespace {

using Names = std::set<std::string, std::less<>>;

const Names core = {"base", "world", "content", "rules", "generation", "game"};

/// For each folder of src the others it may include. Files right in src may include all.
const std::map<std::string, Names, std::less<>> arrows = {
    {"base", {}},
    {"world", {"base"}},
    {"content", {"base", "world"}},
    {"rules", {"base", "world", "content"}},
    {"generation", {"base", "world"}},
    {"game", {"base", "world", "content", "rules", "generation"}},
    {"view", {"base", "world", "content", "rules", "generation", "game"}},
    {"overlay", {"base", "world", "content", "rules", "generation", "game", "view"}},
    {"cli", {"base", "world", "content", "rules", "generation", "game", "view", "overlay"}},
    {"app", {"base", "world", "content", "rules", "generation", "game", "view", "overlay"}},
    {"baker", {"base"}},
};

std::string at(const SourceFile& file, std::size_t offset, const std::string& what) {
    return file.path + ":" + std::to_string(lineAt(file.text, offset)) + ": " + what;
}

bool isTest(const SourceFile& file) {
    return file.path.starts_with("tests/");
}

bool isCore(const SourceFile& file) {
    return !isTest(file) && core.contains(folderOf(file.path));
}

bool mayInclude(const std::string& from, const std::string& to) {
    if (from.empty()) return arrows.contains(to);
    const auto row = arrows.find(from);
    return row != arrows.end() && (from == to || row->second.contains(to));
}

bool mayNameWindowLibraries(const SourceFile& file) {
    static const Names folders = {"app", "overlay", "baker"};
    static const Names units = {"src/view/assets", "src/view/png", "src/view/sound", "src/view/window"};
    return folders.contains(folderOf(file.path)) || units.contains(file.path.substr(0, file.path.rfind('.')));
}

/// Every place of `word` in `text`; `whole` leaves out places inside longer names.
std::vector<std::size_t> placesOf(std::string_view text, std::string_view word, bool whole) {
    std::vector<std::size_t> places;
    for (std::size_t i = text.find(word); i != std::string_view::npos; i = text.find(word, i + 1)) {
        if (!whole || isWordAt(text, i, word)) places.push_back(i);
    }
    return places;
}

/// Past the parenthesis that closes the one at `open`, or the end of the text.
std::size_t pastClosing(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')' && --depth == 0) return i + 1;
    }
    return text.size();
}

/// Where statements end: at ; { } and behind the condition of an if or while, which is done before what
/// follows it.
std::vector<std::size_t> statementEnds(std::string_view code) {
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (code[i] == ';' || code[i] == '{' || code[i] == '}') ends.push_back(i);
        for (const std::string_view word : {"if", "while"}) {
            if (!isWordAt(code, i, word)) continue;
            const std::size_t open = code.find_first_not_of(" \n", i + word.size());
            if (open != std::string_view::npos && code[open] == '(') ends.push_back(pastClosing(code, open));
        }
    }
    ends.push_back(code.size());
    std::ranges::sort(ends);
    return ends;
}

std::vector<std::size_t> drawsIn(std::string_view code) {
    std::vector<std::size_t> draws;
    for (const std::string_view call : {".below(", ".chance(", ".next32(", ".next64("}) {
        const std::vector<std::size_t> places = placesOf(code, call, false);
        draws.insert(draws.end(), places.begin(), places.end());
    }
    std::ranges::sort(draws);
    return draws;
}

}  // namespace

Offences arrowsBack(const SourceFile& file) {
    Offences offences;
    static constexpr std::string_view opening = "#include \"";
    for (const std::size_t i : placesOf(file.text, opening, false)) {
        const std::size_t start = i + opening.size();
        const std::string name = file.text.substr(start, file.text.find('"', start) - start);
        const std::size_t slash = name.find('/');
        const std::string folder = slash == std::string::npos ? std::string{} : name.substr(0, slash);
        if (!mayInclude(folderOf(file.path), folder)) offences.push_back(at(file, i, "includes " + name));
    }
    return offences;
}

Offences windowLibraries(const SourceFile& file) {
    if (mayNameWindowLibraries(file)) return {};
    Offences offences;
    const std::string code = codeOf(file.text);
    for (const std::string_view word : {"SDL", "IMG_", "ImGui", "imgui"}) {
        for (const std::size_t i : placesOf(code, word, false)) {
            offences.push_back(at(file, i, "names " + std::string{word}));
        }
    }
    return offences;
}

Offences chance(const SourceFile& file) {
    if (!isCore(file)) return {};
    Offences offences;
    const std::string code = codeOf(file.text);
    for (const std::string_view word :
         {"random", "random_device", "mt19937", "uniform_int_distribution", "shuffle", "sample", "rand",
          "srand", "chrono", "ctime", "clock", "unordered_map", "unordered_set", "hash", "float", "double"}) {
        for (const std::size_t i : placesOf(code, word, true)) {
            const std::string_view before = std::string_view{code}.substr(0, i);
            const bool standard =
                before.ends_with("std::") || before.ends_with("std::ranges::") || before.ends_with('<');
            const bool arithmetic = word == "float" || word == "double";
            if (standard || arithmetic) offences.push_back(at(file, i, "uses " + std::string{word}));
        }
    }
    return offences;
}

Offences doubleDraws(const SourceFile& file) {
    Offences offences;
    const std::string code = codeOf(file.text);
    const std::vector<std::size_t> ends = statementEnds(code);
    std::optional<std::size_t> lastEnd;
    for (const std::size_t draw : drawsIn(code)) {
        const std::size_t end = *std::ranges::lower_bound(ends, draw);
        if (lastEnd == end) offences.push_back(at(file, draw, "draws twice in one statement"));
        lastEnd = end;
    }
    return offences;
}

Offences throws(const SourceFile& file) {
    if (!isCore(file)) return {};
    Offences offences;
    const std::string code = codeOf(file.text);
    for (const std::size_t i : placesOf(code, "throw", true)) offences.push_back(at(file, i, "throws"));
    return offences;
}

Offences length(const SourceFile& file) {
    static constexpr int mostLines = 400;
    const auto lines = std::ranges::count(file.text, '\n');
    if (lines <= mostLines || folderOf(file.path) == "content") return {};
    return {file.path + ": has " + std::to_string(lines) + " lines; look for the seam"};
}

Offences testNames(const SourceFile& file) {
    static constexpr std::string_view opening = "TEST_CASE(\"";
    Offences offences;
    Names seen;
    for (const std::size_t i : placesOf(file.text, opening, false)) {
        const std::size_t start = i + opening.size();
        const std::string name = file.text.substr(start, file.text.find("\")", start) - start);
        if (name.find_first_of(";[]\\*") != std::string::npos) {
            offences.push_back(at(file, i, "a test name holds one of ; [ ] \\ *"));
        }
        if (!seen.insert(name).second) offences.push_back(at(file, i, "a test name stands twice"));
    }
    return offences;
}

Offences strangersAtTop(const std::vector<std::string>& names) {
    static const Names residents = {
        "src",       "assets",  "tests", "third_party", "CMakeLists.txt", "CMakePresets.json",
        "README.md", "LICENSE", "play",  "check"};
    Offences offences;
    for (const std::string& name : names) {
        if (!name.starts_with('.') && !residents.contains(name))
            offences.push_back(name + ": does not belong here");
    }
    return offences;
}

}  // namespace gone
