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
