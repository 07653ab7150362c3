#pragma once

#include "view/canvas.hpp"

#include <filesystem>

namespace gone {

/// Reads a PNG; a pixel less than half opaque becomes clear, any other opaque. Throws, naming the file.
Image readPng(const std::filesystem::path& file);

/// Writes a PNG; clear pixels stay clear. Throws, naming the file. Needs no display.
void writePng(const std::filesystem::path& file, const Image& image);

}  // namespace gone
