// SPDX-License-Identifier: MIT
#include "show/fields.h"
#include "show/safe_path.h"
#include "support/catch.h"
#include "json/show_json.h"

#include <sys/resource.h>

using namespace flocktale;

namespace {
void checkRefused(const std::string& text, const std::string& pointer)
{
    const ReadResult result = readShow(text);
    INFO(text);
    CHECK_FALSE(result.show);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].pointer == pointer);
}

std::string withShape(const std::string& shape, const std::string& more = {})
{
    return R"({"flocktale":1,"acts":[{"mode":"form","start":0,"duration":1,"casts":[{"shape":)" + shape + more +
           "}]}]}";
}

/// The most memory that the process has held, in kilobytes.
long peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}
} // namespace

TEST_CASE("a small file that asks for too much is refused by name, before memory is taken")
{
    const long before = peakMemory();
    checkRefused(R"({"flocktale":1,"flock":{"count":1000000000}})", "/flock/count");
    checkRefused(R"({"flocktale":1,"flock":{"count":9007199254740992}})", "/flock/count");
    checkRefused(R"({"flocktale":1,"stage":{"width":1e9}})", "/stage/width");
    checkRefused(R"({"flocktale":1,"acts":[{"mode":"free","start":0,"duration":1e300}]})", "/acts/0/duration");
    checkRefused(R"({"flocktale":1,"acts":[{"mode":"free","start":7199,"duration":2}]})", "/acts/0/duration");
    checkRefused(R"({"flocktale":1,"acts":[{"mode":"free","start":1e18,"duration":2}]})", "/acts/0/start");
    const std::string cast = "/acts/0/casts/0";
    checkRefused(withShape(R"({"type":"text","text":"a","size":1e9})"), cast + "/shape/size");
    checkRefused(withShape(R"({"type":"ring","radius":1e308})"), cast + "/shape/radius");
    checkRefused(withShape(R"({"type":"ring"})", R"(,"place":{"x":1e308})"), cast + "/place/x");
    checkRefused(withShape(R"({"type":"ring"})", R"(,"place":{"scale":1e308})"), cast + "/place/scale");
    checkRefused(withShape(R"({"type":"grid","columns":2000000000})"), cast + "/shape/columns");
    checkRefused(withShape(R"({"type":"qr","text":"a","quietZone":1000000})"), cast + "/shape/quietZone");
    checkRefused(withShape(R"({"type":"ring"})", R"(,"count":2147483648)"), cast + "/count");
    checkRefused(withShape(R"({"type":"polyline","points":[[0,0],[1e308,0]]})"), cast + "/shape/points/1/0");
    CHECK(peakMemory() - before < 50'000);
}

TEST_CASE("lists and texts longer than their limits are refused whole")
{
    const auto repeated = [](const std::string& item, int count) {
        std::string list = item;
        for (int i = 1; i < count; ++i) list += "," + item;
        return list;
    };
    const std::string cast = "/acts/0/casts/0";
    const ReadResult line =
        readShow(withShape(R"({"type":"polyline","points":[)" + repeated("[0,0]", limits::kPolylinePoints + 1) + "]}"));
    REQUIRE(line.problems.size() == 1);
    CHECK(line.problems[0].code == ProblemCode::tooMany);
    CHECK(line.problems[0].pointer == cast + "/shape/points");
    checkRefused(R"({"flocktale":1,"markers":[)" + repeated("{\"at\":0}", limits::kMarkers + 1) + "]}", "/markers");
    checkRefused(withShape(R"({"type":"text","text":")" + std::string(limits::kTextCharacters + 1, 'x') + "\"}"),
                 cast + "/shape/text");
    std::string wide;
    for (int i = 0; i < limits::kTextCharacters; ++i) wide += "鸟";
    CHECK(readShow(withShape(R"({"type":"text","text":")" + wide + "\"}")).show);
}

TEST_CASE("the largest figures that a file may hold stay finite in the painter's numbers")
{
    const double farthest = kBakedRange.highest * kPlaceFields[2].range.highest + kCoordinateRange.highest;
    CHECK(farthest * farthest < 3e38); // FLT_MAX, with room for a squared distance
}

TEST_CASE("a sound's path stays beside the show, judged by its text alone")
{
    struct Case {
        std::string_view path;
        bool good;
    };
    using namespace std::string_view_literals;
    for (const Case& path : {Case{"assets/song.ogg", true},
                             {"./assets/song.ogg", true},
                             {"assets/../assets/song.ogg", true},
                             {"歌/100% %03d.ogg", true},
                             {"console.ogg", true},
                             {"com.ogg", true},
                             {"...ogg", true},
                             {"../song.ogg", false},
                             {"assets/../../song.ogg", false},
                             {"/etc/hostname", false},
                             {"file:///etc/hostname", false},
                             {"//host.invalid/share/a.ogg", false},
                             {"\\\\host.invalid\\share\\a.ogg", false},
                             {"assets\\song.ogg", false},
                             {"C:/song.ogg", false},
                             {"http://127.0.0.1/a.ogg", false},
                             {"qrc:/internal/x.qml", false},
                             {"data:audio/ogg;base64,AAAA", false},
                             {"assets/song.ogg\0.png"sv, false},
                             {"assets/\n.ogg", false},
                             {"CON", false},
                             {"assets/nul.ogg", false},
                             {"Lpt1 .ogg", false},
                             {"COM\xC2\xB9.ogg", false},
                             {"file:////host.invalid/x", false},
                             {"assets%2f..%2f..%2fx", false},
                             {"assets/%2E%2E/x", false},
                             {"assets//song.ogg", false},
                             {"assets/", false},
                             {"assets/..", false},
                             {".", false},
                             {"", false}}) {
        INFO(path.path);
        CHECK(isSafeRelativePath(path.path) == path.good);
    }
    checkRefused(R"({"flocktale":1,"sounds":[{"file":"../song.ogg"}]})", "/sounds/0/file");
    checkRefused(R"({"flocktale":1,"sounds":[{"file":"a.ogg\u0000.png"}]})", "/sounds/0/file");
}

