// SPDX-License-Identifier: MIT
#include "architecture/rules.h"
#include "architecture/source_tree.h"
#include "support/catch.h"

#include <algorithm>

using namespace flocktale::architecture;

namespace {

const std::vector<SourceFile>& tree()
{
    static const std::vector<SourceFile> files = readSourceTree(FLOCKTALE_SOURCE_DIR);
    return files;
}

} // namespace

TEST_CASE("the tree that the rules look at is the whole house")
{
    for (const char* path : {"CMakeLists.txt", "check", "core/math/vec2.h", "app/main.cpp", "qml/Main.qml",
                             "tests/architecture/architecture_test.cpp", "scripts/setup.sh"}) {
        INFO(path);
        CHECK(std::any_of(tree().begin(), tree().end(), [&](const SourceFile& file) { return file.path == path; }));
    }
}

TEST_CASE("every file of the house keeps every rule")
{
    for (const Rule& rule : allRules()) {
        for (const SourceFile& file : tree()) {
            for (const Finding& finding : rule.check(file)) {
                FAIL_CHECK(rule.name << "\n" << file.path << ":" << finding.line << ": " << finding.what);
            }
        }
    }
}

TEST_CASE("every source file is named in a CMakeLists.txt beside or above it")
{
    for (const std::string& path : unnamedSources(tree())) FAIL_CHECK(path << " is never built");
}

TEST_CASE("every rule finds what breaks it and lets pass what only comes near")
{
    for (const Rule& rule : allRules()) {
        INFO(rule.name);
        CHECK_FALSE(rule.bad.empty());
        CHECK_FALSE(rule.good.empty());
        for (const SourceFile& file : rule.bad) {
            INFO(file.path << ": " << file.text.substr(0, 80));
            CHECK_FALSE(rule.check(file).empty());
        }
        for (const SourceFile& file : rule.good) {
            INFO(file.path << ": " << file.text.substr(0, 80));
            CHECK(rule.check(file).empty());
        }
    }
}

TEST_CASE("a source that no list names is found")
{
    const std::vector<SourceFile> files{{"core/a/CMakeLists.txt", "target_sources(x PRIVATE one.cpp\n  two.cpp)\n"},
                                        {"core/a/e.cpp", ""},
                                        {"core/a/one.cpp", ""},
                                        {"core/a/two.cpp", ""},
                                        {"qml/A.qml", ""}};
    CHECK(unnamedSources(files) == std::vector<std::string>{"core/a/e.cpp", "qml/A.qml"});
}

TEST_CASE("comments and strings are told from code")
{
    const auto code = [](std::string_view text) { return codeOf(text, Strings::blank); };
    CHECK(code("a // b\nc") == "a     \nc");
    CHECK(code("a /* b\n */ c") == "a     \n    c");
    CHECK(code("f(\"x\\\"y\", 'z')") == "f(\"    \", ' ')");
    CHECK(code("10'000 + '\\'' + 1") == "10'000 + '  ' + 1");
    CHECK(code("R\"(a \" // b)\" c") == "R\"(        )\" c");
    CHECK(code("\"http://x\" y") == "\"        \" y");
    CHECK(codeOf("\"http://x\" // y", Strings::keep) == "\"http://x\"     ");
}

TEST_CASE("a word knows what it is called on")
{
    const auto words = wordsOf("a.sin(1) + b->cos(2)\n std::tan (3) ::exp x");
    REQUIRE(words.size() == 11);
    CHECK((words[1].text == "sin" && words[1].scope == "." && words[1].called));
    CHECK((words[4].text == "cos" && words[4].scope == "->"));
    CHECK((words[7].text == "tan" && words[7].scope == "std" && words[7].called && words[7].line == 2));
    CHECK((words[9].text == "exp" && words[9].scope == "::" && !words[9].called));
    CHECK((words[10].text == "x" && words[10].scope.empty()));
    CHECK(wordsOf("Log log(x)")[1].declared);
    CHECK(wordsOf("Log& log()")[1].declared);
    CHECK_FALSE(wordsOf("return log(x)")[1].declared);
    CHECK_FALSE(wordsOf("a * log(x)")[1].declared);
}

TEST_CASE("a finding names the line that it is on")
{
    const SourceFile file{"core/flock/a.h", "\n\n#include \"show/show.h\"\n"};
    const auto rules = includeRules();
    REQUIRE(rules[0].check(file).size() == 1);
    CHECK(rules[0].check(file)[0].line == 3);
}
