// SPDX-License-Identifier: MIT
#include "stage/bird_glyph.h"

#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace flocktale;
using namespace flocktale::glyph;

namespace {

using Outline = std::array<Point, kOutline>;

Outline outlineOf(const Pose& pose)
{
    Outline points;
    outline(pose, 0, points);
    return points;
}

template <typename Points>
float signedArea(const Points& points)
{
    float twice = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[(i + 1) % points.size()];
        twice += a.x * b.y - a.y * b.x;
    }
    return twice / 2;
}

float span(const Outline& points)
{
    const auto [low, high] =
        std::minmax_element(points.begin(), points.end(), [](Point a, Point b) { return a.y < b.y; });
    return high->y - low->y;
}

} // namespace

TEST_CASE("The triangles cover the outline once, in flight and in every form")
{
    for (const Form form : {Form::bird, Form::triangle, Form::disc, Form::square}) {
        const auto& corners = formCorners(form);
        float sum = 0;
        for (const auto& triangle : triangles()) {
            const std::array<Point, 3> points{corners[triangle[0]], corners[triangle[1]], corners[triangle[2]]};
            const float area = signedArea(points);
            CHECK(std::abs(area) > 1e-4F);
            sum += std::abs(area);
        }
        Outline points;
        std::copy_n(corners.begin(), kOutline, points.begin());
        CHECK(signedArea(points) > 0);
        CHECK(sum == Approx(signedArea(points)).epsilon(1e-4));
    }
}

TEST_CASE("The plain bird is covered once by its triangles and lies within the full one's reach")
{
    std::vector<Point> outlinePoints;
    for (const std::uint8_t corner : plainCorners()) {
        if (corner < kOutline) outlinePoints.push_back(corners()[corner].at);
        CHECK(std::hypot(corners()[corner].at.x, corners()[corner].at.y) <= kReach);
    }
    float sum = 0;
    for (const auto& triangle : plainTriangles()) {
        std::array<Point, 3> points;
        for (std::size_t i = 0; i < 3; ++i) points[i] = corners()[plainCorners()[triangle[i]]].at;
        CHECK(signedArea(points) > 0);
        sum += signedArea(points);
    }
    CHECK(sum == Approx(signedArea(outlinePoints)));
}

TEST_CASE("A bird is its own mirror image at every beat")
{
    for (const float wing : {0.0F, 1.0F, 2.5F, 4.7F}) {
        Pose pose;
        pose.wing = wing;
        const Outline points = outlineOf(pose);
        for (std::size_t i = 1; i < kOutline / 2; ++i) {
            CHECK(points[i].x == Approx(points[kOutline - i].x).margin(1e-5));
            CHECK(points[i].y == Approx(-points[kOutline - i].y).margin(1e-5));
        }
    }
}

TEST_CASE("A wing beat spreads and folds the wings and leaves the body")
{
    Pose spread;
    spread.wing = std::numbers::pi_v<float> / 2;
    Pose folded;
    folded.wing = -std::numbers::pi_v<float> / 2;
    CHECK(span(outlineOf(spread)) > 1.4F * span(outlineOf(folded)));
    CHECK(outlineOf(spread)[0].x == Approx(outlineOf(folded)[0].x));
    CHECK(outlineOf(spread)[7].x == Approx(outlineOf(folded)[7].x));
}

TEST_CASE("The beak is half a length ahead of the middle, in the direction of flight")
{
    Pose pose;
    pose.x = 100;
    pose.y = 50;
    pose.size = 8;
    pose.angle = std::numbers::pi_v<float> / 2;
    const Point beak = outlineOf(pose)[0];
    CHECK(beak.x == Approx(100));
    CHECK(beak.y == Approx(58));
}

TEST_CASE("A landed form has its extent and its area")
{
    Pose pose;
    pose.land = 1;
    pose.formSize = 10;
    pose.form = Form::square;
    CHECK(signedArea(outlineOf(pose)) == Approx(100).epsilon(1e-3));
    pose.form = Form::disc;
    CHECK(signedArea(outlineOf(pose)) == Approx(std::numbers::pi * 25).epsilon(1e-3));
    pose.form = Form::triangle;
    CHECK(signedArea(outlineOf(pose)) == Approx(0.75 * std::sqrt(3.0) * 25).epsilon(1e-3));
}

TEST_CASE("An outline that bleeds is larger by its edge on every side")
{
    Pose pose;
    pose.land = 1;
    pose.form = Form::square;
    pose.formSize = 10;
    Outline points;
    outline(pose, 0.5F, points);
    CHECK(signedArea(points) == Approx(121).epsilon(1e-3));
    // A bird cannot lose area by growing.
    Pose bird;
    Outline grown;
    outline(bird, 0.5F, grown);
    CHECK(signedArea(grown) > signedArea(outlineOf(bird)));
}
