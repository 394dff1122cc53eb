// SPDX-License-Identifier: MIT
#include "show/snapshots.h"

namespace flocktale {

namespace {
/// The flock's arrays; cues and entries are shared by all moments of an act and do not grow with their number.
std::size_t bytesOf(const Moment& moment)
{
    constexpr std::size_t kArrays = 12;
    return sizeof(Moment) + (kArrays * sizeof(float) + sizeof(Form)) * moment.flock.size();
}
} // namespace

void Snapshots::offer(const Moment& moment)
{
    if (moment.at.count % m_spacing != 0 || m_moments.contains(moment.at)) return;
    m_moments.emplace(moment.at, moment);
    m_bytes += bytesOf(moment);
    while (m_bytes > m_budget && m_moments.size() > 1) thin();
}

const Moment* Snapshots::latestUntil(Step at) const
{
    const auto behind = m_moments.upper_bound(at);
    return behind == m_moments.begin() ? nullptr : &std::prev(behind)->second;
}

void Snapshots::dropFrom(Step at)
{
    for (auto it = m_moments.lower_bound(at); it != m_moments.end(); it = m_moments.erase(it))
        m_bytes -= bytesOf(it->second);
}

void Snapshots::thin()
{
    m_spacing *= 2;
    for (auto it = m_moments.begin(); it != m_moments.end();) {
        if (it->first.count % m_spacing == 0) {
            ++it;
        } else {
            m_bytes -= bytesOf(it->second);
            it = m_moments.erase(it);
        }
    }
}

} // namespace flocktale
