// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace flocktale {

/// Byte offset of the first byte that does not continue well-formed UTF-8 (overlong forms, surrogates and values above
/// U+10FFFF are not well-formed), or nothing when all of it is UTF-8.
[[nodiscard]] std::optional<std::size_t> firstBadUtf8(std::string_view text);

/// Number of code points of well-formed UTF-8.
[[nodiscard]] std::size_t codePoints(std::string_view text);

/// The first `count` code points of well-formed UTF-8.
[[nodiscard]] std::string_view firstCodePoints(std::string_view text, std::size_t count);

} // namespace flocktale
