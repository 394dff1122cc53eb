// SPDX-License-Identifier: MIT
#include "benchmarks/measure.h"

#include <algorithm>

namespace flocktale::bench {

void Times::into(Row& row)
{
    std::sort(m_samples.begin(), m_samples.end());
    const auto quantile = [this](double share) {
        const auto at = static_cast<std::size_t>(share * static_cast<double>(m_samples.size()));
        return m_samples[std::min(at, m_samples.size() - 1)];
    };
    const double nsPerMs = 1e6 / row.request.birds;
    row.samples = static_cast<int>(m_samples.size());
    row.p50Ms = quantile(0.5);
    row.p95Ms = quantile(0.95);
    row.nsPerBirdStep = row.p50Ms * nsPerMs;
    row.bestNs = m_samples.front() * nsPerMs;
}

Row measure(const Request& request)
{
    switch (request.mode) {
    case Mode::free:
    case Mode::form:
        return measureFlight(request);
    case Mode::spring:
        return measureSprings(request);
    case Mode::assign:
        return measureAssignment(request);
    case Mode::seek:
        break;
    }
    return measureSeeking(request);
}

} // namespace flocktale::bench
