// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

namespace flocktale {

inline constexpr int kStepsPerSecond = 60;

/// A time or a span as whole steps of 1/60 s. Everything inside counts steps, so nothing drifts by rounding.
struct Step {
    std::int64_t count = 0;
    auto operator<=>(const Step&) const = default;
    constexpr Step& operator+=(Step other)
    {
        count += other.count;
        return *this;
    }
    constexpr Step& operator-=(Step other)
    {
        count -= other.count;
        return *this;
    }
};

constexpr Step operator+(Step a, Step b) { return {a.count + b.count}; }
constexpr Step operator-(Step a, Step b) { return {a.count - b.count}; }

/// Seconds of a step; round trips through nearestStep for every step of a show.
constexpr double seconds(Step step) { return static_cast<double>(step.count) / kStepsPerSecond; }

/// The step nearest to a time in seconds. The caller has checked that it is finite and below 1e12.
constexpr Step nearestStep(double s)
{
    const double scaled = s * kStepsPerSecond;
    return {static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5)};
}

/// The step that shows at a time: the nearest when within 1e-6 of a step, else the one before (so 2.05 s is step 123).
constexpr Step stepAt(double s)
{
    const Step near = nearestStep(s);
    const double off = s * kStepsPerSecond - static_cast<double>(near.count);
    return off < -1e-6 ? Step{near.count - 1} : near;
}

} // namespace flocktale
