// SPDX-License-Identifier: MIT
#pragma once

#include "math/determinism.h"

#include <cstdint>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

// Everything here has internal linkage on purpose. The kernel is compiled several times for different instruction sets;
// with external linkage the linker would keep one copy of each function, perhaps one that this processor cannot run.
namespace flocktale {
namespace {

template <int N>
struct RawLanes;

template <>
struct RawLanes<4> {
    typedef float Floats __attribute__((vector_size(16)));
    typedef std::uint32_t Bits __attribute__((vector_size(16)));
    typedef std::int32_t Masks __attribute__((vector_size(16)));
    static Floats splat(float v) { return Floats{v, v, v, v}; }
};

#if defined(__AVX__)
template <>
struct RawLanes<8> {
    typedef float Floats __attribute__((vector_size(32)));
    typedef std::uint32_t Bits __attribute__((vector_size(32)));
    typedef std::int32_t Masks __attribute__((vector_size(32)));
    static Floats splat(float v) { return Floats{v, v, v, v, v, v, v, v}; }
};
#endif

/// N floats that are computed with side by side, exactly as N separate floats would be: the same operations rounded the
/// same way. So the number of lanes never changes a result. Lanes<1> is a plain float.
template <int N>
struct Lanes {
    using Raw = typename RawLanes<N>::Floats;
    Raw raw;
    Lanes() = default;
    explicit Lanes(Raw r) : raw(r) {}
    explicit Lanes(float value) : raw(RawLanes<N>::splat(value)) {}
    explicit Lanes(double value) : Lanes(static_cast<float>(value)) {}
};

/// N unsigned 32-bit numbers.
template <int N>
struct BitLanes {
    using Raw = typename RawLanes<N>::Bits;
    Raw raw;
    BitLanes() = default;
    explicit BitLanes(Raw r) : raw(r) {}
    explicit BitLanes(std::uint32_t value) : raw(Raw{} + value) {}
};

/// The outcome of N comparisons: all bits set or none.
template <int N>
struct Mask {
    using Raw = typename RawLanes<N>::Masks;
    Raw raw;
};

template <>
struct Lanes<1> {
    typedef float Raw;
    float raw;
    Lanes() = default;
    explicit Lanes(float value) : raw(value) {}
    explicit Lanes(double value) : raw(static_cast<float>(value)) {}
};

template <>
struct BitLanes<1> {
    typedef std::uint32_t Raw;
    std::uint32_t raw;
    BitLanes() = default;
    explicit BitLanes(std::uint32_t value) : raw(value) {}
};

template <>
struct Mask<1> {
    bool raw;
};

#define FLOCKTALE_LANES                                                                                                \
    template <int N>                                                                                                   \
    [[gnu::always_inline, maybe_unused]] inline

FLOCKTALE_LANES Lanes<N> operator+(Lanes<N> a, Lanes<N> b) { return Lanes<N>(a.raw + b.raw); }
FLOCKTALE_LANES Lanes<N> operator-(Lanes<N> a, Lanes<N> b) { return Lanes<N>(a.raw - b.raw); }
FLOCKTALE_LANES Lanes<N> operator*(Lanes<N> a, Lanes<N> b) { return Lanes<N>(a.raw * b.raw); }
FLOCKTALE_LANES Lanes<N> operator/(Lanes<N> a, Lanes<N> b) { return Lanes<N>(a.raw / b.raw); }
FLOCKTALE_LANES Lanes<N> operator-(Lanes<N> a) { return Lanes<N>(-a.raw); }

FLOCKTALE_LANES Mask<N> operator<(Lanes<N> a, Lanes<N> b) { return {a.raw < b.raw}; }
FLOCKTALE_LANES Mask<N> operator>(Lanes<N> a, Lanes<N> b) { return {a.raw > b.raw}; }
FLOCKTALE_LANES Mask<N> operator==(Lanes<N> a, Lanes<N> b) { return {a.raw == b.raw}; }

FLOCKTALE_LANES BitLanes<N> operator*(BitLanes<N> a, BitLanes<N> b) { return BitLanes<N>(a.raw * b.raw); }
FLOCKTALE_LANES BitLanes<N> operator^(BitLanes<N> a, BitLanes<N> b) { return BitLanes<N>(a.raw ^ b.raw); }
FLOCKTALE_LANES BitLanes<N> operator&(BitLanes<N> a, BitLanes<N> b) { return BitLanes<N>(a.raw & b.raw); }
FLOCKTALE_LANES BitLanes<N> operator>>(BitLanes<N> a, int bits) { return BitLanes<N>(a.raw >> bits); }

/// Counts one up where the mask is set.
FLOCKTALE_LANES void countUp(BitLanes<N>& count, Mask<N> mask)
{
    if constexpr (N == 1)
        count.raw += mask.raw;
    else
        count.raw -= (typename BitLanes<N>::Raw)mask.raw; // a set mask is -1
}

/// `a` where the mask is set, else +0.
FLOCKTALE_LANES Lanes<N> only(Mask<N> mask, Lanes<N> a)
{
    if constexpr (N == 1)
        return mask.raw ? a : Lanes<1>(0.0f);
    else
        return Lanes<N>((typename Lanes<N>::Raw)((typename Mask<N>::Raw)a.raw & mask.raw));
}

/// `a` where the mask is set, else `b`.
FLOCKTALE_LANES Lanes<N> choose(Mask<N> mask, Lanes<N> a, Lanes<N> b)
{
    if constexpr (N == 1)
        return mask.raw ? a : b;
    else
        return Lanes<N>((typename Lanes<N>::Raw)(((typename Mask<N>::Raw)a.raw & mask.raw) |
                                                 ((typename Mask<N>::Raw)b.raw & ~mask.raw)));
}

FLOCKTALE_LANES bool any(Mask<N> mask)
{
    if constexpr (N == 1) {
        return mask.raw;
    } else {
#if defined(__AVX__)
        if constexpr (N == 8) return _mm256_movemask_ps((__m256)mask.raw) != 0;
#endif
#if defined(__SSE2__)
        if constexpr (N == 4) return _mm_movemask_ps((__m128)mask.raw) != 0;
#endif
        std::int32_t all = 0;
        for (int i = 0; i < N; ++i) all |= mask.raw[i];
        return all != 0;
    }
}

/// The smaller and the larger of each pair; b when equal. On vectors the compiler would not find the one instruction.
FLOCKTALE_LANES Lanes<N> lower(Lanes<N> a, Lanes<N> b)
{
#if defined(__AVX__)
    if constexpr (N == 8) return Lanes<N>((typename Lanes<N>::Raw)_mm256_min_ps((__m256)a.raw, (__m256)b.raw));
#endif
#if defined(__SSE2__)
    if constexpr (N == 4) return Lanes<N>((typename Lanes<N>::Raw)_mm_min_ps((__m128)a.raw, (__m128)b.raw));
#endif
    return choose(a < b, a, b);
}

FLOCKTALE_LANES Lanes<N> higher(Lanes<N> a, Lanes<N> b)
{
#if defined(__AVX__)
    if constexpr (N == 8) return Lanes<N>((typename Lanes<N>::Raw)_mm256_max_ps((__m256)a.raw, (__m256)b.raw));
#endif
#if defined(__SSE2__)
    if constexpr (N == 4) return Lanes<N>((typename Lanes<N>::Raw)_mm_max_ps((__m128)a.raw, (__m128)b.raw));
#endif
    return choose(a > b, a, b);
}

/// Correctly rounded, as IEEE 754 asks of every square root.
FLOCKTALE_LANES Lanes<N> squareRoot(Lanes<N> a)
{
    if constexpr (N == 1) {
        return Lanes<1>(__builtin_sqrtf(a.raw));
    } else {
#if defined(__AVX__)
        if constexpr (N == 8) return Lanes<N>((typename Lanes<N>::Raw)_mm256_sqrt_ps((__m256)a.raw));
#endif
#if defined(__SSE2__)
        if constexpr (N == 4) return Lanes<N>((typename Lanes<N>::Raw)_mm_sqrt_ps((__m128)a.raw));
#endif
        Lanes<N> result;
        for (int i = 0; i < N; ++i) result.raw[i] = __builtin_sqrtf(a.raw[i]);
        return result;
    }
}

/// Small whole numbers (below 2^24) as floats.
FLOCKTALE_LANES Lanes<N> toFloat(BitLanes<N> a)
{
    if constexpr (N == 1)
        return Lanes<1>(static_cast<float>(static_cast<std::int32_t>(a.raw)));
    else // signed, because only that conversion is one instruction
        return Lanes<N>(__builtin_convertvector((typename Mask<N>::Raw)a.raw, typename Lanes<N>::Raw));
}

/// Floats in [0, 2^31) without their fraction.
FLOCKTALE_LANES BitLanes<N> toWhole(Lanes<N> a)
{
    if constexpr (N == 1)
        return BitLanes<1>(static_cast<std::uint32_t>(static_cast<std::int32_t>(a.raw)));
    else // signed, because only that conversion is one instruction
        return BitLanes<N>((typename BitLanes<N>::Raw) __builtin_convertvector(a.raw, typename Mask<N>::Raw));
}

FLOCKTALE_LANES Lanes<N> load(const float* from)
{
    Lanes<N> result;
    __builtin_memcpy(&result.raw, from, sizeof result.raw);
    return result;
}

FLOCKTALE_LANES BitLanes<N> load(const std::uint32_t* from)
{
    BitLanes<N> result;
    __builtin_memcpy(&result.raw, from, sizeof result.raw);
    return result;
}

/// The four floats at `from`, each in all lanes: every one with a single instruction where there is one.
FLOCKTALE_LANES void spreadFour(const float* from, Lanes<N>& a, Lanes<N>& b, Lanes<N>& c, Lanes<N>& d)
{
#if defined(__SSE2__) && !defined(__AVX__)
    if constexpr (N == 4) {
        const __m128i all = _mm_castps_si128(_mm_loadu_ps(from));
        a.raw = (typename Lanes<N>::Raw)_mm_shuffle_epi32(all, 0x00);
        b.raw = (typename Lanes<N>::Raw)_mm_shuffle_epi32(all, 0x55);
        c.raw = (typename Lanes<N>::Raw)_mm_shuffle_epi32(all, 0xAA);
        d.raw = (typename Lanes<N>::Raw)_mm_shuffle_epi32(all, 0xFF);
        return;
    }
#endif
    a = Lanes<N>(from[0]);
    b = Lanes<N>(from[1]);
    c = Lanes<N>(from[2]);
    d = Lanes<N>(from[3]);
}

/// N times four floats, one after the other, into four lists of N.
FLOCKTALE_LANES void partFours(const float* from, Lanes<N>& a, Lanes<N>& b, Lanes<N>& c, Lanes<N>& d)
{
    if constexpr (N == 1) {
        spreadFour<1>(from, a, b, c, d);
        return;
    }
#if defined(__AVX__)
    if constexpr (N == 8) {
        // Birds 0 and 4, 1 and 5, 2 and 6, 3 and 7.
        const auto pair = [from](int bird) {
            return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(from + 4 * bird)),
                                        _mm_loadu_ps(from + 4 * bird + 16), 1);
        };
        const __m256 p = pair(0), q = pair(1), r = pair(2), s = pair(3);
        const __m256 pqLow = _mm256_unpacklo_ps(p, q), pqHigh = _mm256_unpackhi_ps(p, q);
        const __m256 rsLow = _mm256_unpacklo_ps(r, s), rsHigh = _mm256_unpackhi_ps(r, s);
        a.raw = (typename Lanes<N>::Raw)_mm256_shuffle_ps(pqLow, rsLow, 0x44);
        b.raw = (typename Lanes<N>::Raw)_mm256_shuffle_ps(pqLow, rsLow, 0xEE);
        c.raw = (typename Lanes<N>::Raw)_mm256_shuffle_ps(pqHigh, rsHigh, 0x44);
        d.raw = (typename Lanes<N>::Raw)_mm256_shuffle_ps(pqHigh, rsHigh, 0xEE);
        return;
    }
#endif
#if defined(__SSE2__)
    if constexpr (N == 4) {
        __m128 p = _mm_loadu_ps(from), q = _mm_loadu_ps(from + 4), r = _mm_loadu_ps(from + 8),
               s = _mm_loadu_ps(from + 12);
        _MM_TRANSPOSE4_PS(p, q, r, s);
        a.raw = (typename Lanes<N>::Raw)p;
        b.raw = (typename Lanes<N>::Raw)q;
        c.raw = (typename Lanes<N>::Raw)r;
        d.raw = (typename Lanes<N>::Raw)s;
        return;
    }
#endif
    if constexpr (N > 1) {
        for (int i = 0; i < N; ++i) {
            a.raw[i] = from[4 * i];
            b.raw[i] = from[4 * i + 1];
            c.raw[i] = from[4 * i + 2];
            d.raw[i] = from[4 * i + 3];
        }
    }
}

FLOCKTALE_LANES void store(Lanes<N> a, float* to) { __builtin_memcpy(to, &a.raw, sizeof a.raw); }
FLOCKTALE_LANES void store(BitLanes<N> a, std::uint32_t* to) { __builtin_memcpy(to, &a.raw, sizeof a.raw); }

/// The bird numbers first, first + 1, …
FLOCKTALE_LANES BitLanes<N> countFrom(std::uint32_t first)
{
    if constexpr (N == 1) {
        return BitLanes<1>(first);
    } else {
        BitLanes<N> result(first);
        for (int i = 0; i < N; ++i) result.raw[i] += static_cast<std::uint32_t>(i);
        return result;
    }
}

#undef FLOCKTALE_LANES

} // namespace
} // namespace flocktale
