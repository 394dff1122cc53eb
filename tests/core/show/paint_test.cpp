// SPDX-License-Identifier: MIT
#include "show/entry/paint.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

using namespace flocktale;

namespace {

/// The colours of 101 birds from left to right.
std::vector<Rgb> painted(const Paint& paint)
{
    std::vector<int> birds(101);
    std::iota(birds.begin(), birds.end(), 0);
    std::vector<Vec2> places;
    for (const int bird : birds) places.push_back({10.0 * bird, 3});
    std::vector<Rgb> out(birds.size());
    paintBirds(paint, birds, places, out);
    return out;
}

int apart(Rgb a, Rgb b) { return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}); }

} // namespace

TEST_CASE("a gradient's colours lie where the positions say, and run straight from one to the next")
{
    const std::vector<Rgb> stops{{0, 200, 10}, {250, 0, 10}, {50, 100, 90}};
    Paint paint{PaintKind::gradient, stops, 0};
    paint.positions = {0.2, 0.3, 0.9};
    const std::vector<Rgb> birds = painted(paint);
    for (std::size_t i = 0; i < birds.size(); ++i) {
        const double at = static_cast<double>(i) / 100;
        INFO(at);
        if (at <= 0.2) CHECK(birds[i] == stops[0]);
        if (at >= 0.9) CHECK(birds[i] == stops[2]);
        const std::size_t low = at < 0.3 ? 0 : 1;
        if (at <= 0.2 || at >= 0.9) continue;
        const double share = (at - paint.positions[low]) / (paint.positions[low + 1] - paint.positions[low]);
        const auto channel = [share](std::uint8_t a, std::uint8_t b) {
            return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
        };
        const Rgb from = stops[low], to = stops[low + 1];
        CHECK(apart(birds[i], {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b)}) <= 1);
    }
}

TEST_CASE("two colours at one place make an edge, and even positions are as none")
{
    Paint edge{PaintKind::gradient, {{0, 0, 0}, {0, 0, 0}, {255, 255, 255}, {255, 255, 255}}, 0};
    edge.positions = {0, 0.505, 0.505, 1};
    const std::vector<Rgb> birds = painted(edge);
    for (std::size_t i = 0; i < birds.size(); ++i) CHECK(birds[i].r == (i <= 50 ? 0 : 255));

    Paint even{PaintKind::gradient, {{0, 0, 0}, {40, 200, 90}, {255, 255, 255}}, 0};
    const std::vector<Rgb> plain = painted(even);
    even.positions = {0, 0.5, 1};
    const std::vector<Rgb> same = painted(even);
    for (std::size_t i = 0; i < plain.size(); ++i) CHECK(apart(plain[i], same[i]) <= 1);
}
