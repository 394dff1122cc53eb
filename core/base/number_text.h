// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flocktale {

/// The shortest decimal text that reads back as the same number, whatever the locale. Plain digits between 1e-7 and
/// 1e15, an exponent outside. The value is finite.
[[nodiscard]] std::string numberText(double value);
[[nodiscard]] std::string numberText(std::int64_t value);

/// The value of a JSON number, whatever the locale; too small for a double is zero. The text is a JSON number that does
/// not overflow.
[[nodiscard]] double parseNumber(std::string_view text);

} // namespace flocktale
