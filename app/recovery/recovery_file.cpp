// SPDX-License-Identifier: MIT
#include "recovery/recovery_file.h"

#include "base/limits.h"
#include "document/file_store.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
constexpr int kVersion = 1;
constexpr std::size_t kLongestHead = 64u << 10;

QByteArray view(std::string_view bytes)
{
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}
} // namespace

QByteArray hashOf(std::string_view bytes) { return QCryptographicHash::hash(view(bytes), QCryptographicHash::Sha256); }

std::string recoveryBytes(const RecoveryNote& note, std::string_view show)
{
    const QJsonObject head{{u"flocktaleRecovery"_s, kVersion},
                           {u"title"_s, note.title},
                           {u"acts"_s, note.acts},
                           {u"when"_s, note.when.toUTC().toString(Qt::ISODateWithMs)},
                           {u"path"_s, note.path},
                           {u"disk"_s, QString::fromLatin1(note.diskHash.toHex())},
                           {u"sha256"_s, QString::fromLatin1(hashOf(show).toHex())}};
    std::string bytes = QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString();
    bytes += '\n';
    bytes += show;
    return bytes;
}

std::optional<RecoveredText> readRecovery(const QString& path)
{
    const Result<std::string> bytes = readFile(path, limits::kFileBytes + kLongestHead);
    if (!bytes) return std::nullopt;
    const std::string_view all = bytes.value();
    const std::size_t line = all.substr(0, std::min(all.size(), kLongestHead)).find('\n');
    if (line == std::string_view::npos) return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(view(all.substr(0, line))).object();
    if (head.value("flocktaleRecovery"_L1).toInt() != kVersion) return std::nullopt;
    const std::string_view show = all.substr(line + 1);
    if (head.value("sha256"_L1).toString().toLatin1() != hashOf(show).toHex()) return std::nullopt;

    RecoveredText found;
    found.note.title = head.value("title"_L1).toString();
    found.note.acts = head.value("acts"_L1).toInt();
    found.note.when = QDateTime::fromString(head.value("when"_L1).toString(), Qt::ISODateWithMs);
    found.note.path = head.value("path"_L1).toString();
    found.note.diskHash = QByteArray::fromHex(head.value("disk"_L1).toString().toLatin1());
    found.show = show;
    return found;
}

} // namespace flocktale
