// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/motion/registry.h"
#include "show/names.h"
#include "show/performance.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {

constexpr Vec2 kCentre{500, 300};

/// A second free, then eight of 60 birds in a cast that moves.
Show movingShow(std::vector<CastMotion> motions, Shape shape = RingShape{100})
{
    Show show = test::threeActs();
    show.flock.count = 60;
    show.acts = {test::act("a1", 0, 1), test::act("a2", 1, 8, ActMode::form)};
    show.acts[1].casts = {test::cast("c1", std::move(shape))};
    show.acts[1].casts[0].place = {kCentre.x, kCentre.y, 1, 0};
    show.acts[1].casts[0].motion = std::move(motions);
    return show;
}

CastMotion motionOf(MotionKind kind, double start = 0, double duration = 0)
{
    CastMotion motion;
    motion.kind = kind;
    motion.start = nearestStep(start);
    motion.duration = nearestStep(duration);
    motion.points = {{200, 500}, {600, 600}, {1000, 500}};
    return motion;
}

/// What the birds are told at a time into the act.
struct Told {
    Cues cues;
    std::shared_ptr<const ActEntry> entry;
    std::vector<float> opacity;

    [[nodiscard]] std::size_t size() const { return cues.size(); }
    [[nodiscard]] Vec2 target(std::size_t bird) const
    {
        return {static_cast<double>(cues.targetX[bird]), static_cast<double>(cues.targetY[bird])};
    }
};

Told toldAt(const Show& show, double into)
{
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start + nearestStep(into));
    return {performance.cues(), performance.entry(), performance.frame().opacity};
}

double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// How far a place is from the outline of the rectangle of this size around the centre.
double fromRect(Vec2 place, double width, double height)
{
    const double x = std::abs(place.x - kCentre.x) - width / 2;
    const double y = std::abs(place.y - kCentre.y) - height / 2;
    return std::max(x, y) <= 0 ? -std::max(x, y) : std::hypot(std::max(x, 0.0), std::max(y, 0.0));
}

} // namespace

TEST_CASE("every motion gives the same bits by seeking, by playing and with any number of threads")
{
    for (const Named<MotionKind>& kind : kMotionKinds) {
        INFO(kind.name);
        CastMotion motion = motionOf(kind.value, 1, 5);
        motion.spread = 0.7;
        motion.stops = {{300, 300, 0.7, {}}, {800, 400, 1.1, {}}};
        motion.hop = 0.3;
        Show show = movingShow({motion});
        REQUIRE(validate(show).empty());
        const ShapeLibrary shapes;
        Performance played(show, shapes);
        std::vector<std::uint64_t> hashes{played.hash()};
        while (played.position() < show.length()) {
            played.advance();
            hashes.push_back(played.hash());
        }
        for (const int threads : {1, 2, 4}) {
            Performance sought(show, shapes, {threads, std::size_t{1} << 20});
            for (const std::int64_t step : {400, 130, 401, 90, 539, 250}) {
                CHECK(sought.seek(Step{step}));
                CHECK(sought.hash() == hashes[static_cast<std::size_t>(step)]);
            }
        }
    }
}

TEST_CASE("every motion of places leaves the birds alone before its span, and those that lead back also behind it")
{
    const Told still = toldAt(movingShow({}), 3);
    for (const MotionInfo& info : motionKinds()) {
        if (!info.make) continue;
        INFO(nameOf(kMotionKinds, info.kind));
        const Show show = movingShow({motionOf(info.kind, 2, 3)}, RectShape{300, 200});
        const Told before = toldAt(show, 1.9);
        const Told during = toldAt(show, 3.5);
        const Told after = toldAt(show, 5.1);
        const Told base = toldAt(movingShow({}, RectShape{300, 200}), 1.9);
        const bool remains = info.kind == MotionKind::drift || info.kind == MotionKind::spin;
        double moved = 0;
        for (std::size_t bird = 0; bird < before.size(); ++bird) {
            CHECK(before.target(bird) == base.target(bird));
            if (!remains) CHECK(after.target(bird) == base.target(bird));
            moved += distance(during.target(bird), base.target(bird));
        }
        CHECK(moved > 60);
    }
    CHECK(still.size() == 60);
}

