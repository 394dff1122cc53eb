// SPDX-License-Identifier: MIT
#include "recovery/file_claim.h"

#include "recovery/state_folder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
std::unique_ptr<QLockFile> makeLock(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(path);
    // Only the end of its process makes it stale: a show may be open for days.
    lock->setStaleLockTime(0);
    return lock;
}
} // namespace

FileClaim::FileClaim(QString folder) : m_folder(std::move(folder)) {}

FileClaim::~FileClaim() = default;

bool FileClaim::take(const QString& path)
{
    const QString wanted = path.isEmpty() ? QString() : lockPath(path);
    if (m_lock && wanted == m_lockPath) return true;
    m_lock.reset();
    m_lockPath.clear();
    if (wanted.isEmpty() || !makePrivateFolder(m_folder)) return true;
    auto lock = makeLock(wanted);
    if (!lock->tryLock(0)) return lock->error() != QLockFile::LockFailedError;
    m_lock = std::move(lock);
    m_lockPath = wanted;
    return true;
}

bool FileClaim::isTakenByOthers(const QString& path) const
{
    const QString wanted = lockPath(path);
    if ((m_lock && wanted == m_lockPath) || !QFileInfo::exists(wanted)) return false;
    const auto lock = makeLock(wanted);
    return !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
}

QString FileClaim::holder(const QString& path) const
{
    qint64 process = 0;
    QString host, program;
    if (!makeLock(lockPath(path))->getLockInfo(&process, &host, &program)) return {};
    return QCoreApplication::translate("FileClaim", "process %1 on %2").arg(process).arg(host);
}

QString FileClaim::lockPath(const QString& path) const
{
    const QFileInfo file(path);
    const QString canonical = file.canonicalFilePath();
    const QByteArray name = (canonical.isEmpty() ? file.absoluteFilePath() : canonical).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha1).toHex();
    return m_folder + u'/' + QString::fromLatin1(hash) + u".lock"_s;
}

} // namespace flocktale
