// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace flocktale {

/// Notices when the file of the open show is no longer what was last read from it or written to it: written by another
/// program, replaced by a rename, or removed. What counts is the content, so a file that was only touched, or changed
/// and changed back, is the same. Owned by who has the file open.
class FileWatch : public QObject {
    Q_OBJECT

public:
    enum State { Same, Changed, Gone };

    explicit FileWatch(QObject* parent = nullptr);

    /// From now on this file, whose content has this hash (recovery_file.h: hashOf). An empty path watches nothing.
    void watch(const QString& path, const QByteArray& hash);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QByteArray& hash() const { return m_hash; }
    /// Looks at the file now. One that cannot be read is Gone.
    [[nodiscard]] State look() const;
    /// Takes the file as it is now, also when it is gone, for the known one.
    void accept();
    /// stirred() comes once the file has rested for a moment.
    void lookLater() { m_rest.start(); }

signals:
    /// Something happened to the file; look() says what.
    void stirred();

private:
    [[nodiscard]] QByteArray hashOnDisk() const;
    void watchPaths();

    QString m_path;
    QByteArray m_hash;
    QFileSystemWatcher m_watcher;
    QTimer m_rest;
};

} // namespace flocktale
