// SPDX-License-Identifier: MIT
#include "shape/checks.h"

#include "base/limits.h"

#include <array>
#include <charconv>
#include <cstddef>

namespace flocktale {

namespace {
std::string shortest(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

/// Bytes of the well-formed sequence at the start of `text` (Unicode 15, table 3-7), 0 when there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (text.size() < length) return 0;
    // The second byte also keeps out overlong forms, surrogates and what lies beyond U+10FFFF.
    const unsigned lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < lowest || byte(1) > highest) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (byte(i) < 0x80 || byte(i) > 0xBF) return 0;
    return length;
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
    return error(ProblemCode::outOfRange, pointer, {shortest(value), shortest(lowest), shortest(highest)});
}

std::optional<Problem> checkLength(std::string_view pointer, double value)
{
    return checkRange(pointer, value, 0, limits::kLength);
}

std::optional<Problem> checkUtf8(std::string_view pointer, std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(text.substr(at));
        if (length == 0) return error(ProblemCode::notUtf8, pointer, {std::to_string(at)});
        at += length;
    }
    return std::nullopt;
}

} // namespace flocktale
