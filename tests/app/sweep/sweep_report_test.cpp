// SPDX-License-Identifier: MIT
#include "sweep/sweep_report.h"

#include "show/figures.h"
#include "support/catch.h"
#include "support/shows.h"
#include "sweep/sweep_setting.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {

const ActId kAct{"a2"};

struct Flown {
    explicit Flown(Show show) : shared(std::make_shared<const Show>(std::move(show))), performance(*shared, shapes)
    {
        const std::atomic<bool> never = false;
        report = enterSweep(performance, shared, kAct, never);
        if (report) report = flySweep(performance, *report, never);
    }
    const ShapeLibrary shapes;
    std::shared_ptr<const Show> shared;
    Performance performance;
    std::shared_ptr<const SweepReport> report;
};

} // namespace

TEST_CASE("Arrivals, closest pair and top speed are those that every moment shows")
{
    Show show = test::threeActs();
    show.flock.count = 60;
    const Flown flown(show);
    REQUIRE(flown.report);
    const SweepReport& report = *flown.report;
    REQUIRE(report.flight);
    CHECK(report.complete);

    // By hand: since when is each bird where it should be, for good?
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    std::vector<std::int64_t> since(60, -1);
    double nearest = 1e9;
    double fastest = 0;
    for (std::int64_t step = 0; step < 180; ++step) {
        performance.seek(Step{60 + step});
        const FlockState& flock = performance.flock();
        for (std::size_t i = 0; i < 60; ++i) {
            const double dx = static_cast<double>(performance.cues().targetX[i]) - static_cast<double>(flock.x[i]);
            const double dy = static_cast<double>(performance.cues().targetY[i]) - static_cast<double>(flock.y[i]);
            if (std::hypot(dx, dy) > kArrivedWithin)
                since[i] = -1;
            else if (since[i] < 0)
                since[i] = step;
        }
        if (step > report.flight->settled.count) continue;
        nearest = std::min(nearest, closestPair(flock));
        fastest = std::max(fastest, momentFigures(flock, performance.cues(), {}).maxSpeed * 60);
    }
    std::sort(since.begin(), since.end());
    REQUIRE(report.flight->arrivals.size() == 60);
    for (std::size_t i = 0; i < 60; ++i) CHECK(report.flight->arrivals[i].count == since[i]);
    CHECK(report.flight->settled.count == since.back());
    CHECK(report.flight->closest <= nearest * 1.000001);
    CHECK(report.flight->topSpeed == Approx(fastest));
    CHECK(report.arrivedBy(0.5)->count == since[29]);
    CHECK(report.arrivedBy(0.95)->count == since[56]);
    CHECK(report.arrivedBy(1)->count == since[59]);
}

TEST_CASE("Fewer birds meet when the act deals them so than when it deals them in order")
{
    const auto meetings = [](AssignmentMethod method) {
        Show show = test::threeActs();
        show.acts[1].casts[0].assignment = method;
        const Flown flown(show);
        REQUIRE(flown.report);
        CHECK_FALSE(flown.report->meetings);
        return meetSweep(*flown.report)->meetings.value();
    };
    // Two that begin less than the root of two times the limit apart may come below it on the way.
    CHECK(meetings(AssignmentMethod::noMeeting) * 10 < meetings(AssignmentMethod::index));
}

TEST_CASE("Birds leave one after the other over 55 per cent of the formation's time")
{
    Show show = test::threeActs();
    show.acts[1].formation.seconds = 2;
    const Flown flown(show);
    REQUIRE(flown.report);
    const std::vector<Step>& leave = flown.report->departures;
    REQUIRE(leave.size() == 240);
    CHECK(std::is_sorted(leave.begin(), leave.end()));
    CHECK(leave.front() == Step{0});
    CHECK(leave.back() == Step{66}); // 0.55 * 239 / 240 * 120 steps, rounded up
    CHECK(departureOf(0.5F, show.acts[1].formation) == Step{33});

    show.acts[1].casts[0].sweep.stagger = 0;
    CHECK(Flown(show).report->departures.back() == Step{0});
}

TEST_CASE("A share that does not arrive within the act never does")
{
    Show show = test::threeActs();
    show.acts[1].duration = Step{40};
    show.acts[2].start = Step{100};
    const Flown flown(show);
    REQUIRE(flown.report);
    CHECK(!flown.report->arrivedBy(1));
    CHECK(flown.report->flight->settled == Step{39});
}

TEST_CASE("Moments go from the entry until all are there, and each has a picture of its own")
{
    Flown flown(test::threeActs());
    const std::atomic<bool> never = false;
    const auto pictured = pictureSweep(flown.performance, *flown.report, 160, never);
    REQUIRE(pictured);
    const std::vector<SweepMoment>& moments = *pictured->moments;
    REQUIRE(moments.size() == SweepReport::kMoments);
    CHECK(moments.front().at == Step{0});
    CHECK(moments.front().arrived < 0.1);
    CHECK(moments.back().at == pictured->flight->settled);
    CHECK(moments.back().arrived == 1);
    for (std::size_t i = 0; i < moments.size(); ++i) {
        CHECK(moments[i].picture.size() == QSize(160, 90));
        if (i > 0) CHECK(moments[i].at > moments[i - 1].at);
        if (i > 0) CHECK(moments[i].picture != moments[i - 1].picture);
    }
}

TEST_CASE("A cancelled sweep gives nothing")
{
    const ShapeLibrary shapes;
    const auto show = std::make_shared<const Show>(test::threeActs());
    Performance performance(*show, shapes);
    const std::atomic<bool> always = true;
    const std::atomic<bool> never = false;
    CHECK(!enterSweep(performance, show, kAct, always));
    const auto entered = enterSweep(performance, show, kAct, never);
    REQUIRE(entered);
    CHECK(!entered->complete);
    CHECK(!entered->arrivedBy(0.5));
    CHECK(!flySweep(performance, *entered, always));
}

TEST_CASE("A free act and one that is not there have no sweep")
{
    const ShapeLibrary shapes;
    const auto show = std::make_shared<const Show>(test::threeActs());
    Performance performance(*show, shapes);
    const std::atomic<bool> never = false;
    CHECK(!enterSweep(performance, show, ActId{"a1"}, never));
    CHECK(!enterSweep(performance, show, ActId{"nobody"}, never));
}

TEST_CASE("A setting is the sweep, the assignment and the formation, and nothing else of an act")
{
    Show show = test::threeActs();
    const SweepSetting before = settingOf(show.acts[1]);
    Cast& cast = show.acts[1].casts[0];
    cast.sweep.kind = SweepKind::radius;
    cast.assignment = AssignmentMethod::index;
    show.acts[1].formation.seconds = 3;
    cast.place.x = 77;
    cast.name = "other";
    CHECK(settingOf(show.acts[1]) != before);
    CHECK(applySetting(show, kAct, before));
    CHECK(settingOf(show.acts[1]) == before);
    CHECK(show.acts[1].casts[0].place.x == 77);
    CHECK(show.acts[1].casts[0].name == "other");
    const Show same = show;
    CHECK(!applySetting(show, kAct, before));
    CHECK(!applySetting(show, ActId{"nobody"}, before));
    CHECK(show == same);
}
