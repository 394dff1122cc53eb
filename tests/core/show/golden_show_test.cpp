// SPDX-License-Identifier: MIT
#include "show/performance.h"
#include "support/catch.h"
#include "json/show_json.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

using namespace flocktale;

namespace {

namespace fs = std::filesystem;

const fs::path kShows = fs::path(FLOCKTALE_SOURCE_DIR) / "shows";
const fs::path kGolden = fs::path(FLOCKTALE_SOURCE_DIR) / "tests/golden/shows";

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

Show shippedShow(const std::string& name)
{
    const ReadResult read = readShow(contentOf(kShows / (name + ".json")));
    REQUIRE(read.show.has_value());
    CHECK(read.problems.empty());
    return *read.show;
}

/// One line a second: step and hash.
std::string hashesOf(const Show& show, int threads)
{
    const ShapeLibrary shapes; // no fonts: what ships has its texts baked in
    Performance performance(show, shapes, {threads, 0});
    std::string lines;
    for (Step at{}; at <= show.length(); at += Step{kStepsPerSecond}) {
        performance.seek(at);
        char line[64];
        std::snprintf(line, sizeof line, "%lld %016llx\n", static_cast<long long>(at.count),
                      static_cast<unsigned long long>(performance.hash()));
        lines += line;
    }
    return lines;
}

std::set<std::string> namesIn(const fs::path& folder)
{
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().stem().string());
    return names;
}

} // namespace

TEST_CASE("every shipped show flies by its pinned hashes, with any number of threads")
{
    CHECK(namesIn(kShows) == namesIn(kGolden));
    for (const std::string& name : namesIn(kShows)) {
        INFO(name);
        const Show show = shippedShow(name);
        const fs::path expected = kGolden / name / "expected.hashes";
        const std::string hashes = hashesOf(show, 1);
        // Moving a hash is a decision: raise kPhysicsVersion and say why in the commit.
        if (std::getenv("FLOCKTALE_WRITE_GOLDEN")) std::ofstream(expected, std::ios::binary) << hashes;
        CHECK(contentOf(expected) == hashes);
        CHECK(hashesOf(show, 2) == hashes);
        CHECK(hashesOf(show, 4) == hashes);
    }
}

TEST_CASE("a pinned hash moves when a bird is told another place")
{
    Show show = shippedShow("first-flight");
    const std::string before = hashesOf(show, 1);
    show.acts[1].casts[0].place.x += 1;
    CHECK(hashesOf(show, 1) != before);
}
