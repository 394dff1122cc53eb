// SPDX-License-Identifier: MIT
#include "timeline/ruler_ticks.h"

#include <algorithm>

namespace flocktale {

namespace {

constexpr double kMinorPixels = 4;

/// In steps of 1/60 s: 1/60, 0.05, 0.1, 0.2, 0.5 s, then whole seconds.
constexpr std::int64_t kMajors[] = {1,   3,    6,    12,   30,    60,    120,   300,    600,
                                    900, 1800, 3600, 7200, 18000, 36000, 54000, 108000, 216000};

constexpr int decimalsFor(std::int64_t major)
{
    if (major % 60 == 0) return 0;
    if (major % 6 == 0) return 1;
    return major % 3 == 0 ? 2 : 3;
}

} // namespace

TickSpacing tickSpacing(double pixelsPerSecond, double labelPixels)
{
    const double pixelsPerStep = pixelsPerSecond / kStepsPerSecond;
    const auto* major = std::begin(kMajors);
    while (major != std::end(kMajors) - 1 && static_cast<double>(*major) * pixelsPerStep < labelPixels) ++major;
    std::int64_t minor = *major;
    // Ten, five, two … minors in a major, as long as they fall on whole steps and stay apart.
    for (const std::int64_t parts : {10, 6, 5, 4, 3, 2}) {
        if (*major % parts != 0) continue;
        if (static_cast<double>(*major / parts) * pixelsPerStep < kMinorPixels) continue;
        minor = *major / parts;
        break;
    }
    return {Step{*major}, Step{minor}, decimalsFor(*major)};
}

std::vector<Tick> ticksBetween(Step first, Step last, const TickSpacing& spacing)
{
    std::vector<Tick> ticks;
    const std::int64_t from = std::max<std::int64_t>(first.count, 0);
    const std::int64_t begin = (from + spacing.minor.count - 1) / spacing.minor.count * spacing.minor.count;
    for (std::int64_t at = begin; at <= last.count; at += spacing.minor.count)
        ticks.push_back({Step{at}, at % spacing.major.count == 0});
    return ticks;
}

} // namespace flocktale
