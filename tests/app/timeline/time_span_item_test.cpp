// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/time_span_item.h"

#include <cmath>

using namespace flocktale;

TEST_CASE("spans that meet in time meet on whole pixels at every zoom")
{
    TimeScale scale;
    scale.setViewWidth(1000);
    scale.setContentSeconds(60);
    TimeSpanItem first, second;
    first.setTimeScale(&scale);
    second.setTimeScale(&scale);
    first.setStartSeconds(1.0 / 60);
    first.setDurationSeconds(7.0 / 3);
    second.setStartSeconds(1.0 / 60 + 7.0 / 3);
    second.setDurationSeconds(1.1);
    for (double zoom = 0.4; zoom < 1; zoom += 0.01) {
        scale.setZoom(zoom);
        REQUIRE(first.x() == std::round(first.x()));
        REQUIRE(first.x() + first.width() == second.x());
    }
}

TEST_CASE("the shortest span can still be seen")
{
    TimeScale scale;
    scale.setViewWidth(100);
    scale.show(0, 0.1);
    TimeSpanItem item;
    item.setTimeScale(&scale);
    item.setDurationSeconds(1.0 / 60);
    CHECK(item.width() == item.minimumWidth());
}

TEST_CASE("a span knows which part of it is in view")
{
    TimeScale scale;
    scale.setViewWidth(1000);
    scale.setContentSeconds(600);
    TimeSpanItem item;
    item.setTimeScale(&scale);
    item.setStartSeconds(5);
    item.setDurationSeconds(20);
    scale.show(0, 100);
    CHECK(item.isInView());
    CHECK(item.visibleLeft() == 0);
    CHECK(item.visibleWidth() == 500);
    scale.show(10, 100);
    CHECK(item.visibleLeft() == 500);
    CHECK(item.visibleWidth() == 1000);
    scale.show(20, 100);
    CHECK(item.visibleLeft() == 1500);
    CHECK(item.visibleWidth() == 500);
    scale.show(30, 100);
    CHECK_FALSE(item.isInView());
    CHECK(item.visibleWidth() == 0);
}

TEST_CASE("an item may outlive its scale")
{
    TimeSpanItem item;
    {
        TimeScale scale;
        item.setTimeScale(&scale);
    }
    item.setStartSeconds(3);
    CHECK(item.timeScale() == nullptr);
}
