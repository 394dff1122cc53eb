// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "support/catch.h"
#include "json/show_json.h"

#include <algorithm>
#include <sstream>

using namespace flocktale;

namespace {
std::string listed(const Problems& problems)
{
    std::ostringstream out;
    for (const Problem& problem : problems) out << problem.pointer << ' ' << describe(problem) << '\n';
    return out.str();
}

/// The one problem of a file, which is an error.
Problem refused(const std::string& text)
{
    const ReadResult result = readShow(text);
    INFO(text << '\n' << listed(result.problems));
    CHECK_FALSE(result.show);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].severity == Severity::error);
    return result.problems[0];
}

void checkRefused(const std::string& text, ProblemCode code, const std::string& pointer)
{
    const Problem problem = refused(text);
    INFO(text << " : " << describe(problem));
    CHECK(codeName(problem.code) == codeName(code));
    CHECK(problem.pointer == pointer);
    CHECK(problem.line > 0);
    CHECK(problem.column > 0);
}

Show loaded(const std::string& text)
{
    ReadResult result = readShow(text);
    INFO(text << '\n' << listed(result.problems));
    REQUIRE(result.show);
    return std::move(*result.show);
}

std::string withAct(const std::string& members) { return R"({"flocktale":1,"acts":[{)" + members + "}]}"; }

std::string withCast(const std::string& members)
{
    return withAct(R"("mode":"form","start":0,"duration":1,"casts":[{)" + members + "}]");
}

std::string withShape(const std::string& members) { return withCast("\"shape\":{" + members + "}"); }

std::string withTimes(const std::string& start, const std::string& duration)
{
    return withAct(R"("mode":"free","start":)" + start + ",\"duration\":" + duration);
}
} // namespace

TEST_CASE("a number given as text, a fraction, nothing or out of range is refused with its pointer")
{
    const auto count = [](const std::string& value) { return R"({"flocktale":1,"flock":{"count":)" + value + "}}"; };
    checkRefused(count("\"300\""), ProblemCode::wrongType, "/flock/count");
    checkRefused(count("1.5"), ProblemCode::notWhole, "/flock/count");
    checkRefused(count("null"), ProblemCode::wrongType, "/flock/count");
    checkRefused(count("true"), ProblemCode::wrongType, "/flock/count");
    checkRefused(count("[300]"), ProblemCode::wrongType, "/flock/count");
    checkRefused(count("-5"), ProblemCode::outOfRange, "/flock/count");
    checkRefused(count("4294967296"), ProblemCode::outOfRange, "/flock/count");
    checkRefused(count("9007199254740993"), ProblemCode::outOfRange, "/flock/count");
    checkRefused(count("1e300"), ProblemCode::outOfRange, "/flock/count");
    CHECK(loaded(count("3e2")).flock.count == 300);
    CHECK(loaded(count("300.0")).flock.count == 300);
    CHECK(loaded(count("1e-400")).flock.count == 0);
    CHECK(loaded(R"({"flocktale":1,"flock":{"seed":4294967295}})").flock.seed == 4294967295u);

    checkRefused(withTimes("0", "\"2\""), ProblemCode::wrongType, "/acts/0/duration");
    checkRefused(R"({"flocktale":1,"acts":{}})", ProblemCode::wrongType, "/acts");
    checkRefused(R"({"flocktale":1,"acts":[3]})", ProblemCode::wrongType, "/acts/0");
    checkRefused(R"({"flocktale":1,"title":3})", ProblemCode::wrongType, "/title");
    checkRefused(R"({"flocktale":1,"stage":[]})", ProblemCode::wrongType, "/stage");
}

TEST_CASE("only a show of a known version opens")
{
    checkRefused("{}", ProblemCode::notAShow, "");
    checkRefused("[]", ProblemCode::notAShow, "");
    checkRefused("3", ProblemCode::notAShow, "");
    checkRefused(R"({"format":"other","acts":3})", ProblemCode::notAShow, "");
    checkRefused(R"({"flocktale":2,"acts":"of a later kind"})", ProblemCode::versionTooNew, "/flocktale");
    checkRefused(R"({"flocktale":"1"})", ProblemCode::wrongType, "/flocktale");
    checkRefused(R"({"flocktale":1.5})", ProblemCode::notWhole, "/flocktale");
    checkRefused(R"({"flocktale":0})", ProblemCode::outOfRange, "/flocktale");
}

