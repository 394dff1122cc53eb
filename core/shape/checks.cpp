// SPDX-License-Identifier: MIT
#include "shape/checks.h"

#include "base/limits.h"
#include "base/number_text.h"
#include "base/utf8.h"

#include <cmath>
#include <utility>

namespace flocktale {

namespace {
std::string textOf(double value)
{
    if (std::isfinite(value)) return numberText(value);
    return std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}
} // namespace

Problem error(ProblemCode code, std::string_view pointer, std::vector<std::string> arguments)
{
    return {Severity::error, code, std::string(pointer), std::move(arguments), 0, 0};
}

Problem warning(ProblemCode code, std::string_view pointer, std::vector<std::string> arguments)
{
    return {Severity::warning, code, std::string(pointer), std::move(arguments), 0, 0};
}

std::optional<Problem> checkRange(std::string_view pointer, double value, double lowest, double highest)
{
    if (value >= lowest && value <= highest) return std::nullopt;
    return error(ProblemCode::outOfRange, pointer, {textOf(value), textOf(lowest), textOf(highest)});
}

std::optional<Problem> checkLength(std::string_view pointer, double value)
{
    return checkRange(pointer, value, 0, limits::kLength);
}

std::optional<Problem> checkUtf8(std::string_view pointer, std::string_view text)
{
    if (const auto bad = firstBadUtf8(text)) return error(ProblemCode::notUtf8, pointer, {std::to_string(*bad)});
    return std::nullopt;
}

} // namespace flocktale
