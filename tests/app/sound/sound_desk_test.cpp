// SPDX-License-Identifier: MIT
#include "sound/sound_desk.h"

#include "show/beats.h"
#include "show/edit.h"
#include "simulated_device.h"
#include "support/catch.h"
#include "support/shows.h"
#include "wave_file.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

using namespace flocktale;

namespace {
struct Stand {
    QTemporaryDir outside;
    QString folder = outside.filePath(QStringLiteral("show"));
    test::World world;
    ShowDocument document;
    Playback playback;
    SoundDesk desk{document, playback, std::make_unique<test::SimulatedDevice>(world),
                   [this] { return world.machine; }};
    QAbstractItemModelTester tester{desk.sounds(), QAbstractItemModelTester::FailureReportingMode::Warning};
    QSignalSpy failed{&desk, &SoundDesk::failed};

    Stand()
    {
        REQUIRE(QDir().mkpath(folder));
        REQUIRE(test::putWave(folder + QStringLiteral("/song.wav"), 1, test::tone));
        REQUIRE(test::putWave(outside.filePath(QStringLiteral("else.wav")), 1, test::tone));
        Show show = test::threeActs();
        show.flock.count = 8;
        document.open(std::move(show));
        playback.setDocument(&document);
        playback.finishPending();
        desk.setFolder(folder);
    }
    void add(const QString& path) { desk.add(QUrl::fromLocalFile(path)); }
    [[nodiscard]] QVariant data(int row, int role) { return desk.sounds()->data(desk.sounds()->index(row), role); }
    [[nodiscard]] const Sound& sound(std::size_t row) const { return document.show().sounds.at(row); }
    void checkUndo(const Show& before)
    {
        const Show after = document.show();
        CHECK_FALSE(after == before);
        document.undo();
        CHECK(document.show() == before);
        document.redo();
        CHECK(document.show() == after);
    }
};
} // namespace

TEST_CASE("A sound in the show's folder is added at the playhead as a relative path", "[sound]")
{
    Stand stand;
    const Show before = stand.document.show();
    stand.playback.seekSeconds(2);
    stand.add(stand.folder + QStringLiteral("/song.wav"));
    REQUIRE(stand.desk.sounds()->count() == 1);
    CHECK(stand.sound(0).file == "song.wav");
    CHECK(stand.sound(0).start == Step{120});
    CHECK(stand.failed.isEmpty());
    CHECK(stand.document.history().count() == 1);
    stand.checkUndo(before);
}

TEST_CASE("A sound from elsewhere is copied beside the show after a question, under a free name", "[sound]")
{
    Stand stand;
    REQUIRE(test::putWave(stand.folder + QStringLiteral("/else.wav"), 2, test::tone));
    const auto sizeBefore = QFileInfo(stand.folder + QStringLiteral("/else.wav")).size();
    stand.add(stand.outside.filePath(QStringLiteral("else.wav")));
    CHECK(stand.desk.copyName() == QStringLiteral("else.wav"));
    CHECK(stand.document.show().sounds.empty());
    SECTION("yes")
    {
        stand.desk.answerCopy();
        REQUIRE(stand.document.show().sounds.size() == 1);
        CHECK(stand.sound(0).file == "else 2.wav");
        CHECK(QFileInfo::exists(stand.folder + QStringLiteral("/else 2.wav")));
    }
    SECTION("no")
    {
        stand.desk.cancelCopy();
        CHECK(stand.document.show().sounds.empty());
        CHECK(QDir(stand.folder).entryList(QDir::Files).size() == 2);
    }
    CHECK(stand.desk.copyName().isEmpty());
    CHECK(QFileInfo(stand.folder + QStringLiteral("/else.wav")).size() == sizeBefore);
    stand.desk.answerCopy();
    CHECK(stand.document.show().sounds.size() <= 1);
}

TEST_CASE("What may be a sound is told by its name, whatever its case", "[sound]")
{
    const auto url = [](const char* text) { return QUrl(QString::fromUtf8(text)); };
    CHECK(SoundDesk::soundAmong({url("file:///a/b.json"), url("file:///a/c.MP3"), url("file:///a/d.wav")}) ==
          url("file:///a/c.MP3"));
    CHECK(SoundDesk::soundAmong({url("file:///a/wav"), url("file:///a/mp3.txt")}).isEmpty());
    for (const QString& pattern : SoundDesk::namePatterns().split(u' '))
        CHECK_FALSE(SoundDesk::soundAmong({QUrl::fromLocalFile(QStringLiteral("/x/a") + pattern.mid(1))}).isEmpty());
}

TEST_CASE("A sound waits until the show has a file, and is given up when it gets none", "[sound]")
{
    Stand stand;
    stand.desk.setFolder({});
    REQUIRE_FALSE(stand.desk.isSaved());
    const QSignalSpy wanted(&stand.desk, &SoundDesk::saveWanted);
    const QUrl song = QUrl::fromLocalFile(stand.folder + QStringLiteral("/song.wav"));
    stand.desk.addAt(song, 2);
    CHECK(wanted.count() == 1);
    CHECK(stand.document.show().sounds.empty());
    SECTION("saved")
    {
        stand.desk.setFolder(stand.folder);
        REQUIRE(stand.document.show().sounds.size() == 1);
        CHECK(stand.document.show().sounds[0].file == "song.wav");
        CHECK(stand.document.show().sounds[0].start == Step{2 * kStepsPerSecond});
    }
    SECTION("given up")
    {
        stand.desk.giveUpAdding();
        stand.desk.setFolder(stand.folder);
        CHECK(stand.document.show().sounds.empty());
    }
}

