#pragma once

#include "support/scratch_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <sys/wait.h>

namespace gone {

/// What one call of the built program left behind.
struct Ran {
    int code = -1;  ///< exit code, -1 if it was killed
    std::string out;
    std::string err;
};

/// A folder of this test process's own, for files that calls write.
inline std::filesystem::path scratch(const std::string& name) {
    static const ScratchFolder folder;
    return folder.path() / name;
}

inline std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in{file, std::ios::binary};
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::string shellQuoted(const std::string& text) {
    std::string result(1, '\'');
    for (const char c : text) {
        if (c == '\'') result += "'\\'";  // leave the quotes for one quoted quote
        result += c;
    }
    result += '\'';
    return result;
}

/// Calls the program with these arguments. `tail` is shell text after the call, such as "| head -n 1";
/// without it the standard output is caught.
inline Ran run(const std::vector<std::string>& arguments, const std::string& tail = "") {
    const auto out = scratch("out");
    const auto err = scratch("err");
    std::ofstream{out};
    std::string command{"set -o pipefail; exec </dev/null; "};
    command.append(shellQuoted(GONEROOMS_PROGRAM));
    for (const std::string& argument : arguments) command.append(" ").append(shellQuoted(argument));
    command.append(" 2>").append(shellQuoted(err.string())).append(" ");
    command.append(tail.empty() ? std::string{">"}.append(shellQuoted(out.string())) : tail);
    const int status = std::system(std::string{"bash -c "}.append(shellQuoted(command)).c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(out), contentOf(err)};
}

inline long linesIn(const std::string& text) {
    return static_cast<long>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace gone