TEST_CASE("a byte order mark at the start is skipped")
{
    CHECK(loaded("\xEF\xBB\xBF{\"flocktale\":1,\"title\":\"流\"}").title == "流");
}

TEST_CASE("every problem of a file comes in one list, in order, with line and column")
{
    const ReadResult result = readShow("{\n"
                                       "  \"flocktale\": 1,\n"
                                       "  \"stage\": {\"width\": 0, \"background\": \"red\"},\n"
                                       "  \"flock\": {\"count\": \"流\", \"seed\": -1},\n"
                                       "  \"acts\": [\n"
                                       "    {\"id\": \"a\", \"mode\": \"form\", \"start\": -1, \"duration\": 2,\n"
                                       "      \"casts\": [{\"shape\": {\"radius\": 3}, \"assignment\": \"best\"}]},\n"
                                       "    {\"id\": \"a\", \"start\": 5, \"duration\": 1}\n"
                                       "  ]\n"
                                       "}\n");
    CHECK_FALSE(result.show);
    struct Expected {
        ProblemCode code;
        std::string pointer;
        int line, column;
    };
    const std::vector<Expected> expected{
        {ProblemCode::outOfRange, "/stage/width", 3, 22},
        {ProblemCode::badColor, "/stage/background", 3, 39},
        {ProblemCode::wrongType, "/flock/count", 4, 22},
        {ProblemCode::outOfRange, "/flock/seed", 4, 35},
        {ProblemCode::outOfRange, "/acts/0/start", 6, 42},
        {ProblemCode::missingMember, "/acts/0/casts/0/shape", 7, 27},
        {ProblemCode::notOneOf, "/acts/0/casts/0/assignment", 7, 56},
        {ProblemCode::missingMember, "/acts/1", 8, 5},
        {ProblemCode::duplicateId, "/acts/1/id", 8, 12},
    };
    INFO(listed(result.problems));
    REQUIRE(result.problems.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        INFO(expected[i].pointer);
        CHECK(codeName(result.problems[i].code) == codeName(expected[i].code));
        CHECK(result.problems[i].pointer == expected[i].pointer);
        CHECK(result.problems[i].line == expected[i].line);
        CHECK(result.problems[i].column == expected[i].column);
    }
}

TEST_CASE("duplicate members and other problems come in the same list")
{
    const ReadResult result = readShow("{\"flocktale\": 1,\n \"flock\": {\"count\": -1},\n \"flock\": {\"count\": 2}}");
    CHECK_FALSE(result.show);
    REQUIRE(result.problems.size() == 2);
    CHECK(result.problems[0].pointer == "/flock/count");
    CHECK(result.problems[1].code == ProblemCode::duplicateKey);
    CHECK(result.problems[1].pointer == "/flock");
    CHECK(result.problems[1].arguments == std::vector<std::string>{"flock", "2", "2"});
    CHECK(result.problems[1].line == 3);
}

TEST_CASE("a file with a flood of mistakes is refused with a list that has an end")
{
    std::string text =
        R"({"flocktale":1,"acts":[{"mode":"form","start":0,"duration":1,"casts":[{"shape":{"type":"polyline","points":[)";
    for (int i = 0; i < 9000; ++i) text += "[0,true],";
    const ReadResult result = readShow(text + "[0,0]]}}]}]}");
    CHECK_FALSE(result.show);
    CHECK(result.problems.size() == limits::kProblems);
}

TEST_CASE("a duration of nothing, below nothing or below one step is one step, and said so")
{
    for (const std::string duration : {"0", "0.0", "-3", "0.004", "1e-400"}) {
        const ReadResult result = readShow(withTimes("2", duration));
        INFO(duration << listed(result.problems));
        REQUIRE(result.show);
        CHECK(result.show->acts[0].duration == Step{1});
        CHECK(result.show->acts[0].start == Step{120});
        REQUIRE(result.problems.size() == 1);
        CHECK(result.problems[0].code == ProblemCode::raisedToOneStep);
        CHECK(result.problems[0].severity == Severity::warning);
        CHECK(result.problems[0].pointer == "/acts/0/duration");
    }
}

