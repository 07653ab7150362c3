#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// One file of the repository. `path` is relative to its top, e.g. "src/base/rng.hpp".
struct SourceFile {
    std::string path;
    std::string text;
};

/// Every .cpp and .hpp below `folder` of the repository, in order of path.
std::vector<SourceFile> sourcesUnder(std::string_view folder);

/// "src/view/atlas.cpp" -> "view"; files right in src or tests stand in "".
std::string folderOf(std::string_view path);

/// The text with comments, and what stands inside string and character literals, made blank.
/// Line ends stay, so that places stay what they are.
std::string codeOf(std::string_view text);

/// The line, counted from 1, in which the character at `offset` stands.
int lineAt(std::string_view text, std::size_t offset);

/// Whether `word` stands in `text` at `offset` and is not a part of a longer name.
bool isWordAt(std::string_view text, std::size_t offset, std::string_view word);

}  // namespace gone
