// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <algorithm>

namespace flocktale {

namespace {
bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

/// Lowest and highest second byte for a lead byte and the sequence's length; length 0 for a byte that cannot lead.
/// Unicode 15, table 3-7.
struct Lead {
    std::size_t length = 0;
    unsigned char lowest = 0x80, highest = 0xBF;
};

Lead lead(unsigned char byte)
{
    if (byte < 0x80) return {1};
    if (byte < 0xC2) return {};
    if (byte < 0xE0) return {2};
    if (byte == 0xE0) return {3, 0xA0, 0xBF};
    if (byte == 0xED) return {3, 0x80, 0x9F};
    if (byte < 0xF0) return {3};
    if (byte == 0xF0) return {4, 0x90, 0xBF};
    if (byte < 0xF4) return {4};
    if (byte == 0xF4) return {4, 0x80, 0x8F};
    return {};
}
} // namespace

std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const Lead first = lead(static_cast<unsigned char>(text[i]));
        if (first.length == 0 || first.length > text.size() - i) return i;
        if (first.length > 1) {
            const auto second = static_cast<unsigned char>(text[i + 1]);
            if (second < first.lowest || second > first.highest) return i;
        }
        for (std::size_t k = 2; k < first.length; ++k)
            if (!isContinuation(text[i + k])) return i;
        i += first.length;
    }
    return std::nullopt;
}

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(c); }));
}

std::string_view firstCodePoints(std::string_view text, std::size_t count)
{
    std::size_t end = 0;
    while (end < text.size() && count > 0) {
        ++end;
        while (end < text.size() && isContinuation(text[end])) ++end;
        --count;
    }
    return text.substr(0, end);
}

} // namespace flocktale
