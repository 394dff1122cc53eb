// SPDX-License-Identifier: MIT
#include "inspector/cast_list_model.h"

#include "base/limits.h"
#include "document/list_sync.h"
#include "inspector/cast_edits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/shape_labels.h"
#include "show/edit.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace flocktale {

CastListModel::CastListModel(QObject* parent) : QAbstractListModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void CastListModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) {
        m_document->disconnect(this);
        m_document->problems().disconnect(this);
    }
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, &CastListModel::refresh);
        connect(&m_document->problems(), &ActProblems::changed, this, &CastListModel::refresh);
    }
    refresh();
    emit documentChanged();
}

void CastListModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &CastListModel::refresh);
    refresh();
    emit selectionChanged();
}

int CastListModel::current() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool CastListModel::isFull() const { return rowCount() >= limits::kCastsPerAct; }

int CastListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CastListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CastIdRole:
        return QString::fromStdString(row.id.value);
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case BirdsRole:
        return row.birds;
    case BirdsTextRole:
        return tr("%n bird(s)", "", row.birds);
    case ColorRole:
        return row.color;
    case ShapeRole:
        return row.shape;
    case CurrentRole:
        return row.current;
    case SelectedRole:
        return row.selected;
    case ProblemRole:
        return row.problem;
    default:
        return {};
    }
}

QHash<int, QByteArray> CastListModel::roleNames() const
{
    return {{CastIdRole, "castId"},       {NameRole, "name"},         {BirdsRole, "birds"},
            {BirdsTextRole, "birdsText"}, {ColorRole, "color"},       {ShapeRole, "shape"},
            {CurrentRole, "current"},     {SelectedRole, "selected"}, {ProblemRole, "trouble"}};
}

void CastListModel::choose(int row)
{
    const Row* chosen = rowAt(row);
    if (chosen && m_selection) m_selection->selectCast(CastId(chosen->id));
}

void CastListModel::toggle(int row)
{
    const Row* chosen = rowAt(row);
    if (chosen && m_selection) m_selection->toggleCast(CastId(chosen->id));
}

void CastListModel::extendTo(int row)
{
    const Row* chosen = rowAt(row);
    if (chosen && m_selection) m_selection->extendToCast(CastId(chosen->id));
}

void CastListModel::add()
{
    const Act* owner = act();
    if (!owner) return;
    const ActId where = owner->id;
    Cast cast;
    cast.place.x = m_document->show().stage.width / 2;
    cast.place.y = m_document->show().stage.height / 2;
    CastId added;
    m_document->edit(tr("Add cast"), [&](Show& show) {
        added = addCast(show, where, cast);
        return !added.empty();
    });
    if (!added.empty()) m_selection->selectCast(added);
}

void CastListModel::duplicate(int row)
{
    const Row* original = rowAt(row);
    const Act* owner = act();
    if (!original || !owner) return;
    const ActId where = owner->id;
    const CastId id = original->id;
    CastId copy;
    m_document->edit(tr("Duplicate cast"), [&](Show& show) {
        copy = duplicateCast(show, where, id);
        return !copy.empty();
    });
    if (!copy.empty()) m_selection->selectCast(copy);
}

void CastListModel::remove(int row)
{
    const Row* removed = rowAt(row);
    const Act* owner = act();
    if (!removed || !owner) return;
    const ActId where = owner->id;
    const CastId id = removed->id;
    // The neighbour that takes the place becomes the current cast.
    const Row* next = rowAt(row + 1) ? rowAt(row + 1) : rowAt(row - 1);
    const CastId nextId = next && removed->current ? next->id : CastId{};
    m_document->edit(tr("Remove cast"), [&](Show& show) { return removeCast(show, where, id); });
    if (!nextId.empty()) m_selection->selectCast(nextId);
}

