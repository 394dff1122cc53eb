// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "flocks.h"
#include "support/catch.h"

using namespace flocktale;
using namespace flocktale::test;

#ifdef FLOCKTALE_LOOSE_KERNELS
namespace flocktale::test {
const FlightKernel& contractedKernel();
const FlightKernel& reassociatedKernel();
}
#endif

namespace {

/// A flight that is pinned. A change of a hash is a change of kPhysicsVersion (show/show.h).
struct Scene {
    const char* name;
    std::uint64_t hash;
    FlightParameters flight;
    bool forms = false;
};

constexpr int kBirds = 1301; // not a multiple of any number of lanes, and enough for several threads
constexpr int kSteps = 240;

std::vector<Scene> scenes()
{
    FlightParameters wide = theatreFlight();
    wide.wallDistance = wide.centrePull = 0;
    return {{"theatre", 0xfd21db9574193996, theatreFlight()},
            {"mirofish", 0xcaf4ff768d643bc8, mirofishFlight()},
            {"without a wall", 0xc0e7edf9da2045c0, wide},
            {"formations", 0x45e4ca80e0710a03, theatreFlight(), true}};
}

/// From the opening on; with `forms`, most of the flock draws a disc, scatters, and draws a smaller one.
FlockState perform(const Scene& scene, int from, int until, Flight& flight, FlockState state)
{
    const Cues freely = freeCues(kBirds);
    Cues disc = discCues(kBirds, 200), smaller = discCues(kBirds, 90);
    for (std::size_t i = 900; i < kBirds; ++i) disc.mode[i] = BirdMode::free;
    StepInput input;
    input.seed = 5;
    for (int t = from; t < until; ++t) {
        const Cues* cues = &freely;
        input.tick = t;
        input.weight = t < 30 ? t / 30.0 : 1;
        if (scene.forms && t >= 40 && t < 120) {
            cues = &disc;
            input.progress = (t - 40) / 84.0;
        } else if (scene.forms && t >= 170) {
            cues = &smaller;
            input.progress = (t - 170) / 84.0;
        }
        if (scene.forms && t == 120) scatter(state, 0, 900, 5, input.seed, t);
        flight.step(state, *cues, scene.flight, {}, input);
    }
    return state;
}

FlockState opened() { return openFlock(kBirds, 5, Opening{}, {1280, 720}, theatreFlight()); }

} // namespace

TEST_CASE("every pinned flight has the same bits with any number of threads and lanes")
{
    for (const Scene& scene : scenes()) {
        for (const FlightKernel& kernel : flightKernels()) {
            INFO(scene.name << ", " << kernel.name);
            Flight flight(1, kernel);
            CHECK(stateHash(perform(scene, 0, kSteps, flight, opened())) == scene.hash);
        }
        for (const int threads : {2, 3, 4}) {
            INFO(scene.name << ", " << threads << " threads");
            Flight flight(threads, flightKernels().back(), 1);
            CHECK(flight.threads() == threads);
            CHECK(stateHash(perform(scene, 0, kSteps, flight, opened())) == scene.hash);
        }
    }
}

TEST_CASE("a flight that is taken up from a copy of its state in the middle ends with the same bits")
{
    for (const Scene& scene : scenes()) {
        for (const int middle : {1, 77, 151, 239}) {
            INFO(scene.name << ", at " << middle);
            Flight first, second(2, flightKernels().back(), 1);
            // The second flight has flown another flock before: nothing of it may remain.
            perform(scenes()[1], 0, 5, second, openFlock(kBirds, 99, Opening{}, {3000, 3000}, theatreFlight()));
            const FlockState saved = perform(scene, 0, middle, first, opened());
            CHECK(stateHash(perform(scene, middle, kSteps, second, saved)) == scene.hash);
        }
    }
}

TEST_CASE("the last bit of one parameter or of one bird is enough to move a hash")
{
    for (Scene scene : scenes()) {
        INFO(scene.name);
        Flight flight;
        const Scene original = scene;
        scene.flight.separate *= 1 + 1e-6;
        CHECK(stateHash(perform(scene, 0, kSteps, flight, opened())) != scene.hash);
        FlockState other = opened();
        other.x[17] += 1e-4f;
        CHECK(stateHash(perform(original, 0, kSteps, flight, other)) != scene.hash);
    }
}

TEST_CASE("headings, wings and colours have the same bits with any number of lanes, too")
{
    for (const Scene& scene : scenes()) {
        Flight plain(1, flightKernels().front());
        const FlockState expected = perform(scene, 0, kSteps, plain, opened());
        for (const FlightKernel& kernel : flightKernels()) {
            INFO(scene.name << ", " << kernel.name);
            Flight flight(1, kernel);
            const FlockState state = perform(scene, 0, kSteps, flight, opened());
            CHECK(state.headingX == expected.headingX);
            CHECK(state.headingY == expected.headingY);
            CHECK(state.wing == expected.wing);
            CHECK(state.red == expected.red);
            CHECK(state.blue == expected.blue);
        }
    }
}

#ifdef FLOCKTALE_LOOSE_KERNELS
TEST_CASE("a kernel built with fused multiplications, or with sums and divisions rewritten, is found out")
{
    if (!__builtin_cpu_supports("fma") || !__builtin_cpu_supports("avx2")) return;
    for (const Scene& scene : scenes()) {
        INFO(scene.name);
        Flight contracted(1, contractedKernel());
        CHECK(stateHash(perform(scene, 0, kSteps, contracted, opened())) != scene.hash);
        Flight reassociated(1, reassociatedKernel());
        CHECK(stateHash(perform(scene, 0, kSteps, reassociated, opened())) != scene.hash);
    }
}
#endif
