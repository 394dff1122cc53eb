// SPDX-License-Identifier: MIT
#include "sweep/nearest_miss.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace flocktale {

namespace {
float spread(const std::vector<float>& values, const std::vector<std::size_t>& birds)
{
    float low = std::numeric_limits<float>::max();
    float high = std::numeric_limits<float>::lowest();
    for (const std::size_t bird : birds) {
        low = std::min(low, values[bird]);
        high = std::max(high, values[bird]);
    }
    return high - low;
}
} // namespace

NearestMiss::NearestMiss(std::vector<std::size_t> birds)
    : m_order(std::move(birds)), m_best(std::numeric_limits<double>::infinity())
{
}

bool NearestMiss::look(const FlockState& flock)
{
    const bool byY = spread(flock.y, m_order) > spread(flock.x, m_order);
    const std::vector<float>& along = byY ? flock.y : flock.x;
    const std::vector<float>& across = byY ? flock.x : flock.y;
    if (!m_sorted || byY != m_byY)
        std::sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) { return along[a] < along[b]; });
    m_sorted = true;
    m_byY = byY;
    // Birds move little in a step: the order from before is nearly right, and insertion has almost nothing to do.
    for (std::size_t i = 1; i < m_order.size(); ++i) {
        const std::size_t bird = m_order[i];
        std::size_t to = i;
        for (; to > 0 && along[m_order[to - 1]] > along[bird]; --to) m_order[to] = m_order[to - 1];
        m_order[to] = bird;
    }
    const double before = m_best;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const auto x = static_cast<double>(along[m_order[i]]);
        const auto y = static_cast<double>(across[m_order[i]]);
        for (std::size_t j = i + 1; j < m_order.size(); ++j) {
            const double dx = static_cast<double>(along[m_order[j]]) - x;
            if (dx * dx >= m_best) break;
            const double dy = static_cast<double>(across[m_order[j]]) - y;
            m_best = std::min(m_best, dx * dx + dy * dy);
        }
    }
    return m_best < before;
}

double NearestMiss::distance() const { return std::isinf(m_best) ? 0 : std::sqrt(m_best); }

} // namespace flocktale
