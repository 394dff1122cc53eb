// SPDX-License-Identifier: MIT
#pragma once

#include "flock/parameters.h"
#include "show/show.h"

#include <optional>

namespace flocktale {

/// The flight that the user has saved as default: new shows take it. Kept in the user's settings; values there that are
/// missing, out of range or no numbers take the seed's.
[[nodiscard]] std::optional<FlightParameters> savedFlight();
void saveFlight(const FlightParameters& flight);
/// A show to start from, as core makes it, with that flight.
[[nodiscard]] Show freshShow();
/// Back to the seed's flight for new shows.
void forgetFlight();

} // namespace flocktale
