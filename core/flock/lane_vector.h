// SPDX-License-Identifier: MIT
#pragma once

#include "flock/lanes.h"
#include "math/hash.h"
#include "math/trig.h"

// Part of the kernel, with internal linkage: see lanes.h.
namespace flocktale {
namespace {

template <int N>
struct Vector {
    Lanes<N> x, y;
};

template <int N>
Vector<N> operator+(Vector<N> a, Vector<N> b)
{
    return {a.x + b.x, a.y + b.y};
}
template <int N>
Vector<N> operator-(Vector<N> a, Vector<N> b)
{
    return {a.x - b.x, a.y - b.y};
}
template <int N>
Vector<N> operator*(Vector<N> a, Lanes<N> s)
{
    return {a.x * s, a.y * s};
}
template <int N>
Lanes<N> lengthOf(Vector<N> a)
{
    return squareRoot(a.x * a.x + a.y * a.y);
}

/// The upper 16 bits of a hash as turns in [-0.5, 0.5); of the lower 16 with lowTurns.
template <int N>
Lanes<N> highTurns(BitLanes<N> hash)
{
    return toFloat(hash >> 16) * Lanes<N>(1.0 / 65536) - Lanes<N>(0.5);
}
template <int N>
Lanes<N> lowTurns(BitLanes<N> hash)
{
    return toFloat(hash & BitLanes<N>(0xFFFFu)) * Lanes<N>(1.0 / 65536) - Lanes<N>(0.5);
}

/// A bird's own unit vector, for birds that have no other direction to go.
template <int N>
Vector<N> ownDirection(BitLanes<N> bird, std::uint32_t salt)
{
    const Lanes<N> turns = highTurns(birdNoise(bird, BitLanes<N>(salt)));
    return {sineOfNearTurns(nearTurns(turns + Lanes<N>(0.25))), sineOfNearTurns(turns)};
}

template <int N>
Lanes<N> sizeOf(Lanes<N> a)
{
    return higher(a, -a);
}

/// No vector longer than `most`; a shorter one stays as it is.
template <int N>
Vector<N> limited(Vector<N> a, Lanes<N> most)
{
    const Lanes<N> length = lengthOf(a);
    const Lanes<N> one(1.0f);
    return a * choose(length > most, most / length, one);
}

} // namespace
} // namespace flocktale
