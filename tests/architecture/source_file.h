// SPDX-License-Identifier: MIT
#pragma once

#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace flocktale::architecture {

/// One text file of the repository. `path` is relative to its root, with slashes.
struct SourceFile {
    std::string path;
    std::string text;

    [[nodiscard]] bool isIn(std::string_view directory) const { return path.starts_with(directory); }
    [[nodiscard]] bool endsWith(std::string_view ending) const { return path.ends_with(ending); }
    [[nodiscard]] bool isCpp() const { return endsWith(".h") || endsWith(".cpp"); }
    [[nodiscard]] bool isQml() const { return endsWith(".qml"); }
};

/// A place where a rule is broken. `line` counts from 1; 0 means the file as a whole.
struct Finding {
    int line = 0;
    std::string what;
};
using Findings = std::vector<Finding>;

/// `text` with its comments, and on request the inside of its strings and characters, turned into blanks. Lines stay
/// where they are. Serves C++ and QML.
enum class Strings { keep, blank };
[[nodiscard]] std::string codeOf(std::string_view text, Strings strings);

/// A name or number in a text, with what stands around it: `scope` is "std" in std::sin, "." in a.sin, "->" in a->sin,
/// "::" in ::sin and empty in a plain sin; `called` tells that a parenthesis follows, `declared` that a type stands
/// before it, as in `Log log(...)` and `Log& log()`.
struct Word {
    int line = 0;
    std::string_view text;
    std::string_view scope;
    bool called = false;
    bool declared = false;
};
/// The words of `text`, which must outlive them.
[[nodiscard]] std::vector<Word> wordsOf(std::string_view text);

/// A finding for each match.
[[nodiscard]] Findings findAll(const std::string& text, const std::regex& pattern);

/// What `#include "..."` and `#include <...>` name, in order.
struct Include {
    int line = 0;
    bool system = false;
    std::string path;
};
[[nodiscard]] std::vector<Include> includesOf(const SourceFile& file);

[[nodiscard]] int lineCount(std::string_view text);

} // namespace flocktale::architecture
