// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <optional>
#include <string>
#include <string_view>

/// Refusals that the shapes share. Pointers are relative to the shape object.
namespace flocktale {

/// outOfRange unless lowest <= value <= highest; so also for what is not a number.
[[nodiscard]] std::optional<Problem> checkRange(std::string_view pointer, double value, double lowest, double highest);
/// A length from 0 to limits::kLength.
[[nodiscard]] std::optional<Problem> checkLength(std::string_view pointer, double value);
/// notUtf8 with the offset of the first byte that does not belong.
[[nodiscard]] std::optional<Problem> checkUtf8(std::string_view pointer, std::string_view text);

[[nodiscard]] Problem error(ProblemCode code, std::string_view pointer, std::vector<std::string> arguments);
[[nodiscard]] Problem warning(ProblemCode code, std::string_view pointer, std::vector<std::string> arguments);

} // namespace flocktale
