// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_file.h"

#include <string>
#include <vector>

namespace flocktale::architecture {

/// All text files of the rooms and of the root directory, in order of their paths; not what a build made.
[[nodiscard]] std::vector<SourceFile> readSourceTree(const std::string& root);

/// Paths of C++ and QML files that no CMakeLists.txt beside or above them names: they are dead.
[[nodiscard]] std::vector<std::string> unnamedSources(const std::vector<SourceFile>& files);

} // namespace flocktale::architecture
