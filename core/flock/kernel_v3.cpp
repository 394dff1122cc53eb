// SPDX-License-Identifier: MIT
// Compiled for x86-64-v3 (AVX2), see CMakeLists.txt: nothing in here may run before the processor was asked.
#include "flock/kernel_lanes.h"

namespace flocktale {

const FlightKernel& flightKernelV3();

const FlightKernel& flightKernelV3()
{
    static constexpr FlightKernel kernel = kernelOf<8>("x86-64-v3");
    return kernel;
}

} // namespace flocktale
