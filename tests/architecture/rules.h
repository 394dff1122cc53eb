// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_file.h"

#include <span>
#include <string_view>
#include <vector>

namespace flocktale::architecture {

/// One rule of the house that a look at a single file can decide. `bad` shows a file that breaks it and `good` one that
/// comes near and does not: a rule that could not fail would be worse than none.
struct Rule {
    std::string_view name;
    Findings (*check)(const SourceFile&);
    std::vector<SourceFile> bad;
    std::vector<SourceFile> good;
};

std::span<const Rule> textRules();    ///< for every kind of file
std::span<const Rule> includeRules(); ///< which room may know which
std::span<const Rule> codeRules();    ///< C++ and CMake: what would make two runs differ, and other traps
std::span<const Rule> qmlRules();
std::vector<Rule> allRules();

} // namespace flocktale::architecture
