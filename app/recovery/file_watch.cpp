// SPDX-License-Identifier: MIT
#include "recovery/file_watch.h"

#include "base/limits.h"
#include "document/file_store.h"
#include "recovery/recovery_file.h"

#include <QFileInfo>

#include <chrono>

using namespace std::chrono_literals;

namespace flocktale {

namespace {
/// Other programs write in pieces, or write beside the file and rename: what lies between is nobody's business.
constexpr auto kRest = 300ms;
} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::lookLater);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::lookLater);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        watchPaths();
        emit stirred();
    });
}

void FileWatch::watch(const QString& path, const QByteArray& hash)
{
    m_path = path;
    m_hash = hash;
    const QStringList former = m_watcher.files() + m_watcher.directories();
    if (!former.isEmpty()) m_watcher.removePaths(former);
    watchPaths();
}

FileWatch::State FileWatch::look() const
{
    if (m_path.isEmpty()) return Same;
    const QByteArray now = hashOnDisk();
    if (now == m_hash) return Same;
    return now.isEmpty() ? Gone : Changed;
}

void FileWatch::accept() { m_hash = hashOnDisk(); }

QByteArray FileWatch::hashOnDisk() const
{
    const Result<std::string> bytes = readFile(m_path, limits::kFileBytes);
    return bytes ? hashOf(bytes.value()) : QByteArray();
}

/// A file that was replaced or removed is no longer watched, its folder is.
void FileWatch::watchPaths()
{
    if (m_path.isEmpty()) return;
    const QFileInfo file(m_path);
    if (file.exists() && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    const QString folder = file.absolutePath();
    if (QFileInfo(folder).isDir() && !m_watcher.directories().contains(folder)) m_watcher.addPath(folder);
}

} // namespace flocktale
