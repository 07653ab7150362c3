#pragma once

#include "base/geometry.hpp"
#include "world/tile.hpp"

#include <doctest/doctest.h>

#include <string>

// What a failed CHECK prints for the project's small types.

template <>
struct doctest::StringMaker<gone::Point> {
    static doctest::String convert(gone::Point p) {
        return doctest::toString(p.x) + ", " + doctest::toString(p.y);
    }
};

template <>
struct doctest::StringMaker<gone::Tile> {
    static doctest::String convert(gone::Tile tile) { return std::string(gone::name(tile)).c_str(); }
};
