// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace flocktale {

/// Whether a path of a show file names something inside the show's own folder, by its text alone: the path is never
/// touched. Refused: absolute paths, ".." that leaves the folder, schemes and drives (any colon), backslashes, control
/// characters, device names of Windows, and percent escapes of separators. A link can still lead outside: whoever opens
/// the file checks the resolved path and that it is a regular file.
[[nodiscard]] bool isSafeRelativePath(std::string_view path);

} // namespace flocktale
