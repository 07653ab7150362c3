#pragma once

#include "architecture/source_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gone {

/// What the house asks of its sources. Each looks at the text of one file and lists what breaks the law,
/// as "path:line: what"; an empty list is what is wanted.
using Offences = std::vector<std::string>;

/// Includes that point at a folder this one must not know.
Offences arrowsBack(const SourceFile& file);

/// SDL or Dear ImGui named outside of the few files that may.
Offences windowLibraries(const SourceFile& file);

/// Anything below the shell that could differ between two runs or two machines: standard distributions,
/// clocks, hashes, unordered containers, floating point.
Offences chance(const SourceFile& file);

/// Statements that draw more than one random number: C++ does not fix the order of arguments.
Offences doubleDraws(const SourceFile& file);

/// `throw` below the shell, where a failure is a value.
Offences throws(const SourceFile& file);

/// Files too long to be about one thing; tables in content may be.
Offences length(const SourceFile& file);

/// Test names that CMake or doctest would read as more than a name.
Offences testNames(const SourceFile& file);

/// Of the names at the top of the repository those that do not belong there.
Offences strangersAtTop(const std::vector<std::string>& names);

}  // namespace gone
