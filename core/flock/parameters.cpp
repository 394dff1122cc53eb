// SPDX-License-Identifier: MIT
#include "flock/parameters.h"

#include "flock/formation.h"

#include <array>
#include <cmath>

namespace flocktale {

namespace {

bool isStablePair(double spring, double damping)
{
    return damping > 0 && damping < 1 && spring > 0 && spring < highestStableSpring(damping);
}

double limited(double value, double low, double high, double otherwise)
{
    if (!(value - value == 0)) return otherwise;
    return value < low ? low : value > high ? high : value;
}

} // namespace

FlightParameters mirofishFlight()
{
    FlightParameters p;
    p.rules = FlightRules::mirofish;
    p.sight = 48;
    p.separationRadius = 16;
    p.separate = 1.6;
    p.align = 1.0;
    p.cohere = 0.9;
    p.minSpeed = 0;
    p.maxSpeed = 3.2;
    p.maxForce = 0.19;
    p.minDistance = 6;
    p.wander = 1.6 / 5;
    p.wind = 0;
    p.centrePull = 0;
    p.centreReach = 0;
    p.wallDistance = 80;
    p.wallForce = 0.19 * 1.6 / 3;
    return p;
}

FlightParameters theatreFlight() { return {}; }

bool isStable(const FormationParameters& p)
{
    const FormationLaw<double> law(p);
    const auto stableAt = [&law](double k) {
        const Spring<double> s = law.spring(k);
        return isStablePair(s.strength, s.damping);
    };
    if (!stableAt(0) || !stableAt(1)) return false;
    // Inside, the spring and the damping stay between their ends, but the distance to the limit,
    // d (s - 2) - 2 with d and s as above, is a cubic in k: look at its extremes too.
    const double a = -3 * p.springGain * p.dampingDrop;
    const double b = 2 * p.springGain * p.dampingBase;
    const double c = p.dampingDrop * (2 - p.springBase);
    const double discriminant = b * b - 4 * a * c;
    if (discriminant < 0) return true;
    const double root = std::sqrt(discriminant);
    // Both roots without cancellation; a root that does not exist becomes infinite or no number and is not inside.
    const double q = -0.5 * (b < 0 ? b - root : b + root);
    for (const double k : std::array{q / a, c / q}) {
        if (k > 0 && k < 1 && !stableAt(k)) return false;
    }
    return true;
}

FormationParameters stableFormation(const FormationParameters& p)
{
    if (isStable(p)) return p;
    constexpr double kLeastDamping = 0.01, kMostDamping = 0.99, kLeastSpring = 1e-6;
    const FormationParameters seed;
    FormationParameters safe = p;
    safe.dampingBase = limited(p.dampingBase, kLeastDamping, kMostDamping, seed.dampingBase);
    const double landed = limited(safe.dampingBase - p.dampingDrop, kLeastDamping, kMostDamping, safe.dampingBase);
    safe.dampingDrop = safe.dampingBase - landed;
    // The limit falls with the damping, so half of it at the highest one is safe all along the way.
    const double mostSpring = 0.5 * highestStableSpring(higher(safe.dampingBase, landed));
    safe.springBase = limited(p.springBase, kLeastSpring, mostSpring, seed.springBase);
    const double full = limited(safe.springBase + p.springGain, kLeastSpring, mostSpring, safe.springBase);
    safe.springGain = full - safe.springBase;
    return safe;
}

} // namespace flocktale
