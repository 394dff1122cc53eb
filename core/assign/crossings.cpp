// SPDX-License-Identifier: MIT
#include "assign/crossings.h"

#include "base/assert.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace flocktale {

namespace {
/// A sum and its rounding error: a + b = high + low exactly (D. Knuth, The Art of Computer Programming, 4.2.2).
struct Exact {
    double high = 0, low = 0;
};
Exact exactSum(double a, double b)
{
    const double sum = a + b, back = sum - a;
    return {sum, (a - (sum - back)) + (b - back)};
}
Exact exactProduct(double a, double b)
{
    // T. Dekker, 1971: halves of 26 bits, whose products are exact.
    const auto split = [](double value) {
        const double scaled = 134217729.0 * value, high = scaled - (scaled - value);
        return Exact{high, value - high};
    };
    const Exact x = split(a), y = split(b);
    const double product = a * b;
    return {product, x.low * y.low - (((product - x.high * y.high) - x.low * y.high) - x.high * y.low)};
}

int sign(double value) { return (value > 0) - (value < 0); }

/// The sign of a sum of six products by a non-overlapping expansion that loses no bit (J. Shewchuk, 1997).
int exactSide(Vec2 a, Vec2 b, Vec2 c)
{
    std::array<double, 12> expansion{};
    std::size_t size = 0;
    const auto add = [&](double term) {
        for (std::size_t i = 0; i < size; ++i) {
            const Exact sum = exactSum(term, expansion[i]);
            expansion[i] = sum.low;
            term = sum.high;
        }
        expansion[size++] = term;
    };
    for (const auto& [x, y] :
         {Vec2{a.x, b.y}, Vec2{-a.y, b.x}, Vec2{b.x, c.y}, Vec2{-b.y, c.x}, Vec2{c.x, a.y}, Vec2{-c.y, a.x}}) {
        const Exact product = exactProduct(x, y);
        add(product.low);
        add(product.high);
    }
    for (std::size_t i = size; i-- > 0;)
        if (expansion[i] != 0) return sign(expansion[i]);
    return 0;
}

struct Route {
    Vec2 from, to;
    double left = 0, right = 0, top = 0, bottom = 0;
};

bool routesCross(const Route& a, const Route& b)
{
    return sideOf(a.from, a.to, b.from) * sideOf(a.from, a.to, b.to) < 0 &&
           sideOf(b.from, b.to, a.from) * sideOf(b.from, b.to, a.to) < 0;
}
} // namespace

int sideOf(Vec2 a, Vec2 b, Vec2 c)
{
    const double one = (b.x - a.x) * (c.y - a.y), other = (b.y - a.y) * (c.x - a.x);
    // Each difference and product errs by half an ulp; eight of them bound the whole.
    const double doubt = 4 * std::numeric_limits<double>::epsilon() * (std::abs(one) + std::abs(other));
    const double area = one - other;
    return std::abs(area) > doubt ? sign(area) : exactSide(a, b, c);
}

std::int64_t countCrossings(std::span<const Vec2> from, std::span<const Vec2> to)
{
    FLOCKTALE_ASSERT(from.size() == to.size());
    std::vector<Route> routes;
    routes.reserve(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto [left, right] = std::minmax(from[i].x, to[i].x);
        const auto [top, bottom] = std::minmax(from[i].y, to[i].y);
        routes.push_back({from[i], to[i], left, right, top, bottom});
    }
    std::sort(routes.begin(), routes.end(), [](const Route& a, const Route& b) { return a.left < b.left; });

    std::int64_t crossings = 0;
    for (auto route = routes.begin(); route != routes.end(); ++route)
        for (auto other = route + 1; other != routes.end() && other->left < route->right; ++other)
            if (other->top < route->bottom && other->bottom > route->top && routesCross(*route, *other)) ++crossings;
    return crossings;
}

} // namespace flocktale
