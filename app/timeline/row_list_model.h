// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

namespace flocktale {

/// A list whose rows are kept elsewhere (IdRows) and only change through these functions, so that its count and its
/// signals are always right. Not a template, because newer versions of Qt want to know the base of every QML type.
class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_count; }

    /// `change` makes the rows as the announcement says.
    template <typename Change>
    void changeAll(int count, Change change)
    {
        beginResetModel();
        change();
        m_count = count;
        endResetModel();
    }
    template <typename Change>
    void insertOne(int at, Change change)
    {
        beginInsertRows({}, at, at);
        change();
        ++m_count;
        endInsertRows();
    }
    template <typename Change>
    void removeOne(int at, Change change)
    {
        beginRemoveRows({}, at, at);
        change();
        --m_count;
        endRemoveRows();
    }
    /// To an earlier place.
    template <typename Change>
    void moveOne(int from, int to, Change change)
    {
        beginMoveRows({}, from, from, {}, to);
        change();
        endMoveRows();
    }

private:
    int m_count = 0;
};

} // namespace flocktale
