// SPDX-License-Identifier: MIT
#include "architecture/rules.h"

#include <array>
#include <cctype>
#include <set>

namespace flocktale::architecture {

namespace {

constexpr int kLongestCpp = 500;
constexpr int kLongestQml = 250;

bool isSource(const SourceFile& file)
{
    static constexpr std::array kEndings{".h", ".cpp", ".qml", ".vert", ".frag", ".cmake", ".sh", "CMakeLists.txt"};
    for (const auto* ending : kEndings) {
        if (file.endsWith(ending)) return true;
    }
    return file.text.starts_with("#!");
}

Findings licence(const SourceFile& file)
{
    if (!isSource(file)) return {};
    std::string_view start = file.text;
    for (int line = 0; line < 2; ++line) {
        if (start.substr(0, start.find('\n')).find("SPDX-License-Identifier: MIT") != std::string_view::npos) return {};
        const std::size_t next = start.find('\n');
        if (next == std::string_view::npos) break;
        start.remove_prefix(next + 1);
    }
    return {{1, "neither of the first two lines has SPDX-License-Identifier: MIT"}};
}

Findings length(const SourceFile& file)
{
    if (file.isIn("tests/")) return {};
    const int most = file.isCpp() ? kLongestCpp : file.isQml() ? kLongestQml : 0;
    const int lines = lineCount(file.text);
    if (most == 0 || lines <= most) return {};
    return {{0, std::to_string(lines) + " lines, more than " + std::to_string(most) + ": split it by concept"}};
}

Findings marks(const SourceFile& file)
{
    static const std::set<std::string_view> kMarks{"TO"
                                                   "DO",
                                                   "FIX"
                                                   "ME",
                                                   "XX"
                                                   "X",
                                                   "HA"
                                                   "CK"};
    Findings found;
    for (const Word& word : wordsOf(file.text)) {
        if (kMarks.contains(word.text)) found.push_back({word.line, std::string(word.text)});
    }
    return found;
}

/// Absolute paths that only one machine has. Files for testing belong in a directory that the test asks for.
Findings machinePaths(const SourceFile& file)
{
    const bool isProgram = file.isCpp() || file.isQml();
    Findings found;
    for (const Word& word : wordsOf(file.text)) {
        const auto start = static_cast<std::size_t>(word.text.data() - file.text.data());
        const std::size_t end = start + word.text.size();
        const bool isRoot = word.text == "home" || word.text == "root" || word.text == "work" || word.text == "Users" ||
                            (isProgram && word.text == "tmp");
        if (!isRoot || start == 0 || file.text[start - 1] != '/' || file.text.substr(end, 1) != "/") continue;
        const char before = start > 1 ? file.text[start - 2] : ' ';
        const char after = end + 1 < file.text.size() ? file.text[end + 1] : ' ';
        const bool partOfLonger =
            std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '.' || before == '/';
        if (!partOfLonger && std::isalnum(static_cast<unsigned char>(after)) != 0) {
            found.push_back({word.line, "/" + std::string(word.text) + "/"});
        }
    }
    return found;
}

} // namespace

std::span<const Rule> textRules()
{
    static const std::string spdx = "// SPDX-License-Identifier: MIT\n";
    static const std::vector<Rule> rules{
        {"every source file names its licence at the top",
         licence,
         {{"core/a.h", "#pragma once\n"}, {"scripts/a", "#!/bin/sh\necho\n"}, {"qml/A.qml", "\n\n" + spdx}},
         {{"core/a.h", spdx}, {"scripts/a", "#!/bin/sh\n# SPDX-License-Identifier: MIT\n"}, {"docs/a.md", "# A\n"}}},
        {"no file is too long for one idea",
         length,
         {{"core/a.cpp", std::string(kLongestCpp + 1, '\n')}, {"qml/A.qml", std::string(kLongestQml + 1, '\n')}},
         {{"core/a.cpp", std::string(kLongestCpp, '\n')},
          {"docs/a.md", std::string(2000, '\n')},
          {"tests/a.cpp", std::string(600, '\n')}}},
        {"nothing is left for later in the files",
         marks,
         {{"core/a.h", "// TO"
                       "DO: more"},
          {"qml/A.qml", "// FIX"
                        "ME"}},
         {{"core/a.h", "int toDoList; // hacksaw"}}},
        {"no file names a path of one machine",
         machinePaths,
         {{"docs/a.md", "see `/ho"
                        "me/me/x`"},
          {"tests/a.cpp", "\"/t"
                          "mp/x\""}},
         {{"docs/a.md", "https://example.org/home/x and frame/work/x"}, {"scripts/a", "\"$1/tmp\""}}},
    };
    return rules;
}

} // namespace flocktale::architecture
