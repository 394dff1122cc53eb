// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/snap_engine.h"
#include "timeline_fixture.h"

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("within reach the stronger kind wins even when another is nearer")
{
    const SnapEngine engine({{Step{100}, SnapKind::playhead},
                             {Step{97}, SnapKind::marker},
                             {Step{96}, SnapKind::actEdge},
                             {Step{40}, SnapKind::marker},
                             {Step{38}, SnapKind::actEdge}},
                            Step{60});
    CHECK(engine.snap({Step{95}}, Step{8})->kind == SnapKind::playhead);
    CHECK(engine.snap({Step{95}}, Step{8})->guide == Step{100});
    CHECK(engine.snap({Step{95}}, Step{3})->kind == SnapKind::marker);
    CHECK(engine.snap({Step{95}}, Step{1})->kind == SnapKind::actEdge);
    CHECK(engine.snap({Step{37}}, Step{8})->kind == SnapKind::marker);
    CHECK(engine.snap({Step{58}}, Step{8})->kind == SnapKind::grid);
}

TEST_CASE("of one kind the nearer wins, and of two equally near the earlier")
{
    const SnapEngine engine({{Step{10}, SnapKind::marker}, {Step{16}, SnapKind::marker}}, Step{});
    CHECK(engine.snap({Step{14}}, Step{8})->guide == Step{16});
    CHECK(engine.snap({Step{13}}, Step{8})->guide == Step{10});
}

TEST_CASE("nothing snaps out of reach, and the shift brings an edge exactly onto the guide")
{
    const SnapEngine engine({{Step{50}, SnapKind::actEdge}}, Step{});
    CHECK_FALSE(engine.snap({Step{41}}, Step{8}));
    CHECK_FALSE(engine.snap({}, Step{8}));
    for (std::int64_t edge = 42; edge <= 58; ++edge) {
        const auto snap = engine.snap({Step{edge}, Step{edge + 200}}, Step{8});
        REQUIRE(snap);
        REQUIRE(Step{edge} + snap->shift == snap->guide);
    }
}

TEST_CASE("what moves is not among the points it snaps to")
{
    Show show = threeActs();
    Marker marker;
    marker.id = MarkerId{"m1"};
    marker.at = Step{33};
    show.markers = {marker};
    const auto points = snapPoints(show, {ActId{"a2"}}, MarkerId{"m1"}, Step{7});
    for (const SnapPoint& point : points) {
        CHECK(point.at != Step{33});
        // The edges at 120 and 300 belong to the neighbours too, which stay.
        if (point.kind == SnapKind::actEdge)
            CHECK((point.at == Step{0} || point.at == Step{120} || point.at == Step{300} || point.at == Step{390}));
    }
    const auto alone = snapPoints(show, {ActId{"a1"}, ActId{"a2"}, ActId{"a3"}}, {}, std::nullopt);
    CHECK(alone.size() == 2); // zero and the marker
}

TEST_CASE("a beat wins over the grid and loses to an act's edge, and beats are on the nearest step")
{
    Show show = threeActs(); // edges at 0, 120, 300 and 390
    Tempo tempo;
    tempo.bpm = 130;
    show.tempo = {tempo};
    const SnapEngine engine(snapPoints(show, {}, {}, std::nullopt), Step{kStepsPerSecond});
    // Beats stand every 27.69 steps: 2.77 s is the sixth, 166.15 steps.
    const auto beat = engine.snap({Step{168}}, Step{4});
    REQUIRE(beat);
    CHECK(beat->guide == Step{166});
    CHECK(beat->kind == SnapKind::beat);
    // The grid's 180 is nearer, but weaker than the beat at 193.8.
    const auto overGrid = engine.snap({Step{184}}, Step{12});
    REQUIRE(overGrid);
    CHECK(overGrid->guide == Step{194});
    const auto edge = engine.snap({Step{303}}, Step{6}); // a beat at 304.6
    REQUIRE(edge);
    CHECK(edge->guide == Step{300});
}

TEST_CASE("a marker that is attached to a moving act is no place to snap to, one that stays is where it stands")
{
    Show show = threeActs();
    Marker attached;
    attached.id = MarkerId{"m1"};
    attached.act = ActId{"a2"};
    attached.at = Step{50};
    show.markers = {attached};
    const auto has = [](const std::vector<SnapPoint>& points, Step at) {
        return std::any_of(points.begin(), points.end(), [&](const SnapPoint& p) { return p.at == at; });
    };
    CHECK(has(snapPoints(show, {}, {}, std::nullopt), Step{170}));
    CHECK_FALSE(has(snapPoints(show, {ActId{"a2"}}, {}, std::nullopt), Step{170}));
}