TEST_CASE("an orbit is a swarm: radii from 0.4 to 1, a golden angle from bird to bird, turning as one")
{
    CastMotion orbit = motionOf(MotionKind::orbit);
    orbit.easeIn = 0;
    orbit.radius = 150;
    orbit.speed = 2.5;
    orbit.center = {{Step{0}, {700, 250, 0}, {}, {}}};
    const Show show = movingShow({orbit});
    const Told first = toldAt(show, 1);
    const Told later = toldAt(show, 2);
    double smallest = 1e9, largest = 0;
    const double turn = 2.5 * 60 / 150; // radians in a second at the radius
    for (std::size_t bird = 0; bird < first.size(); ++bird) {
        const Vec2 arm = first.target(bird) - Vec2{700, 250};
        const double radius = std::hypot(arm.x, arm.y);
        smallest = std::min(smallest, radius);
        largest = std::max(largest, radius);
        const Vec2 turned{arm.x * std::cos(turn) - arm.y * std::sin(turn),
                          arm.x * std::sin(turn) + arm.y * std::cos(turn)};
        CHECK(distance(later.target(bird), Vec2{700, 250} + turned) < 1e-2);
        if (bird == 0) continue;
        const Vec2 other = first.target(bird - 1) - Vec2{700, 250};
        const double step = std::atan2(arm.y, arm.x) - std::atan2(other.y, other.x);
        const double golden = (3 - std::sqrt(5.0)) * 3.14159265358979;
        CHECK(std::cos(step - golden) > 0.999999);
    }
    CHECK(smallest >= 0.4 * 150 - 1e-3);
    CHECK(smallest < 0.5 * 150);
    CHECK(largest <= 150 + 1e-3);
    CHECK(largest > 0.9 * 150);
}

TEST_CASE("a swarm hops with its centre from stop to stop while the birds keep their places in it")
{
    CastMotion orbit = motionOf(MotionKind::orbit);
    orbit.easeIn = 0;
    orbit.speed = 0;
    orbit.stops = {{200, 200, 1, {}}, {900, 500, 1, {}}};
    const Show show = movingShow({orbit});
    const Told first = toldAt(show, 0.5);
    const Told second = toldAt(show, 1.5);
    for (std::size_t bird = 0; bird < first.size(); ++bird)
        CHECK(distance(second.target(bird) - first.target(bird), {700, 300}) < 1e-3);
}

TEST_CASE("in a vortex the inner birds are round sooner, and nobody strays further than the noise")
{
    CastMotion vortex = motionOf(MotionKind::vortex);
    vortex.easeIn = 0;
    vortex.radius = 200;
    vortex.noise = 0;
    const Show calm = movingShow({vortex});
    vortex.noise = 15;
    const Show noisy = movingShow({vortex});
    const Told here = toldAt(calm, 2);
    const Told soon = toldAt(calm, 2.05);
    const Told strayed = toldAt(noisy, 2);
    for (std::size_t bird = 0; bird < here.size(); ++bird) {
        const double radius = distance(here.target(bird), kCentre);
        CHECK(radius <= 200 + 1e-3);
        const double pace = distance(here.target(bird), soon.target(bird)) / 3; // a step
        if (radius > 0.5 * 200) CHECK(pace == Approx(2).margin(0.02));
        CHECK(pace < 2.01);
        CHECK(distance(here.target(bird), strayed.target(bird)) <= 15);
    }
}

