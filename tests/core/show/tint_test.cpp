// SPDX-License-Identifier: MIT
#include "show/performance.h"
#include "support/catch.h"
#include "support/shows.h"

#include <cmath>

using namespace flocktale;

namespace {

Show tintedShow(MotionKind kind, double start, double duration)
{
    Show show = test::threeActs();
    show.flock.count = 100;
    show.acts = {test::act("a1", 0, 6, ActMode::form)};
    show.acts[0].casts = {test::cast("c1", GridShape{400, 200})};
    Cast& cast = show.acts[0].casts[0];
    cast.color.stops = {Rgb{0, 0, 0}};
    CastMotion motion;
    motion.kind = kind;
    motion.start = nearestStep(start);
    motion.duration = nearestStep(duration);
    motion.easing = {};
    motion.color = {200, 100, 50};
    cast.motion = {motion};
    return show;
}

std::vector<Rgb> colorsAt(const Show& show, double into)
{
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(nearestStep(into));
    return performance.cues().color;
}

} // namespace

TEST_CASE("a tint comes with its span and goes with it")
{
    Show show = tintedShow(MotionKind::tint, 1, 3);
    show.acts[0].casts[0].motion[0].easeIn = 1;
    CHECK(colorsAt(show, 0.9) == std::vector<Rgb>(100, Rgb{0, 0, 0}));
    CHECK(colorsAt(show, 1.5) == std::vector<Rgb>(100, Rgb{100, 50, 25}));
    CHECK(colorsAt(show, 2.5) == std::vector<Rgb>(100, Rgb{200, 100, 50}));
    CHECK(colorsAt(show, 3.75) == std::vector<Rgb>(100, Rgb{100, 50, 25}));
    CHECK(colorsAt(show, 4.1) == std::vector<Rgb>(100, Rgb{0, 0, 0}));
}

TEST_CASE("a wipe colours bird after bird along its direction and stays")
{
    Show show = tintedShow(MotionKind::wipe, 1, 2);
    CastMotion& wipe = show.acts[0].casts[0].motion[0];
    wipe.easeIn = 0;
    wipe.angle = 0;
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    for (const double share : {0.25, 0.5, 0.75}) {
        performance.seek(nearestStep(1 + 2 * share));
        const auto& target = performance.entry()->target;
        const auto [low, high] =
            std::minmax_element(target.begin(), target.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; });
        const double front = low->x + (high->x - low->x) * share;
        for (std::size_t bird = 0; bird < target.size(); ++bird) {
            if (std::abs(target[bird].x - front) < 1) continue;
            CHECK(performance.cues().color[bird] == (target[bird].x < front ? Rgb{200, 100, 50} : Rgb{0, 0, 0}));
        }
    }
    CHECK(colorsAt(show, 5.9) == std::vector<Rgb>(100, Rgb{200, 100, 50}));
    wipe.easeIn = 2; // a front as soft as the whole
    CHECK(colorsAt(show, 2) == std::vector<Rgb>(100, Rgb{100, 50, 25}));
}

TEST_CASE("a flash is over after its two ends, for each bird from its turn in the sweep on")
{
    Show show = tintedShow(MotionKind::flash, 1, 0);
    Cast& cast = show.acts[0].casts[0];
    cast.motion[0].easeIn = cast.motion[0].easeOut = 0.5;
    CHECK(colorsAt(show, 1.5) == std::vector<Rgb>(100, Rgb{200, 100, 50}));
    CHECK(colorsAt(show, 2.1) == std::vector<Rgb>(100, Rgb{0, 0, 0}));
    cast.motion[0].spread = 1;
    cast.sweep.kind = SweepKind::x;
    cast.sweep.stagger = 0.3; // the order counts, not the stagger
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(nearestStep(2));
    const auto& target = performance.entry()->target;
    for (std::size_t bird = 0; bird < target.size(); ++bird) {
        const int red = performance.cues().color[bird].r;
        if (target[bird].x < 470) CHECK(red < 100); // their flash has gone out
        if (std::abs(target[bird].x - 640) < 25) CHECK(red > 150);
        if (target[bird].x > 820) CHECK(red < 100); // theirs is to come
    }
}

TEST_CASE("tints lie on top of the colour that keys give, and cover birds of a cast that flies freely")
{
    Show show = tintedShow(MotionKind::tint, 0, 0);
    Cast& cast = show.acts[0].casts[0];
    cast.motion[0].easeIn = 0;
    cast.motion[0].duration = Step{120};
    cast.motion[0].easeOut = 0;
    cast.keys = {{KeyedProperty::color, {{Step{0}, {9, 8, 7}, {}, {}}}}};
    cast.mode = ActMode::free;
    CHECK(colorsAt(show, 1) == std::vector<Rgb>(100, Rgb{200, 100, 50}));
    CHECK(colorsAt(show, 3) == std::vector<Rgb>(100, Rgb{9, 8, 7}));
}
