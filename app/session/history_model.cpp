// SPDX-License-Identifier: MIT
#include "session/history_model.h"

#include <utility>

namespace flocktale {

HistoryModel::HistoryModel(ShowDocument& document, QObject* parent) : QAbstractListModel(parent), m_document(document)
{
    connect(&m_document, &ShowDocument::historyChanged, this, &HistoryModel::update);
    connect(&m_document, &ShowDocument::modifiedChanged, this, &HistoryModel::update);
    update();
}

void HistoryModel::jumpTo(int row)
{
    if (row >= 0 && row < rowCount()) m_document.jumpTo(row);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return row == 0 ? tr("As opened") : m_steps.at(row - 1);
    case CurrentRole:
        return row == m_current;
    case DoneRole:
        return row <= m_current;
    case SavedRole:
        return row == m_saved;
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{TextRole, "stepName"}, {CurrentRole, "isCurrent"}, {DoneRole, "done"}, {SavedRole, "isSaved"}};
}

void HistoryModel::update()
{
    const QUndoStack& history = m_document.history();
    QStringList steps;
    for (int i = 0; i < history.count(); ++i) steps << history.text(i);
    if (steps != m_steps) {
        // A new step also drops the ones that could be redone, and a full history its oldest: the rows are few.
        beginResetModel();
        m_steps = std::move(steps);
        m_current = history.index();
        m_saved = history.cleanIndex();
        endResetModel();
    } else if (history.index() != m_current || history.cleanIndex() != m_saved) {
        m_current = history.index();
        m_saved = history.cleanIndex();
        emit dataChanged(index(0), index(rowCount() - 1), {CurrentRole, DoneRole, SavedRole});
    } else {
        return;
    }
    emit currentChanged();
}

} // namespace flocktale
