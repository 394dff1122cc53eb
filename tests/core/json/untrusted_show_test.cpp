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
