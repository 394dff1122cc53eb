// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

namespace flocktale {

/// The least cost that the dearest pair of any pairing can have. `cost` holds size * size finite numbers, row by row; 0
/// for none. Takes time in size^3 at worst. U. Derigs and U. Zimmermann, "An augmenting path method for solving linear
/// bottleneck assignment problems", Computing 19 (1978).
[[nodiscard]] double leastBottleneck(std::size_t size, std::span<const double> cost);

} // namespace flocktale
