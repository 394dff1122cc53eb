// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/time_scale.h"

#include <cmath>

using namespace flocktale;

namespace {

/// A minute in a view of 1000 pixels.
void prepare(TimeScale& scale)
{
    scale.setViewWidth(1000);
    scale.setContentSeconds(60);
    scale.fit();
}

} // namespace

TEST_CASE("time to pixels and back is the same time at every zoom")
{
    TimeScale scale;
    prepare(scale);
    for (const double zoom : {0.0, 0.2, 0.5, 0.8, 1.0}) {
        scale.setZoom(zoom);
        for (const double seconds : {0.0, 1.0 / 60, 12.345, 59.9}) {
            REQUIRE(scale.secondsAt(scale.xOf(seconds)) == Approx(seconds).margin(1e-9));
        }
    }
}

TEST_CASE("fit shows all of the content with its padding, and ten seconds of an empty show")
{
    TimeScale scale;
    prepare(scale);
    CHECK(scale.xOf(0) == Approx(TimeScale::kPadding));
    CHECK(scale.xOf(60) == Approx(1000 - TimeScale::kPadding));
    scale.setContentSeconds(0);
    scale.fit();
    CHECK(scale.xOf(10) == Approx(1000 - TimeScale::kPadding));
}

TEST_CASE("zooming keeps the time under the pointer where it is")
{
    TimeScale scale;
    prepare(scale);
    for (const double x : {100.0, 500.0, 900.0}) {
        scale.fit();
        const double before = scale.secondsAt(x);
        for (int i = 0; i < 20; ++i) scale.zoomAt(x, 1.3);
        CHECK(scale.secondsAt(x) == Approx(before));
        for (int i = 0; i < 12; ++i) scale.zoomAt(x, 1 / 1.3);
        CHECK(scale.secondsAt(x) == Approx(before));
    }
}

TEST_CASE("zooming by key keeps the playhead in place while it is in view, else the middle")
{
    TimeScale scale;
    prepare(scale);
    scale.setAnchorSeconds(45);
    double x = scale.xOf(45);
    scale.zoomIn();
    CHECK(scale.xOf(45) == Approx(x));
    scale.show(0, 100);
    const double middle = scale.secondsAt(500);
    scale.zoomIn();
    CHECK(scale.secondsAt(500) == Approx(middle));
}

TEST_CASE("the zoom is logarithmic, reversible and stays within its limits")
{
    TimeScale scale;
    prepare(scale);
    for (double zoom = 0; zoom <= 1.0; zoom += 0.125) {
        scale.setZoom(zoom);
        CHECK(scale.zoom() == Approx(zoom).margin(1e-9));
    }
    for (int i = 0; i < 200; ++i) scale.zoomAt(500, 2);
    CHECK(scale.pixelsPerSecond() == TimeScale::kHighestPixelsPerSecond);
    for (int i = 0; i < 200; ++i) scale.zoomAt(500, 0.5);
    CHECK(scale.pixelsPerSecond() == TimeScale::kLowestPixelsPerSecond);
}

TEST_CASE("panning there and back ends where it began and never leaves the show behind")
{
    TimeScale scale;
    prepare(scale);
    scale.zoomAt(500, 8);
    const double origin = scale.origin();
    scale.panBy(123);
    scale.panBy(-123);
    CHECK(scale.origin() == Approx(origin));
    scale.panBy(-1e9);
    CHECK(scale.xOf(0) == Approx(TimeScale::kPadding));
    scale.panBy(1e9);
    CHECK(scale.isInView(60));
}

TEST_CASE("revealing pans only as far as needed, and not at all for what is in view")
{
    TimeScale scale;
    prepare(scale);
    scale.show(10, 100);
    scale.reveal(15);
    CHECK(scale.origin() == 10);
    scale.reveal(30);
    CHECK(scale.xOf(30) == Approx(1000 - TimeScale::kPadding));
    scale.reveal(2);
    CHECK(scale.xOf(2) == Approx(TimeScale::kPadding));
}

