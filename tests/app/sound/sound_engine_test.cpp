// SPDX-License-Identifier: MIT
#include "sound/output/sound_engine.h"

#include "show/edit.h"
#include "simulated_device.h"
#include "support/catch.h"
#include "support/shows.h"
#include "wave_file.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace flocktale;

namespace {
constexpr double kPicture = 1.0 / 60;

/// A show with a sound of ten seconds from its start on, a simulated device, and a machine whose time is the test's.
struct Stand {
    QTemporaryDir folder;
    test::World world;
    ShowDocument document;
    Playback playback;
    SoundEngine engine{document, playback, std::make_unique<test::SimulatedDevice>(world),
                       [this] { return world.machine; }};

    explicit Stand(double length = 12, bool sound = true)
    {
        REQUIRE(test::putWave(folder.filePath(QStringLiteral("song.wav")), 10, [](double at) { return at / 10; }));
        Show show = newShow();
        // Few birds: what is tested is the time.
        show.flock.count = 8;
        show.acts = {test::act("a1", 0, length)};
        if (sound)
            show.sounds = {Sound{SoundId{"s1"}, "song.wav", {}, {}, nearestStep(std::min(length, 10.0)), 0, 1, {}}};
        playback.setDocument(&document);
        engine.setFolder(folder.path());
        QSignalSpy loaded(&engine, &SoundEngine::statusChanged);
        document.open(std::move(show));
        if (sound) REQUIRE(loaded.wait(20'000));
        playback.finishPending();
    }
    void play()
    {
        playback.play();
        playback.finishPending();
    }
    void picture(double seconds = kPicture)
    {
        world.machine += seconds;
        playback.frame(seconds);
        playback.finishPending();
    }
    void pictures(int count)
    {
        for (int i = 0; i < count; ++i) picture();
    }
    /// Seconds that the device has really played.
    [[nodiscard]] double heard() const { return (world.machine - world.startedAt - world.delay) * (1 + world.skew); }
};
} // namespace

TEST_CASE("What is heard is what the show plays at that moment", "[sound]")
{
    Stand stand;
    stand.playback.seekSeconds(4);
    stand.play();
    REQUIRE(stand.world.playing);
    const std::vector<float> out = stand.world.next(800);
    // The file's value is a tenth of its time.
    CHECK(out.front() == Approx(0.4 * 32'000 / 32'768).margin(0.001));
    CHECK(stand.world.next(800).front() > out.front());
    stand.playback.pause();
    CHECK_FALSE(stand.world.playing);
}

TEST_CASE("While it sounds the playhead follows the device, by whatever crystal", "[sound]")
{
    for (const double skew : {0.0, 0.0005, -0.0005}) {
        Stand stand(12);
        stand.world.skew = skew;
        stand.world.delay = 0.1;
        stand.play();
        for (int i = 0; i < 9 * 60; ++i) {
            stand.picture();
            if (stand.heard() > 0.5) REQUIRE(stand.playback.time() == Approx(stand.heard()).margin(1.5 / 60));
        }
        CHECK(stand.world.starts == 1);
    }
}

TEST_CASE("A device that takes its time lets the show wait for it", "[sound]")
{
    Stand stand;
    stand.world.delay = 0.2;
    stand.play();
    stand.pictures(10);
    CHECK(stand.playback.step() == 0);
    stand.pictures(30);
    CHECK(stand.playback.time() == Approx(stand.heard()).margin(1.5 / 60));
}

TEST_CASE("Without a device or without sounds the screen's time counts", "[sound]")
{
    SECTION("no device: a note says so")
    {
        Stand stand;
        stand.world.there = false;
        QSignalSpy muted(&stand.engine, &SoundEngine::muteChanged);
        stand.play();
        CHECK(stand.engine.isMute());
        CHECK(muted.count() == 1);
        stand.pictures(60);
        CHECK(stand.playback.step() == 60);
        CHECK(stand.world.starts == 0);
    }
    SECTION("no sounds: nothing is started and nothing said")
    {
        Stand stand(12, false);
        stand.play();
        stand.pictures(60);
        CHECK(stand.playback.step() == 60);
        CHECK(stand.world.starts == 0);
        CHECK_FALSE(stand.engine.isMute());
    }
}

TEST_CASE("A jump while playing goes on sounding from there", "[sound]")
{
    Stand stand;
    stand.play();
    stand.pictures(30);
    stand.playback.seekSeconds(7);
    CHECK(stand.world.starts == 2);
    CHECK(stand.world.next(10).front() == Approx(0.7 * 32'000 / 32'768).margin(0.01));
    stand.playback.finishPending();
    stand.pictures(30);
    CHECK(stand.playback.time() == Approx(7.5).margin(0.05));
}

TEST_CASE("A loop begins anew with the sound", "[sound]")
{
    Stand stand(2);
    stand.playback.setLooping(true);
    stand.play();
    stand.pictures(2 * 60 + 20);
    CHECK(stand.world.starts == 2);
    CHECK(stand.playback.time() == Approx(stand.heard()).margin(2.0 / 60));
    CHECK(stand.playback.time() < 1);
    CHECK(stand.playback.isPlaying());
}

TEST_CASE("A show plays on until its last sound has ended", "[sound]")
{
    Stand stand(1);
    stand.document.edit("Set length", [](Show& show) {
        show.sounds[0].duration = Step{150};
        return true;
    });
    stand.play();
    stand.pictures(120);
    CHECK(stand.playback.isPlaying());
    stand.pictures(60);
    CHECK_FALSE(stand.playback.isPlaying());
    CHECK(stand.playback.step() == 150);
}

TEST_CASE("At the end of the show the sound stops with it", "[sound]")
{
    Stand stand(1);
    stand.play();
    stand.pictures(90);
    CHECK_FALSE(stand.playback.isPlaying());
    CHECK_FALSE(stand.world.playing);
    CHECK(stand.playback.step() == 60);
}

TEST_CASE("A stage that falls behind brings the sound back to it", "[sound]")
{
    Stand stand;
    stand.play();
    stand.pictures(30);
    // The window was hidden for three seconds, and the device played on.
    stand.picture(3);
    CHECK(stand.world.starts == 2);
    stand.pictures(30);
    CHECK(stand.playback.time() < 1.5);
    CHECK(stand.world.next(1).front() < 0.2f);
}

TEST_CASE("Where the playhead is put a moment is heard", "[sound]")
{
    Stand stand;
    stand.playback.seekSeconds(5);
    CHECK(stand.world.playing);
    CHECK(stand.world.next(10).front() == Approx(0.5 * 32'000 / 32'768).margin(0.01));
    CHECK(QTest::qWaitFor([&] { return !stand.world.playing; }, 10'000));
    stand.engine.setScrubbing(false);
    const int before = stand.world.starts;
    stand.playback.seekSeconds(6);
    CHECK(stand.world.starts == before);
}

TEST_CASE("Edits of sounds are heard at once, and the last one gives the clock back", "[sound]")
{
    Stand stand;
    stand.play();
    stand.pictures(30);
    const auto edit = [&](const ShowDocument::Edit& change) { stand.document.edit(QStringLiteral("Edit"), change); };
    edit([](Show& show) {
        show.sounds[0].gain = 0;
        return true;
    });
    stand.playback.finishPending();
    CHECK(stand.world.next(10).front() == 0);
    CHECK(stand.world.starts == 1);
    edit([](Show& show) {
        show.sounds.clear();
        return true;
    });
    stand.playback.finishPending();
    CHECK_FALSE(stand.world.playing);
    const int step = stand.playback.step();
    stand.pictures(30);
    CHECK(stand.playback.step() >= step + 28);
    stand.document.undo();
    stand.playback.finishPending();
    CHECK(stand.world.playing);
}

TEST_CASE("An attached sound moves with its act; duration and offset cut it", "[sound]")
{
    Stand stand;
    stand.document.edit(QStringLiteral("Edit"), [](Show& show) {
        show.acts = {test::act("a1", 0, 2), test::act("a2", 3, 5)};
        show.sounds[0].act = ActId{"a2"};
        show.sounds[0].start = Step{60};
        show.sounds[0].duration = Step{60};
        show.sounds[0].offset = 2;
        return true;
    });
    stand.playback.finishPending();
    const auto at = [&](double seconds) {
        stand.playback.seekSeconds(seconds);
        return stand.world.next(10).front();
    };
    CHECK(at(3.9) == 0);
    CHECK(at(4.5) == Approx(0.25 * 32'000 / 32'768).margin(0.01));
    CHECK(at(5.1) == 0);
    stand.document.edit(QStringLiteral("Move act"), [](Show& show) { return moveAct(show, ActId{"a2"}, Step{240}); });
    CHECK(at(5.5) == Approx(0.25 * 32'000 / 32'768).margin(0.01));
    CHECK(at(4.5) == 0);
}

TEST_CASE("A sound that may not be opened says why", "[sound]")
{
    Stand stand;
    CHECK(stand.engine.status(stand.document.show().sounds[0]).failure.isEmpty());
    Sound sound;
    sound.file = "../song.wav";
    CHECK_FALSE(stand.engine.status(sound).failure.isEmpty());
    stand.engine.setFolder({});
    CHECK_FALSE(stand.engine.status(stand.document.show().sounds[0]).failure.isEmpty());
}
