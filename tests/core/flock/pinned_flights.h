// SPDX-License-Identifier: MIT
#pragma once

#include "flock/step.h"

#include <cstdint>
#include <vector>

namespace flocktale::test {

/// A flight that is pinned. A change of a hash is a change of kPhysicsVersion (show/show.h).
struct PinnedFlight {
    const char* name;
    std::uint64_t hash;
    FlightParameters flight;
    bool forms = false;
};

inline constexpr int kPinnedSteps = 240;

std::vector<PinnedFlight> pinnedFlights();

/// The flock that they begin with.
FlockState pinnedFlock();

/// The steps [from, until); with `forms`, most of the flock draws a disc, scatters, and draws a smaller one.
FlockState perform(const PinnedFlight& pinned, int from, int until, Flight& flight, FlockState state);

} // namespace flocktale::test