TEST_CASE("a time within a millisecond of a step is that step; further off, the used time is told")
{
    const ReadResult near = readShow(withTimes("0.017", "1.0167"));
    REQUIRE(near.show);
    CHECK(near.problems.empty());
    CHECK(near.show->acts[0].start == Step{1});
    CHECK(near.show->acts[0].duration == Step{61});

    const ReadResult off = readShow(withTimes("0.02", "1"));
    REQUIRE(off.show);
    REQUIRE(off.problems.size() == 1);
    CHECK(off.problems[0].code == ProblemCode::timeRounded);
    CHECK(off.problems[0].pointer == "/acts/0/start");
    CHECK(off.problems[0].arguments[0] == "0.02");
}

TEST_CASE("acts that touch in the file touch in the show, whatever their times")
{
    for (int i = 0; i < 400; ++i) {
        const double start = i * 0.0137;
        const double duration = 0.05 + i * 0.0071;
        std::ostringstream text;
        text.precision(17);
        text << R"({"flocktale":1,"acts":[{"mode":"free","start":)" << start << ",\"duration\":" << duration
             << R"(},{"mode":"free","start":)" << start + duration << ",\"duration\":1}]}";
        const Show show = loaded(text.str());
        REQUIRE(show.acts[0].end() == show.acts[1].start);
    }
}

TEST_CASE("acts may stand in any order in the file; overlapping ones are refused by name")
{
    const Show show = loaded(R"({"flocktale":1,"acts":[{"id":"late","mode":"free","start":5,"duration":1},
                                {"id":"early","mode":"free","start":1,"duration":4}]})");
    CHECK(show.acts[0].id.value == "early");
    CHECK(show.acts[1].id.value == "late");

    const Problem overlap = refused(R"({"flocktale":1,"acts":[{"id":"late","mode":"free","start":4.9,"duration":1},
                                       {"id":"early","mode":"free","start":1,"duration":4}]})");
    CHECK(overlap.code == ProblemCode::actsOverlap);
    CHECK(overlap.pointer == "/acts/0/start");
    CHECK(overlap.arguments == std::vector<std::string>{"early", "late"});
}

TEST_CASE("things without an id get one that is free, the same one every time")
{
    const std::string text = R"({"flocktale":1,
      "acts":[{"id":"a2","mode":"form","start":0,"duration":1,
               "casts":[{"shape":{"type":"disc"}},{"id":"c1","shape":{"type":"disc"}}]},
              {"mode":"free","start":1,"duration":1},{"mode":"free","start":2,"duration":1}],
      "props":[{"type":"box"}],"markers":[{"at":1},{"id":"m1","at":2}],"sounds":[{"file":"a.ogg"}]})";
    const Show show = loaded(text);
    CHECK(show.acts[0].id.value == "a2");
    CHECK(show.acts[1].id.value == "a1");
    CHECK(show.acts[2].id.value == "a3");
    CHECK(show.acts[0].casts[0].id.value == "c2");
    CHECK(show.props[0].id.value == "p1");
    CHECK(show.markers[0].id.value == "m2");
    CHECK(show.sounds[0].id.value == "s1");
    CHECK(loaded(text) == show);
}

TEST_CASE("two things of one kind with the same id are refused")
{
    checkRefused(R"({"flocktale":1,"acts":[{"id":"a1","mode":"free","start":0,"duration":1},
                    {"id":"a1","mode":"free","start":2,"duration":1}]})",
                 ProblemCode::duplicateId, "/acts/1/id");
    checkRefused(withAct(R"("mode":"form","start":0,"duration":1,"casts":[{"id":"c","shape":{"type":"disc"}},
                            {"id":"c","shape":{"type":"disc"}}])"),
                 ProblemCode::duplicateId, "/acts/0/casts/1/id");
    checkRefused(R"({"flocktale":1,"markers":[{"id":"m","at":0},{"id":"m","at":0}]})", ProblemCode::duplicateId,
                 "/markers/1/id");
}

