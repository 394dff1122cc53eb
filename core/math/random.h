// SPDX-License-Identifier: MIT
#pragma once

#include "math/trig.h"
#include "math/vec2.h"

#include <cstdint>

namespace flocktale {

/// Seeded random numbers, the same in every build; the standard library's distributions are not. The generator is
/// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t bits()
    {
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    /// In [0, 1), a multiple of 2^-24, so exact as a float as well.
    constexpr double unit() { return static_cast<double>(bits() >> 40) * (1.0 / 16777216.0); }
    /// In [low, high).
    constexpr double between(double low, double high) { return low + (high - low) * unit(); }
    /// A whole number in [0, count), count >= 1. Uneven by less than count / 2^32.
    constexpr std::uint32_t below(std::uint32_t count)
    {
        return static_cast<std::uint32_t>(((bits() >> 32) * count) >> 32);
    }
    /// A vector of length 1.
    Vec2 direction()
    {
        const double turns = unit();
        return {cosineOfTurns(turns), sineOfTurns(turns)};
    }

private:
    std::uint64_t m_state;
};

} // namespace flocktale
