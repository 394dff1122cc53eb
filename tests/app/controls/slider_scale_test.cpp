// SPDX-License-Identifier: MIT
#include "controls/slider_scale.h"

#include "support/catch.h"

#include <QVariant>

#include <cmath>
#include <limits>
#include <memory>

using namespace flocktale;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct Range {
    double from, to, usual;
};

/// Those that the inspector has, and the odd ones.
constexpr Range kRanges[] = {{0, 10, 0.0012},     {0, 10, 0.05},   {0.6, 6000, 60},   {0, 1, 0.55},
                             {-1000, 1000, 0.05}, {-10, 10, 0.84}, {-10, 10, -0.02},  {0, 100, 100},
                             {0, 100, 0},         {0, 4, kNone},   {-3600, 3600, 90}, {10, 100'000, 400}};

std::unique_ptr<SliderScale> scaleOf(const Range& range)
{
    auto scale = std::make_unique<SliderScale>();
    scale->setProperty("from", range.from);
    scale->setProperty("to", range.to);
    scale->setProperty("usual", range.usual);
    return scale;
}

} // namespace

TEST_CASE("A slider's ends and its usual value are exactly where they stand", "[slider]")
{
    for (const Range& range : kRanges) {
        INFO(range.from << " to " << range.to << ", " << range.usual);
        const auto scale = scaleOf(range);
        CHECK(scale->position(range.from) == 0);
        CHECK(scale->position(range.to) == 1);
        CHECK(scale->valueAt(0) == range.from);
        CHECK(scale->valueAt(1) == range.to);
        CHECK(scale->valueAt(-3) == range.from);
        CHECK(scale->position(range.to + 5) == 1);
        if (!std::isnan(range.usual)) CHECK(scale->valueAt(scale->usualPosition()) == range.usual);
    }
}

TEST_CASE("A slider's value rises with its position and comes back from it", "[slider]")
{
    for (const Range& range : kRanges) {
        INFO(range.from << " to " << range.to << ", " << range.usual);
        const auto scale = scaleOf(range);
        double last = scale->valueAt(0);
        for (int i = 1; i <= 1000; ++i) {
            const double position = i / 1000.0;
            const double value = scale->valueAt(position);
            CHECK(value >= last);
            last = value;
            // In the flat part of a bent slider many positions share a value as good as zero.
            CHECK(std::abs(scale->valueAt(scale->position(value)) - value) <= 1e-9 * (range.to - range.from));
        }
    }
}

TEST_CASE("The usual value never sticks to an end that it does not lie on", "[slider]")
{
    for (const Range& range : kRanges) {
        if (std::isnan(range.usual) || range.usual == range.from || range.usual == range.to) continue;
        INFO(range.from << " to " << range.to << ", " << range.usual);
        const double position = scaleOf(range)->usualPosition();
        const double out = range.from < 0 ? std::abs(position - 0.5) * 2 : position;
        CHECK(out >= 0.15);
        CHECK(position <= 0.98);
    }
}
