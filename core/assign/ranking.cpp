// SPDX-License-Identifier: MIT
#include "assign/ranking.h"

#include "base/assert.h"
#include "math/trig.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace flocktale {

namespace {
double at(std::span<const double> values, int index) { return values[static_cast<std::size_t>(index)]; }
} // namespace

Vec2 centroid(std::span<const Vec2> places)
{
    Vec2 sum;
    for (const Vec2& place : places) sum = sum + place;
    return places.empty() ? sum : sum * (1 / static_cast<double>(places.size()));
}

std::vector<int> rankedBy(std::span<const double> values, double tolerance, std::span<const double> tieBreak)
{
    FLOCKTALE_ASSERT(tieBreak.empty() || tieBreak.size() == values.size());
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [values](int a, int b) {
        return at(values, a) != at(values, b) ? at(values, a) < at(values, b) : a < b;
    });
    const auto byTieBreak = [tieBreak](int a, int b) {
        if (!tieBreak.empty() && at(tieBreak, a) != at(tieBreak, b)) return at(tieBreak, a) < at(tieBreak, b);
        return a < b;
    };
    for (auto begin = order.begin(); begin != order.end();) {
        auto end = begin + 1;
        while (end != order.end() && at(values, *end) - at(values, *(end - 1)) <= tolerance) ++end;
        std::sort(begin, end, byTieBreak);
        begin = end;
    }
    return order;
}

std::vector<int> rankedBy(std::span<const double> values, double tolerance) { return rankedBy(values, tolerance, {}); }

double turnedFrom(double start, double angle)
{
    double turned = angle - start;
    turned -= kTurn * std::floor(turned / kTurn);
    return turned < kTurn - kSameDirection ? turned : 0;
}

} // namespace flocktale
