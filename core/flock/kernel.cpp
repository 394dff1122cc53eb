// SPDX-License-Identifier: MIT
#include "flock/kernel.h"

#include "flock/kernel_lanes.h"

#include <array>

namespace flocktale {

#ifdef FLOCKTALE_KERNEL_V3
const FlightKernel& flightKernelV3();
#endif

std::span<const FlightKernel> flightKernels()
{
    static constexpr FlightKernel kPlain = kernelOf<1>("scalar");
    static constexpr FlightKernel kBase = kernelOf<4>("base");
#ifdef FLOCKTALE_KERNEL_V3
    static const std::array all{kPlain, kBase, flightKernelV3()};
    static const bool hasV3 =
        __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
    return std::span(all).first(hasV3 ? 3 : 2);
#else
    static constexpr std::array all{kPlain, kBase};
    return all;
#endif
}

} // namespace flocktale
