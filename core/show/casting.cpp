// SPDX-License-Identifier: MIT
#include "show/edit.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

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

} // namespace flocktale
