// SPDX-License-Identifier: MIT
#include "app/cli/program.h"
#include "support/catch.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace flocktale::test;

namespace {

QJsonObject object(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

TEST_CASE("the shipped shows have no problem at all")
{
    for (const char* name : {"theatre.json", "first-flight.json"}) {
        const Run checked = run({"check", shippedShow(name), "--json"});
        CHECK(checked.status == 0);
        CHECK(object(checked.out)["ok"].toBool());
        CHECK(object(checked.out)["problems"].toArray().isEmpty());
    }
}

TEST_CASE("a show's expectations are proved on demand, and one that does not come true is named with its place")
{
    const Run proved = run({"check", shippedShow("theatre.json"), "--expect", "--json"});
    CHECK(proved.status == 0);
    const QJsonArray expectations = object(proved.out)["expectations"].toArray();
    CHECK(expectations.size() == 12);
    for (const auto& expectation : expectations)
        CHECK(expectation.toObject()["outcome"].toString() == QLatin1String("met"));

    const QTemporaryDir folder;
    const QString path = folder.filePath("hasty.json");
    write(path, R"({"flocktale": 1, "acts": [{"id": "a", "mode": "form", "start": 1, "duration": 4,
        "casts": [{"shape": {"type": "ring"}}]}],
        "expectations": [{"kind": "arrived", "act": "a", "at": 0}, {"kind": "arrived", "act": "a", "at": 3}]})");
    CHECK(run({"check", path}).status == 0); // nobody asked
    const Run hasty = run({"check", path, "--expect", "--json"});
    CHECK(hasty.status == 1);
    const QJsonArray problems = object(hasty.out)["problems"].toArray();
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].toObject()["pointer"].toString() == QLatin1String("/expectations/0"));
    CHECK(problems[0].toObject()["code"].toString() == QLatin1String("expectation-failed"));
    CHECK(problems[0].toObject()["line"].toInt() == 3);
}

TEST_CASE("a show performs with the same bits on one, two and four threads")
{
    const QStringList words{"perform", shippedShow("first-flight.json"), "--json", "--every", "0.5"};
    const Run one = run(words);
    CHECK(one.status == 0);
    CHECK(one.out.count('\n') == 43); // 0 to 21 s
    CHECK(run(words + QStringList{"--threads", "2"}).out == one.out);
    CHECK(run(words + QStringList{"--threads", "4"}).out == one.out);
}

TEST_CASE("seek prints the line that perform prints at that time")
{
    for (const char* at : {"0", "5.95", "6", "9.3", "12.5", "16.5", "20"}) {
        const QString show = shippedShow("first-flight.json");
        const Run performed = run({"perform", show, "--json", "--from", at, "--until", at});
        const Run sought = run({"seek", show, "--json", "--at", at});
        INFO(at);
        CHECK(performed.out == sought.out);
        CHECK(object(sought.out)["hash"].toString().size() == 16);
    }
}

TEST_CASE("an act settles and its birds are told with their targets")
{
    const Run sought = run({"seek", shippedShow("first-flight.json"), "--json", "--birds", "--at", "9.5"});
    const QJsonObject moment = object(sought.out);
    CHECK(moment["act"].toString() == "a2");
    CHECK(moment["settled"].toDouble() > 0.99);
    const QJsonArray birds = moment["birds"].toArray();
    REQUIRE(birds.size() == 420);
    for (const char* member : {"x", "y", "vx", "vy", "tx", "ty", "delay"})
        CHECK(birds[7].toObject()[QLatin1String(member)].isDouble());
    CHECK(birds[7].toObject()["color"].toString().startsWith('#'));
}

TEST_CASE("exporting an export gives the same bytes")
{
    const QTemporaryDir folder;
    const QString first = folder.filePath("first.json");
    const QString second = folder.filePath("second.json");
    const Run exported = run({"export", shippedShow("theatre.json"), "-o", first, "--json"});
    CHECK(exported.status == 0);
    CHECK(object(exported.out)["format"].toString() == "json");
    CHECK(object(exported.out)["bytes"].toInt() == contentOf(first).size());
    CHECK(run({"export", first, "-o", second}).status == 0);
    CHECK(contentOf(first) == contentOf(second));
    CHECK(run({"perform", first, "--json"}).out == run({"perform", shippedShow("theatre.json"), "--json"}).out);
}

