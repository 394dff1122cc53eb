// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The shows opened or saved last, newest first, at most ten, kept in the settings. A file that is gone stays listed
/// (its disk may come back) but says so. Owned by the session; the settings outlive it.
class RecentFilesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role { NameRole = Qt::UserRole + 1, FolderRole, UrlRole, ExistsRole };
    static constexpr int kMost = 10;

    explicit RecentFilesModel(QSettings& settings, QObject* parent = nullptr);

    /// Puts an absolute path in front.
    void add(const QString& path);
    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    [[nodiscard]] int count() const { return static_cast<int>(m_paths.size()); }

    Q_INVOKABLE void clear();
    /// Looks again which files are there; menus call it when they open.
    Q_INVOKABLE void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    void replace(QStringList paths);

    QSettings& m_settings;
    QStringList m_paths;
};

} // namespace flocktale
