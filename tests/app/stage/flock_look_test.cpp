// SPDX-License-Identifier: MIT
#include "stage/flock_look.h"

#include "support/catch.h"
#include "support/shows.h"

#include <cmath>
#include <numbers>

using namespace flocktale;

namespace {

/// One bird at a place that flies to the right, on its way to a target.
Frame oneBird(float x, float y, Form form, float targetX, float targetY)
{
    Frame frame;
    FlockState& flock = frame.flock;
    flock.x = {x};
    flock.y = {y};
    flock.vx = flock.vy = flock.wing = {0};
    flock.headingX = {1};
    flock.headingY = {0};
    flock.red = {300};
    flock.green = {127.6F};
    flock.blue = {-4};
    Cues cues;
    cues.resize(1);
    cues.form[0] = form;
    cues.mode[0] = BirdMode::form;
    cues.targetX[0] = targetX;
    cues.targetY[0] = targetY;
    cues.formSize[0] = 12;
    frame.cues = std::make_shared<const Cues>(cues);
    return frame;
}

BirdLook lookOf(const Frame& frame) { return flockLook(Show(), frame).at(0); }

} // namespace

TEST_CASE("Landing goes smoothly from none to all as the target comes near")
{
    CHECK(landShare(0, 7) == 1);
    CHECK(landShare(kLandedWithin, 7) == 1);
    CHECK(landShare(1000, 7) == 0);
    float before = 1;
    for (float distance = 0; distance < 60; distance += 0.5F) {
        const float share = landShare(distance, 7);
        CHECK(share <= before);
        CHECK(before - share < 0.04F);
        before = share;
    }
}

TEST_CASE("Only a bird that is sent to land lands")
{
    CHECK(lookOf(oneBird(100, 100, Form::disc, 101, 100)).pose.land == 1);
    CHECK(lookOf(oneBird(100, 100, Form::disc, 400, 100)).pose.land == 0);
    Frame free = oneBird(100, 100, Form::disc, 101, 100);
    Cues cues = *free.cues;
    cues.mode[0] = BirdMode::free;
    free.cues = std::make_shared<const Cues>(cues);
    CHECK(lookOf(free).pose.land == 0);
    CHECK(lookOf(free).pose.form == Form::bird);
    free.cues = nullptr;
    CHECK(lookOf(free).pose.land == 0);
}

TEST_CASE("A landed square stands level and exactly on its place, a triangle points up")
{
    const BirdLook square = lookOf(oneBird(100.8F, 99.4F, Form::square, 100, 100));
    CHECK(square.pose.x == Approx(100));
    CHECK(square.pose.y == Approx(100));
    CHECK(std::abs(std::remainder(square.pose.angle, std::numbers::pi_v<float> / 2)) < 1e-5F);
    const BirdLook triangle = lookOf(oneBird(100.8F, 99.4F, Form::triangle, 100, 100));
    CHECK(triangle.pose.x == Approx(100.8F));
    CHECK(std::abs(shortTurn(triangle.pose.angle, -std::numbers::pi_v<float> / 2)) < 1e-5F);
}

TEST_CASE("Colours out of range are held at its ends")
{
    CHECK(lookOf(oneBird(0, 0, Form::bird, 0, 0)).color == Rgb{255, 128, 0});
}

TEST_CASE("Between two frames a bird turns and beats the short way round")
{
    BirdLook from;
    BirdLook to;
    from.pose.angle = 3;
    to.pose.angle = -3;
    from.pose.wing = 6;
    to.pose.wing = 0.5F;
    from.pose.x = 10;
    to.pose.x = 20;
    const BirdLook middle = between(from, to, 0.5F);
    CHECK(std::abs(shortTurn(middle.pose.angle, std::numbers::pi_v<float>)) < 1e-5F);
    CHECK(std::cos(middle.pose.wing - 0.1084F) > 0.999F);
    CHECK(middle.pose.x == Approx(15));
}

TEST_CASE("Tinting colours who has a target in order of departure")
{
    Show show = test::threeActs();
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(Step{100});
    const Frame frame = performance.frame();
    std::vector<BirdLook> looks = flockLook(show, frame);
    tintByDelay(frame, looks);
    for (std::size_t i = 0; i < looks.size(); ++i) CHECK(looks[i].color == delayColor(frame.entry->delay[i]));
    CHECK(delayColor(0) != delayColor(1));
    performance.seek(Step{10});
    const Frame free = performance.frame();
    std::vector<BirdLook> untouched = flockLook(show, free);
    tintByDelay(free, untouched);
    CHECK(untouched[0].color == show.flock.color);
}
