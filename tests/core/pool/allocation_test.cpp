// SPDX-License-Identifier: MIT
#include "../flock/flocks.h"
#include "pool/pool.h"
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

TEST_CASE("a warm step with baits, held birds and birds on their way home allocates nothing")
{
    FlockState state = flockIn(500, {0, 0}, {1280, 720}, 91);
    const Cues cues = freeCues(500);
    Pool pool(500);
    Flight flight;
    for (std::uint32_t i = 0; i < 20; ++i)
        REQUIRE(pool.apply({Step{0}, DropBait{i, {{40.0 * i, 300}, 0.2, 300, 0.5 + 0.1 * i}}}));
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {600, 300}, {1, 2, 3, 4}}}));
    REQUIRE(pool.apply({Step{0}, TakeBirds{2, {600, 300}, {5, 6}}}));
    REQUIRE(pool.apply({Step{0}, LetGo{2}}));
    StepInput input;
    flight.step(state, cues, mirofishFlight(), {}, input, pool.stir(state, Step{0}));

    const long before = allocations;
    for (input.tick = 1; input.tick <= 100; ++input.tick)
        flight.step(state, cues, mirofishFlight(), {}, input, pool.stir(state, Step{input.tick}));
    CHECK(allocations - before == 0);
    CHECK(pool.baits().size() < 20);
    CHECK_FALSE(pool.baits().empty());
}

TEST_CASE("the counter of allocations counts")
{
    const long before = allocations;
    const FlockState state = flockIn(10, {0, 0}, {10, 10}, 92);
    CHECK(allocations > before);
}