TEST_CASE("revealing a span shows all of it when there is room, else its beginning, and pans no further")
{
    TimeScale scale;
    prepare(scale);
    scale.show(10, 100);
    scale.revealSpan(12, 19);
    CHECK(scale.origin() == 10);
    scale.revealSpan(15, 23);
    CHECK(scale.xOf(23) == Approx(1000 - TimeScale::kPadding));
    scale.revealSpan(3, 5);
    CHECK(scale.xOf(3) == Approx(TimeScale::kPadding));
    scale.revealSpan(30, 55);
    CHECK(scale.xOf(30) == Approx(TimeScale::kPadding));
    const double origin = scale.origin();
    scale.revealSpan(35, 59); // its beginning is in view
    CHECK(scale.origin() == origin);
}

TEST_CASE("a shown span fills the view between its paddings, and one step stands in the middle")
{
    TimeScale scale;
    prepare(scale);
    scale.showSpan(20, 26);
    CHECK(scale.xOf(20) == Approx(TimeScale::kPadding));
    CHECK(scale.xOf(26) == Approx(1000 - TimeScale::kPadding));
    scale.showSpan(30, 30 + 1.0 / 60);
    CHECK(scale.pixelsPerSecond() == TimeScale::kHighestPixelsPerSecond);
    CHECK(scale.xOf(30 + 1.0 / 120) == Approx(500));
}

TEST_CASE("the view turns a page when a followed playhead runs out of it, and stays when it was out before")
{
    TimeScale scale;
    prepare(scale);
    scale.show(0, 100);
    scale.setAnchorSeconds(9.99);
    scale.setFollowing(true);
    scale.setAnchorSeconds(10.01);
    CHECK(scale.xOf(10.01) == Approx(100));
    scale.show(30, 100);
    scale.setAnchorSeconds(10.03);
    CHECK(scale.origin() == 30);
    scale.setFollowing(false);
    scale.show(0, 100);
    scale.setAnchorSeconds(20);
    CHECK(scale.origin() == 0);
}

TEST_CASE("the wheel scrolls by its longer direction, and zooms at the pointer when asked to")
{
    TimeScale scale;
    prepare(scale);
    scale.show(10, 100);
    CHECK(scale.wheel(500, 0, -120, false));
    CHECK(scale.origin() == Approx(11.2));
    CHECK(scale.wheel(500, 120, 3, false));
    CHECK(scale.origin() == Approx(10));
    const double under = scale.secondsAt(250);
    CHECK(scale.wheel(250, 0, 120, true));
    CHECK(scale.pixelsPerSecond() > 100);
    CHECK(scale.secondsAt(250) == Approx(under));
    CHECK_FALSE(scale.wheel(250, 0, 0, false));
}

TEST_CASE("what is fitted stays fitted when the view gets another width, until something else is shown")
{
    TimeScale scale;
    scale.setContentSeconds(49);
    scale.fit(); // before the view has a width at all
    for (const double width : {40.0, 1200.0, 800.0}) {
        scale.setViewWidth(width);
        CHECK(scale.xOf(0) == Approx(TimeScale::kPadding));
        CHECK(scale.xOf(49) == Approx(width - TimeScale::kPadding));
    }
    scale.zoomAt(100, 2);
    const double zoomed = scale.pixelsPerSecond();
    scale.setViewWidth(1200);
    CHECK(scale.pixelsPerSecond() == zoomed);
}

TEST_CASE("numbers that are none are ignored")
{
    TimeScale scale;
    prepare(scale);
    const double origin = scale.origin();
    scale.show(std::nan(""), 100);
    scale.zoomAt(100, std::nan(""));
    scale.setViewWidth(std::nan(""));
    scale.setContentSeconds(INFINITY);
    CHECK(scale.origin() == origin);
    CHECK(scale.viewWidth() == 1000);
    CHECK(scale.contentSeconds() == 60);
}
