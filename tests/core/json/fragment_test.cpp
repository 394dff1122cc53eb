// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/edit_group.h"
#include "support/catch.h"
#include "support/random_show.h"
#include "json/show_json.h"

using namespace flocktale;

TEST_CASE("acts go through the clipboard's text as they are, with what is attached to them and nothing else")
{
    int attached = 0;
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const Show show = randomShow(seed);
        std::vector<ActId> ids;
        for (std::size_t i = 0; i < show.acts.size(); i += 2) ids.push_back(show.acts[i].id);
        const ActGroup group = copyActs(show, ids);
        attached += static_cast<int>(group.markers.size() + group.sounds.size() + group.props.size());
        const Result<std::string> text = writeActs(group);
        REQUIRE(text.ok());
        const ReadActsResult read = readActs(text.value());
        REQUIRE(read.acts);
        CHECK(read.acts->acts == group.acts);
        CHECK(read.acts->props == group.props);
        CHECK(read.acts->markers == group.markers);
        CHECK(read.acts->sounds == group.sounds);
    }
    CHECK(attached > 10);
}

TEST_CASE("text that is no show, or a bad one, gives no acts and says why")
{
    for (const char* text : {"", "hello", "{}", R"({"flocktale":1,"acts":[{"mode":"free","start":0}]})"}) {
        const ReadActsResult read = readActs(text);
        CHECK_FALSE(read.acts);
        CHECK_FALSE(read.problems.empty());
    }
    const ReadActsResult none = readActs(R"({"flocktale":1})");
    REQUIRE(none.acts);
    CHECK(none.acts->acts.empty());
}

TEST_CASE("pasted acts get ids of their own and their sounds and markers follow them")
{
    Show show = *readShow(R"({"flocktale":1,"acts":[{"id":"a1","mode":"free","start":0,"duration":2}],
      "markers":[{"id":"m1","act":"a1","at":1},{"id":"m2","at":1}],
      "sounds":[{"id":"s1","file":"a.ogg","act":"a1","start":0.5}]})")
                     .show;
    const auto added = pasteActs(show, *readActs(writeActs(copyActs(show, {ActId{"a1"}})).value()).acts, Step{});
    REQUIRE(added.size() == 1);
    REQUIRE(show.markers.size() == 3);
    CHECK(show.markers[2].act == added[0]);
    CHECK(show.markers[2].id != MarkerId{"m1"});
    CHECK(show.sounds.at(1).act == added[0]);
    CHECK(readShow(writeShow(show).value()).show == show);
}
