// SPDX-License-Identifier: MIT
// Prints nanoseconds per bird and step in the benchmark's fair regime: five fresh starts, steps 1 to 20 of each, on a
// stage that keeps the density of 2,000 birds in 1920x1080. Usage: flocktale_flight_bench [birds [threads [kernel]]]
#include "flock/kernel.h"
#include "flocks.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace flocktale;
using namespace flocktale::test;

namespace {

void measure(const char* what, const FlightKernel& kernel, int birds, int threads, const FlightParameters& p, Cues cues)
{
    constexpr int kStarts = 5, kSteps = 20;
    StepInput input;
    input.stageSize = benchStage(birds);
    input.progress = 1;
    Flight flight(threads, kernel);
    std::vector<double> times;
    FlockState state;
    for (int start = 0; start < kStarts; ++start) {
        state = benchFlock(birds, input.stageSize);
        for (int t = 1; t <= kSteps; ++t) {
            input.tick = t;
            const auto before = std::chrono::steady_clock::now();
            flight.step(state, cues, p, {}, input);
            const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - before;
            times.push_back(took.count() / birds);
        }
    }
    std::sort(times.begin(), times.end());
    std::printf("%-9s %-10s birds %d threads %d: best %.1f median %.1f ns per bird-step", what, kernel.name, birds,
                threads, times.front(), times[times.size() / 2]);
    if (birds <= 5000)
        std::printf(", neighbours %.1f to %.1f", meanNeighbours(benchFlock(birds, input.stageSize), p.sight),
                    meanNeighbours(state, p.sight));
    std::printf(", hash %016llx\n", static_cast<unsigned long long>(stateHash(state)));
}

} // namespace

int main(int argc, char** argv)
{
    const int birds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 2000;
    const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
    for (const FlightKernel& kernel : flightKernels()) {
        if (argc > 3 && std::strcmp(argv[3], kernel.name) != 0) continue;
        const auto count = static_cast<std::size_t>(birds);
        measure("mirofish", kernel, birds, threads, mirofishFlight(), freeCues(count));
        measure("theatre", kernel, birds, threads, theatreFlight(), freeCues(count));
        measure("formation", kernel, birds, threads, theatreFlight(), discCues(count, 300));
    }
    return 0;
}
