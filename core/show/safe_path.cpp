// SPDX-License-Identifier: MIT
#include "show/safe_path.h"

#include <algorithm>
#include <array>
#include <string>

namespace flocktale {

namespace {
std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

/// Windows opens the device whatever the ending, with trailing dots and spaces dropped.
bool isDevice(std::string_view segment)
{
    std::string stem = lowered(segment.substr(0, segment.find('.')));
    while (stem.ends_with(' ')) stem.pop_back();
    constexpr std::array<std::string_view, 7> kDevices{"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"};
    if (std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end()) return true;
    if (!stem.starts_with("com") && !stem.starts_with("lpt")) return false;
    const std::string_view number = std::string_view(stem).substr(3);
    constexpr std::array<std::string_view, 3> kSuperscripts{"\xC2\xB9", "\xC2\xB2", "\xC2\xB3"};
    return (number.size() == 1 && number[0] >= '0' && number[0] <= '9') ||
           std::find(kSuperscripts.begin(), kSuperscripts.end(), number) != kSuperscripts.end();
}

bool hasEscapedSeparator(std::string_view path)
{
    constexpr std::array<std::string_view, 6> kEscapes{"%2f", "%5c", "%2e", "%3a", "%00", "%25"};
    const std::string low = lowered(path);
    return std::any_of(kEscapes.begin(), kEscapes.end(),
                       [&](std::string_view escape) { return low.find(escape) != std::string::npos; });
}
} // namespace

bool isSafeRelativePath(std::string_view path)
{
    if (path.empty() || path.front() == '/' || path.back() == '/' || hasEscapedSeparator(path)) return false;
    if (std::any_of(path.begin(), path.end(),
                    [](char c) { return c == '\\' || c == ':' || static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
        return false;
    int depth = 0;
    while (!path.empty()) {
        const std::string_view segment = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), segment.size() + 1));
        if (segment.empty() || isDevice(segment)) return false;
        if (segment == "..") {
            if (--depth < 0) return false;
        } else if (segment != ".") {
            ++depth;
        }
        if (path.empty() && (segment == "." || segment == "..")) return false;
    }
    return depth > 0;
}

} // namespace flocktale
