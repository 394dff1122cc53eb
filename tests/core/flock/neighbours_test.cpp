// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "flocks.h"
#include "support/catch.h"

#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

namespace {

double asDouble(float value) { return static_cast<double>(value); }

struct Sums {
    double count = 0, px = 0, py = 0, qx = 0, qy = 0, sx = 0, sy = 0;
};

/// All pairs in double. Whether two birds see each other is decided in float as the rule says, so that a pair just on
/// the radius cannot make a false alarm.
Sums bruteForce(const FlockState& s, std::size_t i, const FlightParameters& p)
{
    Sums sum;
    const auto sight = static_cast<float>(p.sight), near = static_cast<float>(p.separationRadius);
    for (std::size_t j = 0; j < s.size(); ++j) {
        if (j == i) continue;
        const float dx = s.x[j] - s.x[i], dy = s.y[j] - s.y[i], d2 = dx * dx + dy * dy;
        if (!(d2 < sight * sight)) continue;
        sum.count += 1;
        sum.px += asDouble(dx);
        sum.py += asDouble(dy);
        sum.qx += asDouble(s.vx[j]) - asDouble(s.vx[i]);
        sum.qy += asDouble(s.vy[j]) - asDouble(s.vy[i]);
        if (!(d2 < near * near)) continue;
        const double share =
            p.rules == FlightRules::theatre ? 1 : 1 / std::max(asDouble(d2), p.minDistance * p.minDistance);
        sum.sx -= asDouble(dx) * share;
        sum.sy -= asDouble(dy) * share;
    }
    return sum;
}

Vec2 limited(Vec2 a, double most)
{
    const double length = std::hypot(a.x, a.y);
    return length > most ? a * (most / length) : a;
}

Vec2 expectedVelocity(const FlockState& s, std::size_t i, const FlightParameters& p)
{
    const Sums sum = bruteForce(s, i, p);
    const Vec2 v{asDouble(s.vx[i]), asDouble(s.vy[i])};
    if (p.rules == FlightRules::theatre) {
        const double share = sum.count > 0 ? 1 / sum.count : 0;
        return v + Vec2{sum.qx, sum.qy} * (share * p.align) + Vec2{sum.px, sum.py} * (share * p.cohere) +
               Vec2{sum.sx, sum.sy} * p.separate;
    }
    const auto steer = [&](Vec2 u) {
        const double length = std::hypot(u.x, u.y);
        if (length == 0) return Vec2{};
        return limited(u * (p.maxSpeed / length) - v, p.maxForce);
    };
    const Vec2 force = steer({sum.sx, sum.sy}) * p.separate + steer(Vec2{sum.qx, sum.qy} + v * sum.count) * p.align +
                       steer({sum.px, sum.py}) * p.cohere;
    return limited(v + limited(force, p.maxForce), p.maxSpeed);
}

void append(FlockState& to, const FlockState& from)
{
    const auto add = [](std::vector<float>& a, const std::vector<float>& b) { a.insert(a.end(), b.begin(), b.end()); };
    add(to.x, from.x);
    add(to.y, from.y);
    add(to.vx, from.vx);
    add(to.vy, from.vy);
    add(to.headingX, from.headingX);
    add(to.headingY, from.headingY);
    add(to.wing, from.wing);
    add(to.red, from.red);
    add(to.green, from.green);
    add(to.blue, from.blue);
}

FlockState scene(int which)
{
    switch (which) {
    case 0:
        return flockIn(500, {0, 0}, {1280, 720}, 1);
    case 1:
        return flockIn(500, {-3000, -2000}, {900, 700}, 2); // negative
    case 2:
        return flockIn(400, {600, 300}, {60, 60}, 3); // clustered in four cells
    case 3:
        return flockIn(400, {-50, -6e4}, {100, 1.2e5}, 4); // a thread along y: one axis wraps
    case 4:
        return flockIn(400, {-6e4, 10}, {1.2e5, 50}, 5); // and along x
    default:
        break;
    }
    // Five clusters so far apart that the grid wraps on both axes, some of them onto each other.
    FlockState state = flockIn(80, {0, 0}, {200, 200}, 6);
    append(state, flockIn(80, {65536, 65536}, {200, 200}, 7));
    append(state, flockIn(80, {-131072, 40000}, {200, 200}, 8));
    append(state, flockIn(80, {42 * 32 * 50, -42 * 32 * 70}, {200, 200}, 9));
    append(state, flockIn(80, {-9e5, -9e5}, {100, 100}, 10));
    return state;
}

} // namespace

TEST_CASE("every bird sums exactly the neighbours that all pairs give, by both rules and with any number of lanes")
{
    for (const FlightRules rules : {FlightRules::theatre, FlightRules::mirofish}) {
        FlightParameters p = rules == FlightRules::theatre ? theatreFlight() : mirofishFlight();
        p.wander = p.wind = p.centrePull = p.wallDistance = p.minSpeed = 0;
        if (rules == FlightRules::theatre) p.maxSpeed = 1000;
        for (int which = 0; which < 6; ++which) {
            const FlockState before = scene(which);
            for (const FlightKernel& kernel : flightKernels()) {
                INFO("rules " << static_cast<int>(rules) << ", scene " << which << ", " << kernel.name);
                FlockState after = before;
                Flight flight(1, kernel);
                flight.step(after, freeCues(before.size()), p, {}, {});
                double worst = 0, meant = 0;
                for (std::size_t i = 0; i < before.size(); ++i) {
                    const Vec2 expected = expectedVelocity(before, i, p);
                    // A float sum of up to 400 neighbours in sight is off by about 1e-4 of its largest term.
                    worst = std::max({worst, std::abs(asDouble(after.vx[i]) - expected.x),
                                      std::abs(asDouble(after.vy[i]) - expected.y)});
                    meant += bruteForce(before, i, p).count;
                }
                CHECK(worst < 1e-4);
                CHECK(meant > 0);
            }
        }
    }
}

TEST_CASE("birds that follow their targets are no neighbours to the free ones")
{
    FlockState together = flockIn(200, {0, 0}, {400, 300}, 20);
    Cues cues = freeCues(200);
    FlockState apart = together;
    for (std::size_t i = 0; i < 200; ++i)
        if (i % 3 == 0) cues.mode[i] = BirdMode::form;
    // The same flock with the others far away instead of in formation.
    for (std::size_t i = 0; i < 200; i += 3) apart.x[i] += 1e5f;
    FlightParameters p = theatreFlight();
    p.wind = 0;
    Flight flight;
    flight.step(together, cues, p, {}, {});
    flight.step(apart, freeCues(200), p, {}, {});
    for (std::size_t i = 0; i < 200; ++i) {
        if (i % 3 == 0) continue;
        // Not to the last bit: the grid lies differently.
        CHECK(together.vx[i] == Approx(apart.vx[i]).margin(1e-5));
        CHECK(together.vy[i] == Approx(apart.vy[i]).margin(1e-5));
    }
}
