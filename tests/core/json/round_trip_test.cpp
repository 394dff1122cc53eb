// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/random_show.h"
#include "json/show_json.h"

#include <clocale>
#include <fstream>
#include <limits>
#include <sstream>

using namespace flocktale;

namespace {
std::string messages(const Problems& problems)
{
    std::ostringstream out;
    for (const Problem& problem : problems)
        out << problem.line << ':' << problem.column << ' ' << problem.pointer << ' ' << describe(problem) << '\n';
    return out.str();
}

/// Writes, reads and writes again.
void checkRoundTrip(const Show& show)
{
    const Result<std::string> first = writeShow(show);
    REQUIRE(first.ok());
    const ReadResult again = readShow(first.value());
    INFO(messages(again.problems) << first.value());
    REQUIRE(again.show);
    CHECK(*again.show == show);
    const Result<std::string> second = writeShow(*again.show);
    REQUIRE(second.ok());
    CHECK(second.value() == first.value());
}

std::string written(const Show& show)
{
    const Result<std::string> text = writeShow(show);
    REQUIRE(text.ok());
    return text.value();
}
} // namespace

TEST_CASE("any show survives writing and reading, and is then written as the same bytes")
{
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        INFO("seed " << seed);
        const Show show = randomShow(seed);
        REQUIRE_FALSE(hasErrors(validate(show)));
        checkRoundTrip(show);
        std::ofstream(std::string(WRITTEN_DIR) + "/random-" + std::to_string(seed) + ".json", std::ios::binary)
            << written(show);
    }
}

TEST_CASE("a new show and the emptiest show survive writing and reading")
{
    checkRoundTrip(newShow());
    checkRoundTrip(Show{});
    const ReadResult smallest = readShow(R"({"flocktale":1})");
    REQUIRE(smallest.show);
    CHECK(smallest.problems.empty());
    CHECK(*smallest.show == Show{});
}

TEST_CASE("every step of an hour survives the way through the file's seconds")
{
    Show show;
    show.acts.push_back(Act{});
    show.acts[0].id.value = "a1";
    for (std::int64_t k = 0; k < 3600 * 60; k += 997) {
        show.acts[0].start = Step{k};
        show.acts[0].duration = Step{k % 500 + 1};
        const ReadResult again = readShow(written(show));
        REQUIRE(again.show);
        REQUIRE(again.problems.empty());
        REQUIRE(again.show->acts[0] == show.acts[0]);
    }
}

TEST_CASE("a value that is not finite is refused with its pointer and nothing is written")
{
    Show show = newShow();
    Act act;
    act.casts.emplace_back();
    act.casts[0].place.y = std::numeric_limits<double>::quiet_NaN();
    show.acts = {act};
    const Result<std::string> nan = writeShow(show);
    REQUIRE_FALSE(nan.ok());
    CHECK(nan.problem().code == ProblemCode::notFinite);
    CHECK(nan.problem().pointer == "/acts/0/casts/0/place/y");

    show.acts[0].casts[0].place.y = 0;
    show.acts[0].casts[0].baked = Baked{1, {{0, 0}, {0, std::numeric_limits<double>::infinity()}}};
    const Result<std::string> infinite = writeShow(show);
    REQUIRE_FALSE(infinite.ok());
    CHECK(infinite.problem().code == ProblemCode::notFinite);
    CHECK(infinite.problem().pointer == "/acts/0/casts/0/baked/points/1/1");
}

TEST_CASE("text that is not UTF-8 never reaches a file")
{
    Show show;
    show.title = "caf\xE9";
    const Result<std::string> text = writeShow(show);
    REQUIRE_FALSE(text.ok());
    CHECK(text.problem().code == ProblemCode::notUtf8);
    CHECK(text.problem().pointer == "/title");
    CHECK(text.problem().arguments == std::vector<std::string>{"3"});
}