TEST_CASE("a script and plugins of a file are kept as text and change nothing else")
{
    const std::string plain = R"("id":"a1","mode":"free","start":0,"duration":1)";
    const ReadResult result = readShow(R"({"flocktale":1,"plugins":["./evil.so"],"acts":[{)" + plain +
                                       ",\"script\":\"birds.forEach(b => b.color = '#ff0000')\"}]}");
    REQUIRE(result.show);
    Show show = *result.show;
    CHECK(show.extra == Extra{{"plugins", R"(["./evil.so"])"}});
    CHECK(show.acts[0].extra == Extra{{"script", "\"birds.forEach(b => b.color = '#ff0000')\""}});
    show.extra.clear();
    show.acts[0].extra.clear();
    const ReadResult without = readShow(R"({"flocktale":1,"acts":[{)" + plain + "}]}");
    REQUIRE(without.show);
    CHECK(show == *without.show);
}

TEST_CASE("keys, pins, fields, easings and tempos that are wrong are refused with their place")
{
    const std::string ring = R"({"type":"ring"})";
    const std::string cast = "/acts/0/casts/0";
    const auto key = [&](const std::string& list) { return withShape(ring, R"(,"keys":{)" + list + "}"); };
    checkRefused(key(R"("scale":[{"at":0,"value":0}])"), cast + "/keys/scale/0/value");
    checkRefused(key(R"("scale":[{"at":0,"value":[1]}])"), cast + "/keys/scale/0/value");
    checkRefused(key(R"("position":[{"at":0,"value":[1,1e9]}])"), cast + "/keys/position/0/value/1");
    checkRefused(key(R"("position":[{"at":0,"value":[1,2,3]}])"), cast + "/keys/position/0/value");
    checkRefused(key(R"("color":[{"at":0,"value":"red"}])"), cast + "/keys/color/0/value");
    checkRefused(key(R"("rotation":[{"at":0}])"), cast + "/keys/rotation/0");
    checkRefused(key(R"("rotation":[])"), cast + "/keys/rotation");
    checkRefused(key(R"("rotation":[{"at":1,"value":0},{"at":1,"value":9}])"), cast + "/keys/rotation/1/at");
    checkRefused(key(R"("rotation":[{"at":0,"value":0,"easing":"bouncy"}])"), cast + "/keys/rotation/0/easing");
    checkRefused(key(R"("rotation":[{"at":0,"value":0,"easing":[0,0,2,1]}])"), cast + "/keys/rotation/0/easing/2");
    checkRefused(key(R"("rotation":[{"at":0,"value":0,"easing":[0,0,1]}])"), cast + "/keys/rotation/0/easing");
    checkRefused(withShape(ring, R"(,"pins":[[1,2],[1,3]])"), cast + "/pins/1");
    checkRefused(withShape(ring, R"(,"pins":[[1,2],[0,2]])"), cast + "/pins/1");
    checkRefused(withShape(ring, R"(,"pins":[[1,100000]])"), cast + "/pins/0/1");
    checkRefused(withShape(ring, R"(,"pins":[[0.5,0]])"), cast + "/pins/0/0");
    checkRefused(withShape(ring, R"(,"pins":[{"bird":1}])"), cast + "/pins/0");
    checkRefused(withShape(ring, R"(,"pick":"best")"), cast + "/pick");
    checkRefused(withShape(ring, R"(,"points":-1)"), cast + "/points");
    const auto field = [&](const std::string& rows) {
        return withShape(ring, R"(,"sweep":{"kind":"field","field":{"rows":)" + rows + "}}");
    };
    checkRefused(field(R"(["00ff","00"])"), cast + "/sweep/field/rows/1");
    checkRefused(field(R"(["00f"])"), cast + "/sweep/field/rows/0");
    checkRefused(field(R"(["0g"])"), cast + "/sweep/field/rows/0");
    checkRefused(field(R"([""])"), cast + "/sweep/field/rows/0");
    checkRefused(field(R"(["00",7])"), cast + "/sweep/field/rows/1");
    checkRefused(field("[\"" + std::string(514, '0') + "\"]"), cast + "/sweep/field/rows/0");
    std::string tall = "\"00\"";
    for (int i = 0; i < limits::kFieldSide; ++i) tall += ",\"00\"";
    checkRefused(field("[" + tall + "]"), cast + "/sweep/field/rows");
    checkRefused(R"({"flocktale":1,"tempo":[{"at":0,"bpm":0}]})", "/tempo/0/bpm");
    checkRefused(R"({"flocktale":1,"tempo":[{"at":0,"beatsPerBar":1.5}]})", "/tempo/0/beatsPerBar");
    checkRefused(R"({"flocktale":1,"tempo":[{"at":2},{"at":1}]})", "/tempo/1/at");
    checkRefused(R"({"flocktale":1,"sounds":[{"file":"a.ogg","offset":-1}]})", "/sounds/0/offset");
}

TEST_CASE("markers and sounds of an act that is not there are kept, with a warning")
{
    const ReadResult result = readShow(R"({"flocktale":1,"markers":[{"at":1,"act":"gone"}],
      "sounds":[{"file":"a.ogg","act":"gone"}]})");
    REQUIRE(result.show);
    REQUIRE(result.problems.size() == 2);
    CHECK(result.problems[0].code == ProblemCode::unknownId);
    CHECK(result.problems[0].pointer == "/markers/0/act");
    CHECK(result.problems[1].pointer == "/sounds/0/act");
}
