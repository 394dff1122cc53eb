// SPDX-License-Identifier: MIT
#include "show/motion/span.h"

namespace flocktale {

namespace {
/// The integral of a smoothstep from 0 to a share of a span of one second: x³ - x⁴/2.
double integral(double x) { return x * x * x * (1 - 0.5 * x); }
} // namespace

double MotionSpan::coming(double own) const
{
    if (own < 0) return 0;
    return m_in > 0 ? eased(m_easing, own / m_in) : 1;
}

double MotionSpan::going(double own) const
{
    if (m_duration <= 0) return 1;
    const double left = m_duration - own;
    if (left <= 0) return 0;
    return m_out > 0 ? eased(m_easing, left / m_out) : 1;
}

double MotionSpan::travelled(double own) const
{
    if (own <= 0) return 0;
    // Ends that do not fit into the span share it.
    const double ends = m_in + m_out;
    const double fit = m_duration > 0 && ends > m_duration ? m_duration / ends : 1;
    const double in = m_in * fit;
    const double out = m_duration > 0 ? m_out * fit : 0;
    if (in > 0 && own < in) return in * integral(own / in);
    if (m_duration <= 0 || own <= m_duration - out) return own - 0.5 * in;
    const double whole = m_duration - 0.5 * in - 0.5 * out;
    const double left = m_duration - own;
    return left > 0 ? whole - out * integral(left / out) : whole;
}

} // namespace flocktale