TEST_CASE("the shape rides along a path from its start to its end")
{
    CastMotion path = motionOf(MotionKind::path, 1, 4);
    path.easeIn = path.easeOut = 0;
    path.smooth = false;
    path.easing = {};
    path.points = {{100, 100}, {100, 500}, {500, 500}};
    const Show show = movingShow({path});
    const Told base = toldAt(show, 0.5);
    const auto ridden = [&](double into, Vec2 place) {
        const Told told = toldAt(show, into);
        for (std::size_t bird = 0; bird < told.size(); ++bird)
            CHECK(distance(told.target(bird) - base.target(bird), place - kCentre) < 1e-3);
    };
    ridden(1, {100, 100});
    ridden(2, {100, 300});
    ridden(4, {300, 500});
}

TEST_CASE("birds of a stream stay by its way, one behind the other, and are unseen while they are fed again")
{
    CastMotion stream = motionOf(MotionKind::stream);
    stream.easeIn = 0;
    stream.smooth = false;
    stream.noise = 9;
    stream.speed = 4;
    stream.points = {{100, 600}, {1100, 600}};
    const Show show = movingShow({stream});
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start);
    std::vector<Vec2> last;
    int fed = 0;
    for (int step = 0; step < 400; ++step, performance.advance()) {
        const Told told{performance.cues(), performance.entry(), performance.frame().opacity};
        REQUIRE(told.opacity.size() == 60);
        for (std::size_t bird = 0; bird < told.size(); ++bird) {
            const Vec2 target = told.target(bird);
            CHECK(std::abs(target.y - 600) <= 9.001);
            CHECK((target.x >= 90.9 && target.x <= 1109.1));
            if (!last.empty() && target.x < last[bird].x - 100) {
                ++fed;
                CHECK(told.opacity[bird] < 0.1F); // nobody sees it go back
            }
        }
        last.clear();
        for (std::size_t bird = 0; bird < told.size(); ++bird) last.push_back(told.target(bird));
    }
    CHECK(fed > 60);
    const Told told = toldAt(show, 3);
    std::vector<double> along;
    for (std::size_t bird = 0; bird < told.size(); ++bird)
        if (told.opacity[bird] > 0) along.push_back(told.target(bird).x);
    CHECK(along.size() > 45);
}

TEST_CASE("a drift comes to rest where its span ends and stays there")
{
    CastMotion drift = motionOf(MotionKind::drift, 1, 3);
    drift.driftX = 40;
    drift.driftY = -20;
    drift.noise = 5;
    const Show show = movingShow({drift});
    const Told base = toldAt(show, 0.5);
    const Told during = toldAt(show, 2.5);
    for (const double into : {4.1, 7.0}) {
        const Told told = toldAt(show, into);
        for (std::size_t bird = 0; bird < told.size(); ++bird)
            CHECK(distance(told.target(bird) - base.target(bird), {100, -50}) < 1e-3); // 2.5 s at full speed in all
    }
    for (std::size_t bird = 0; bird < during.size(); ++bird)
        CHECK(distance(during.target(bird) - base.target(bird), {50, -25}) <= 5);
}

TEST_CASE("a spin keeps every distance, a breath scales them by its depth")
{
    CastMotion spin = motionOf(MotionKind::spin, 0, 4);
    spin.radius = 100;
    const Told base = toldAt(movingShow({}), 2);
    const Told spun = toldAt(movingShow({spin}), 2);
    CastMotion breath = motionOf(MotionKind::breathe);
    breath.easeIn = 0;
    breath.depth = 0.25;
    breath.period = 4;
    const Told out = toldAt(movingShow({breath}), 1); // a quarter of a period: the whole depth
    const Told in = toldAt(movingShow({breath}), 3);
    for (std::size_t a = 0; a < base.size(); ++a) {
        CHECK(distance(spun.target(a), kCentre) == Approx(100).margin(1e-3));
        CHECK(distance(out.target(a), kCentre) == Approx(125).margin(1e-3));
        CHECK(distance(in.target(a), kCentre) == Approx(75).margin(1e-3));
        const std::size_t b = (a + 7) % base.size();
        CHECK(distance(spun.target(a), spun.target(b)) ==
              Approx(distance(base.target(a), base.target(b))).margin(1e-2));
    }
    // 1.75 s at 2 units per step on a radius of 100.
    const double turn = 1.75 * 2 * 60 / 100;
    const Vec2 arm = base.target(3) - kCentre;
    const Vec2 turned{arm.x * std::cos(turn) - arm.y * std::sin(turn), arm.x * std::sin(turn) + arm.y * std::cos(turn)};
    CHECK(distance(spun.target(3), kCentre + turned) < 1e-2);
}

