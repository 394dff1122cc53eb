// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// Everything that keys and mouse do on the timeline, for a sheet: the commands in the order of their keys, then the
/// gestures. Made anew for each sheet, so that it speaks the language of the moment.
class TimelineKeyModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        TextRole = Qt::UserRole,
        KeysRole,    ///< portable text of a key; empty for a gesture
        GestureRole, ///< in words; empty for a key
    };

    explicit TimelineKeyModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString text, keys, gesture;
    };
    std::vector<Row> m_rows;
};

} // namespace flocktale
