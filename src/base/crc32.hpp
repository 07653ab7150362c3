#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace gone {

/// CRC-32 of bytes, as in zip and png: "123456789" gives cbf43926. It tells whether a line came through
/// whole. Source: ISO 3309, polynomial 0x04c11db7 reflected.
constexpr std::uint32_t crc32(std::string_view bytes) {
    constexpr auto table = [] {
        std::array<std::uint32_t, 256> rows{};
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            rows[i] = i;
            for (int bit = 0; bit < 8; ++bit)
                rows[i] = (rows[i] >> 1U) ^ ((rows[i] & 1U) != 0 ? 0xedb88320U : 0U);
        }
        return rows;
    }();
    std::uint32_t value = 0xffffffffU;
    for (const char c : bytes) value = (value >> 8U) ^ table[(value ^ static_cast<std::uint8_t>(c)) & 0xffU];
    return value ^ 0xffffffffU;
}

}  // namespace gone
