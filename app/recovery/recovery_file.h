// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace flocktale {

/// What a recovery file says about the show in it.
struct RecoveryNote {
    QString title;
    int acts = 0;
    QDateTime when;      ///< UTC
    QString path;        ///< the show's own file, empty when it was never saved
    QByteArray diskHash; ///< of that file when it was last read or written (hashOf), empty when unknown
};

struct RecoveredText {
    RecoveryNote note;
    std::string show; ///< as writeShow gave it
};

/// The hash by which two states of a file are told apart: SHA-256.
[[nodiscard]] QByteArray hashOf(std::string_view bytes);

/// One file: a line of JSON with the note and the hash of the rest, then the show's text.
[[nodiscard]] std::string recoveryBytes(const RecoveryNote& note, std::string_view show);
/// Nothing when the file cannot be read or is not exactly what recoveryBytes made.
[[nodiscard]] std::optional<RecoveredText> readRecovery(const QString& path);

} // namespace flocktale
