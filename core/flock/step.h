// SPDX-License-Identifier: MIT
#pragma once

#include "flock/parameters.h"
#include "flock/state.h"
#include "flock/stir.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace flocktale {

struct FlightKernel;

/// The part of a show's situation that a step depends on. A step is a pure function of this, the state and the cues.
struct StepInput {
    std::int64_t tick = 0;     ///< steps since the start of the show: wind, wander and hover run on it
    std::uint32_t seed = 1;    ///< of the show
    double weight = 1;         ///< of all free forces, 0 to 1; a vortex opening leads with the rest
    double progress = 0;       ///< of the formation, 0 to 1
    Vec2 stageSize{1280, 720}; ///< the wall and the wandering centre need it; birds may be anywhere
    Opening opening;           ///< a vortex whirls round the middle of the stage while weight < 1
};

/// The flock's engine: owns the grid and the scratch arrays (grown, never shrunk, so a step allocates nothing once
/// warm) and, when asked for, the threads. Results do not depend on the number of threads.
class Flight {
public:
    /// More threads than one help from kSharedFrom birds on: below, waking them costs more than they save.
    static constexpr std::size_t kSharedFrom = 20'000;

    explicit Flight(int threads = 1);
    /// With one of flightKernels() (flock/kernel.h) instead of the fastest, and shared among the threads from another
    /// number of birds on: for tests and benchmarks.
    Flight(int threads, const FlightKernel& kernel, std::size_t sharedFrom = kSharedFrom);
    ~Flight();
    Flight(const Flight&) = delete;
    Flight& operator=(const Flight&) = delete;

    /// Moves every bird by one step of 1/60 s: all forces from the old state first, then all moves. Birds with mode
    /// `free` flock among themselves; birds with mode `form` follow their spring. Also eases heading, wings and colour.
    /// state.size() must equal cues.size(). Non-finite numbers never come out as long as none go in.
    /// What stirs the flock acts on free birds only; without it the bits are those of a flock that nobody touches.
    void step(FlockState& state, const Cues& cues, const FlightParameters& flight, const FormationParameters& formation,
              const StepInput& input, const Stir& stir = {});

    [[nodiscard]] int threads() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// A fresh flock of `birds` birds of one colour by the opening, seeded.
FlockState openFlock(int birds, std::uint32_t seed, const Opening& opening, Vec2 stageSize,
                     const FlightParameters& flight, Rgb color = {});

/// Gives the birds [begin, end) a random direction at `speed` units per step on top of what they have, as at the end of
/// an act that scatters. Momentum is otherwise kept over every change of mode.
void scatter(FlockState& state, std::size_t begin, std::size_t end, double speed, std::uint32_t seed,
             std::int64_t tick);

/// 64 bit over the raw bits of x, y, vx, vy in bird order. Equal hashes mean equal bits.
std::uint64_t stateHash(const FlockState& state);

} // namespace flocktale
