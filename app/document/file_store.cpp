// SPDX-License-Identifier: MIT
#include "document/file_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
Problem unreadable(const QString& reason)
{
    return {Severity::error, ProblemCode::fileUnreadable, {}, {reason.toStdString()}};
}

Problem unwritten(const QString& path, const QString& reason)
{
    return {Severity::error, ProblemCode::writeFailed, {}, {path.toStdString(), reason.toStdString()}};
}

/// The file at the end of a chain of links; the path itself when it is no link.
QString linkTarget(const QString& path)
{
    constexpr int kLongestChain = 32;
    QString target = path;
    for (int i = 0; i < kLongestChain && QFileInfo(target).isSymLink(); ++i) target = QFileInfo(target).symLinkTarget();
    return target;
}

/// Why a file of this name cannot be replaced, or an empty string.
QString refusal(const QFileInfo& target)
{
    // The temporary file beside it has seven characters more; file systems allow 255 bytes.
    constexpr qsizetype kLongestName = 248;
    const qsizetype length = QFile::encodeName(target.fileName()).size();
    if (length > kLongestName)
        return u"the file name is too long (%1 bytes, at most %2)"_s.arg(length).arg(kLongestName);
    if (target.isDir()) return u"it is a folder"_s;
    if (target.exists() && !target.isFile()) return u"it is not a regular file"_s;
    if (!target.absoluteDir().exists()) return u"there is no folder %1"_s.arg(target.absolutePath());
    return {};
}

/// Asks the system to put what was written on the disk. A full disk may only show here.
bool sync(int handle)
{
#ifdef Q_OS_UNIX
    return ::fsync(handle) == 0;
#else
    Q_UNUSED(handle);
    return true;
#endif
}

/// A file that was renamed survives a power cut only when its folder is on the disk, too. Best effort: the file itself
/// is safe by now.
void syncFolder(const QString& folder)
{
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return;
    sync(handle);
    ::close(handle);
#else
    Q_UNUSED(folder);
#endif
}
} // namespace

Result<std::string> readFile(const QString& path, std::size_t limit)
{
    const QFileInfo info(path);
    if (!info.exists()) return unreadable(info.isSymLink() ? u"the link leads nowhere"_s : u"there is no such file"_s);
    if (info.isDir()) return unreadable(u"it is a folder"_s);
    if (!info.isFile()) return unreadable(u"it is not a regular file"_s);
    const auto tooLarge = [limit](qint64 size) {
        return Problem{Severity::error, ProblemCode::fileTooLarge, {}, {std::to_string(size), std::to_string(limit)}};
    };
    if (info.size() > static_cast<qint64>(limit)) return tooLarge(info.size());

    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return unreadable(file.errorString());
    std::string bytes(static_cast<std::size_t>(file.size()), '\0');
    std::size_t read = 0;
    while (read < bytes.size()) {
        const qint64 count = file.read(bytes.data() + read, static_cast<qint64>(bytes.size() - read));
        if (count < 0) return unreadable(file.errorString());
        if (count == 0) break;
        read += static_cast<std::size_t>(count);
    }
    bytes.resize(read);
    if (bytes.size() > limit) return tooLarge(static_cast<qint64>(bytes.size()));
    return bytes;
}

std::optional<Problem> saveFile(const QString& path, std::string_view bytes)
{
    const QFileInfo target(linkTarget(path));
    if (const QString reason = refusal(target); !reason.isEmpty()) return unwritten(path, reason);

    QSaveFile file(target.filePath());
    if (!file.open(QIODevice::WriteOnly)) return unwritten(path, file.errorString());
    const auto giveUp = [&](const QString& reason) {
        file.cancelWriting();
        return unwritten(path, reason);
    };
    // commit() succeeds after a write that was cut short: only the count that write() returns tells.
    const auto size = static_cast<qint64>(bytes.size());
    qint64 written = 0;
    while (written < size) {
        errno = 0;
        const qint64 count = file.write(bytes.data() + written, size - written);
        if (count <= 0) {
            const bool known = file.error() != QFileDevice::NoError;
            return giveUp(known ? file.errorString() : QString::fromLocal8Bit(std::strerror(errno)));
        }
        written += count;
    }
    if (!file.flush()) return giveUp(file.errorString());
    if (!sync(file.handle())) return giveUp(QString::fromLocal8Bit(std::strerror(errno)));
    if (file.size() != size) return giveUp(u"the file was cut short"_s);
    if (!file.commit()) return unwritten(path, file.errorString());
    syncFolder(target.absolutePath());
    return std::nullopt;
}

QString withEnding(const QString& path, QStringView ending)
{
    const QString suffix = u'.' + ending.toString();
    const QString name = QFileInfo(path).fileName();
    if (name.isEmpty()) return path;
    // A name that is the suffix alone is a hidden file without an ending.
    if (name.size() > suffix.size() && name.endsWith(suffix, Qt::CaseInsensitive)) return path;
    return path + suffix;
}

} // namespace flocktale
