// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The undo history as rows: the show as it was opened, then every step. Rows behind the current one can be redone; one
/// is the state on disk, as long as the history reaches it.
/// Owned by the session.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(int current READ current NOTIFY currentChanged FINAL)

public:
    enum Role { TextRole = Qt::UserRole + 1, CurrentRole, DoneRole, SavedRole };

    explicit HistoryModel(ShowDocument& document, QObject* parent = nullptr);

    /// The row that the show is at.
    [[nodiscard]] int current() const { return m_current; }
    Q_INVOKABLE void jumpTo(int row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void currentChanged();

private:
    void update();

    ShowDocument& m_document;
    QStringList m_steps;
    int m_current = 0;
    int m_saved = 0; ///< the row that is on disk, -1 when none is
};

} // namespace flocktale
