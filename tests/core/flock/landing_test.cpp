// SPDX-License-Identifier: MIT
#include "flock/landing.h"

#include "support/catch.h"

#include <cmath>

using namespace flocktale;

namespace {

/// One bird at a distance from its target, which is at the origin.
struct OneBird {
    explicit OneBird(float distance, Form form = Form::disc)
    {
        state.x = {distance};
        state.y = {0};
        state.landed = {0};
        state.form = {Form::bird};
        state.formSize = {0};
        cues.resize(1);
        cues.targetX = cues.targetY = {0};
        cues.form = {form};
        cues.formSize = {10};
        cues.mode = {BirdMode::form};
    }
    float step(double progress = 1)
    {
        land(state, cues, progress, 0, 1);
        return state.landed[0];
    }
    float steps(int count)
    {
        for (int i = 0; i < count; ++i) step();
        return state.landed[0];
    }
    FlockState state;
    Cues cues;
};

} // namespace

TEST_CASE("Landing goes smoothly from none to all as the target comes near")
{
    CHECK(landShare(0) == 1);
    CHECK(landShare(kLandedWithin) == 1);
    CHECK(landShare(kLandsFrom) == 0);
    CHECK(landShare(1000) == 0);
    float before = 1;
    for (float distance = 0; distance < 60; distance += 0.5F) {
        const float share = landShare(distance);
        CHECK(share <= before);
        CHECK(before - share < 0.04F);
        before = share;
    }
}

TEST_CASE("A bird at its target turns into its form in a quarter of a second and stays it")
{
    OneBird bird(1);
    float before = 0;
    for (int i = 0; i < 15; ++i) {
        const float now = bird.step();
        CHECK(now > before);
        CHECK(now - before <= kLandRate * 1.001F);
        before = now;
    }
    CHECK(bird.steps(2) == 1);
    CHECK(bird.state.form[0] == Form::disc);
    CHECK(bird.state.formSize[0] == 10);
}

TEST_CASE("When its act ends a landed bird turns back step by step in the form that it had")
{
    OneBird bird(0);
    bird.steps(20);
    bird.cues.mode[0] = BirdMode::free;
    bird.cues.form[0] = Form::bird;
    bird.cues.formSize[0] = 0;
    float before = 1;
    for (int i = 0; i < 14; ++i) {
        const float now = bird.step();
        CHECK(before - now == Approx(kLandRate).margin(1e-5));
        CHECK(bird.state.form[0] == Form::disc);
        CHECK(bird.state.formSize[0] == 10);
        before = now;
    }
    CHECK(bird.steps(3) == 0);
    CHECK(bird.state.form[0] == Form::bird);
}

TEST_CASE("A bird that crosses its target before its time stays a bird")
{
    OneBird bird(0);
    bird.cues.delay[0] = 0.8F;
    // It leaves at 0.44 of the formation.
    for (int i = 0; i < 30; ++i) CHECK(bird.step(0.4) == 0);
    CHECK(bird.step(0.9) > 0);
}

TEST_CASE("A bird turns back before it takes another form")
{
    OneBird bird(0);
    bird.steps(20);
    bird.cues.form[0] = Form::square;
    for (int i = 0; i < 15; ++i) {
        CHECK(bird.state.form[0] == Form::disc);
        bird.step();
    }
    bird.steps(3);
    CHECK(bird.state.form[0] == Form::square);
    CHECK(bird.steps(20) == 1);
}

TEST_CASE("A landed form grows to another size without a jump and has it exactly")
{
    OneBird bird(0);
    bird.steps(20);
    bird.cues.formSize[0] = 30;
    float before = 10;
    for (int i = 0; i < 60; ++i) {
        bird.step();
        CHECK(bird.state.formSize[0] >= before);
        CHECK(bird.state.formSize[0] - before < 5);
        before = bird.state.formSize[0];
    }
    CHECK(bird.state.formSize[0] == 30);
}

TEST_CASE("What lands as a bird never turns")
{
    OneBird bird(0, Form::bird);
    CHECK(bird.steps(30) == 0);
}

TEST_CASE("What a bird lands as does not depend on whether others near it in the flock land")
{
    constexpr std::size_t kBirds = 300;
    FlockState alone;
    Cues cues;
    cues.resize(kBirds);
    for (std::size_t i = 0; i < kBirds; ++i) {
        alone.x.push_back(static_cast<float>(i % 40));
        alone.y.push_back(0);
        alone.landed.push_back(0);
        alone.form.push_back(i % 3 == 0 ? Form::disc : Form::bird);
        alone.formSize.push_back(static_cast<float>(i % 5));
        cues.formSize[i] = static_cast<float>(i % 7);
        cues.mode[i] = i < 150 ? BirdMode::free : BirdMode::form;
        if (i < 150) cues.form[i] = Form::square; // a wish of a free bird is for later
    }
    FlockState together = alone;
    for (std::size_t i = 0; i < kBirds; i += 50) together.landed[i] = 0.5F;
    land(alone, cues, 1, 0, kBirds);
    land(together, cues, 1, 0, kBirds);
    for (std::size_t i = 0; i < kBirds; ++i) {
        if (i % 50 == 0) continue;
        CAPTURE(i);
        CHECK(alone.landed[i] == together.landed[i]);
        CHECK(alone.form[i] == together.form[i]);
        CHECK(alone.formSize[i] == together.formSize[i]);
        CHECK(alone.form[i] == cues.form[i]);
        CHECK(alone.formSize[i] == cues.formSize[i]);
    }
}
