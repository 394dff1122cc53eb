// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace flocktale {

/// The absolute path on this computer that a file dialog means; nothing when the URL leads elsewhere. The dialog that
/// Qt 6.4 draws itself gives a typed name as a path without "file:", read as a URL, in which # and ? have a meaning
/// that nobody intended: they are taken as letters of the name.
[[nodiscard]] std::optional<QString> localPath(const QUrl& url);

} // namespace flocktale