void CastListModel::removeSelected()
{
    const Act* owner = act();
    if (!owner || m_selection->casts().empty()) return;
    if (m_selection->casts().size() == 1) return remove(current());
    const ActId where = owner->id;
    const std::vector<CastId> casts = m_selection->casts();
    m_document->edit(tr("Remove casts"), [&](Show& show) {
        bool changed = false;
        for (const CastId& cast : casts) changed = removeCast(show, where, cast) || changed;
        return changed;
    });
}

void CastListModel::move(int row, int direction)
{
    const Row* moved = rowAt(row);
    const Act* owner = act();
    if (!moved || !owner || row + direction < 0) return;
    const ActId where = owner->id;
    const CastId id = moved->id;
    const auto to = static_cast<std::size_t>(row + direction);
    m_document->edit(tr("Reorder casts"), [&](Show& show) { return moveCast(show, where, id, to); });
}

void CastListModel::beginDrag(int row)
{
    const Row* dragged = rowAt(row);
    const Act* owner = act();
    if (!dragged || !owner) return;
    m_dragAct = owner->id;
    m_dragged = dragged->id;
    m_gesture = m_document->beginGesture(tr("Reorder casts"));
}

void CastListModel::dragTo(int row)
{
    if (!m_document || m_gesture == 0 || row < 0) return;
    const auto to = static_cast<std::size_t>(row);
    m_document->updateGesture(m_gesture, [&](Show& show) { return moveCast(show, m_dragAct, m_dragged, to); });
}

void CastListModel::endDrag()
{
    if (m_document && m_gesture != 0) m_document->commitGesture(m_gesture);
    m_gesture = 0;
}

void CastListModel::cancelDrag()
{
    if (m_document && m_gesture != 0) m_document->cancelGesture(m_gesture);
    m_gesture = 0;
}

bool CastListModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) refresh();
    return QAbstractListModel::eventFilter(watched, event);
}

std::vector<CastListModel::Row> CastListModel::presentRows() const
{
    std::vector<Row> rows;
    const Act* owner = act();
    if (!owner) return rows;
    const std::vector<BirdRange> ranges = castRanges(*owner, m_document->show().flock.count);
    for (std::size_t i = 0; i < owner->casts.size(); ++i) {
        const Cast& cast = owner->casts[i];
        const QString shape = shapeLabel(shapeTypeName(cast.shape));
        rows.push_back({cast.id, cast.name.empty() ? shape : QString::fromStdString(cast.name), ranges[i].size(),
                        cast.color.stops.empty() ? QColor() : toColor(cast.color.stops.front()), shape,
                        cast.id == m_selection->currentCast(), m_selection->isSelected(cast.id),
                        m_document->problems().textOf(owner->id, cast.id)});
    }
    return rows;
}

const Act* CastListModel::act() const
{
    return m_document && m_selection ? findAct(m_document->show(), m_selection->currentAct()) : nullptr;
}

const CastListModel::Row* CastListModel::rowAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

void CastListModel::refresh()
{
    ListSync::bring(*this, m_rows, presentRows());
    updateSummary();
}

void CastListModel::updateSummary()
{
    m_problem.clear();
    m_warning.clear();
    m_summary.clear();
    if (const Act* owner = act()) {
        const int flock = m_document->show().flock.count;
        int placed = 0;
        for (const Row& row : m_rows) placed += row.birds;
        if (const int missing = missingBirds(m_document->show(), *owner); missing > 0)
            m_warning = tr("The casts ask for %n bird(s) more than the flock has.", "", missing);
        else if (owner->mode == ActMode::form && owner->casts.empty())
            m_warning = tr("A formation needs a cast: add one and give it a shape.");
        if (m_warning.isEmpty()) m_problem = m_document->problems().textOf(owner->id);
        m_summary = placed == flock ? tr("all %n bird(s)", "", flock) : tr("%1 of %n bird(s)", "", flock).arg(placed);
    }
    emit summaryChanged();
}

} // namespace flocktale
