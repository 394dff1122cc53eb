// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"

#include <cstddef>
#include <vector>

namespace flocktale {

/// The smallest distance of any two birds over a row of moments. Looks at each moment in nearly linear time: the order
/// along the wider axis is kept from one to the next, and only pairs that could be closer than the best so far are
/// measured.
class NearestMiss {
public:
    /// Only these birds count.
    explicit NearestMiss(std::vector<std::size_t> birds);

    /// True when this moment has a closer pair than all before.
    bool look(const FlockState& flock);
    /// Stage units; 0 for fewer than two birds.
    [[nodiscard]] double distance() const;

private:
    std::vector<std::size_t> m_order; ///< by x, or by y
    bool m_byY = false;
    bool m_sorted = false;
    double m_best; ///< squared
};

} // namespace flocktale
