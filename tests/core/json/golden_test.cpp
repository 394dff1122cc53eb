// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "json/show_json.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace flocktale;
namespace fs = std::filesystem;

// Each folder of tests/golden/json is a case: input.json, and what must come of it. expected.json is the file as it is
// written again; without it the input must be refused. expected.problems lists the problems, one a line; without it
// there must be none. A file "against-schema" says that the schema must refuse the input as well. With
// FLOCKTALE_WRITE_GOLDEN set in the environment the test writes what it got, to be looked at before it is committed.
namespace {
std::string contents(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string listed(const Problems& problems)
{
    std::ostringstream out;
    for (const Problem& problem : problems)
        out << problem.line << ':' << problem.column << ' '
            << (problem.severity == Severity::error ? "error " : "warning ") << codeName(problem.code) << ' '
            << (problem.pointer.empty() ? "(whole)" : problem.pointer) << ' ' << describe(problem) << '\n';
    return out.str();
}
void writeExpected(const fs::path& folder)
{
    const ReadResult result = readShow(contents(folder / "input.json"));
    if (!result.problems.empty())
        std::ofstream(folder / "expected.problems", std::ios::binary) << listed(result.problems);
    if (!result.show) return;
    const Result<std::string> text = writeShow(*result.show);
    if (text.ok()) std::ofstream(folder / "expected.json", std::ios::binary) << text.value();
}
} // namespace

TEST_CASE("every golden file reads, complains and is written again as its folder says")
{
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(std::string(FLOCKTALE_SOURCE_DIR) + "/tests/golden/json"))
        if (entry.is_directory()) folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    REQUIRE_FALSE(folders.empty());
    for (const fs::path& folder : folders) {
        INFO(folder.filename().string());
        if (std::getenv("FLOCKTALE_WRITE_GOLDEN")) writeExpected(folder);
        const bool hasShow = fs::exists(folder / "expected.json");
        const bool hasProblems = fs::exists(folder / "expected.problems");
        CHECK((hasShow || hasProblems));
        REQUIRE(fs::exists(folder / "input.json"));
        const ReadResult result = readShow(contents(folder / "input.json"));
        CHECK(listed(result.problems) == (hasProblems ? contents(folder / "expected.problems") : std::string()));
        CHECK(result.show.has_value() == hasShow);
        if (!result.show || !hasShow) continue;
        const Result<std::string> text = writeShow(*result.show);
        REQUIRE(text.ok());
        CHECK(text.value() == contents(folder / "expected.json"));
        const ReadResult again = readShow(text.value());
        REQUIRE(again.show);
        CHECK(*again.show == *result.show);
    }
}

TEST_CASE("the example of the format's documentation loads without a word and is written as it stands there")
{
    const std::string page = contents(std::string(FLOCKTALE_SOURCE_DIR) + "/docs/format.md");
    constexpr std::string_view kFence = "```json\n";
    const std::size_t begin = page.find(kFence);
    REQUIRE(begin != std::string::npos);
    const std::size_t end = page.find("```", begin + kFence.size());
    REQUIRE(end != std::string::npos);
    const std::string example = page.substr(begin + kFence.size(), end - begin - kFence.size());
    const ReadResult result = readShow(example);
    CHECK(listed(result.problems).empty());
    REQUIRE(result.show);
    const Result<std::string> text = writeShow(*result.show);
    REQUIRE(text.ok());
    CHECK(text.value() == example);
}
