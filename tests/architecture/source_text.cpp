#include "architecture/source_text.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace gone {

namespace {

namespace fs = std::filesystem;

bool isNameCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Walks over a text once and blanks what is not code.
class Blanker {
public:
    explicit Blanker(std::string_view text) : text_{text} {}

    std::string run() {
        while (at_ < text_.size()) {
            if (starts("//")) {
                blankTo(text_.find('\n', at_));
            } else if (starts("/*")) {
                blankPast("*/", 2);
            } else if (starts("R\"(")) {
                blankPast(")\"", 3);
            } else if (text_[at_] == '"' || isCharacterQuote()) {
                blankLiteral(text_[at_]);
            } else {
                at_ += 1;
            }
        }
        return text_;
    }

private:
    bool starts(std::string_view what) const { return std::string_view{text_}.substr(at_).starts_with(what); }

    /// A ' inside a number, as in 1'000, quotes nothing.
    bool isCharacterQuote() const {
        return text_[at_] == '\'' && (at_ == 0 || !isNameCharacter(text_[at_ - 1]));
    }

    void blankTo(std::size_t end) {
        end = std::min(end, text_.size());
        for (; at_ < end; ++at_) {
            if (text_[at_] != '\n') text_[at_] = ' ';
        }
    }

    void blankPast(std::string_view closing, std::size_t opening) {
        const std::size_t end = text_.find(closing, at_ + opening);
        blankTo(end == std::string::npos ? end : end + closing.size());
    }

    void blankLiteral(char quote) {
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != quote) end += text_[end] == '\\' ? 2 : 1;
        blankTo(end + 1);
    }

    std::string text_;
    std::size_t at_ = 0;
};

}  // namespace

std::vector<SourceFile> sourcesUnder(std::string_view folder) {
    const fs::path top{GONEROOMS_SOURCE_DIR};
    std::vector<SourceFile> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{top / folder}) {
        const fs::path extension = entry.path().extension();
        if (extension != ".cpp" && extension != ".hpp") continue;
        std::ostringstream text;
        text << std::ifstream{entry.path()}.rdbuf();
        files.push_back({fs::relative(entry.path(), top).generic_string(), text.str()});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::string folderOf(std::string_view path) {
    path.remove_prefix(path.find('/') + 1);
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos ? std::string{} : std::string{path.substr(0, slash)};
}

std::string codeOf(std::string_view text) {
    return Blanker{text}.run();
}

int lineAt(std::string_view text, std::size_t offset) {
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, offset), '\n'));
}

bool isWordAt(std::string_view text, std::size_t offset, std::string_view word) {
    if (text.substr(offset, word.size()) != word) return false;
    const std::size_t end = offset + word.size();
    const bool startsName = offset == 0 || !isNameCharacter(text[offset - 1]);
    return startsName && (end == text.size() || !isNameCharacter(text[end]));
}

}  // namespace gone
