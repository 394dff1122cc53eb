// SPDX-License-Identifier: MIT
// Built with fused multiply-add on purpose: the control that shows that the pinned hashes notice it.
#include "flock/kernel_lanes.h"

namespace flocktale::test {

const FlightKernel& contractedKernel();

const FlightKernel& contractedKernel()
{
    static constexpr FlightKernel kernel = kernelOf<8>("contracted");
    return kernel;
}

} // namespace flocktale::test