TEST_CASE("each kind of shape is read with its members")
{
    const auto shape = [](const std::string& members) { return loaded(withShape(members)).acts[0].casts[0].shape; };
    CHECK(shape(R"("type":"ring","radius":12)") == Shape(RingShape{12}));
    CHECK(shape(R"("type":"disc","radius":12)") == Shape(DiscShape{12}));
    CHECK(shape(R"("type":"line","length":12)") == Shape(LineShape{12}));
    CHECK(shape(R"("type":"rect","width":12,"height":3)") == Shape(RectShape{12, 3}));
    CHECK(shape(R"("type":"grid","width":12,"height":3,"columns":4)") == Shape(GridShape{12, 3, 4}));
    CHECK(shape(R"("type":"polyline","points":[[1,2],[3,4]],"closed":true)") ==
          Shape(PolylineShape{{{1, 2}, {3, 4}}, true}));
    CHECK(shape(R"("type":"text","text":"鸟","size":12,"family":"Sans","bold":false)") ==
          Shape(TextShape{"鸟", 12, "Sans", false}));
    CHECK(shape(R"("type":"qr","text":"鸟","level":"H","size":12,"quietZone":2,"plate":false)") ==
          Shape(QrShape{"鸟", QrLevel::high, 12, 2, false}));
    CHECK(shape(R"("type":"x_star","tips": 5,"deep": {"a" : [1, 2.50]})") ==
          Shape(PluginShape{"x_star", {{"tips", "5"}, {"deep", R"({"a":[1,2.50]})"}}}));
}

TEST_CASE("a shape that says too little or too much is refused with its place")
{
    const std::string shape = "/acts/0/casts/0/shape";
    checkRefused(withCast(""), ProblemCode::missingMember, "/acts/0/casts/0");
    checkRefused(withShape(""), ProblemCode::missingMember, shape);
    checkRefused(withShape(R"("type":"text")"), ProblemCode::missingMember, shape);
    checkRefused(withShape(R"("type":"qr")"), ProblemCode::missingMember, shape);
    checkRefused(withShape(R"("type":"polyline")"), ProblemCode::missingMember, shape);
    checkRefused(withShape(R"("type":"polyline","points":[[0,0]])"), ProblemCode::notEnoughPoints, shape + "/points");
    checkRefused(withShape(R"("type":"polyline","points":[[0,0],[1]])"), ProblemCode::wrongType, shape + "/points/1");
    checkRefused(withShape(R"("type":"polyline","points":[[0,0],[1,2,3]])"), ProblemCode::wrongType,
                 shape + "/points/1");
    checkRefused(withShape(R"("type":"polyline","points":[[0,0],[1,"2"]])"), ProblemCode::wrongType,
                 shape + "/points/1/1");
    checkRefused(withShape(R"("type":"qr","text":"a","level":"X")"), ProblemCode::notOneOf, shape + "/level");
    checkRefused(withShape(R"("type":"text","text":"a","bold":1)"), ProblemCode::wrongType, shape + "/bold");
}

TEST_CASE("a cast of free birds needs no shape")
{
    CHECK(loaded(withCast(R"("mode":"free")")).acts[0].casts[0].mode == ActMode::free);
    CHECK(loaded(withAct(R"("mode":"free","start":0,"duration":1,"casts":[{}])")).acts[0].casts.size() == 1);
}

