// SPDX-License-Identifier: MIT
// Flies the pinned flights with every kernel of this machine and two threads, and says which hash is another: for
// machines on which the tests themselves are not built (scripts/aarch64). Exit status 1 when one is.
#include "flock/kernel.h"
#include "pinned_flights.h"

#include <cstdio>

using namespace flocktale;
using namespace flocktale::test;

int main()
{
    int wrong = 0;
    for (const PinnedFlight& pinned : pinnedFlights())
        for (const FlightKernel& kernel : flightKernels()) {
            Flight flight(2, kernel, 1);
            const std::uint64_t hash = stateHash(perform(pinned, 0, kPinnedSteps, flight, pinnedFlock()));
            const bool same = hash == pinned.hash;
            std::printf("%-16s %-10s %016llx %s\n", pinned.name, kernel.name, static_cast<unsigned long long>(hash),
                        same ? "as pinned" : "ANOTHER");
            wrong += same ? 0 : 1;
        }
    return wrong > 0 ? 1 : 0;
}
