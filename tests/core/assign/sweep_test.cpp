// SPDX-License-Identifier: MIT
#include "assign/sweep.h"

#include "shape/points.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <set>

using namespace flocktale;

namespace {
constexpr auto kKinds = {SweepKind::angle,    SweepKind::radius, SweepKind::x,      SweepKind::y,
                         SweepKind::distance, SweepKind::random, SweepKind::linear, SweepKind::noise};

std::vector<Vec2> places(std::uint32_t seed, int count)
{
    std::mt19937 engine(seed);
    std::vector<Vec2> result;
    for (int i = 0; i < count; ++i) {
        const double x = static_cast<double>(engine() % 10'000) / 10;
        result.push_back({x, static_cast<double>(engine() % 10'000) / 10});
    }
    return result;
}

/// Birds in the order of their departure.
std::vector<int> order(const Sweep& sweep, const std::vector<Vec2>& birds, const std::vector<Vec2>& targets,
                       std::uint32_t seed = 1)
{
    const std::vector<float> delays = sweepDelays(sweep, birds, targets, seed);
    std::vector<int> result(delays.size());
    std::iota(result.begin(), result.end(), 0);
    std::sort(result.begin(), result.end(),
              [&](int a, int b) { return delays[static_cast<std::size_t>(a)] < delays[static_cast<std::size_t>(b)]; });
    return result;
}
} // namespace

TEST_CASE("the delays of every sweep are stagger times k/n, each once")
{
    const std::vector<Vec2> birds = places(1, 137), targets = places(2, 137);
    for (const SweepKind kind : kKinds)
        for (const bool reverse : {false, true})
            for (const double stagger : {0.25, 1.0}) {
                std::vector<float> delays = sweepDelays({kind, reverse, stagger, 30}, birds, targets, 5);
                std::sort(delays.begin(), delays.end());
                REQUIRE(delays.size() == 137);
                for (std::size_t k = 0; k < delays.size(); ++k)
                    CHECK(delays[k] == static_cast<float>(stagger * static_cast<double>(k) / 137));
                CHECK(delays.back() < 1);
            }
}

TEST_CASE("each sweep departs in the order of what it measures")
{
    const std::vector<Vec2> birds = places(3, 90), targets = places(4, 90);
    Vec2 centre;
    for (const Vec2& target : targets) centre = centre + target * (1.0 / 90);
    const auto measure = [&](SweepKind kind, int bird) {
        const Vec2 target = targets[static_cast<std::size_t>(bird)], from = birds[static_cast<std::size_t>(bird)];
        switch (kind) {
        case SweepKind::radius:
            return std::hypot(target.x - centre.x, target.y - centre.y);
        case SweepKind::x:
            return target.x;
        case SweepKind::y:
            return target.y;
        case SweepKind::distance:
            return std::hypot(target.x - from.x, target.y - from.y);
        default:
            return 0.0;
        }
    };
    for (const SweepKind kind : {SweepKind::radius, SweepKind::x, SweepKind::y, SweepKind::distance}) {
        const std::vector<int> forward = order({kind, false, 1, 0}, birds, targets);
        for (std::size_t i = 1; i < forward.size(); ++i)
            CHECK(measure(kind, forward[i - 1]) <= measure(kind, forward[i]) + 1e-9);
        std::vector<int> backward = order({kind, true, 1, 0}, birds, targets);
        std::reverse(backward.begin(), backward.end());
        CHECK(backward == forward);
    }
}

TEST_CASE("an angle sweep starts at its start angle and goes around clockwise")
{
    const std::vector<Vec2> ring = ShapeLibrary().points(RingShape{200}, 36).value().points; // bird i at 10 i degrees
    for (const int start : {0, 10, 90, 180, 270, 360, -90, 720 + 30}) {
        INFO("start at " << start);
        const std::vector<int> birds = order({SweepKind::angle, false, 1, static_cast<double>(start)}, ring, ring);
        for (int i = 0; i < 36; ++i) CHECK(birds[static_cast<std::size_t>(i)] == ((start / 10 + i) % 36 + 36) % 36);
    }
}

TEST_CASE("a sweep with a centre of its own measures around it")
{
    const std::vector<Vec2> birds = places(21, 90), targets = places(22, 90);
    const Vec2 centre{120, 930};
    Sweep around{SweepKind::radius};
    around.centre = centre;
    const auto away = [&](int bird) {
        const Vec2 arm = targets[static_cast<std::size_t>(bird)] - centre;
        return std::hypot(arm.x, arm.y);
    };
    const std::vector<int> outward = order(around, birds, targets);
    for (std::size_t i = 1; i < outward.size(); ++i) CHECK(away(outward[i - 1]) <= away(outward[i]) + 1e-9);

    around.kind = SweepKind::angle;
    const std::vector<int> turning = order(around, birds, targets);
    const auto angle = [&](int bird) {
        const Vec2 arm = targets[static_cast<std::size_t>(bird)] - centre;
        const double radians = std::atan2(arm.y, arm.x);
        return radians < 0 ? radians + 2 * std::acos(-1.0) : radians;
    };
    for (std::size_t i = 1; i < turning.size(); ++i) CHECK(angle(turning[i - 1]) <= angle(turning[i]) + 1e-9);

    // The order around the middle of the targets is the one without a centre.
    Vec2 sum;
    for (const Vec2& target : targets) sum = sum + target;
    for (const SweepKind kind : {SweepKind::radius, SweepKind::angle}) {
        Sweep middle{kind};
        const std::vector<int> plain = order(middle, birds, targets);
        middle.centre = sum * (1.0 / 90);
        CHECK(order(middle, birds, targets) == plain);
    }
    // And no other sweep heeds it.
    for (const SweepKind kind : {SweepKind::x, SweepKind::distance, SweepKind::noise, SweepKind::linear}) {
        Sweep sweep{kind};
        const std::vector<int> plain = order(sweep, birds, targets);
        sweep.centre = centre;
        CHECK(order(sweep, birds, targets) == plain);
    }
}

TEST_CASE("birds that are level but for a rounding error depart by number")
{
    // A column of targets as a turned cast gives it: the same x but for the last bits.
    std::vector<Vec2> targets;
    for (int i = 0; i < 50; ++i) targets.push_back({640 + (i % 3 - 1) * 1e-10, 10.0 * i});
    const std::vector<int> birds = order({SweepKind::x, false, 1, 0}, targets, targets);
    for (int i = 0; i < 50; ++i) CHECK(birds[static_cast<std::size_t>(i)] == i);
}

TEST_CASE("a random sweep is a shuffle that its seed decides")
{
    const std::vector<Vec2> birds = places(5, 200);
    const Sweep sweep{SweepKind::random, false, 1, 0};
    CHECK(order(sweep, birds, birds, 7) == order(sweep, birds, birds, 7));
    std::set<std::vector<int>> shuffles;
    for (std::uint32_t seed = 0; seed < 20; ++seed) shuffles.insert(order(sweep, birds, birds, seed));
    CHECK(shuffles.size() == 20);
    // Neighbours in number are no neighbours in time: on average a third of the flock lies between them.
    const std::vector<float> delays = sweepDelays(sweep, birds, birds, 7);
    double between = 0;
    for (std::size_t i = 1; i < delays.size(); ++i) between += std::abs(delays[i] - delays[i - 1]) / 199;
    CHECK(between == Approx(1.0 / 3).margin(0.07));
}

TEST_CASE("equal targets, one bird, no birds and unfit numbers still give every delay once")
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const SweepKind kind : kKinds) {
        CHECK(sweepDelays({kind, false, 1, 0}, {}, {}, 1).empty());
        CHECK(sweepDelays({kind, false, 1, 0}, places(1, 1), places(2, 1), 1) == std::vector<float>{0});
        const std::vector<Vec2> same(4, Vec2{7, 7});
        std::vector<float> delays = sweepDelays({kind, false, 1, nan}, same, same, 1);
        std::sort(delays.begin(), delays.end());
        CHECK(delays == std::vector<float>{0, 0.25f, 0.5f, 0.75f});
        delays = sweepDelays({kind, false, 1, 0}, same, std::vector<Vec2>{{nan, 0}, {1, 1}, {nan, nan}, {2, 2}}, 1);
        std::sort(delays.begin(), delays.end());
        CHECK(delays == std::vector<float>{0, 0.25f, 0.5f, 0.75f});
        CHECK(sweepDelays({kind, false, nan, 0}, same, same, 1) == std::vector<float>(4, 0.f));
    }
}

TEST_CASE("a linear sweep departs along its direction")
{
    const std::vector<Vec2> targets = places(6, 80);
    for (const double degrees : {0.0, 30.0, 90.0, 180.0, -45.0, 725.0}) {
        Sweep sweep{SweepKind::linear};
        sweep.direction = degrees;
        const double angle = degrees * 3.14159265358979323846 / 180;
        const auto along = [&](int bird) {
            const Vec2 p = targets[static_cast<std::size_t>(bird)];
            return p.x * std::cos(angle) + p.y * std::sin(angle);
        };
        const std::vector<int> birds = order(sweep, targets, targets);
        for (std::size_t i = 1; i < birds.size(); ++i) CHECK(along(birds[i - 1]) <= along(birds[i]) + 1e-6);
    }
    const std::vector<int> plain = order({SweepKind::x}, targets, targets);
    CHECK(order({SweepKind::linear}, targets, targets) == plain);
}

TEST_CASE("a noise sweep lets neighbours depart together and follows its seed and scale")
{
    const std::vector<Vec2> grid = ShapeLibrary().points(GridShape{900, 900, 30}, 900).value().points;
    Sweep sweep{SweepKind::noise};
    sweep.scale = 300;
    const std::vector<float> delays = sweepDelays(sweep, grid, grid, 3);
    double besides = 0, anywhere = 0;
    for (std::size_t i = 0; i + 1 < grid.size(); ++i) {
        if (i % 30 != 29) besides += std::abs(delays[i + 1] - delays[i]) / 870;
        anywhere += std::abs(delays[(i * 613) % 900] - delays[i]) / 899;
    }
    CHECK(besides < anywhere / 4);
    CHECK(sweepDelays(sweep, grid, grid, 3) == delays);
    CHECK(sweepDelays(sweep, grid, grid, 4) != delays);
    sweep.scale = 60;
    CHECK(sweepDelays(sweep, grid, grid, 3) != delays);
}

TEST_CASE("a field says itself when a place is due")
{
    Sweep sweep{SweepKind::field, false, 0.8, 0};
    const std::vector<Vec2> targets{{0, 0}, {100, 90}, {250, 100}, {300, 60}, {390, 10}};
    CHECK(sweepDelays(sweep, targets, targets, 1, {400, 200}) == std::vector<float>(5, 0.f)); // nothing painted
    sweep.field = {2, 1, {0, 200}, "painted"};
    // The cells' middles are at x = 100 and 300: 0 left of the first, 200 right of the second, straight between them.
    const auto delay = [](double value) { return static_cast<float>(0.8 * value / 256); };
    CHECK(sweepDelays(sweep, targets, targets, 1, {400, 200}) ==
          std::vector<float>{0, 0, delay(150), delay(200), delay(200)});
    sweep.reverse = true;
    CHECK(sweepDelays(sweep, targets, targets, 1, {400, 200}) ==
          std::vector<float>{delay(255), delay(255), delay(105), delay(55), delay(55)});
}

TEST_CASE("between the middles of its cells a field is bilinear")
{
    const DelayField field{3, 2, {0, 60, 120, 30, 90, 255}, {}};
    const auto middle = [](int column, int row) { return Vec2{(column + 0.5) * 100, (row + 0.5) * 50}; };
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column)
            CHECK(fieldAt(field, middle(column, row), {300, 100}) ==
                  field.values[static_cast<std::size_t>(row * 3 + column)]);
    CHECK(fieldAt(field, {100, 50}, {300, 100}) == Approx((0 + 60 + 30 + 90) / 4.0));
    CHECK(fieldAt(field, {-1e9, -1e9}, {300, 100}) == 0);
    CHECK(fieldAt(field, {1e300, 1e300}, {300, 100}) == 255);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(fieldAt(field, {nan, nan}, {300, 100}) == 0);
    CHECK(fieldAt({2, 2, {1}, {}}, {0, 0}, {300, 100}) == 0); // damaged
}

TEST_CASE("the curve bends the stagger: the k-th of n departs at curve(k/n), never at or behind 1")
{
    const std::vector<Vec2> birds = places(8, 64);
    for (const Easing& curve :
         {Easing{EasingKind::smoothstep}, Easing{EasingKind::hold}, Easing{EasingKind::bezier, 0.3, -1, 0.6, 3}}) {
        Sweep sweep{SweepKind::x, false, 0.5, 0};
        const std::vector<int> plain = order(sweep, birds, birds);
        sweep.curve = curve;
        const std::vector<float> delays = sweepDelays(sweep, birds, birds, 1);
        for (std::size_t k = 0; k < plain.size(); ++k) {
            const double wanted = 0.5 * eased(curve, static_cast<double>(k) / 64);
            const float delay = delays[static_cast<std::size_t>(plain[k])];
            CHECK(delay == static_cast<float>(std::clamp(wanted, 0.0, 1 - 1.0 / 16777216)));
            CHECK(delay < 1);
        }
    }
}
