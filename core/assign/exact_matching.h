// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace flocktale {

/// The column of each row in the pairing of least total cost. `cost` holds size * size finite numbers, row by row.
/// Takes time in size^3 at worst. R. Jonker and A. Volgenant, "A Shortest Augmenting Path Algorithm for Dense and
/// Sparse Linear Assignment Problems", Computing 38 (1987).
[[nodiscard]] std::vector<int> exactMatching(std::size_t size, std::span<const double> cost);

} // namespace flocktale