TEST_CASE("birds spiral in to the outline within their time and then run around it at one speed")
{
    CastMotion stay = motionOf(MotionKind::stay, 0, 6);
    stay.easeOut = 0;
    CastMotion spiral = motionOf(MotionKind::spiral, 1);
    spiral.easeIn = 1.4;
    spiral.spread = 1;
    spiral.speed = 3;
    const Show show = movingShow({stay, spiral}, RectShape{400, 240});
    const Told held = toldAt(show, 0.9);
    for (std::size_t bird = 0; bird < held.size(); ++bird)
        CHECK(distance(held.target(bird), held.entry->from[bird]) < 60); // where it comes to rest
    const Told left = toldAt(show, 2.02);
    int moving = 0;
    for (std::size_t bird = 0; bird < left.size(); ++bird)
        if (distance(left.target(bird), held.target(bird)) > 1e-6) ++moving;
    CHECK(moving == 60); // all have left within the second
    const Told running = toldAt(show, 4);
    const Told further = toldAt(show, 4.1);
    for (std::size_t bird = 0; bird < running.size(); ++bird) {
        // The points of the outline do not stand in its corners: from one to the next a runner cuts them.
        CHECK(fromRect(running.target(bird), 400, 240) < 0.25 * 1280 / 60);
        const double pace = distance(running.target(bird), further.target(bird)) / 6;
        CHECK((pace > 3 / std::sqrt(2.0) - 0.01 && pace < 3.01)); // less only across a corner
    }
}

TEST_CASE("targets of a spiral never jump, whatever the bird and the lap")
{
    CastMotion spiral = motionOf(MotionKind::spiral, 0.5);
    spiral.easeIn = 3;
    spiral.speed = -6;
    spiral.spread = 1;
    CastMotion stay = motionOf(MotionKind::stay);
    const Show show = movingShow({stay, spiral});
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start);
    std::vector<Vec2> last;
    double longest = 0;
    for (int step = 0; step < 300; ++step, performance.advance()) {
        const Told told{performance.cues(), performance.entry(), {}};
        for (std::size_t bird = 0; bird < last.size(); ++bird)
            longest = std::max(longest, distance(told.target(bird), last[bird]));
        last.clear();
        for (std::size_t bird = 0; bird < told.size(); ++bird) last.push_back(told.target(bird));
    }
    CHECK(longest < 40);
}

TEST_CASE("a motion hands over to the next: from where the one before wants a bird to where it does itself")
{
    CastMotion first = motionOf(MotionKind::orbit);
    first.center = {{Step{0}, {200, 200, 0}, {}, {}}};
    CastMotion second = motionOf(MotionKind::orbit, 3);
    second.center = {{Step{0}, {1000, 500, 0}, {}, {}}};
    second.easeIn = 1;
    second.easing = {};
    const Told before = toldAt(movingShow({first}), 3.5);
    const Told after = toldAt(movingShow({second}), 7);
    const Told both = toldAt(movingShow({first, second}), 3.5);
    const Told late = toldAt(movingShow({first, second}), 7);
    CastMotion atOnce = second;
    atOnce.easeIn = 0;
    const Told there = toldAt(movingShow({atOnce}), 3.5);
    for (std::size_t bird = 0; bird < both.size(); ++bird) {
        CHECK(distance(both.target(bird), (before.target(bird) + there.target(bird)) * 0.5) < 1e-2);
        CHECK(late.target(bird) == after.target(bird));
    }
}

