// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "pinned_flights.h"
#include "support/catch.h"

using namespace flocktale;
using namespace flocktale::test;

#ifdef FLOCKTALE_LOOSE_KERNELS
namespace flocktale::test {
const FlightKernel& contractedKernel();
const FlightKernel& reassociatedKernel();
} // namespace flocktale::test
#endif

TEST_CASE("every pinned flight has the same bits with any number of threads and lanes")
{
    for (const PinnedFlight& scene : pinnedFlights()) {
        for (const FlightKernel& kernel : flightKernels()) {
            INFO(scene.name << ", " << kernel.name);
            Flight flight(1, kernel);
            CHECK(stateHash(perform(scene, 0, kPinnedSteps, flight, pinnedFlock())) == scene.hash);
        }
        for (const int threads : {2, 3, 4}) {
            INFO(scene.name << ", " << threads << " threads");
            Flight flight(threads, flightKernels().back(), 1);
            CHECK(flight.threads() == threads);
            CHECK(stateHash(perform(scene, 0, kPinnedSteps, flight, pinnedFlock())) == scene.hash);
        }
    }
}

TEST_CASE("a flight that is taken up from a copy of its state in the middle ends with the same bits")
{
    for (const PinnedFlight& scene : pinnedFlights()) {
        for (const int middle : {1, 77, 151, 239}) {
            INFO(scene.name << ", at " << middle);
            Flight first, second(2, flightKernels().back(), 1);
            // The second flight has flown another flock before: nothing of it may remain.
            perform(pinnedFlights()[1], 0, 5, second,
                    openFlock(static_cast<int>(pinnedFlock().size()), 99, Opening{}, {3000, 3000}, theatreFlight()));
            const FlockState saved = perform(scene, 0, middle, first, pinnedFlock());
            CHECK(stateHash(perform(scene, middle, kPinnedSteps, second, saved)) == scene.hash);
        }
    }
}

TEST_CASE("the last bit of one parameter or of one bird is enough to move a hash")
{
    for (PinnedFlight scene : pinnedFlights()) {
        INFO(scene.name);
        Flight flight;
        const PinnedFlight original = scene;
        scene.flight.separate *= 1 + 1e-6;
        CHECK(stateHash(perform(scene, 0, kPinnedSteps, flight, pinnedFlock())) != scene.hash);
        FlockState other = pinnedFlock();
        other.x[17] += 1e-4f;
        CHECK(stateHash(perform(original, 0, kPinnedSteps, flight, other)) != scene.hash);
    }
}

TEST_CASE("headings, wings and colours have the same bits with any number of lanes, too")
{
    for (const PinnedFlight& scene : pinnedFlights()) {
        Flight plain(1, flightKernels().front());
        const FlockState expected = perform(scene, 0, kPinnedSteps, plain, pinnedFlock());
        for (const FlightKernel& kernel : flightKernels()) {
            INFO(scene.name << ", " << kernel.name);
            Flight flight(1, kernel);
            const FlockState state = perform(scene, 0, kPinnedSteps, flight, pinnedFlock());
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
    for (const PinnedFlight& scene : pinnedFlights()) {
        INFO(scene.name);
        Flight contracted(1, contractedKernel());
        CHECK(stateHash(perform(scene, 0, kPinnedSteps, contracted, pinnedFlock())) != scene.hash);
        Flight reassociated(1, reassociatedKernel());
        CHECK(stateHash(perform(scene, 0, kPinnedSteps, reassociated, pinnedFlock())) != scene.hash);
    }
}
#endif
