// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace flocktale {

/// The user's own templates: a folder with a small show in a file for each, in the program's file format, so that one
/// can be looked into, sent to somebody, or opened as a show. Reads the folder again when something in it changes,
/// which may be another window. A file that cannot be read is an entry with its problem. Owned by the model that shows
/// it.
class TemplateStore : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString id; ///< the file's name without its ending
        QString name;
        std::optional<Show> show; ///< its acts, and the stage and the flock that they were made for
        QString problem;          ///< why there is no show, translated
        bool operator==(const Entry&) const = default;
    };

    /// Larger files are no templates.
    static constexpr std::size_t kFileBytes = 8U << 20;

    /// The folder is made when the first template is saved.
    explicit TemplateStore(QString folder, QObject* parent = nullptr);
    /// Where the program keeps them.
    [[nodiscard]] static QString standardFolder();

    /// By name.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const Entry* find(const QString& id) const;

    /// Saves acts of a show under a name; another template may have the same. The id, or an empty one when it could not
    /// be saved: message() says why.
    QString add(const Show& show, const std::vector<ActId>& acts, const QString& name);
    bool rename(const QString& id, const QString& name);
    /// The file is gone, but can be brought back until the next one goes.
    bool remove(const QString& id);
    [[nodiscard]] QString removedName() const { return m_removed ? m_removed->name : QString(); }
    bool bringBack();
    /// Why the last of these failed, translated; empty when it did not.
    [[nodiscard]] QString message() const { return m_message; }

    void reload();

signals:
    void changed();

private:
    struct Removed {
        QString id;
        QString name;
        std::string bytes;
    };

    [[nodiscard]] QString pathOf(const QString& id) const;
    [[nodiscard]] QString freeId(const QString& name) const;
    bool write(const QString& id, const Show& show);
    bool writeBytes(const QString& id, const std::string& bytes);
    [[nodiscard]] Entry read(const QString& id) const;

    QString m_folder;
    std::vector<Entry> m_entries;
    std::optional<Removed> m_removed;
    QString m_message;
    QFileSystemWatcher m_watcher;
};

} // namespace flocktale
