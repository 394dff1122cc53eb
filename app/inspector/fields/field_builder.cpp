// SPDX-License-Identifier: MIT
#include "inspector/fields/field_builder.h"

namespace flocktale {

QColor toColor(Rgb color) { return {color.r, color.g, color.b}; }

Rgb toRgb(const QColor& color)
{
    const auto channel = [](int value) { return static_cast<std::uint8_t>(value); };
    return {channel(color.red()), channel(color.green()), channel(color.blue())};
}

} // namespace flocktale