TEST_CASE("a picture has exactly the size asked for, whatever the scale of the screen")
{
    const QTemporaryDir folder;
    QImage former;
    for (const char* scale : {"1", "1.5", "2"}) {
        const QString path = folder.filePath(QStringLiteral("at%1.png").arg(QLatin1String(scale)));
        const Run exported = run({"export", shippedShow("first-flight.json"), "-o", path, "--at", "9"}, {},
                                 {QStringLiteral("QT_SCALE_FACTOR=%1").arg(QLatin1String(scale))});
        REQUIRE(exported.status == 0);
        const QImage image(path);
        CHECK(image.size() == QSize(1280, 720));
        if (!former.isNull()) CHECK(image == former);
        former = image;
    }
    const QString small = folder.filePath("small.png");
    CHECK(run({"export", shippedShow("first-flight.json"), "-o", small, "--width", "320"}).status == 0);
    CHECK(QImage(small).size() == QSize(320, 180));
}

TEST_CASE("a picture that is too large is refused before it is drawn")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("huge.png");
    const Run exported =
        run({"export", shippedShow("first-flight.json"), "-o", path, "--width", "32000", "--height", "32000"});
    CHECK(exported.status == 1);
    CHECK(exported.err.contains("too large"));
    CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("every problem of a bad file is named with its place, and nothing is performed")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("bad.json");
    write(path, "{\n  \"flocktale\": 1,\n  \"flock\": {\"count\": \"300\"},\n  \"acts\": {}\n}\n");
    const Run checked = run({"check", path, "--json"});
    CHECK(checked.status == 1);
    const QJsonArray problems = object(checked.out)["problems"].toArray();
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].toObject()["pointer"].toString() == "/flock/count");
    CHECK(problems[0].toObject()["line"].toInt() == 3);
    CHECK(problems[0].toObject()["severity"].toString() == "error");
    CHECK(problems[1].toObject()["pointer"].toString() == "/acts");
    const Run performed = run({"perform", path, "--json"});
    CHECK(performed.status == 1);
    CHECK(performed.out.isEmpty());
}

TEST_CASE("a code with too few birds is refused with the number that it needs")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("few.json");
    write(path, R"({"flocktale": 1, "flock": {"count": 200}, "acts": [{"id": "a1", "mode": "form", "start": 0,
        "duration": 3, "casts": [{"shape": {"type": "qr", "text": "https://example.org/show/42"}}]}]})");
    const Run checked = run({"check", path, "--json"});
    CHECK(checked.status == 1);
    const QJsonObject problem = object(checked.out)["problems"].toArray()[0].toObject();
    CHECK(problem["code"].toString() == "too-few-birds");
    const int needed = problem["message"].toString().section(' ', 0, 0).toInt();
    CHECK(needed > 200);
    const QStringList points{"points", "--qr", "https://example.org/show/42", "--count"};
    CHECK(run(points + QStringList{QString::number(needed)}).status == 0);
    CHECK(run(points + QStringList{QString::number(needed - 1)}).status == 1);
    CHECK(run({"perform", path}).status == 1);
}

TEST_CASE("wrong usage and unreadable files have a status of their own")
{
    CHECK(run({"check", "no/such/file.json"}).status == 2);
    CHECK(run({"check"}).status == 2);
    CHECK(run({"perform", shippedShow("theatre.json"), "--every", "never"}).status == 2);
    CHECK(run({"perform", shippedShow("theatre.json"), "--fly"}).status == 2);
    CHECK(run({"seek", shippedShow("theatre.json")}).status == 2);
    CHECK(run({"export", shippedShow("theatre.json"), "-o", "x.gif"}).status == 2);
    CHECK(run({"points", "--count", "5"}).status == 2);
    CHECK(run({"assign", "--method", "magic"}, "{}").status == 2);
    for (const char* command : {"check", "perform", "seek", "export", "points", "assign", "schema", "bench"}) {
        const Run help = run({QLatin1String(command), "--help"});
        CHECK(help.status == 0);
        CHECK(help.out.contains(command));
    }
}

