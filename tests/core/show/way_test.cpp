// SPDX-License-Identifier: MIT
#include "show/motion/centre.h"
#include "show/motion/span.h"
#include "show/motion/way.h"
#include "support/catch.h"

#include <cmath>

using namespace flocktale;

namespace {

const std::vector<Vec2> kSquare{{0, 0}, {100, 0}, {100, 100}, {0, 100}};

double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

CastMotion spanned(double duration, double easeIn, double easeOut)
{
    CastMotion motion;
    motion.duration = nearestStep(duration);
    motion.easeIn = easeIn;
    motion.easeOut = easeOut;
    return motion;
}

} // namespace

TEST_CASE("a straight way is as long as its legs and is found by distance, a closed one again and again")
{
    const Way open(kSquare, false, false);
    CHECK(open.length() == 300);
    CHECK(open.at(150) == Vec2{100, 50});
    CHECK(open.at(-5) == Vec2{0, 0});
    CHECK(open.at(999) == Vec2{0, 100});
    const Way closed(kSquare, true, false);
    CHECK(closed.length() == 400);
    for (const double at : {0.0, 30.0, 130.0, 270.0, 390.0}) {
        CHECK(distance(closed.at(at), closed.at(at + 800)) < 1e-9);
        CHECK(distance(closed.at(at), closed.at(at - 400)) < 1e-9);
    }
    CHECK(closed.at(350) == Vec2{0, 50});
    CHECK(closed.distanceOf(2) == 200);
}

TEST_CASE("a smooth way goes through its points, and through those of a line straight on")
{
    const Way smooth(kSquare, true, true);
    for (const Vec2& point : kSquare) {
        double nearest = 1e9;
        for (double at = 0; at < smooth.length(); at += 0.05)
            nearest = std::min(nearest, distance(smooth.at(at), point));
        CHECK(nearest < 0.1);
    }
    CHECK(smooth.length() > 400); // it swings out of the square
    const std::vector<Vec2> line{{0, 0}, {10, 0}, {20, 0}};
    const Way straight(line, false, true);
    CHECK(straight.length() == Approx(20));
    CHECK(distance(straight.at(12.5), {12.5, 0}) < 1e-9);
}

TEST_CASE("a way of one place or none stays there")
{
    const std::vector<Vec2> one{{3, 4}};
    CHECK(Way(one, false, true).at(10) == Vec2{3, 4});
    CHECK(Way(one, true, false).at(10) == Vec2{3, 4});
    CHECK(Way({}, true, true).empty());
}

TEST_CASE("a span has nothing of a bird outside, all of it inside and part of it at the ends")
{
    const MotionSpan span(spanned(4, 1, 2));
    CHECK(span.share(-0.01) == 0);
    CHECK(span.share(0) == 0);
    CHECK(span.share(0.5) == Approx(0.5));
    CHECK(span.share(1) == 1);
    CHECK(span.share(2) == 1);
    CHECK(span.share(3) == Approx(0.5));
    CHECK(span.share(4) == 0);
    CHECK(span.share(9) == 0);
    CHECK(MotionSpan(spanned(0, 0, 2)).share(0) == 1);
    CHECK(MotionSpan(spanned(0, 0, 2)).share(1e6) == 1); // without an end nothing leads back
}

TEST_CASE("what has travelled is the sum of the shares")
{
    for (const auto& [duration, in, out] :
         {std::array{4.0, 1.0, 2.0}, {4.0, 0.0, 0.0}, {3.0, 3.0, 0.0}, {3.0, 1.0, 2.0}, {0.0, 2.0, 1.0}}) {
        const MotionSpan span(spanned(duration, in, out));
        constexpr double kPiece = 1e-4;
        double sum = 0;
        for (int i = 0; i < 60'000; ++i) {
            if (i % 5'000 == 0) CHECK(span.travelled(i * kPiece) == Approx(sum).margin(1e-3));
            sum += span.share((i + 0.5) * kPiece) * kPiece;
        }
    }
    CHECK(MotionSpan(spanned(2, 5, 5)).travelled(9) == Approx(1)); // the ends share what there is
}

TEST_CASE("an itinerary dwells at its stops in turn and begins again only when it loops")
{
    CastMotion motion;
    motion.stops = {{0, 0, 1, {}}, {100, 0, 2, {}}, {0, 200, 0.5, {}}};
    Cast cast;
    const auto at = [&](double time) { return motionCentre(motion, cast, nearestStep(time)); };
    CHECK(at(-1) == Vec2{0, 0});
    CHECK(at(0.9) == Vec2{0, 0});
    CHECK(at(1) == Vec2{100, 0});
    CHECK(at(2.9) == Vec2{100, 0});
    CHECK(at(3.1) == Vec2{0, 200});
    CHECK(at(3.5) == Vec2{0, 0});
    CHECK(at(7.0 + 1.5) == Vec2{100, 0});
    motion.hop = 0.5; // in its middle half of the way is done
    CHECK(distance(at(1.25), {50, 0}) < 1e-9);
    CHECK(distance(at(0.25), {0, 0}) < 1e-9); // nothing to hop from yet
    CHECK(distance(at(3.75), {0, 100}) < 1e-9);
    motion.loop = false;
    CHECK(at(99) == Vec2{0, 200});
}

TEST_CASE("a centre goes by its stops, else by its keys from the motion's start on, else it is the cast's")
{
    CastMotion motion;
    motion.start = Step{60};
    Cast cast;
    cast.place = {10, 20, 1, 0};
    CHECK(motionCentre(motion, cast, Step{90}) == Vec2{10, 20});
    cast.keys = {{KeyedProperty::orbitCenter, {{Step{0}, {30, 40, 0}, {}, {}}}}};
    CHECK(motionCentre(motion, cast, Step{90}) == Vec2{30, 40});
    motion.center = {{Step{0}, {0, 0, 0}, {}, {}}, {Step{60}, {100, 0, 0}, {}, {}}};
    CHECK(motionCentre(motion, cast, Step{30}) == Vec2{0, 0});
    CHECK(motionCentre(motion, cast, Step{90}) == Vec2{50, 0});
    motion.stops = {{7, 8, 1, {}}};
    CHECK(motionCentre(motion, cast, Step{90}) == Vec2{7, 8});
}
