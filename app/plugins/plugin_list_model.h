// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

class PluginLibrary;

/// The plugins as rows; one that failed is a row that says why.
class PluginListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session owns the plugins")

public:
    enum Role { NameRole = Qt::UserRole + 1, VersionRole, KindRole, TypeRole, FailureRole };

    /// The library is not owned and outlives the model.
    explicit PluginListModel(const PluginLibrary& library, QObject* parent = nullptr);

    /// Reads the rows anew: a plugin that was fine may have failed when its code was loaded.
    Q_INVOKABLE void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    const PluginLibrary& m_library;
};

} // namespace flocktale
