// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace flocktale {

/// Why a sound file of a show cannot be used, as the user reads it, or where it is.
struct SoundPath {
    QString path; ///< absolute; empty when it may not be opened
    QString refusal;
};

/// The file that a show in `folder` means by a relative path. Refused before anything is opened: what is no path beside
/// the show, a link that leads out of its folder, and whatever is no regular file. An empty folder is that of a show
/// that has never been saved.
[[nodiscard]] SoundPath soundPath(const QString& folder, const std::string& file);

/// The path of a file relative to the folder when it lies in it and may be written into a show so; else empty.
[[nodiscard]] QString relativeTo(const QString& folder, const QString& path);

} // namespace flocktale
