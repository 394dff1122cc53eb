// SPDX-License-Identifier: MIT
#include "playback/playback.h"

#include "flock/step.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <map>
#include <memory>
#include <vector>

using namespace flocktale;

namespace {

/// A document with twelve seconds, and a playback on it.
struct Stand {
    Stand()
    {
        Show show = test::threeActs();
        show.acts.back().duration = nearestStep(8);
        document.open(show);
        playback.setDocument(&document);
        playback.finishPending();
    }
    void frame(double seconds)
    {
        playback.frame(seconds);
        playback.finishPending();
    }
    ShowDocument document;
    Playback playback;
};

} // namespace

TEST_CASE("The flock is bit for bit the same at every frame rate")
{
    std::map<int, std::uint64_t> expected;
    {
        const ShapeLibrary shapes;
        Show show = test::threeActs();
        show.acts.back().duration = nearestStep(8);
        Performance performance(show, shapes);
        for (const int k : {60, 300, 600}) {
            performance.seek(Step{k});
            expected[k] = performance.hash();
        }
    }
    const std::vector<double> jitter{0.028096, 0.008207, 0.028615, 0.013284, 0.017282, 0.011774, 0.0176, 0.031095};
    std::vector<std::vector<double>> runs{jitter};
    for (const int rate : {24, 30, 60, 144, 240}) runs.push_back({1.0 / rate});
    for (const auto& run : runs) {
        CAPTURE(run.front());
        Stand stand;
        stand.playback.play();
        stand.playback.finishPending();
        std::map<int, std::uint64_t> seen;
        double clock = 0;
        for (std::size_t i = 0; clock < 10.02; ++i) {
            const double seconds = run[i % run.size()];
            clock += seconds;
            const int before = stand.playback.step();
            stand.frame(seconds);
            // A slow screen does not show every step, so the frames are looked at as they pass.
            const StageShot shot = stand.playback.shot();
            for (const auto& frame : {shot.from, shot.to})
                if (frame && expected.contains(static_cast<int>(frame->at.count)))
                    seen[static_cast<int>(frame->at.count)] = stateHash(frame->flock);
            CHECK(stand.playback.step() - before <= FixedStepper::kMostSteps);
        }
        CHECK(stand.playback.step() >= 599);
        CHECK(stand.playback.step() <= 602);
        for (const auto& [k, hash] : seen) CHECK(hash == expected[k]);
        if (run.front() < 1.0 / 50) CHECK(seen.size() == expected.size());
        CHECK(!seen.empty());
    }
}

TEST_CASE("After a long pause of the window the show goes on where it was")
{
    Stand stand;
    stand.playback.play();
    stand.playback.finishPending();
    stand.frame(1.0 / 60);
    CHECK(stand.playback.step() == 1);
    stand.frame(3600);
    CHECK(stand.playback.step() == 6);
    stand.frame(1.0 / 60);
    CHECK(stand.playback.step() == 7);
    CHECK(stand.playback.isPlaying());
}

TEST_CASE("Pictures between two steps come at 240 Hz without a new step")
{
    Stand stand;
    stand.playback.play();
    stand.playback.finishPending();
    stand.frame(1.0 / 240);
    const StageShot shot = stand.playback.shot();
    REQUIRE(!shot.empty());
    CHECK(shot.from->at == Step{0});
    CHECK(shot.to->at == Step{1});
    CHECK(shot.between == Approx(0.25));
    CHECK(stand.playback.step() == 0);
}

TEST_CASE("Playing stops at the end, or begins again")
{
    Stand stand;
    stand.playback.seekStep(stand.playback.lengthSteps() - 3);
    stand.playback.finishPending();
    stand.playback.play();
    stand.playback.finishPending();
    for (int i = 0; i < 10; ++i) stand.frame(1.0 / 60);
    CHECK(!stand.playback.isPlaying());
    CHECK(stand.playback.step() == stand.playback.lengthSteps());
    // The last picture is the last one inside the show.
    CHECK(stand.playback.shot().from->at.count == stand.playback.lengthSteps() - 1);

    stand.playback.setLooping(true);
    stand.playback.play();
    stand.playback.finishPending();
    CHECK(stand.playback.step() == 0);
    stand.playback.seekStep(stand.playback.lengthSteps() - 3);
    stand.playback.finishPending();
    for (int i = 0; i < 10; ++i) stand.frame(1.0 / 60);
    CHECK(stand.playback.isPlaying());
    CHECK(stand.playback.step() < 20);
}

TEST_CASE("A seek is clamped to the longest show and shows the frame that playing gives")
{
    Stand stand;
    stand.playback.seekStep(-5);
    CHECK(stand.playback.step() == 0);
    stand.playback.seekStep(1'000'000);
    CHECK(stand.playback.time() == 7200); // the longest show
    stand.playback.seekSeconds(2.05);
    stand.playback.finishPending();
    CHECK(stand.playback.step() == 123);
    Performance performance(stand.document.show(), ShapeLibrary());
    performance.seek(Step{123});
    CHECK(stand.playback.hash() == performance.hash());
    CHECK(stand.playback.timeText() == QStringLiteral("0:02.050"));
    CHECK(stand.playback.actId() == QStringLiteral("a2"));
    CHECK(stand.playback.seekText(QStringLiteral("30f")));
    CHECK(stand.playback.step() == 30);
    CHECK(!stand.playback.seekText(QStringLiteral("soon")));
    CHECK(stand.playback.step() == 30);
}

