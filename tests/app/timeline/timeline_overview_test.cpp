// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/timeline_overview.h"

using namespace flocktale;

namespace {

/// A hundred seconds in a strip of 1000 pixels; the view shows 20 of them, from the 30th on.
struct OverviewBench {
    TimeScale view;
    TimelineOverview overview;

    OverviewBench()
    {
        view.setViewWidth(1000);
        view.setContentSeconds(100);
        view.show(30, 50);
        overview.setTimeScale(&view);
        overview.setWidth(1000);
    }
    [[nodiscard]] double end() const { return view.secondsAt(view.viewWidth()); }
    void drag(double from, double to)
    {
        overview.press(from);
        for (int i = 1; i <= 10; ++i) overview.move(from + (to - from) * i / 10);
        overview.release();
    }
};

} // namespace

TEST_CASE("the frame stands where the view is, and all of the show is useful only when it does not show")
{
    OverviewBench bench;
    CHECK(bench.overview.frameX() == Approx(300));
    CHECK(bench.overview.frameWidth() == Approx(200));
    CHECK(bench.overview.isUseful());
    bench.view.fit();
    CHECK_FALSE(bench.overview.isUseful());
    CHECK(bench.overview.frameX() == 0);
    CHECK(bench.overview.frameWidth() == Approx(1000));
}

TEST_CASE("dragging the frame scrolls and keeps the zoom, and there and back is where it was")
{
    OverviewBench bench;
    bench.drag(400, 500);
    CHECK(bench.view.origin() == Approx(40));
    CHECK(bench.view.pixelsPerSecond() == 50);
    bench.drag(500, 400);
    CHECK(bench.view.origin() == Approx(30));
    bench.overview.press(400);
    bench.overview.move(-5000);
    bench.overview.move(410);
    bench.overview.release();
    CHECK(bench.view.origin() == Approx(31));
}

TEST_CASE("dragging an end of the frame zooms and leaves the other end where it is")
{
    OverviewBench bench;
    bench.drag(500, 700);
    CHECK(bench.view.origin() == Approx(30));
    CHECK(bench.end() == Approx(70));
    bench.drag(300, 450);
    CHECK(bench.view.origin() == Approx(45));
    CHECK(bench.end() == Approx(70));
    bench.drag(450, 5000); // beyond the other end
    CHECK(bench.end() == Approx(70));
    CHECK(bench.view.pixelsPerSecond() <= TimeScale::kHighestPixelsPerSecond);
}

TEST_CASE("a press beside the frame brings that place to the middle and takes hold of the frame")
{
    OverviewBench bench;
    bench.overview.press(800);
    CHECK(bench.view.secondsAt(500) == Approx(80));
    bench.overview.move(850);
    CHECK(bench.view.secondsAt(500) == Approx(85));
    bench.overview.release();
    bench.overview.move(100);
    CHECK(bench.view.secondsAt(500) == Approx(85));
}

TEST_CASE("at the closest zoom the frame can still be seen and moved, and stays within the strip")
{
    OverviewBench bench;
    bench.view.show(99.5, 3600);
    CHECK(bench.overview.frameWidth() >= 12);
    CHECK(bench.overview.frameX() + bench.overview.frameWidth() <= 1000);
    const double scale = bench.view.pixelsPerSecond();
    const double grip = bench.overview.frameX() + 6;
    bench.drag(grip, grip - 500);
    CHECK(bench.view.pixelsPerSecond() == scale);
    CHECK(bench.view.origin() == Approx(49.5));
}

TEST_CASE("the cursor tells what a press would do")
{
    OverviewBench bench;
    bench.overview.hover(301);
    CHECK(bench.overview.cursorShape() == Qt::SizeHorCursor);
    bench.overview.hover(400);
    CHECK(bench.overview.cursorShape() == Qt::OpenHandCursor);
    bench.overview.hover(700);
    CHECK(bench.overview.cursorShape() == Qt::ArrowCursor);
    bench.overview.press(400);
    CHECK(bench.overview.cursorShape() == Qt::ClosedHandCursor);
}