TEST_CASE("points are as many as asked for, and blank text gives none with a warning")
{
    const QJsonObject disc = object(run({"points", "--disc", "--count", "100", "--json"}).out);
    CHECK(disc["count"].toInt() == 100);
    CHECK(disc["points"].toArray().size() == 100);
    const QJsonObject text = object(run({"points", "--text", "Hi", "--count", "77", "--json"}).out);
    CHECK(text["count"].toInt() == 77);
    const Run blank = run({"points", "--text", " ", "--count", "77", "--json"});
    CHECK(blank.status == 0);
    CHECK(object(blank.out)["count"].toInt() == 0);
    CHECK(object(blank.out)["warnings"].toArray().size() == 1);
}

TEST_CASE("assign pairs every bird with a point of its own and counts the crossings")
{
    const Run run2 = run({"assign", "--method", "index", "--json"},
                         R"({"birds": [[0, 0], [10, 0]], "points": [[10, 10], [0, 10]]})");
    CHECK(run2.status == 0);
    const QJsonObject report = object(run2.out);
    CHECK(report["pairs"].toArray() == QJsonArray{0, 1});
    CHECK(report["crossings"].toInt() == 1);
    CHECK(report["meetings"].toInt() == 1);        // in the middle
    CHECK(report["meetingsDelayed"].toInt() == 0); // the second leaves when the first has passed it
    CHECK(report["longest"].toDouble() == Approx(14.142135623731));
    CHECK(report["delays"].toArray().size() == 2);
    CHECK(run({"assign", "--method", "angle"}, R"({"birds": [[1]], "points": []})").status == 1);
}

TEST_CASE("numbers are printed with points where the user's language has commas")
{
    const QStringList words{"seek", shippedShow("first-flight.json"), "--at", "2.5"};
    CHECK(run(words, {}, {"LC_ALL=de_DE.UTF-8"}).out == run(words, {}, {"LC_ALL=C"}).out);
}

TEST_CASE("bench prints a row with the members that others rely on, and the hash does not depend on kernel or threads")
{
    for (const char* mode : {"free", "form", "spring", "assign", "seek"}) {
        INFO(mode);
        const Run measured = run({"bench", "--mode", mode, "--birds", "50", "--steps", "20", "--json"});
        REQUIRE(measured.status == 0);
        const QJsonObject row = object(measured.out);
        for (const char* member : {"mode", "birds", "threads", "nsPerBirdStep", "p50Ms", "p95Ms", "hash"})
            CHECK(row.contains(QLatin1String(member)));
        CHECK(row["birds"].toInt() == 50);
        CHECK(row["p50Ms"].toDouble() <= row["p95Ms"].toDouble());
    }
    const QStringList words{"bench", "--birds", "300", "--steps", "40", "--json"};
    const QString hash = object(run(words).out)["hash"].toString();
    CHECK(object(run(words + QStringList{"--kernel", "scalar"}).out)["hash"].toString() == hash);
    CHECK(object(run(words + QStringList{"--threads", "3"}).out)["hash"].toString() == hash);
    CHECK(object(run(words + QStringList{"--steps", "60"}).out)["hash"].toString() == hash); // the last start's end
    CHECK(object(run(words + QStringList{"--rules", "theatre"}).out)["hash"].toString() != hash);
}

TEST_CASE("bench refuses what it does not know")
{
    for (const QStringList& wrong : {QStringList{"--mode", "sing"}, QStringList{"--birds", "0"},
                                     QStringList{"--area", "12"}, QStringList{"--kernel", "none"}})
        CHECK(run(QStringList{"bench"} + wrong).status == 2);
}
