// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "base/result.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace flocktale {

/// The bytes of a regular file of at most `limit` bytes. The size is looked at before memory is taken; a folder, a
/// device or a pipe is refused without being opened. Problems: fileUnreadable with the system's reason, fileTooLarge.
[[nodiscard]] Result<std::string> readFile(const QString& path, std::size_t limit);

/// Replaces the file's content by `bytes`, all or nothing: whatever goes wrong (disk full, no permission), the old file
/// stays as it was, no other file is left beside it, and the problem (writeFailed) says why. A link keeps pointing at
/// the file that is replaced; an existing file keeps its permissions.
[[nodiscard]] std::optional<Problem> saveFile(const QString& path, std::string_view bytes);

/// The path as it will be saved: with ".ending" unless it has that ending already, in any case of letters. Everything
/// that asks whether a file may be replaced asks about this path.
[[nodiscard]] QString withEnding(const QString& path, QStringView ending);

} // namespace flocktale