TEST_CASE("What cannot be added says why and changes nothing", "[sound]")
{
    Stand stand;
    SECTION("an address elsewhere") { stand.desk.add(QUrl(QStringLiteral("https://example.org/a.ogg"))); }
    SECTION("a folder") { stand.add(stand.folder); }
    SECTION("nothing") { stand.add(stand.folder + QStringLiteral("/none.wav")); }
    SECTION("a folder that cannot be written")
    {
        stand.add(stand.outside.filePath(QStringLiteral("else.wav")));
        REQUIRE(QDir(stand.folder).removeRecursively());
        stand.desk.answerCopy();
    }
    CHECK(stand.failed.count() == 1);
    CHECK(stand.document.show().sounds.empty());
    CHECK(stand.document.history().count() == 0);
}

TEST_CASE("Start, place and loudness are typed in, each an undo step", "[sound]")
{
    Stand stand;
    stand.add(stand.folder + QStringLiteral("/song.wav"));
    const Show before = stand.document.show();
    SoundListModel& sounds = *stand.desk.sounds();
    SECTION("start")
    {
        CHECK(sounds.setStart(0, 1.5));
        CHECK(stand.sound(0).start == Step{90});
        CHECK(stand.data(0, SoundListModel::StartRole).toDouble() == 1.5);
        CHECK_FALSE(sounds.setStart(0, 1.501));
    }
    SECTION("place")
    {
        CHECK(sounds.setOffset(0, 0.5));
        CHECK(stand.sound(0).offset == 0.5);
        CHECK_FALSE(sounds.setOffset(0, stand.data(0, SoundListModel::OffsetRole).toDouble()));
    }
    SECTION("loudness")
    {
        CHECK(sounds.setGain(0, 50));
        CHECK(stand.sound(0).gain == 0.5);
        CHECK(stand.data(0, SoundListModel::GainRole).toDouble() == 50);
        CHECK_FALSE(sounds.setGain(0, 50));
    }
    SECTION("removed")
    {
        CHECK(sounds.remove(0));
        CHECK(sounds.count() == 0);
    }
    CHECK(stand.document.history().count() == 2);
    stand.checkUndo(before);
    const Show after = stand.document.show();
    for (const double wrong : {-1.0, 1e9, std::nan(""), HUGE_VAL}) {
        CHECK_FALSE(sounds.setStart(0, wrong));
        CHECK_FALSE(sounds.setOffset(0, wrong));
    }
    CHECK_FALSE(sounds.setOffset(7, 1));
    CHECK_FALSE(sounds.setGain(-1, 50));
    CHECK_FALSE(sounds.remove(3));
    CHECK(stand.document.show() == after);
}

TEST_CASE("A place in the file between two steps is not moved by typing back what is shown", "[sound]")
{
    Stand stand;
    stand.add(stand.folder + QStringLiteral("/song.wav"));
    stand.document.edit(QStringLiteral("Edit"), [](Show& show) {
        show.sounds[0].offset = 0.12345;
        return true;
    });
    CHECK_FALSE(stand.desk.sounds()->setOffset(0, seconds(nearestStep(0.12345))));
    CHECK(stand.sound(0).offset == 0.12345);
}

TEST_CASE("A tempo is typed at the playhead, kept within its limits, and undone", "[sound]")
{
    Stand stand;
    const Show before = stand.document.show();
    CHECK(stand.desk.bpm() == 0);
    CHECK(stand.desk.setBpm(128));
    CHECK(stand.desk.bpm() == 128);
    REQUIRE(stand.document.show().tempo.size() == 1);
    CHECK(stand.document.show().tempo[0].at == Step{});
    stand.checkUndo(before);
    CHECK_FALSE(stand.desk.setBpm(128));
    CHECK(stand.desk.setBeatsPerBar(3));
    CHECK(stand.desk.beatsPerBar() == 3);
    CHECK(stand.desk.setBpm(9999));
    CHECK(stand.desk.bpm() == 400);
    CHECK(stand.desk.setBpm(1));
    CHECK(stand.desk.bpm() == 20);
    CHECK(stand.document.show().tempo.size() == 1);
}

TEST_CASE("Taps while the show plays give beats where they were tapped", "[sound]")
{
    Stand stand;
    stand.playback.play();
    const auto playUntil = [&](double seconds) {
        while (stand.playback.time() < seconds - 1e-9) {
            stand.world.machine += 1.0 / 60;
            stand.playback.frame(1.0 / 60);
            stand.playback.finishPending();
        }
    };
    CHECK(stand.desk.tapText().isEmpty());
    for (int beat = 0; beat < 5; ++beat) {
        playUntil(1 + 0.5 * beat);
        stand.desk.tap();
    }
    CHECK(stand.desk.taps() == 5);
    CHECK(stand.desk.useTaps());
    CHECK(stand.desk.taps() == 0);
    CHECK(stand.desk.bpm() == Approx(120).margin(1));
    const auto beat = nearestBeat(stand.document.show(), Step{120});
    REQUIRE(beat);
    CHECK(beat->seconds == Approx(2).margin(0.04));
    CHECK(stand.document.show().tempo.size() == 1);
    CHECK_FALSE(stand.desk.useTaps());
}

TEST_CASE("Taps while nothing plays give the tempo only", "[sound]")
{
    Stand stand;
    stand.desk.setBpm(90);
    for (int beat = 0; beat < 2; ++beat) {
        stand.desk.tap();
        stand.world.machine += 0.4;
    }
    CHECK_FALSE(stand.desk.useTaps());
    stand.desk.tap();
    CHECK(stand.desk.useTaps());
    CHECK(stand.desk.bpm() == 150);
    CHECK(stand.document.show().tempo.size() == 1);
}
