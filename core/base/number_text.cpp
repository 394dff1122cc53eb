// SPDX-License-Identifier: MIT
#include "base/number_text.h"

#include "base/assert.h"

#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace flocktale {

std::string numberText(double value)
{
    FLOCKTALE_ASSERT(std::isfinite(value));
    const double size = std::abs(value);
    const bool plain = size == 0 || (size >= 1e-7 && size < 1e15);
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {buffer.data(), end.ptr};
}

std::string numberText(std::int64_t value) { return std::to_string(value); }

double parseNumber(std::string_view text)
{
    double value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    return end.ec == std::errc::result_out_of_range ? 0 : value;
}

} // namespace flocktale
