// SPDX-License-Identifier: MIT
#include "math/hash.h"
#include "support/catch.h"

#include <bit>
#include <cmath>
#include <set>

using namespace flocktale;

TEST_CASE("flipping one bit of a bird's number flips about half the bits of its noise")
{
    for (int bit = 0; bit < 17; ++bit) {
        int flipped = 0;
        for (std::uint32_t bird = 0; bird < 1000; ++bird)
            flipped += std::popcount(birdNoise(bird, 7u) ^ birdNoise(bird ^ (1u << bit), 7u));
        CHECK(std::abs(flipped / 1000.0 - 16) < 1);
    }
}

TEST_CASE("noise of two salts or two ticks has nothing in common")
{
    double product = 0;
    for (std::uint32_t bird = 0; bird < 10'000; ++bird) {
        const double a = birdNoise(bird, saltOf(1, 2, 100)) / 4294967296.0 - 0.5;
        const double b = birdNoise(bird, saltOf(1, 2, 101)) / 4294967296.0 - 0.5;
        product += a * b * 12;
    }
    CHECK(std::abs(product / 10'000) < 0.04);
    std::set<std::uint32_t> salts;
    for (std::uint32_t seed = 0; seed < 20; ++seed)
        for (std::uint32_t use = 0; use < 8; ++use)
            for (std::int64_t tick = 0; tick < 50; ++tick) salts.insert(saltOf(seed, use, tick));
    CHECK(salts.size() == 20 * 8 * 50);
}

TEST_CASE("the running hash sees order, sign of zero and every bit")
{
    Hash64 ab, ba, zero, negativeZero;
    ab.add(1.0f);
    ab.add(2.0f);
    ba.add(2.0f);
    ba.add(1.0f);
    zero.add(0.0f);
    negativeZero.add(-0.0f);
    CHECK(ab.value() != ba.value());
    CHECK(zero.value() != negativeZero.value());
    std::set<std::uint64_t> values;
    for (int bit = 0; bit < 64; ++bit) {
        Hash64 hash;
        hash.add(std::uint64_t{1} << bit);
        values.insert(hash.value());
    }
    CHECK(values.size() == 64);
}