TEST_CASE("birds look like birds as long as they fly and take their form when they land")
{
    CastMotion vortex = motionOf(MotionKind::vortex, 0, 4);
    Show show = movingShow({vortex});
    show.acts[1].casts[0].form = Form::triangle;
    CHECK(toldAt(show, 2).cues.form == std::vector<Form>(60, Form::bird));
    CHECK(toldAt(show, 3.99).cues.form == std::vector<Form>(60, Form::bird));
    CHECK(toldAt(show, 4.01).cues.form == std::vector<Form>(60, Form::triangle));
}

TEST_CASE("motions go on in both parts of an act that is cut, and from another start of it")
{
    CastMotion orbit = motionOf(MotionKind::orbit, 1);
    orbit.stops = {{200, 200, 0.9, {}}, {900, 500, 1.3, {}}};
    CastMotion path = motionOf(MotionKind::path, 0.5);
    const Show whole = movingShow({path, orbit}, DiscShape{100});
    Show cut = whole;
    const ActId right = splitAct(cut, ActId{"a2"}, Step{60 + 240});
    REQUIRE_FALSE(right.empty());
    CHECK(validate(cut).empty());
    const Told expected = toldAt(whole, 6);
    const ShapeLibrary shapes;
    Performance performance(cut, shapes);
    performance.seek(Step{60 + 360});
    Show trimmed = whole;
    REQUIRE(trimActStart(trimmed, ActId{"a2"}, Step{120}));
    Performance later(trimmed, shapes);
    later.seek(Step{60 + 360});
    for (std::size_t bird = 0; bird < expected.size(); ++bird) {
        CHECK(performance.cues().targetX[bird] == Approx(expected.cues.targetX[bird]).margin(1e-3));
        CHECK(later.cues().targetY[bird] == Approx(expected.cues.targetY[bird]).margin(1e-3));
    }
}

TEST_CASE("a longer act is another performance from its start on only where something lasts as long as it")
{
    const auto difference = [](CastMotion motion) {
        const Show before = movingShow({motion});
        Show after = before;
        after.acts[1].duration += Step{60};
        return firstDifference(before, after);
    };
    CHECK(difference(motionOf(MotionKind::path)) == Step{60});
    CHECK(difference(motionOf(MotionKind::wipe)) == Step{60});
    CHECK(difference(motionOf(MotionKind::path, 0, 3)) == Step{540});
    CHECK(difference(motionOf(MotionKind::orbit)) == Step{540});
}

TEST_CASE("two teams of one act each keep their own colour and itinerary")
{
    Show show = movingShow({});
    Cast first = show.acts[1].casts[0];
    first.pick = CastPick::alternate;
    CastMotion visits = motionOf(MotionKind::orbit);
    visits.easeIn = 0;
    visits.radius = 30;
    visits.stops = {{200, 200, 1, {}}, {300, 500, 1, {}}};
    first.motion = {visits};
    Cast second = first;
    second.id.value = "c2";
    second.motion[0].stops = {{900, 200, 1, {}}, {1000, 500, 1, {}}};
    first.color.stops = {Rgb{0, 200, 200}};
    second.color.stops = {Rgb{150, 0, 200}};
    show.acts[1].casts = {first, second};
    const Told told = toldAt(show, 1.5);
    int inFirst = 0;
    for (std::size_t bird = 0; bird < told.size(); ++bird) {
        const bool isFirst = told.entry->cast[bird] == 0;
        inFirst += isFirst ? 1 : 0;
        CHECK(distance(told.target(bird), isFirst ? Vec2{300, 500} : Vec2{1000, 500}) <= 30.001);
        CHECK(told.cues.color[bird] == (isFirst ? Rgb{0, 200, 200} : Rgb{150, 0, 200}));
    }
    CHECK(inFirst == 30);
}
