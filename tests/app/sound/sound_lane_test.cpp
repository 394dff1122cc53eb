// SPDX-License-Identifier: MIT
#include "document/lookup.h"
#include "show/edit.h"
#include "simulated_device.h"
#include "sound/lane/sound_span_model.h"
#include "sound/lane/sound_spans.h"
#include "support/catch.h"
#include "support/shows.h"
#include "wave_file.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace flocktale;

namespace {

constexpr double kSongSeconds = 3;

Sound makeSound(const char* id, const char* act, std::int64_t start, std::int64_t duration, double offset)
{
    Sound sound;
    sound.id = SoundId{id};
    sound.file = "song.wav";
    sound.act = ActId{act};
    sound.start = Step{start};
    sound.duration = Step{duration};
    sound.offset = offset;
    return sound;
}

/// s1 the whole file from 1 s, s2 with its second a2, half a second of it from 1 s on.
Show showWithSounds()
{
    Show show = test::threeActs();
    show.flock.count = 8;
    show.sounds = {makeSound("s1", "", 60, 0, 0), makeSound("s2", "a2", 60, 30, 1)};
    return show;
}

double known(const Sound&) { return kSongSeconds; }
double unknown(const Sound&) { return 0; }

TrackSpan spanOf(const Show& show, const char* id, const FileLength& length = known)
{
    for (const TrackSpan& span : soundSpans(show, length))
        if (span.id == id) return span;
    return {};
}

} // namespace

TEST_CASE("a sound lasts as its file does from its offset on, or as it says", "[sound]")
{
    Show show = showWithSounds();
    CHECK(spanOf(show, "s1").start == Step{60});
    CHECK(spanOf(show, "s1").end == Step{60 + 180});
    show.sounds[0].offset = 2.5;
    CHECK(spanOf(show, "s1").end == Step{60 + 30});
    CHECK(spanOf(show, "s1", unknown).end == show.length());
    const Step anchor = findAct(show, ActId{"a2"})->start;
    CHECK(spanOf(show, "s2").start == anchor + Step{60});
    CHECK(spanOf(show, "s2").end == anchor + Step{90});
}

TEST_CASE("a shifted edge keeps what is heard in its place, and no edge leaves the file", "[sound]")
{
    for (const char* id : {"s1", "s2"}) {
        for (const SpanChange change : {SpanChange::move, SpanChange::trimStart, SpanChange::trimEnd}) {
            for (const std::int64_t shift : {-100000, -70, -1, 1, 29, 100000}) {
                Show show = showWithSounds();
                const Sound before = *findSound(show, SoundId{id});
                const TrackSpan was = spanOf(show, id);
                shiftSound(show, SoundId{id}, change, Step{shift}, known);
                const Sound& sound = *findSound(show, SoundId{id});
                const TrackSpan span = spanOf(show, id);
                INFO(id << " by " << shift);
                CHECK(span.end > span.start);
                CHECK(sound.start >= Step{});
                CHECK(sound.offset >= 0);
                CHECK(sound.offset + seconds(span.end - span.start) <= kSongSeconds + 1.0 / kStepsPerSecond);
                if (change == SpanChange::move) CHECK(span.end - span.start == was.end - was.start);
                if (change == SpanChange::trimStart) {
                    CHECK(span.end == was.end);
                    CHECK(std::abs((sound.offset - before.offset) - seconds(span.start - was.start)) < 1e-9);
                }
                if (change == SpanChange::trimEnd) CHECK(span.start == was.start);
            }
        }
    }
}

TEST_CASE("slipping moves what is heard inside its span", "[sound]")
{
    Show show = showWithSounds();
    const TrackSpan was = spanOf(show, "s2");
    CHECK(shiftSound(show, SoundId{"s2"}, SpanChange::slip, Step{-30}, known));
    CHECK(findSound(show, SoundId{"s2"})->offset == 1.5);
    CHECK(spanOf(show, "s2").start == was.start);
    CHECK(spanOf(show, "s2").end == was.end);
    CHECK_FALSE(shiftSound(show, SoundId{"s2"}, SpanChange::slip, Step{}, known));
}

TEST_CASE("the lane's rows follow the show and learn a file's length when it is read", "[sound]")
{
    QTemporaryDir folder;
    REQUIRE(test::putWave(folder.filePath(QStringLiteral("song.wav")), 3, test::tone));
    test::World world;
    ShowDocument document;
    Playback playback;
    document.open(showWithSounds());
    playback.setDocument(&document);
    playback.finishPending();
    SoundDesk desk{document, playback, std::make_unique<test::SimulatedDevice>(world),
                   [&world] { return world.machine; }};
    SoundSpanModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.setDesk(&desk);
    REQUIRE(model.count() == 2);
    const auto value = [&](int row, SoundSpanModel::Role role) { return model.index(row, 0).data(role); };
    CHECK_FALSE(value(0, SoundSpanModel::FailureRole).toString().isEmpty()); // no folder to look in
    desk.setFolder(folder.path());
    REQUIRE(QTest::qWaitFor([&] { return value(0, SoundSpanModel::DurationRole).toDouble() == kSongSeconds; }, 20000));
    CHECK(value(0, SoundSpanModel::FailureRole).toString().isEmpty());
    CHECK_FALSE(value(0, SoundSpanModel::AttachedRole).toBool());
    CHECK(value(1, SoundSpanModel::AttachedRole).toBool());
    // They meet, so they stand in rows of their own.
    CHECK(model.laneCount() == 2);
    const QSignalSpy lanes(&model, &SpanModel::laneCountChanged);
    document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a2"}, Step{600}); });
    CHECK(value(1, SoundSpanModel::StartRole).toDouble() == seconds(Step{660}));
    CHECK(model.laneCount() == 1);
    CHECK(lanes.count() == 1);
    document.edit("Delete", [](Show& show) { return removeAct(show, ActId{"a2"}); });
    CHECK(model.count() == static_cast<int>(document.show().sounds.size()));
    document.undo();
    CHECK(model.count() == 2);
}
