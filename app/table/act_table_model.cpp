// SPDX-License-Identifier: MIT
#include "table/act_table_model.h"

#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {
std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

ActColumn columnOf(const QModelIndex& index) { return static_cast<ActColumn>(index.column()); }
} // namespace

ActTableModel::ActTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void ActTableModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &ActTableModel::onChanged);
    beginResetModel();
    m_rows = wantedRows();
    endResetModel();
    emit documentChanged();
    emit countChanged();
}

void ActTableModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &ActTableModel::refresh);
    refresh();
    emit selectionChanged();
}

void ActTableModel::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    m_cells = ActCells(m_shapes ? m_shapes->generators() : std::vector<const ShapeGenerator*>{});
    refresh();
    emit shapesChanged();
}

void ActTableModel::setProblems(QAbstractItemModel* problems)
{
    if (m_problems == problems) return;
    if (m_problems) m_problems->disconnect(this);
    m_problems = problems;
    if (m_problems) connect(m_problems, &QAbstractItemModel::modelReset, this, &ActTableModel::readProblems);
    readProblems();
    emit problemsChanged();
}

ActId ActTableModel::actAt(int row) const
{
    return row >= 0 && row < count() ? m_rows[static_cast<std::size_t>(row)] : ActId{};
}

int ActTableModel::rowOf(const ActId& act) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), act);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ActTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

int ActTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kActColumns; }

QVariant ActTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Act* act = actOf(index.row());
    if (!act) return {};
    const Show& show = m_document->show();
    const ActColumn column = columnOf(index);
    const auto problems = m_problemsOf.find(act->id);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (column != ActColumn::problems) return m_cells.text(show, *act, column);
        if (problems == m_problemsOf.end()) return QString();
        return problems->second.join(QStringLiteral("; "));
    case SelectedRole:
        return m_selection && m_selection->isSelected(act->id);
    case CurrentRole:
        return m_selection && m_selection->currentAct() == act->id;
    case KindRole:
        return static_cast<int>(m_cells.kind(show, *act, column));
    case ChoicesRole:
        return m_cells.choices(show, *act, column);
    case ChoiceRole:
        return m_cells.choice(show, *act, column);
    case WarnRole:
        return column == ActColumn::problems && problems != m_problemsOf.end();
    default:
        return {};
    }
}

QVariant ActTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= kActColumns) return {};
    return ActCells::title(static_cast<ActColumn>(section));
}

Qt::ItemFlags ActTableModel::flags(const QModelIndex& index) const
{
    // Qt's own table asks for cells that are not there.
    if (!index.isValid()) return Qt::NoItemFlags;
    const Act* act = actOf(index.row());
    const bool typed = act && m_cells.kind(m_document->show(), *act, columnOf(index)) != CellKind::fixed;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (typed ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ActTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    const ActId act = actAt(index.row());
    const ActColumn column = columnOf(index);
    // What is shown is rounded: typed back it is no edit.
    if (m_cells.kind(m_document->show(), *actOf(index.row()), column) == CellKind::text &&
        value.toString() == data(index, Qt::EditRole).toString())
        return false;
    ActCells::Outcome outcome;
    const bool changed = m_document->edit(ActCells::stepName(column), [&](Show& show) {
        outcome = m_cells.set(show, act, column, value);
        return outcome.changed;
    });
    const bool refused = !outcome.refusal.isEmpty();
    const QString note = refused ? outcome.refusal : outcome.note;
    if (!note.isEmpty()) emit noteRaised(note, refused);
    return changed;
}

QHash<int, QByteArray> ActTableModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {SelectedRole, "chosen"}, {CurrentRole, "ofCurrent"}, {KindRole, "kind"},
            {ChoicesRole, "choices"},     {ChoiceRole, "choice"},   {WarnRole, "warn"}};
}

const Act* ActTableModel::actOf(int row) const
{
    return m_document ? findAct(m_document->show(), actAt(row)) : nullptr;
}

std::vector<ActId> ActTableModel::wantedRows() const
{
    std::vector<ActId> wanted;
    if (m_document)
        for (const Act& act : m_document->show().acts) wanted.push_back(act.id);
    return wanted;
}

void ActTableModel::onChanged(const ShowChange& change)
{
    if (change.everything) {
        beginResetModel();
        m_rows = wantedRows();
        endResetModel();
        emit countChanged();
        return;
    }
    if (change.actOrder) sync(wantedRows());
    for (const ActId& act : change.acts)
        if (const int row = rowOf(act); row >= 0) emit dataChanged(index(row, 0), index(row, kActColumns - 1));
}

/// The finest news there is, so that a view keeps its place: rows that go, come and move one by one.
void ActTableModel::sync(const std::vector<ActId>& wanted)
{
    const std::size_t before = m_rows.size();
    for (std::size_t i = m_rows.size(); i-- > 0;) {
        if (std::find(wanted.begin(), wanted.end(), m_rows[i]) != wanted.end()) continue;
        beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
        m_rows.erase(m_rows.begin() + offset(i));
        endRemoveRows();
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i < m_rows.size() && m_rows[i] == wanted[i]) continue;
        const auto found = std::find(m_rows.begin() + offset(i), m_rows.end(), wanted[i]);
        if (found == m_rows.end()) {
            beginInsertRows({}, static_cast<int>(i), static_cast<int>(i));
            m_rows.insert(m_rows.begin() + offset(i), wanted[i]);
            endInsertRows();
        } else {
            const auto from = static_cast<int>(found - m_rows.begin());
            beginMoveRows({}, from, from, {}, static_cast<int>(i));
            std::rotate(m_rows.begin() + offset(i), found, found + 1);
            endMoveRows();
        }
    }
    if (m_rows.size() != before) emit countChanged();
}

void ActTableModel::refresh()
{
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(count() - 1, kActColumns - 1));
}

void ActTableModel::readProblems()
{
    m_problemsOf.clear();
    if (m_problems) {
        const QHash<int, QByteArray> names = m_problems->roleNames();
        const int message = names.key("message", -1);
        const int act = names.key("actId", -1);
        for (int row = 0; row < m_problems->rowCount(); ++row) {
            const QModelIndex at = m_problems->index(row, 0);
            const ActId id{at.data(act).toString().toStdString()};
            if (!id.empty()) m_problemsOf[id] << at.data(message).toString();
        }
    }
    refresh();
}

} // namespace flocktale
