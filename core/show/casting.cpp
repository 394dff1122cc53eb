// SPDX-License-Identifier: MIT
#include "show/casting.h"

#include "math/direction.h"
#include "show/keyed.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace flocktale {

namespace {

double coordinate(CastPick pick, Vec2 place, Vec2 centre)
{
    switch (pick) {
    case CastPick::nearest:
        return lengthOf(place - centre);
    case CastPick::left:
        return place.x;
    case CastPick::right:
        return -place.x;
    case CastPick::top:
        return place.y;
    case CastPick::bottom:
        return -place.y;
    case CastPick::order:
    case CastPick::alternate:
        break;
    }
    return 0;
}

/// `count` of the birds in `left`, which are in rising order, by the cast's rule.
std::vector<int> picked(const Cast& cast, std::vector<int> left, std::size_t count, std::span<const Vec2> places)
{
    if (cast.pick == CastPick::alternate) {
        std::vector<int> spread;
        for (std::size_t i = 0; i < count; ++i) spread.push_back(left[i * left.size() / count]);
        return spread;
    }
    if (cast.pick != CastPick::order) {
        const Place place = placeAt(cast, Step{});
        std::vector<double> measure(places.size());
        for (const int bird : left)
            measure[static_cast<std::size_t>(bird)] =
                coordinate(cast.pick, places[static_cast<std::size_t>(bird)], {place.x, place.y});
        std::sort(left.begin(), left.end(), [&](int a, int b) {
            const double first = measure[static_cast<std::size_t>(a)];
            const double second = measure[static_cast<std::size_t>(b)];
            return first != second ? first < second : a < b;
        });
    }
    left.resize(count);
    return left;
}

} // namespace

std::vector<BirdRange> castRanges(const Act& act, int birds)
{
    std::vector<int> sizes(act.casts.size(), 0);
    int left = birds;
    double weights = 0;
    for (std::size_t i = 0; i < act.casts.size(); ++i) {
        const Cast& cast = act.casts[i];
        if (cast.count > 0) {
            sizes[i] = std::min(cast.count, left);
            left -= sizes[i];
        } else {
            weights += std::max(cast.share, 0.0);
        }
    }

    // Largest remainder: everybody gets the whole part of the quota, the birds left over go to the largest fractions.
    struct Remainder {
        double fraction;
        std::size_t cast;
    };
    std::vector<Remainder> remainders;
    int given = 0;
    for (std::size_t i = 0; i < act.casts.size() && weights > 0; ++i) {
        const Cast& cast = act.casts[i];
        if (cast.count > 0 || cast.share <= 0) continue;
        const double quota = left * (cast.share / weights);
        sizes[i] = std::min(static_cast<int>(std::floor(quota)), left - given);
        given += sizes[i];
        remainders.push_back({quota - sizes[i], i});
    }
    std::stable_sort(remainders.begin(), remainders.end(),
                     [](const Remainder& a, const Remainder& b) { return a.fraction > b.fraction; });
    for (std::size_t k = 0; k < remainders.size() && given < left; ++k, ++given) ++sizes[remainders[k].cast];

    std::vector<BirdRange> ranges;
    int next = 0;
    for (const int size : sizes) {
        ranges.push_back({next, next + size});
        next += size;
    }
    return ranges;
}

bool castsAreRanges(const Act& act)
{
    return std::all_of(act.casts.begin(), act.casts.end(),
                       [](const Cast& cast) { return cast.pick == CastPick::order && cast.pins.empty(); });
}

std::vector<std::vector<int>> castBirds(const Act& act, std::span<const Vec2> places)
{
    const std::vector<BirdRange> ranges = castRanges(act, static_cast<int>(places.size()));
    std::vector<std::vector<int>> casts(ranges.size());
    if (castsAreRanges(act)) {
        for (std::size_t c = 0; c < casts.size(); ++c)
            for (int bird = ranges[c].begin; bird < ranges[c].end; ++bird) casts[c].push_back(bird);
        return casts;
    }

    std::vector<bool> taken(places.size(), false);
    const auto take = [&](std::size_t c, int bird) {
        taken[static_cast<std::size_t>(bird)] = true;
        casts[c].push_back(bird);
    };
    const auto room = [&](std::size_t c) { return static_cast<std::size_t>(ranges[c].size()) - casts[c].size(); };
    for (std::size_t c = 0; c < casts.size(); ++c)
        for (const Pin& pin : act.casts[c].pins) {
            const bool there = pin.bird >= 0 && static_cast<std::size_t>(pin.bird) < places.size();
            if (there && !taken[static_cast<std::size_t>(pin.bird)] && room(c) > 0) take(c, pin.bird);
        }
    for (std::size_t c = 0; c < casts.size(); ++c) {
        const std::size_t missing = room(c);
        std::vector<int> left;
        for (std::size_t bird = 0; bird < taken.size(); ++bird)
            if (!taken[bird]) left.push_back(static_cast<int>(bird));
        if (missing > 0)
            for (const int bird : picked(act.casts[c], std::move(left), missing, places)) take(c, bird);
        std::sort(casts[c].begin(), casts[c].end());
    }
    return casts;
}

int pointCount(const Cast& cast, int birds) { return cast.points > 0 ? std::min(cast.points, birds) : birds; }

} // namespace flocktale
