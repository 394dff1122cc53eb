// SPDX-License-Identifier: MIT
#include "architecture/rules.h"

#include <set>

namespace flocktale::architecture {

namespace {

using Words = std::set<std::string_view>;

/// A finding for each word of the code, comments and strings apart, that `isBad`.
template <typename Predicate>
Findings badWords(const SourceFile& file, Predicate isBad)
{
    Findings found;
    const std::string code = codeOf(file.text, Strings::blank);
    for (const Word& word : wordsOf(code)) {
        if (isBad(word)) found.push_back({word.line, std::string(word.text)});
    }
    return found;
}

Findings ownTrigonometry(const SourceFile& file)
{
    static const Words kFunctions{"sin",   "cos",  "tan",   "asin",  "acos", "atan",  "atan2",
                                  "sinh",  "cosh", "tanh",  "exp",   "exp2", "log",   "log2",
                                  "log10", "pow",  "hypot", "log1p", "cbrt", "expm1", "lerp"};
    if (!file.isIn("core/") || !file.isCpp()) return {};
    return badWords(file, [](const Word& word) {
        std::string_view name = word.text;
        if (!word.called || word.declared || !(word.scope.empty() || word.scope == "std" || word.scope == "::"))
            return false;
        if (kFunctions.contains(name)) return true;
        const bool typed = name.ends_with('f') || name.ends_with('l');
        return typed && kFunctions.contains(name.substr(0, name.size() - 1));
    });
}

Findings ownChance(const SourceFile& file)
{
    static const Words kStandard{"shuffle", "sample", "rand", "srand"};
    if (!file.isIn("core/") || !file.isCpp()) return {};
    return badWords(file, [](const Word& word) {
        return word.text.ends_with("_distribution") || word.text == "random_device" ||
               word.text.starts_with("mt19937") || (word.scope == "std" && kStandard.contains(word.text));
    });
}

Findings noUnorderedContainers(const SourceFile& file)
{
    static const Words kContainers{"unordered_map", "unordered_set", "unordered_multimap", "unordered_multiset"};
    if (!file.isIn("core/") || !file.isCpp()) return {};
    return badWords(file, [](const Word& word) { return kContainers.contains(word.text) && word.scope == "std"; });
}

Findings exactArithmetic(const SourceFile& file)
{
    if (!file.endsWith("CMakeLists.txt") && !file.endsWith(".cmake") && !file.endsWith("CMakePresets.json")) return {};
    if (file.isIn("tests/")) return {}; // where it is shown what such a flag would do
    static const std::regex pattern(R"(-ffast-math|-Ofast|-march=native|-funsafe-math|-ffp-contract=(fast|on))");
    return findAll(file.text, pattern);
}

Findings sourcesByName(const SourceFile& file)
{
    if (!file.endsWith("CMakeLists.txt") && !file.endsWith(".cmake")) return {};
    static const std::regex pattern(R"(\bGLOB(_RECURSE)?\b)");
    return findAll(file.text, pattern);
}

Findings pragmaOnce(const SourceFile& file)
{
    if (!file.endsWith(".h") || file.text.find("\n#pragma once\n") != std::string::npos) return {};
    return {{1, "no #pragma once"}};
}

Findings noContextProperties(const SourceFile& file)
{
    if (!file.isCpp()) return {};
    return badWords(
        file, [](const Word& word) { return word.text == "setContextProperty" || word.text == "setContextObject"; });
}

Findings noSleeps(const SourceFile& file)
{
    static const Words kSleeps{"sleep_for", "sleep_until", "sleep", "usleep", "msleep", "nanosleep", "qSleep"};
    if (!file.isCpp()) return {};
    return badWords(file, [](const Word& word) { return word.called && kSleeps.contains(word.text); });
}

} // namespace

std::span<const Rule> codeRules()
{
    static const std::vector<Rule> rules{
        {"core uses its own sine, exponential and the like, never the library's",
         ownTrigonometry,
         {{"core/flock/a.cpp", "y = std::sin(x);"},
          {"core/flock/a.cpp", "y = sinf(x);"},
          {"core/flock/a.cpp", "y = 2*pow(x, 2);"},
          {"core/flock/a.cpp", "return ::hypot(x, z);"},
          {"core/flock/a.cpp", "return log(x);"}},
         {{"core/flock/a.cpp", "y = std::sqrt(x) + sine(x) + own.exp(2) + dialog(x); // not std::sin(x)"},
          {"core/json/a.cpp", "Log log(tree); Log& log();"},
          {"app/stage/a.cpp", "y = std::sin(x);"}}},
        {"core maps its random bits itself",
         ownChance,
         {{"core/flock/a.cpp", "std::uniform_real_distribution<float> d;"},
          {"core/flock/a.cpp", "std::random_device r;"},
          {"core/flock/a.cpp", "std::shuffle(a, b, c);"}},
         {{"core/flock/a.cpp", "double distribution = 1; // std::shuffle"}}},
        {"no order in core comes from an unordered container",
         noUnorderedContainers,
         {{"core/show/a.cpp", "std::unordered_map<int, int> m;"}},
         {{"core/show/a.cpp", "std::map<int, int> ordered;"}}},
        {"no flag lets the compiler change the arithmetic",
         exactArithmetic,
         {{"core/CMakeLists.txt", "-ffast"
                                  "-math"},
          {"cmake/a.cmake", "-march"
                            "=native"}},
         {{"core/CMakeLists.txt", "-ffp-contract=off -march=x86-64-v3"}}},
        {"sources are listed by name",
         sourcesByName,
         {{"core/CMakeLists.txt", "file(GLOB_RECURSE sources *.cpp)"}},
         {{"core/CMakeLists.txt", "target_sources(a PRIVATE a.cpp)"}}},
        {"every header is included once",
         pragmaOnce,
         {{"core/base/a.h", "// SPDX\nint a;\n"}},
         {{"core/base/a.h", "// SPDX\n#pragma once\n"}}},
        {"QML gets its objects as typed properties, never from the context",
         noContextProperties,
         {{"app/main.cpp", "engine.rootContext()->setContextProperty(\"a\", &a);"}},
         {{"app/main.cpp", "// no setContextProperty here"}}},
        {"nothing waits by sleeping",
         noSleeps,
         {{"tests/app/a.cpp", "std::this_thread::sleep_for(1s);"}, {"app/a.cpp", "QThread::msleep(5);"}},
         {{"tests/app/a.cpp", "int sleeping = 1;"}}},
    };
    return rules;
}

} // namespace flocktale::architecture
