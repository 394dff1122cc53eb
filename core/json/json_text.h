// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// JSON text as text: what unknown members are kept as. Numbers and strings stay as they were written.
namespace flocktale {

/// Valid JSON without the white space between its tokens.
[[nodiscard]] std::string compactJson(std::string_view json);

/// Valid JSON laid out as the writer lays out a show: two spaces a level, the first line continuing at `level`; lists
/// without lists or objects in them stay on one line.
[[nodiscard]] std::string indentedJson(std::string_view json, int level);

/// A string literal with its quotes: the two characters and the control characters that JSON asks for are escaped,
/// everything else passes through.
[[nodiscard]] std::string quotedJson(std::string_view text);

/// Whether this is one JSON value that the reader would accept.
[[nodiscard]] bool isJson(std::string_view text);

} // namespace flocktale
