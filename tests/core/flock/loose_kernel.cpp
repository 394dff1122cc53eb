// SPDX-License-Identifier: MIT
// Built with floats that are not computed as they are written, on purpose: the control that shows that the pinned
// hashes notice it. FLOCKTALE_LOOSE_KERNEL is its name; CMakeLists.txt says what is loose.
#include "flock/kernel_lanes.h"

namespace flocktale::test {

const FlightKernel& FLOCKTALE_LOOSE_KERNEL();

const FlightKernel& FLOCKTALE_LOOSE_KERNEL()
{
    static constexpr FlightKernel kernel = kernelOf<8>("loose");
    return kernel;
}

} // namespace flocktale::test
