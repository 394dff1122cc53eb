// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace flocktale {

/// An opaque sRGB colour, 8 bits a channel.
struct Rgb {
    std::uint8_t r = 255, g = 255, b = 255;
    bool operator==(const Rgb&) const = default;
};

} // namespace flocktale
