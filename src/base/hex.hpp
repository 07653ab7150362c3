#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gone {

/// `digits` lower-case hexadecimal digits, 1..16, the last ones of the number.
inline std::string hexText(std::uint64_t number, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i-- > 0; number >>= 4U) text[i] = "0123456789abcdef"[number & 15U];
    return text;
}

/// The number that 1 to 16 hexadecimal digits stand for, or none.
inline std::optional<std::uint64_t> numberFromHex(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace gone
