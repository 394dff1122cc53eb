// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace flocktale {

/// Scrambles 32 bits so that every input bit reaches every output bit. `Bits` is std::uint32_t or lanes of it. The
/// multipliers are those of "lowbias32" (Chris Wellons, Hash Prospector, 2018).
template <typename Bits>
constexpr Bits mixBits(Bits h)
{
    h = h ^ (h >> 16);
    h = h * Bits(0x7FEB352Du);
    h = h ^ (h >> 15);
    h = h * Bits(0x846CA68Bu);
    return h ^ (h >> 16);
}

/// Noise of a bird: a pure function of its number and a salt (see saltOf), so it needs no state and no order.
template <typename Bits>
constexpr Bits birdNoise(Bits bird, Bits salt)
{
    return mixBits(bird * Bits(0x9E3779B1u) ^ salt);
}

/// One salt per show, use and moment, for birdNoise.
constexpr std::uint32_t saltOf(std::uint32_t seed, std::uint32_t use, std::int64_t tick = 0)
{
    const auto when = static_cast<std::uint64_t>(tick);
    const std::uint32_t h = mixBits(seed + 0x68E31DA4u * (use + 1));
    return mixBits(h ^
                   mixBits(static_cast<std::uint32_t>(when) ^ static_cast<std::uint32_t>(when >> 32) * 0x85EBCA77u));
}

/// A running 64-bit hash over numbers, the same on every machine: it works on values, never on bytes in memory.
class Hash64 {
public:
    constexpr void add(std::uint64_t bits)
    {
        m_value = (m_value ^ bits) * 0x9E3779B97F4A7C15u;
        m_value ^= m_value >> 29;
    }
    constexpr void add(float value) { add(std::uint64_t{std::bit_cast<std::uint32_t>(value)}); }
    constexpr void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    [[nodiscard]] constexpr std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF29CE484222325u;
};

} // namespace flocktale
