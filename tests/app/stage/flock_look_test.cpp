// SPDX-License-Identifier: MIT
#include "stage/flock_look.h"

#include "support/catch.h"
#include "support/shows.h"

#include <cmath>
#include <numbers>

using namespace flocktale;

namespace {

/// One bird at a place that points to the right and has landed by a share, with a target.
Frame oneBird(float x, float y, Form form, float targetX, float targetY, float landed = 1)
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
    flock.landed = {landed};
    flock.form = {form};
    flock.formSize = {12};
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

TEST_CASE("A bird is drawn as far landed as it is, with and without cues")
{
    CHECK(lookOf(oneBird(100, 100, Form::disc, 101, 100, 1)).pose.land == 1);
    CHECK(lookOf(oneBird(100, 100, Form::disc, 400, 100, 0.25F)).pose.land == 0.25F);
    CHECK(lookOf(oneBird(100, 100, Form::disc, 400, 100, 0.25F)).pose.formSize == 12);
    CHECK(lookOf(oneBird(100, 100, Form::disc, 101, 100, 0)).pose.form == Form::bird);
    Frame free = oneBird(100, 100, Form::disc, 101, 100, 0.5F);
    free.cues = nullptr;
    CHECK(lookOf(free).pose.land == 0.5F);
    CHECK(lookOf(free).pose.form == Form::disc);
    free.flock.landed.clear();
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

TEST_CASE("A bird is as much to be seen as its frame says")
{
    Frame frame = oneBird(0, 0, Form::bird, 0, 0);
    CHECK(lookOf(frame).opacity == 1);
    frame.opacity = {0.25F};
    CHECK(lookOf(frame).opacity == 0.25F);
}
