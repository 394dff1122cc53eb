// SPDX-License-Identifier: MIT
#include "playback/fixed_stepper.h"

#include "math/step.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr std::int64_t kPartsPerSecond = 720'000'000;
constexpr std::int64_t kPartsPerStep = kPartsPerSecond / kStepsPerSecond;
} // namespace

int FixedStepper::advance(double seconds)
{
    if (!(seconds > 0) || !std::isfinite(seconds)) return 0;
    m_parts += std::llround(std::min(seconds, 1.0) * static_cast<double>(kPartsPerSecond));
    const std::int64_t steps = m_parts / kPartsPerStep;
    if (steps > kMostSteps) {
        m_parts = 0;
        return kMostSteps;
    }
    m_parts -= steps * kPartsPerStep;
    return static_cast<int>(steps);
}

void FixedStepper::setBetween(double share)
{
    const auto parts = static_cast<std::int64_t>(share * static_cast<double>(kPartsPerStep));
    m_parts = std::clamp(parts, std::int64_t{0}, kPartsPerStep - 1);
}

double FixedStepper::between() const { return static_cast<double>(m_parts) / static_cast<double>(kPartsPerStep); }

} // namespace flocktale
