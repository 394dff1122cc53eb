// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/lane_hit.h"
#include "timeline_fixture.h"

using namespace flocktale;
using namespace flocktale::test;

namespace {
LaneHit hit(const char* act, LaneZone zone) { return {ActId{act}, zone}; }
} // namespace

TEST_CASE("the edges of an act can be taken hold of, and the rest moves it")
{
    const Show show = threeActs();
    CHECK(laneHit(show, 3.5, 100) == hit("a2", LaneZone::body));
    CHECK(laneHit(show, 2.05, 100) == hit("a2", LaneZone::start));
    CHECK(laneHit(show, 4.95, 100) == hit("a2", LaneZone::end));
    CHECK(laneHit(show, 1.99, 100) == hit("a1", LaneZone::end));
    CHECK(laneHit(show, 6.52, 100) == hit("a3", LaneZone::end));
    CHECK(laneHit(show, 6.6, 100) == LaneHit{});
}

TEST_CASE("an act of any width can still be moved by its middle")
{
    Show show;
    for (const std::int64_t duration : {1, 3, 10, 60}) {
        show.acts = {makeAct("a", 600, duration)};
        for (const double scale : {0.5, 10.0, 100.0, 3000.0}) {
            const double middle = 10 + seconds(Step{duration}) / 2;
            CHECK(laneHit(show, middle, scale) == hit("a", LaneZone::body));
        }
    }
}

TEST_CASE("a box takes what it touches, drawn in either direction")
{
    const Show show = threeActs();
    const std::vector<ActId> both{ActId{"a1"}, ActId{"a2"}};
    CHECK(actsBetween(show, 1.9, 2.1) == both);
    CHECK(actsBetween(show, 2.1, 1.9) == both);
    CHECK(actsBetween(show, 6.6, 9).empty());
    CHECK(actsBetween(show, -5, 100).size() == 3);
}