TEST_CASE("colours are #rrggbb in either case, or a list in an object, and nothing else")
{
    const auto paint = [](const std::string& color) {
        return loaded(withCast(R"("shape":{"type":"disc"},"color":)" + color)).acts[0].casts[0].color;
    };
    CHECK(paint("\"#0A1b2C\"") == Paint{PaintKind::solid, {{10, 27, 44}}, 0});
    CHECK(paint(R"({"gradient":["#000000","#ffffff"],"angle":90})") ==
          Paint{PaintKind::gradient, {{0, 0, 0}, {255, 255, 255}}, 90});
    CHECK(paint(R"({"index":["#000000","#ffffff"]})") == Paint{PaintKind::index, {{0, 0, 0}, {255, 255, 255}}, 0});
    Paint placed{PaintKind::gradient, {{0, 0, 0}, {255, 255, 255}, {255, 0, 0}}, 0};
    placed.positions = {0, 0.25, 0.25};
    CHECK(paint(R"({"gradient":["#000000","#ffffff","#ff0000"],"positions":[0,0.25,0.25]})") == placed);
    const auto bad = [](const std::string& color, ProblemCode code, const std::string& inside = {}) {
        checkRefused(withCast(R"("shape":{"type":"disc"},"color":)" + color), code, "/acts/0/casts/0/color" + inside);
    };
    for (const std::string text :
         {"\"red\"", "\"#fff\"", "\"#12345\"", "\"#12345g\"", "\"#1234567\"", "\"\"", "\"#+12345\""})
        bad(text, ProblemCode::badColor);
    bad("7", ProblemCode::wrongType);
    bad("{}", ProblemCode::missingMember);
    bad(R"({"gradient":[]})", ProblemCode::outOfRange, "/gradient");
    bad(R"({"gradient":["#000000",3]})", ProblemCode::wrongType, "/gradient/1");
    bad(R"({"gradient":["#000000","blue"]})", ProblemCode::badColor, "/gradient/1");
    bad(R"({"gradient":["#000000"],"index":["#000000"]})", ProblemCode::tooMany);
    const auto badPlaces = [&](const std::string& list, ProblemCode code, const std::string& inside = {}) {
        bad(R"({"gradient":["#000000","#ffffff"],"positions":)" + list + "}", code, "/positions" + inside);
    };
    badPlaces("0.5", ProblemCode::wrongType);
    badPlaces(R"([0,"1"])", ProblemCode::wrongType, "/1");
    badPlaces("[0,1.5]", ProblemCode::outOfRange, "/1");
    badPlaces("[0.6,0.5]", ProblemCode::outOfRange, "/1");
    badPlaces("[0.6]", ProblemCode::notEnoughPoints);
    badPlaces("[0,0.5,1]", ProblemCode::tooMany);
}

TEST_CASE("a sweep, an exit and an opening may be the word alone")
{
    const Show show = loaded(R"({"flocktale":1,"flock":{"opening":"scattered"},"acts":[{"mode":"form","start":0,
      "duration":1,"exit":"scatter","casts":[{"shape":{"type":"disc"},"sweep":"distance"}]}]})");
    CHECK(show.flock.opening.kind == OpeningKind::scattered);
    CHECK(show.acts[0].exit == ExitKind::scatter);
    CHECK(show.acts[0].casts[0].sweep == Sweep{SweepKind::distance, false, 1, 0});
    const auto sweep = [](const std::string& members) {
        return withCast(R"("shape":{"type":"disc"},"sweep":{)" + members + "}");
    };
    CHECK(loaded(sweep(R"("kind":"radius","center":[12.5,-3])")).acts[0].casts[0].sweep.centre == Vec2{12.5, -3});
    CHECK_FALSE(loaded(sweep(R"("kind":"radius")")).acts[0].casts[0].sweep.centre);
    const std::string centre = "/acts/0/casts/0/sweep/center";
    checkRefused(sweep(R"("center":7)"), ProblemCode::wrongType, centre);
    checkRefused(sweep(R"("center":[1,2,3])"), ProblemCode::wrongType, centre);
    checkRefused(sweep(R"("center":[1,null])"), ProblemCode::wrongType, centre + "/1");
    checkRefused(sweep(R"("center":[1e9,0])"), ProblemCode::outOfRange, centre + "/0");
    checkRefused(R"({"flocktale":1,"flock":{"opening":"bang"}})", ProblemCode::notOneOf, "/flock/opening");
    checkRefused(R"({"flocktale":1,"flock":{"opening":{"kind":"bang"}}})", ProblemCode::notOneOf,
                 "/flock/opening/kind");
}

TEST_CASE("the mirofish rules bring their own defaults")
{
    const Show show = loaded(R"({"flocktale":1,"flight":{"maxSpeed":4,"rules":"mirofish"}})");
    FlightParameters expected = mirofishFlight();
    expected.maxSpeed = 4;
    CHECK(show.flight == expected);
}

TEST_CASE("springs that would never settle are refused, with the limit")
{
    const auto formation = [](const std::string& members) {
        return withAct(R"("mode":"form","start":0,"duration":1,"formation":{)" + members + "}");
    };
    const Problem spring = refused(formation(R"("springBase":5,"springGain":0,"dampingBase":0.84,"dampingDrop":0)"));
    CHECK(spring.code == ProblemCode::unstableSpring);
    CHECK(spring.pointer == "/acts/0/formation/springBase");
    REQUIRE(spring.arguments.size() == 3);
    CHECK(spring.arguments[0] == "5");
    CHECK(std::stod(spring.arguments[2]) == Approx(2 * 1.84 / 0.84));
    for (const std::string damping : {"1", "1.02", "0", "-0.5"})
        checkRefused(formation("\"dampingDrop\":0,\"dampingBase\":" + damping), ProblemCode::unstableDamping,
                     "/acts/0/formation/dampingBase");
    checkRefused(formation("\"dampingDrop\":0.9"), ProblemCode::unstableDamping, "/acts/0/formation/dampingDrop");
    checkRefused(formation("\"springBase\":0"), ProblemCode::unstableSpring, "/acts/0/formation/springBase");
    loaded(formation("\"springBase\":4.38,\"springGain\":0,\"dampingDrop\":0"));
}

TEST_CASE("what a later version may bring is kept with a word about it")
{
    const ReadResult result = readShow(R"({"flocktale":1,"plugins":["./evil.so"],"physics":99,
      "acts":[{"mode":"x_swarm","start":0,"duration":1,"script":"run"},
              {"mode":"form","start":1,"duration":1,"casts":[{"shape":{"type":"disc"},"motion":[{"kind":"x_dance"}]}]}],
      "props":[{"type":"x_mirror","act":"nobody"},{"type":"box","act":"nobody"}]})");
    REQUIRE(result.show);
    const auto has = [&](ProblemCode code, const std::string& pointer) {
        return std::any_of(result.problems.begin(), result.problems.end(), [&](const Problem& problem) {
            return problem.code == code && problem.pointer == pointer && problem.severity == Severity::warning &&
                   problem.line > 0;
        });
    };
    INFO(listed(result.problems));
    CHECK(result.problems.size() == 7);
    CHECK(has(ProblemCode::versionTooNew, "/physics"));
    CHECK(has(ProblemCode::notSupported, "/plugins"));
    CHECK(has(ProblemCode::unknownMode, "/acts/0/mode"));
    CHECK(has(ProblemCode::scriptIgnored, "/acts/0/script"));
    CHECK(has(ProblemCode::unknownMotion, "/acts/1/casts/0/motion/0/kind"));
    CHECK(has(ProblemCode::unknownProp, "/props/0/type"));
    CHECK(has(ProblemCode::unknownId, "/props/1/act"));
}

TEST_CASE("problems with a pointer only find their place in the text")
{
    Problems problems{Problem{Severity::error, ProblemCode::actsOverlap, "/acts/1/start", {}},
                      Problem{Severity::error, ProblemCode::unstableSpring, "/acts/0/formation/springBase", {}},
                      Problem{Severity::error, ProblemCode::noInk, "", {}}};
    locate(problems, "{\"title\": \"流流\", \"acts\": [{\n  \"id\": 1},\n  {\"start\": 3}]}");
    CHECK(problems[0].line == 3);
    CHECK(problems[0].column == 13);
    CHECK(problems[1].line == 1); // the act itself: it has no formation
    CHECK(problems[1].column == 26);
    CHECK(problems[2].line == 1);
    CHECK(problems[2].column == 1);
}

TEST_CASE("problems of a show's acts point at the acts of the file, in whatever order it lists them")
{
    const std::string text = "{\"flocktale\": 1, \"acts\": [\n"
                             " {\"id\": \"late\", \"mode\": \"free\", \"start\": 5, \"duration\": 1},\n"
                             " {\"id\": \"early\", \"mode\": \"free\", \"start\": 1, \"duration\": 1}]}";
    CHECK(loaded(text).acts[0].id.value == "early");
    Problems problems{Problem{Severity::error, ProblemCode::noInk, "/acts/0/start", {}}};
    locate(problems, text);
    CHECK(problems[0].pointer == "/acts/1/start");
    CHECK(problems[0].line == 3);
}
