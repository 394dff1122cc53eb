// SPDX-License-Identifier: MIT
#include "flock/grid.h"

#include "flock/kernel.h"
#include "flock/worker_pool.h"
#include "flocks.h"
#include "support/catch.h"

using namespace flocktale;
using namespace flocktale::test;

namespace {

void checkOrder(const FlockState& flock, double sight)
{
    const Cues cues = freeCues(flock.size());
    Grid grid(flightKernels().back());
    grid.sort(flock, cues.mode, sight);
    REQUIRE(grid.birds() == flock.size());
    const auto cellAt = [&grid](std::uint32_t k) { return grid.cellOfBird()[grid.bird()[k]]; };
    std::vector<int> seen(flock.size(), 0);
    for (std::uint32_t k = 0; k < grid.birds(); ++k) {
        ++seen[grid.bird()[k]];
        REQUIRE(cellAt(k) < grid.columns() * grid.rows());
        REQUIRE(grid.cellStart()[cellAt(k)] <= k);
        REQUIRE(k < grid.cellStart()[cellAt(k) + 1]);
        REQUIRE(grid.places()[4 * k] == flock.x[grid.bird()[k]]);
        if (k == 0) continue;
        const bool ordered =
            cellAt(k - 1) < cellAt(k) || (cellAt(k - 1) == cellAt(k) && grid.bird()[k - 1] < grid.bird()[k]);
        REQUIRE(ordered);
    }
    for (const int times : seen) REQUIRE(times == 1);
}

} // namespace

TEST_CASE("the sorted birds are a permutation in order of cell and bird number")
{
    checkOrder(flockIn(1000, {0, 0}, {1280, 720}, 1), 42);
    checkOrder(flockIn(1000, {-500, -900}, {700, 1000}, 2), 42);
    checkOrder(flockIn(3000, {-1e7, -1e7}, {2e7, 2e7}, 3), 42);
    checkOrder(flockAt({{1e29, -1e29}, {0, 0}, {-1e29, 5}, {1e29, -1e29}}), 42);
    checkOrder(flockAt({{3, 4}}), 42);
}

TEST_CASE("the number of cells stays bounded however far the birds are apart")
{
    const Cues cues = freeCues(4);
    Grid grid(flightKernels().back());
    for (const double far : {1e3, 1e5, 1e9, 1e29}) {
        grid.sort(flockAt({{0, 0}, {far, 0}, {0, -far}, {far, far}}), cues.mode, 10);
        CHECK(std::uint64_t{grid.columns()} * grid.rows() <= 4096);
    }
    CHECK(grid.wrapsX());
    CHECK(grid.wrapsY());
}

TEST_CASE("the order does not depend on what the grid held before")
{
    const FlockState flock = flockIn(200, {-4e4, 0}, {8e4, 8e4}, 4);
    Grid fresh(flightKernels().back()), used(flightKernels().front());
    used.sort(flockIn(5000, {0, 0}, {3000, 3000}, 5), freeCues(5000).mode, 42);
    used.sort(flock, freeCues(200).mode, 42);
    fresh.sort(flock, freeCues(200).mode, 42);
    for (std::uint32_t k = 0; k < 200; ++k) REQUIRE(fresh.bird()[k] == used.bird()[k]);
}

TEST_CASE("an outlier does not crowd the other birds into one cell")
{
    FlockState flock = flockIn(2000, {0, 0}, {1920, 1080}, 6);
    flock.x[0] = 1e30f;
    flock.y[1] = -1e30f;
    Grid grid(flightKernels().back());
    grid.sort(flock, freeCues(2000).mode, 48);
    std::uint32_t most = 0;
    for (std::uint32_t c = 0; c < grid.columns() * grid.rows(); ++c)
        most = std::max(most, grid.cellStart()[c + 1] - grid.cellStart()[c]);
    CHECK(most < 20);
}

TEST_CASE("the order is the same however many threads sort")
{
    const FlockState flock = flockIn(3001, {-700, 20}, {2500, 900}, 17);
    Cues cues = freeCues(flock.size());
    for (const bool mixed : {false, true}) {
        for (std::size_t i = 0; mixed && i < cues.size(); ++i)
            if (i % 1000 > 600 || i % 3 == 0) cues.mode[i] = BirdMode::form;
        Grid alone(flightKernels().back());
        alone.sort(flock, cues.mode, 48);
        for (const int threads : {2, 3, 4, 7}) {
            CAPTURE(mixed, threads);
            WorkerPool pool(threads);
            Grid shared(flightKernels().back());
            shared.sort(flock, cues.mode, 48, &pool);
            REQUIRE(shared.birds() == alone.birds());
            CHECK(std::equal(shared.bird(), shared.bird() + shared.birds(), alone.bird()));
            CHECK(std::equal(shared.places(), shared.places() + 4 * std::size_t{shared.birds()}, alone.places()));
            const std::size_t cells = std::size_t{alone.columns()} * alone.rows();
            CHECK(std::equal(shared.cellStart(), shared.cellStart() + cells + 1, alone.cellStart()));
        }
    }
}
