// SPDX-License-Identifier: MIT
#include "recovery/recovery_slot.h"

#include "document/file_store.h"
#include "recovery/state_folder.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
const QString kEnding = u".recovery"_s;
const QString kDamagedEnding = u".damaged"_s;

/// The lock of a file, or null while another process that lives has it.
std::unique_ptr<QLockFile> lockOf(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(path + u".lock"_s);
    // Only the end of its process makes a lock stale: a show may rest for a day.
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}
} // namespace

std::shared_ptr<RecoverySlot> RecoverySlot::create(const QString& folder)
{
    if (!makePrivateFolder(folder)) return nullptr;
    const QString path = folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + kEnding;
    auto lock = lockOf(path);
    if (!lock) return nullptr;
    return std::shared_ptr<RecoverySlot>(new RecoverySlot(path, std::move(lock)));
}

std::vector<std::shared_ptr<RecoverySlot>> RecoverySlot::orphans(const QString& folder)
{
    std::vector<std::shared_ptr<RecoverySlot>> found;
    const QFileInfoList files = QDir(folder).entryInfoList({u'*' + kEnding}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        auto lock = lockOf(file.absoluteFilePath());
        if (!lock) continue;
        // Its owner may have removed it between the look and the lock.
        if (!QFile::exists(file.absoluteFilePath())) continue;
        found.push_back(std::shared_ptr<RecoverySlot>(new RecoverySlot(file.absoluteFilePath(), std::move(lock))));
    }
    return found;
}

std::optional<Problem> RecoverySlot::write(std::string_view bytes) const { return saveFile(m_path, bytes); }

void RecoverySlot::remove() const { QFile::remove(m_path); }

QString RecoverySlot::setAside()
{
    const QString aside = m_path.chopped(kEnding.size()) + kDamagedEnding;
    return QFile::rename(m_path, aside) ? aside : m_path;
}

} // namespace flocktale
