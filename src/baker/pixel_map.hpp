#pragma once

#include "baker/palette.hpp"
#include "baker/sprite_ops.hpp"

#include <functional>
#include <map>
#include <optional>

namespace gone {

/// One drawn or derived picture.
struct PixelMap {
    std::string name;
    PixelRows rows;               ///< 1..64 rows of 1..64 keys; '.' is clear
    std::optional<char> outline;  ///< key of the outline, if it has one
    ArtPlace place;               ///< where it is defined
};

/// All pictures in the order of the files, and what deserves a look but stops nobody.
struct Art {
    std::vector<PixelMap> maps;
    std::vector<std::string> warnings;
};

/// Reads sprite files one after another. Every fault is thrown as an ArtError.
class PixelMapReader {
public:
    explicit PixelMapReader(const Palette& palette) : palette_{palette} {}

    void read(std::string_view text, const std::string& file);
    /// Checks what only the whole can tell (frames without a gap) and hands over all that was read.
    Art finish();

private:
    struct File;

    void readLine(File& file);
    void readOutline(File& file, const std::vector<std::string_view>& words);
    void readSprite(File& file, const std::vector<std::string_view>& words);
    void readDerive(File& file, const std::vector<std::string_view>& words);
    PixelRows readRows(File& file, const std::string& name, std::size_t width, std::size_t height) const;
    void add(PixelMap map);
    void checkKeys(const PixelMap& map) const;
    void checkKey(char key, const ArtPlace& place, const std::string& where) const;
    void warnAbout(const PixelMap& map);
    void checkFrames() const;

    const Palette& palette_;
    Art art_;
    std::map<std::string, std::size_t, std::less<>> index_;  ///< name to place in art_.maps
};

}  // namespace gone
