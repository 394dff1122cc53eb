// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace flocktale {

/// Says to the user's other windows and programs which file is open here, by a lock file in the state folder with the
/// process and the host; nothing is written beside the show. A program that ended, however, claims nothing. Where the
/// state folder cannot be written nobody is warned. Owned by who has the file open.
class FileClaim {
public:
    explicit FileClaim(QString folder);
    ~FileClaim();
    FileClaim(const FileClaim&) = delete;
    FileClaim& operator=(const FileClaim&) = delete;

    /// Lets the former file go and claims this one; an empty path claims nothing. False: it is open elsewhere.
    bool take(const QString& path);
    /// Whether another living window has claimed it.
    [[nodiscard]] bool isTakenByOthers(const QString& path) const;
    /// Which one, for the user: "process 4711 on hal". Empty when unknown.
    [[nodiscard]] QString holder(const QString& path) const;

private:
    [[nodiscard]] QString lockPath(const QString& path) const;

    const QString m_folder;
    QString m_lockPath;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace flocktale
