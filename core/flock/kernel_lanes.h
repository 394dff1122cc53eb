// SPDX-License-Identifier: MIT
#pragma once

#include "flock/kernel_form.h"
#include "flock/kernel_place.h"
#include "flock/kernel_rules.h"

// The inner loops, for any number of lanes. A group of birds that are neighbours in memory sits in the lanes and meets
// one other bird at a time, so each bird's sums are in memory order whatever the number of lanes. Internal linkage: see
// lanes.h.
namespace flocktale {
namespace {

/// What stirs a group of sorted birds from outside, found by their numbers.
template <int N>
Vector<N> pushOn(const FreeFlight& f, std::uint32_t at, std::uint32_t count)
{
    alignas(64) float x[N] = {}, y[N] = {};
    for (std::uint32_t i = 0; i < count; ++i) {
        x[i] = f.pushX[f.inBird[at + i]];
        y[i] = f.pushY[f.inBird[at + i]];
    }
    return {load<N>(x), load<N>(y)};
}

template <int N, FlightRules Rules>
void flyGroup(const FreeFlight& f, std::uint32_t at, std::uint32_t count, const Spans& spans)
{
    Vector<N> position, velocity;
    partFours(f.in + 4 * std::size_t{at}, position.x, position.y, velocity.x, velocity.y);
    const BitLanes<N> bird = load<N>(f.inBird + at);
    const Neighbourhood<N> around = lookAround<N, Rules>(f, spans, position, velocity);
    Vector<N> push{Lanes<N>(0.0f), Lanes<N>(0.0f)};
    if (f.pushX) push = pushOn<N>(f, at, count);
    Vector<N> next;
    if constexpr (Rules == FlightRules::mirofish)
        next = mirofishVelocity(f, around, position, velocity, bird, push);
    else
        next = theatreVelocity(f, around, position, velocity, bird, push);
    if (f.whirl > 0) next = next + whirlForce(f, position, velocity, bird) * Lanes<N>(f.whirl);
    next = withinSpeeds(f, next, lengthOf(velocity), bird);
    const Vector<N> moved = position + next;

    alignas(64) float x[N], y[N], vx[N], vy[N];
    store(moved.x, x);
    store(moved.y, y);
    store(next.x, vx);
    store(next.y, vy);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t to = f.inBird[at + i];
        f.x[to] = x[i];
        f.y[to] = y[i];
        f.vx[to] = vx[i];
        f.vy[to] = vy[i];
    }
}

template <int N, FlightRules Rules>
void flyByRules(const FreeFlight& f, std::uint32_t begin, std::uint32_t end)
{
    const auto cellAt = [&f](std::uint32_t i) { return f.cellOfBird[f.inBird[i]]; };
    std::uint32_t at = begin;
    while (at < end) {
        const std::uint32_t row = cellAt(at) / f.columns;
        const std::uint32_t firstCell = row * f.columns;
        const std::uint32_t nextRow = f.cellStart[firstCell + f.columns];
        const std::uint32_t rowEnd = nextRow < end ? nextRow : end;
        while (at < rowEnd) {
            const std::uint32_t count = rowEnd - at < N ? rowEnd - at : N;
            const Spans spans(f, row, cellAt(at) - firstCell, cellAt(at + count - 1) - firstCell);
            flyGroup<N, Rules>(f, at, count, spans);
            at += count;
        }
    }
}

template <int N>
void fly(const FreeFlight& f, std::uint32_t begin, std::uint32_t end)
{
    if (f.rules == FlightRules::mirofish)
        flyByRules<N, FlightRules::mirofish>(f, begin, end);
    else
        flyByRules<N, FlightRules::theatre>(f, begin, end);
}

template <int N>
constexpr FlightKernel kernelOf(const char* name)
{
    return {name, N, &place<N>, &fly<N>, &form<N>, &pose<N>};
}

} // namespace
} // namespace flocktale
