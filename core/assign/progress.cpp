// SPDX-License-Identifier: MIT
#include "assign/progress.h"

#include <algorithm>

namespace flocktale {

bool Progress::begin(double until, std::size_t steps)
{
    m_from = m_until;
    m_until = until;
    m_expected = std::max<std::size_t>(steps, 1);
    m_steps = 0;
    return !m_stopped && (m_watch == nullptr || call());
}

bool Progress::call()
{
    const auto steps = static_cast<double>(m_steps);
    const double share = steps / (steps + static_cast<double>(m_expected));
    m_stopped = !(*m_watch)(m_from + (m_until - m_from) * share);
    return !m_stopped;
}

} // namespace flocktale