TEST_CASE("a show that a file could not hold is refused, not written")
{
    Show show;
    Act act;
    for (int i = 0; i < 15; ++i) {
        act.casts.emplace_back();
        act.casts.back().baked = Baked{1, std::vector<Vec2>(100'000, Vec2{1, 2})};
    }
    show.acts = {act};
    const Result<std::string> text = writeShow(show);
    REQUIRE_FALSE(text.ok());
    CHECK(text.problem().code == ProblemCode::jsonTooManyNodes);
}

TEST_CASE("unknown members keep their exact number text at every level")
{
    const std::string text = R"({"flocktale":1,
      "x_future": {"k": [1, 2.50, 1e2, 12345678901234567890, "\u00e9"]},
      "stage": {"x_fps": 6.0e1},
      "flock": {"x_a": -0.0, "opening": {"x_b": 1.10}},
      "flight": {"x_c": 0.10},
      "acts": [{"mode": "form", "start": 0, "duration": 1, "x_easing": "anticipate",
        "formation": {"x_d": 1.0}, "exit": {"x_e": 2.0},
        "casts": [{"x_f": 3.0, "shape": {"type": "ring", "x_hint": {"a": null}}, "place": {"x_g": 4.0},
          "sweep": {"x_h": 5.0}, "color": {"solid": ["#112233"], "x_i": 6.0}, "motion": [{"x_j": 7.0}],
          "baked": {"key": "0000000000000001", "points": [], "x_k": 8.0}}]}],
      "props": [{"type": "label", "x_l": 9.0}, {"type": "x_mirror", "x": "far", "width": 1.0}],
      "markers": [{"at": 1, "x_m": 10.0}],
      "sounds": [{"file": "a.ogg", "x_n": 11.0}]})";
    const ReadResult result = readShow(text);
    INFO(messages(result.problems));
    REQUIRE(result.show);
    const std::string out = written(*result.show);
    for (const std::string_view kept : {R"("k": [1, 2.50, 1e2, 12345678901234567890, "\u00e9"])",
                                        R"("x_fps": 6.0e1)",
                                        R"("x_a": -0.0)",
                                        R"("x_b": 1.10)",
                                        R"("x_c": 0.10)",
                                        R"("x_d": 1.0)",
                                        R"("x_e": 2.0)",
                                        R"("x_f": 3.0)",
                                        R"("a": null)",
                                        R"("x_g": 4.0)",
                                        R"("x_h": 5.0)",
                                        R"("x_i": 6.0)",
                                        R"("x_j": 7.0)",
                                        R"("x_k": 8.0)",
                                        R"("x_l": 9.0)",
                                        R"("x": "far")",
                                        R"("width": 1.0)",
                                        R"("x_m": 10.0)",
                                        R"("x_n": 11.0)",
                                        R"("x_easing": "anticipate")"})
        CHECK_THAT(out, ContainsSubstring(std::string(kept)));
    checkRoundTrip(*result.show);
}

TEST_CASE("changing only the title leaves everything unknown where it was")
{
    const std::string text = R"({"flocktale": 1, "title": "A", "x_future": [1, {"b": 2}],
      "acts": [{"id": "a9", "mode": "x_swarm", "start": 6.5, "duration": 1, "x_params": {"p": 0.25}}]})";
    const ReadResult before = readShow(text);
    REQUIRE(before.show);
    Show show = *before.show;
    show.title = "B";
    const ReadResult after = readShow(written(show));
    REQUIRE(after.show);
    CHECK(after.show->extra == before.show->extra);
    CHECK(after.show->acts == before.show->acts);
    CHECK(after.show->acts[0].unknownMode == "x_swarm");
}

TEST_CASE("an edit that gives a kept unknown member a known value wins over it")
{
    const ReadResult result = readShow(R"({"flocktale": 1, "acts": [{"mode": "form", "start": 0, "duration": 1,
      "casts": [{"mode": "x_swarm", "shape": {"type": "disc"}}]}]})");
    REQUIRE(result.show);
    Show show = *result.show;
    CHECK_FALSE(show.acts[0].casts[0].mode);
    checkRoundTrip(show);
    show.acts[0].casts[0].mode = ActMode::free;
    const ReadResult again = readShow(written(show));
    REQUIRE(again.show);
    CHECK(again.show->acts[0].casts[0].mode == ActMode::free);
}

TEST_CASE("numbers are read and written alike under every locale of the machine")
{
    Show show = newShow();
    show.stage.width = 1280.5;
    show.flight.align = 0.1;
    const std::string expected = written(show);
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "hi_IN.UTF-8", "C.UTF-8", "C"}) {
        if (!std::setlocale(LC_ALL, name)) continue;
        INFO(name);
        const std::string out = written(show);
        const ReadResult again = readShow(out);
        std::setlocale(LC_ALL, "C");
        CHECK(out == expected);
        REQUIRE(again.show);
        CHECK(*again.show == show);
    }
}

TEST_CASE("a file has one byte layout: two spaces, LF, one point a line, a final newline")
{
    Show show;
    Act act;
    act.id.value = "a1";
    Cast cast;
    cast.id.value = "c1";
    cast.shape = PolylineShape{{{0.1, -2}, {1e-9, 100000}}, true};
    act.casts = {cast};
    show.acts = {act};
    const std::string out = written(show);
    CHECK(out.find('\r') == std::string::npos);
    CHECK(out.find('\t') == std::string::npos);
    CHECK(out.ends_with("\n}\n"));
    CHECK_THAT(out, ContainsSubstring("\n            \"points\": [\n"
                                      "              [0.1, -2],\n"
                                      "              [1e-09, 100000]\n"
                                      "            ],\n"));
}
