// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Two independent readers of QR codes, to check what the program draws.
namespace flocktale::test {

/// A grey picture, row by row from the top, 0 = black; width * height values.
struct GrayPicture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> pixels;
};

/// The text of the one code that the reader finds, as UTF-8; nothing when it finds none or several.
[[nodiscard]] std::optional<std::string> readWithZbar(const GrayPicture& picture);
[[nodiscard]] std::optional<std::string> readWithZXing(const GrayPicture& picture);

} // namespace flocktale::test
