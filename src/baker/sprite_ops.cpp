#include "baker/sprite_ops.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace gone {
namespace {

std::string quoted(std::string_view word) {
    return '"' + std::string{word} + '"';
}

std::optional<std::size_t> decimal(std::string_view word) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::string clearRow(const PixelRows& rows) {
    return std::string(rows.front().size(), '.');
}

void swapKeys(PixelRows& rows, std::string_view value, const ArtPlace& place) {
    const std::size_t arrow = value.find('>');
    const std::string_view from = value.substr(0, arrow);
    const std::string_view to = arrow == std::string_view::npos ? "" : value.substr(arrow + 1);
    std::string sorted{from};
    std::ranges::sort(sorted);
    const bool twice = std::ranges::adjacent_find(sorted) != sorted.end();
    if (from.empty() || from.size() != to.size() || twice || value.find('.') != std::string_view::npos)
        throw ArtError(place,
                       "swap from " + quoted(from) + " to " + quoted(to) +
                           ": sides must be equally long, not empty, without '.' and without a key twice");
    for (std::string& row : rows)
        for (char& key : row)
            if (const std::size_t index = from.find(key); index != std::string_view::npos) key = to[index];
}

void dropRow(PixelRows& rows, std::size_t row) {
    rows.insert(rows.begin(), clearRow(rows));
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row) + 1);
}

void moveUp(PixelRows& rows, std::size_t count) {
    std::rotate(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count), rows.end());
    std::fill(rows.end() - static_cast<std::ptrdiff_t>(count), rows.end(), clearRow(rows));
}

void moveDown(PixelRows& rows, std::size_t count) {
    std::rotate(rows.begin(), rows.end() - static_cast<std::ptrdiff_t>(count), rows.end());
    std::fill_n(rows.begin(), count, clearRow(rows));
}

void applyNumbered(PixelRows& rows, std::string_view op, std::string_view value, const ArtPlace& place) {
    const std::optional<std::size_t> number = decimal(value);
    if (!number) throw ArtError(place, std::string{op} + " needs a number, not " + quoted(value));
    if (*number >= rows.size())
        throw ArtError(place, std::string{op} + ' ' + std::string{value} + " does not fit a sprite of " +
                                  std::to_string(rows.size()) + " rows");
    if (op == "drop")
        dropRow(rows, *number);
    else if (op == "up")
        moveUp(rows, *number);
    else
        moveDown(rows, *number);
}

}  // namespace

void applyOps(PixelRows& rows, std::span<const std::string_view> words, const ArtPlace& place) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view op = words[i];
        if (op == "flip") {
            for (std::string& row : rows) std::ranges::reverse(row);
            continue;
        }
        if (op != "swap" && op != "drop" && op != "up" && op != "down")
            throw ArtError(place, "unknown op " + quoted(op));
        if (++i == words.size()) throw ArtError(place, "op " + quoted(op) + " lacks its value");
        if (op == "swap")
            swapKeys(rows, words[i], place);
        else
            applyNumbered(rows, op, words[i], place);
    }
}

}  // namespace gone