TEST_CASE("An edit keeps the playhead and whether it plays, and the frames are of the edited show")
{
    Stand stand;
    stand.playback.seekStep(150);
    stand.playback.play();
    stand.playback.finishPending();
    const std::uint64_t before = stand.playback.hash();
    stand.document.edit(QStringLiteral("Change disc"), [](Show& show) {
        show.acts[1].casts[0].shape = DiscShape{150};
        return true;
    });
    // The old picture stays until there is a new one.
    CHECK(!stand.playback.shot().empty());
    stand.playback.finishPending();
    CHECK(stand.playback.isPlaying());
    CHECK(stand.playback.step() == 150);
    CHECK(stand.playback.hash() != before);
    Performance performance(stand.document.show(), ShapeLibrary());
    performance.seek(Step{150});
    CHECK(stand.playback.hash() == performance.hash());
    for (int i = 0; i < 30; ++i) stand.frame(1.0 / 60);
    CHECK(stand.playback.step() == 180);
    performance.seek(Step{180});
    CHECK(stand.playback.hash() == performance.hash());
}

TEST_CASE("The playhead can be put behind the end, where playing begins anew, and sounds make the show longer")
{
    Stand stand;
    const int end = stand.playback.lengthSteps();
    stand.playback.seekStep(end + 90);
    stand.playback.finishPending();
    CHECK(stand.playback.step() == end + 90);
    CHECK(stand.playback.shot().from->at == Step{end + 90});
    // An edit inside the show does not take it away from there.
    stand.document.edit(QStringLiteral("Delete act"), [](Show& show) { return removeAct(show, ActId{"a3"}); });
    stand.playback.finishPending();
    CHECK(stand.playback.step() == end + 90);
    stand.playback.seekStep(1 << 30);
    CHECK(stand.playback.time() == 7200);
    stand.playback.play();
    CHECK(stand.playback.step() == 0);
    stand.playback.seekStep(end + 90);
    CHECK_FALSE(stand.playback.isPlaying());

    stand.playback.setLeastLength(Step{end + 100});
    CHECK(stand.playback.lengthSteps() == end + 100);
    stand.playback.setLeastLength(Step{});
    CHECK(stand.playback.lengthSteps() < end);
}

TEST_CASE("The playhead stays inside a show that gets shorter, and an opened show begins at its start")
{
    Stand stand;
    stand.playback.seekStep(700);
    stand.playback.finishPending();
    stand.document.edit(QStringLiteral("Delete act"), [](Show& show) { return removeAct(show, ActId{"a3"}); });
    stand.playback.finishPending();
    CHECK(stand.playback.lengthSteps() == 240);
    CHECK(stand.playback.step() == 240);
    CHECK(stand.playback.shot().from->at == Step{239});
    stand.document.undo();
    CHECK(stand.playback.lengthSteps() == 720);

    stand.playback.play();
    stand.document.open(newShow());
    stand.playback.finishPending();
    CHECK(!stand.playback.isPlaying());
    CHECK(stand.playback.step() == 0);
    CHECK(stand.playback.lengthSteps() > 0);
    CHECK(stand.playback.shot().from->flock.size() == 600);
}

TEST_CASE("A burst of seeks, edits and frames always comes to rest at the right frame")
{
    Stand stand;
    std::uint32_t random = 12345;
    for (int i = 0; i < 300; ++i) {
        random = random * 1664525 + 1013904223;
        const int value = static_cast<int>(random >> 16) % 720;
        switch ((random >> 8) % 6) {
        case 0:
            stand.playback.seekStep(value);
            break;
        case 1:
            stand.playback.toggle();
            break;
        case 2:
            stand.document.edit(QStringLiteral("Turn"), [&](Show& show) {
                show.acts[1].casts[0].place.rotation = value;
                return true;
            });
            break;
        case 3:
            stand.document.undo();
            break;
        case 4:
            stand.playback.stepBy(value % 7 - 3);
            break;
        default:
            stand.playback.frame(value / 10000.0);
            break;
        }
        if (value % 5 == 0) stand.playback.finishPending();
    }
    stand.playback.pause();
    stand.playback.seekStep(200);
    stand.playback.finishPending();
    Performance performance(stand.document.show(), ShapeLibrary());
    performance.seek(Step{200});
    CHECK(stand.playback.hash() == performance.hash());
    stand.playback.play();
    stand.playback.finishPending();
    for (int i = 0; i < 60; ++i) stand.frame(1.0 / 60);
    CHECK(stand.playback.step() == 260);
    performance.seek(Step{260});
    CHECK(stand.playback.hash() == performance.hash());
}

TEST_CASE("What goes wrong on entering an act is told while the playhead is in it")
{
    Stand stand;
    stand.document.edit(QStringLiteral("Change shape"), [](Show& show) {
        QrShape code;
        code.text = std::string(900, 'x');
        show.acts[1].casts[0].shape = code;
        return true;
    });
    int told = 0;
    QObject::connect(&stand.playback, &Playback::problemsChanged, [&] { ++told; });
    stand.playback.seekStep(150);
    stand.playback.finishPending();
    REQUIRE(stand.playback.problems().size() == 1);
    CHECK(stand.playback.problems()[0].code == ProblemCode::tooFewBirds);
    CHECK(told == 1);
    stand.playback.seekStep(10);
    stand.playback.finishPending();
    CHECK(stand.playback.problems().empty());
    CHECK(told == 2);
}
