// SPDX-License-Identifier: MIT
#pragma once

#include "flock/kernel_neighbours.h"

// Part of the kernel, with internal linkage: see lanes.h.
namespace flocktale {
namespace {

/// How deep a bird is in the soft wall: 0 outside it, 1 at the stage's edge, at most 3 beyond.
template <int N>
Vector<N> wallPush(const FreeFlight& f, Vector<N> position)
{
    const Lanes<N> zero(0.0f), most(3.0f), one(1.0f), perDistance(f.perWallDistance);
    const auto depth = [&](Lanes<N> inside) { return lower(higher(one - inside * perDistance, zero), most); };
    return Vector<N>{depth(position.x) - depth(Lanes<N>(f.width) - position.x),
                     depth(position.y) - depth(Lanes<N>(f.height) - position.y)} *
           Lanes<N>(f.wallForce);
}

/// Keeps the speed within the bounds. A bird that comes in faster (out of a formation, or scattered) keeps its momentum
/// and brakes, a tenth of the excess per step; a bird that would rest picks its own direction.
template <int N>
Vector<N> withinSpeeds(const FreeFlight& f, Vector<N> velocity, Lanes<N> speedBefore, BitLanes<N> bird)
{
    const Lanes<N> zero(0.0f), one(1.0f), least(f.minSpeed), most(f.maxSpeed);
    const Lanes<N> highest = higher(most, most + (speedBefore - most) * Lanes<N>(0.9));
    Lanes<N> speed = lengthOf(velocity);
    if (f.minSpeed > 0) {
        // Below this the square is no longer exact enough to take a direction from.
        const Mask<N> resting = speed < Lanes<N>(1e-12);
        if (any(resting)) {
            const Vector<N> own = ownDirection(bird, f.directionSalt);
            velocity = {choose(resting, own.x, velocity.x), choose(resting, own.y, velocity.y)};
            speed = choose(resting, one, speed);
        }
    }
    const Lanes<N> wanted = lower(higher(speed, least), highest);
    return velocity * choose(speed > zero, wanted / speed, one);
}

/// Reynolds steering: the change towards flying along `direction` at full speed, no stronger than the highest force.
template <int N>
Vector<N> steer(const FreeFlight& f, Vector<N> direction, Vector<N> velocity)
{
    const Lanes<N> length = lengthOf(direction);
    const Mask<N> moves = length > Lanes<N>(0.0f);
    const Vector<N> wanted = direction * (Lanes<N>(f.maxSpeed) / length);
    const Vector<N> change = limited(wanted - velocity, Lanes<N>(f.maxForce));
    return {only(moves, change.x), only(moves, change.y)};
}

template <int N>
Vector<N> mirofishVelocity(const FreeFlight& f, Neighbourhood<N> around, Vector<N> position, Vector<N> velocity,
                           BitLanes<N> bird, Vector<N> stirred)
{
    const Mask<N> shared = around.same > Lanes<N>(0.0f);
    if (any(shared)) {
        const Vector<N> own = ownDirection(bird, f.directionSalt);
        around.away = around.away + own * (around.same * Lanes<N>(1 / f.minDistance));
    }
    const Vector<N> heading = around.velocity + velocity * around.count;
    Vector<N> force = steer(f, around.away, velocity) * Lanes<N>(f.separate) +
                      steer(f, heading, velocity) * Lanes<N>(f.align) +
                      steer(f, around.offset, velocity) * Lanes<N>(f.cohere);
    const BitLanes<N> noise = birdNoise(bird, BitLanes<N>(f.noiseSalt));
    force = force + Vector<N>{lowTurns(noise), highTurns(noise)} * Lanes<N>(2 * f.noise);
    force = force + wallPush(f, position);
    // Adding a zero would turn a force of -0 into +0, and a flight that nobody stirs keeps its bits.
    if (f.pushX) force = force + stirred;
    force = limited(force, Lanes<N>(f.maxForce));
    return velocity + force * Lanes<N>(f.weight);
}

/// The angle a bird wanders by in this step: three sines without a common period, each bird at its own place in them.
template <int N>
Lanes<N> wanderAngle(const FreeFlight& f, BitLanes<N> bird)
{
    const auto wave = [&](int i) {
        const Lanes<N> phase = highTurns(birdNoise(bird, BitLanes<N>(f.wanderSalt[i])));
        return sineOfNearTurns(nearTurns(phase + Lanes<N>(f.wanderTurns[i])));
    };
    return (wave(0) * Lanes<N>(0.5) + wave(1) * Lanes<N>(0.3) + wave(2) * Lanes<N>(0.2)) * Lanes<N>(f.wander);
}

/// The wind at a place: three travelling waves across each other, each blowing along its crests, so that the field has
/// whirls but neither sources nor sinks that would gather or thin out the flock.
template <int N>
Vector<N> windAt(const FreeFlight& f, Vector<N> position)
{
    // Directions of the waves (unit vectors at 19, 142 and 263 degrees), how much shorter than the longest, how strong.
    struct Wave {
        double x, y, shorter, strength;
    };
    static constexpr Wave kWaves[3] = {{0.94551858, 0.32556815, 1, 0.5},
                                       {-0.78801075, 0.61566148, 1.6180340, 0.3},
                                       {-0.12186934, -0.99254615, 2.4142136, 0.2}};
    // Beyond this the phase has no meaning left as a float.
    const Lanes<N> far(1e6), perUnit(f.windPerUnit);
    const Lanes<N> x = higher(lower(position.x * perUnit, far), -far);
    const Lanes<N> y = higher(lower(position.y * perUnit, far), -far);
    Vector<N> wind{Lanes<N>(0.0f), Lanes<N>(0.0f)};
    for (int i = 0; i < 3; ++i) {
        const Wave& wave = kWaves[i];
        const Lanes<N> turns =
            x * Lanes<N>(wave.x * wave.shorter) + y * Lanes<N>(wave.y * wave.shorter) + Lanes<N>(f.windTurns[i]);
        const Lanes<N> force = sineOfNearTurns(nearTurns(turns));
        wind.x = wind.x - force * Lanes<N>(wave.y * wave.strength);
        wind.y = wind.y + force * Lanes<N>(wave.x * wave.strength);
    }
    return wind * Lanes<N>(f.wind);
}

/// The opening: birds circle the middle of the stage clockwise, each at its own speed, slowly outwards.
template <int N>
Vector<N> whirlForce(const FreeFlight& f, Vector<N> position, Vector<N> velocity, BitLanes<N> bird)
{
    const Vector<N> arm = position - Vector<N>{Lanes<N>(f.whirlX), Lanes<N>(f.whirlY)};
    const Lanes<N> radius = higher(lengthOf(arm), Lanes<N>(1.0f));
    const Vector<N> out = arm * (Lanes<N>(1.0f) / radius);
    const Lanes<N> own = highTurns(birdNoise(bird, BitLanes<N>(f.directionSalt)));
    const Lanes<N> speed = Lanes<N>(f.whirlSpeed) * (Lanes<N>(1.0f) + own * Lanes<N>(0.5));
    const Lanes<N> outwards = Lanes<N>(f.whirlSpeed * 0.2f);
    const Vector<N> wanted{out.x * outwards - out.y * speed, out.y * outwards + out.x * speed};
    const Lanes<N> bend = speed * speed / higher(radius, Lanes<N>(24.0f));
    return (wanted - velocity) * Lanes<N>(0.15) - out * bend;
}

template <int N>
Vector<N> theatreVelocity(const FreeFlight& f, const Neighbourhood<N>& around, Vector<N> position, Vector<N> velocity,
                          BitLanes<N> bird, Vector<N> stirred)
{
    const Lanes<N> zero(0.0f), one(1.0f), weight(f.weight);
    const Lanes<N> share = only(around.count > zero, one / higher(around.count, one));
    Vector<N> push = around.away;
    const Mask<N> shared = around.same > zero;
    if (any(shared)) push = push + ownDirection(bird, f.directionSalt) * around.same;

    // A bird far off the stage comes back steadily, not with a leap.
    const Lanes<N> far(4000.0f);
    const auto within = [&](Lanes<N> d) { return higher(lower(d, far), -far); };
    const Vector<N> toCentre{within(Lanes<N>(f.centreX) - position.x), within(Lanes<N>(f.centreY) - position.y)};

    Vector<N> force = around.velocity * (share * Lanes<N>(f.align)) + around.offset * (share * Lanes<N>(f.cohere)) +
                      push * Lanes<N>(f.separate) + windAt(f, position) + toCentre * Lanes<N>(f.centrePull) +
                      wallPush(f, position);
    if (f.pushX) force = force + stirred;

    const Lanes<N> angle = wanderAngle(f, bird) * weight;
    const Lanes<N> a2 = angle * angle;
    const Lanes<N> s = angle - angle * a2 * Lanes<N>(1.0 / 6);
    const Lanes<N> c = one - a2 * Lanes<N>(0.5) + a2 * a2 * Lanes<N>(1.0 / 24);
    const Vector<N> turned{velocity.x * c - velocity.y * s, velocity.x * s + velocity.y * c};
    return turned + force * weight;
}

} // namespace
} // namespace flocktale
