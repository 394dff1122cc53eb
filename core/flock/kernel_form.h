// SPDX-License-Identifier: MIT
#pragma once

#include "flock/formation.h"
#include "flock/kernel.h"
#include "flock/lane_vector.h"

#include <bit>

// Part of the kernel, with internal linkage: see lanes.h.
namespace flocktale {
namespace {

template <int N>
[[gnu::always_inline]] inline void formGroup(const FormationFlight& f, const FormationLaw<Lanes<N>>& law,
                                             std::uint32_t at)
{
    using Law = FormationLaw<Lanes<N>>;
    const Spring<Lanes<N>> spring = law.spring(Law::departure(Lanes<N>(f.progress), load<N>(f.delay + at)));
    const Lanes<N> phase = highTurns(birdNoise(countFrom<N>(at), BitLanes<N>(f.phaseSalt)));
    const Lanes<N> hover = load<N>(f.hover + at) * Lanes<N>(f.hoverForce);
    const auto pull = [&](float* position, float* speed, const float* target, float turns) {
        // Numbers beyond this would leave the range of float in a few steps.
        const Lanes<N> far(1e9);
        const auto within = [&](Lanes<N> d) { return higher(lower(d, far), -far); };
        Lanes<N> x = load<N>(position + at);
        Lanes<N> v = within(load<N>(speed + at));
        const Lanes<N> reachable = x + within(load<N>(target + at) - x);
        pullTowards(x, v, reachable, spring, hover * sineOfNearTurns(nearTurns(phase + Lanes<N>(turns))));
        store(x, position + at);
        store(v, speed + at);
    };
    pull(f.x, f.vx, f.targetX, f.hoverTurnsX);
    pull(f.y, f.vy, f.targetY, f.hoverTurnsY);
}

template <int N>
void form(const FormationFlight& flight, std::uint32_t begin, std::uint32_t end)
{
    // A copy, which no store to a bird can change: so its numbers stay in registers.
    const FormationFlight f = flight;
    const FormationLaw<Lanes<N>> law(f.law);
    const FormationLaw<Lanes<1>> lawOfOne(f.law);
    std::uint32_t at = begin;
    for (; at + N <= end; at += N) formGroup<N>(f, law, at);
    for (; at < end; ++at) formGroup<1>(f, lawOfOne, at);
}

/// N colours, red in the lowest eight bits of each lane, blue in the highest that are set.
template <int N>
BitLanes<N> colors(const Rgb* from)
{
    if constexpr (N == 1) {
        return BitLanes<1>(from->r | std::uint32_t{from->g} << 8 | std::uint32_t{from->b} << 16);
    } else if constexpr (std::endian::native == std::endian::little) {
        // Four bytes at each colour's three; the last colour with the byte before it, since none is behind.
        static_assert(sizeof(Rgb) == 3);
        const auto* const bytes = reinterpret_cast<const unsigned char*>(from);
        BitLanes<N> result;
        for (int i = 0; i < N; ++i) {
            std::uint32_t four;
            __builtin_memcpy(&four, bytes + 3 * i - (i == N - 1), sizeof four);
            result.raw[i] = i == N - 1 ? four >> 8 : four;
        }
        return result & BitLanes<N>(0xFFFFFFu);
    } else {
        BitLanes<N> result;
        for (int i = 0; i < N; ++i) result.raw[i] = colors<1>(from + i).raw;
        return result;
    }
}

template <int N>
[[gnu::always_inline]] inline void poseGroup(const Pose& p, std::uint32_t at)
{
    const Lanes<N> zero(0.0f), one(1.0f);
    const Vector<N> velocity{load<N>(p.vx + at), load<N>(p.vy + at)};
    const Vector<N> heading{load<N>(p.headingX + at), load<N>(p.headingY + at)};
    const Lanes<N> speed = lengthOf(velocity);

    // The faster, the more the velocity decides; a bird that only hovers turns to its place of rest, up and to the
    // right, each a little different.
    const Lanes<N> moving = lower(higher((speed - Lanes<N>(0.3)) * Lanes<N>(1.25), zero), one);
    const Lanes<N> lean = highTurns(birdNoise(countFrom<N>(at), BitLanes<N>(p.restSalt))) * Lanes<N>(0.5);
    const Vector<N> rest{Lanes<N>(0.82) + lean * Lanes<N>(0.57), Lanes<N>(-0.57) + lean * Lanes<N>(0.82)};
    const Lanes<N> perSpeed = moving / higher(speed, Lanes<N>(0.3));
    const Vector<N> wanted = velocity * perSpeed + rest * (one - moving);

    // Turning across the heading, not blending with it, also gets a bird round that points exactly the wrong way.
    const Lanes<N> across = heading.x * wanted.y - heading.y * wanted.x;
    const Lanes<N> along = heading.x * wanted.x + heading.y * wanted.y;
    const Lanes<N> size = choose(across < zero, -one, one);
    const Lanes<N> turn = choose(along > zero, across, size) * (Lanes<N>(0.08) + moving * Lanes<N>(0.27));
    const Vector<N> turned{heading.x - heading.y * turn, heading.y + heading.x * turn};
    const Lanes<N> perLength = one / lengthOf(turned);
    store(turned.x * perLength, p.headingX + at);
    store(turned.y * perLength, p.headingY + at);

    const Lanes<N> beat = Lanes<N>(0.12) + lower(speed, Lanes<N>(20.0f)) * Lanes<N>(0.05);
    const Lanes<N> phase = load<N>(p.wing + at) + beat;
    const Lanes<N> circle(kTurn);
    store(phase - choose(phase < circle, zero, circle), p.wing + at);

    // A colour travels with the sweep: it waits until its bird departs.
    Lanes<N> ease(0.06);
    if (p.delay) ease = FormationLaw<Lanes<N>>::departure(Lanes<N>(p.progress), load<N>(p.delay + at)) * Lanes<N>(0.12);
    const BitLanes<N> color = colors<N>(p.color + at);
    const BitLanes<N> channelBits(0xFFu);
    const auto blend = [&](float* channel, BitLanes<N> to) {
        const Lanes<N> now = load<N>(channel + at);
        store(now + (toFloat(to) - now) * ease, channel + at);
    };
    blend(p.red, color & channelBits);
    blend(p.green, (color >> 8) & channelBits);
    blend(p.blue, color >> 16);
}

template <int N>
void pose(const Pose& all, std::uint32_t begin, std::uint32_t end)
{
    const Pose p = all;
    std::uint32_t at = begin;
    for (; at + N <= end; at += N) poseGroup<N>(p, at);
    for (; at < end; ++at) poseGroup<1>(p, at);
}

} // namespace
} // namespace flocktale
