// SPDX-License-Identifier: MIT
#include "../flock/flocks.h"
#include "flock/kernel.h"
#include "math/random.h"
#include "pool/pool.h"
#include "support/catch.h"

#include <set>

using namespace flocktale;
using namespace flocktale::test;

namespace {

constexpr int kSteps = 300;
constexpr int kBirds = 400;

/// Baits that come, fade and are deleted, two hands that take, move and let go: what people might do.
std::vector<PoolEvent> someInputs(std::uint32_t seed)
{
    Random random(seed);
    const auto place = [&] { return Vec2{random.between(0, 1280), random.between(0, 720)}; };
    std::vector<PoolEvent> events;
    for (std::int64_t t = 0; t < kSteps; t += 7) {
        const auto number = static_cast<std::uint32_t>(t);
        events.push_back({Step{t}, DropBait{number, {place(), random.between(-0.6, 0.6), 300, random.between(1, 4)}}});
        if (t % 3 == 0) events.push_back({Step{t + 1}, DeleteBait{number}});
        const auto bird = static_cast<std::uint32_t>(random.between(0, kBirds - 8));
        const std::uint32_t hand = number % 2;
        events.push_back({Step{t + 2}, LetGo{hand}});
        events.push_back({Step{t + 2}, TakeBirds{hand, place(), {bird, bird + 3, bird + 5}}});
        events.push_back({Step{t + 3}, MoveHand{1 - hand, place()}});
    }
    return events;
}

FlockState flockOfReplay() { return flockIn(kBirds, {100, 100}, {1000, 500}, 11); }

/// Plays [from, until) of events; those before `from` are taken at once, as a seek does.
FlockState play(const std::vector<PoolEvent>& events, FlockState state, int from, int until, Flight& flight)
{
    const Cues cues = freeCues(state.size());
    Pool pool(state.size());
    std::size_t next = 0;
    for (int t = from; t < until; ++t) {
        for (; next < events.size() && events[next].at <= Step{t}; ++next) {
            if (!pool.apply(events[next])) FAIL("event " << next << " was refused");
        }
        StepInput input;
        input.tick = t;
        flight.step(state, cues, mirofishFlight(), {}, input, pool.stir(state, Step{t}));
    }
    return state;
}

} // namespace

TEST_CASE("the same inputs give the same bits on every kernel and with one to four threads")
{
    const std::vector<PoolEvent> events = someInputs(21);
    std::set<std::uint64_t> hashes;
    for (const FlightKernel& kernel : flightKernels()) {
        for (int threads = 1; threads <= 4; ++threads) {
            Flight flight(threads, kernel, 1);
            hashes.insert(stateHash(play(events, flockOfReplay(), 0, kSteps, flight)));
        }
    }
    CHECK(hashes.size() == 1);
}

TEST_CASE("going on from a state in the middle with all earlier inputs taken at once gives the same bits")
{
    const std::vector<PoolEvent> events = someInputs(22);
    Flight flight;
    const FlockState whole = play(events, flockOfReplay(), 0, kSteps, flight);
    for (const int middle : {1, 100, 250}) {
        FlockState state = play(events, flockOfReplay(), 0, middle, flight);
        state = play(events, std::move(state), middle, kSteps, flight);
        CHECK(stateHash(state) == stateHash(whole));
    }
}

TEST_CASE("a pool that nobody touches leaves the flight as it is without one, bit for bit")
{
    Flight flight;
    FlockState alone = flockOfReplay();
    const FlockState stirred = play({}, alone, 0, kSteps, flight);
    for (int t = 0; t < kSteps; ++t) {
        StepInput input;
        input.tick = t;
        flight.step(alone, freeCues(kBirds), mirofishFlight(), {}, input);
    }
    CHECK(stateHash(alone) == stateHash(stirred));
}
