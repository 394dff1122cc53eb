// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "flocks.h"
#include "support/catch.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> allocations{0};

} // namespace

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("a warm step allocates nothing, whatever the birds do and on how many threads")
{
    for (const int threads : {1, 3}) {
        FlockState state = flockIn(1500, {0, 0}, {1280, 720}, 81);
        FlockState fewer = flockIn(700, {-1e6, -1e6}, {2e6, 2e6}, 82); // wraps
        Cues cues = freeCues(1500);
        const Cues fewerCues = freeCues(700);
        Flight flight(threads, flightKernels().back(), 1);
        StepInput input;
        flight.step(state, cues, {}, {}, input);

        const long before = allocations;
        for (input.tick = 1; input.tick <= 50; ++input.tick) {
            for (std::size_t i = 0; i < 500; ++i) cues.mode[i] = input.tick % 10 < 5 ? BirdMode::free : BirdMode::form;
            flight.step(state, cues, {}, {}, input);
            flight.step(fewer, fewerCues, mirofishFlight(), {}, input);
        }
        CHECK(allocations - before == 0);
    }
}

TEST_CASE("the counter of allocations counts")
{
    const long before = allocations;
    const FlockState state = flockIn(10, {0, 0}, {10, 10}, 83);
    CHECK(allocations > before);
}
