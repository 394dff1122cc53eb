// SPDX-License-Identifier: MIT
#include "table/act_table_controller.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr double kDragPixels = 4;

/// The begin of a view of this length that shows [from, to): moved no more than it must be.
double scrolled(double view, double length, double from, double to)
{
    return std::max(std::min(view, from), std::min(from, to - length));
}
} // namespace

ActTableController::ActTableController(QObject* parent) : QObject(parent) {}

void ActTableController::setModel(ActTableModel* model)
{
    if (m_model == model) return;
    if (m_model) m_model->disconnect(this);
    m_model = model;
    if (m_model) {
        connect(m_model, &ActTableModel::modelReset, this, [this] {
            follow();
            emit cursorMoved();
        });
        connect(m_model, &ActTableModel::rowsInserted, this, &ActTableController::follow);
        connect(m_model, &ActTableModel::rowsRemoved, this, &ActTableController::follow);
        connect(m_model, &ActTableModel::rowsMoved, this, &ActTableController::follow);
        connect(m_model, &ActTableModel::dataChanged, this, &ActTableController::follow);
        connect(m_model, &ActTableModel::noteRaised, this, [this](const QString& note, bool refused) {
            m_refused = refused;
            setNote(note);
        });
    }
    follow();
    emit modelChanged();
}

void ActTableController::setWidth(double width)
{
    m_width = width;
    m_layout.setWidth(width);
    emit layoutChanged();
    emit cursorChanged();
}

void ActTableController::setHeight(double height)
{
    m_height = height;
    emit layoutChanged();
}

void ActTableController::setEm(double em)
{
    m_em = em;
    m_layout.setEm(em);
    emit layoutChanged();
    emit cursorChanged();
}

void ActTableController::setRowHeight(double height)
{
    m_layout.setRowHeight(height);
    emit layoutChanged();
    emit cursorChanged();
}

double ActTableController::contentHeight() const { return m_model ? m_model->count() * m_layout.rowHeight() : 0; }

QList<double> ActTableController::columnWidths() const
{
    QList<double> widths;
    for (int column = 0; column < kActColumns; ++column) widths << m_layout.columnWidth(column);
    return widths;
}

QRectF ActTableController::cursorRect() const { return m_row < 0 ? QRectF() : m_layout.cell(m_row, m_column); }

double ActTableController::scrolledX(double viewX) const
{
    const QRectF cell = cursorRect();
    return m_row < 0 ? viewX : scrolled(viewX, m_width, cell.left(), cell.right());
}

double ActTableController::scrolledY(double viewY) const
{
    const QRectF cell = cursorRect();
    const double wanted = m_row < 0 ? viewY : scrolled(viewY, m_height, cell.top(), cell.bottom());
    return std::clamp(wanted, 0.0, std::max(0.0, contentHeight() - m_height));
}

QString ActTableController::cursorText() const
{
    if (!cell().isValid()) return {};
    const QString title = m_model->headerData(m_column, Qt::Horizontal, Qt::DisplayRole).toString();
    return title + QStringLiteral(": ") + cell().data().toString();
}

bool ActTableController::isChoosing() const { return m_editing && kind() == CellKind::choice; }

QStringList ActTableController::editChoices() const
{
    return isChoosing() ? cell().data(ActTableModel::ChoicesRole).toStringList() : QStringList();
}

int ActTableController::editChoice() const
{
    return isChoosing() ? cell().data(ActTableModel::ChoiceRole).toInt() : -1;
}

bool ActTableController::takesKey(int key, int modifiers, const QString& text) const
{
    if (m_drag) return key == Qt::Key_Escape;
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return kind() != CellKind::fixed;
    default:
        return startsTyping(modifiers, text);
    }
}

bool ActTableController::pressKey(int key, int modifiers, const QString& text)
{
    if (m_drag) return key == Qt::Key_Escape && cancelDrag();
    if (!m_model || m_model->count() == 0) return false;
    const bool shift = modifiers & Qt::ShiftModifier;
    const bool control = modifiers & Qt::ControlModifier;
    const int last = m_model->count() - 1;
    const int page = std::max(1, static_cast<int>(m_height / m_layout.rowHeight()) - 1);
    switch (key) {
    case Qt::Key_Up:
        return modifiers & Qt::AltModifier ? reorder(-1) : moveCursor(control ? 0 : m_row - 1, m_column, shift);
    case Qt::Key_Down:
        return modifiers & Qt::AltModifier ? reorder(1) : moveCursor(control ? last : m_row + 1, m_column, shift);
    case Qt::Key_Left:
        return moveCursor(m_row, m_column - 1, false);
    case Qt::Key_Right:
        return moveCursor(m_row, m_column + 1, false);
    case Qt::Key_Home:
        return moveCursor(control ? 0 : m_row, 0, false);
    case Qt::Key_End:
        return moveCursor(control ? last : m_row, kActColumns - 1, false);
    case Qt::Key_PageUp:
        return moveCursor(m_row - page, m_column, shift);
    case Qt::Key_PageDown:
        return moveCursor(m_row + page, m_column, shift);
    case Qt::Key_Tab:
        return moveOn(1);
    case Qt::Key_Backtab:
        return moveOn(-1);
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        startEdit();
        return m_editing;
    default:
        if (!startsTyping(modifiers, text)) return false;
        beginEdit(text, true);
        return true;
    }
}

bool ActTableController::pressEditKey(int key, int modifiers, const QString& text)
{
    switch (key) {
    case Qt::Key_Escape:
        cancelEdit();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const bool up = key == Qt::Key_Up || (key != Qt::Key_Down && modifiers & Qt::ShiftModifier);
        // A new start may give the act another row: the neighbours of now are meant.
        const ActId next = m_model ? m_model->actAt(m_row + (up ? -1 : 1)) : ActId{};
        if (commitText(text) && !next.empty()) goTo(next);
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (commitText(text)) moveOn(key == Qt::Key_Tab ? 1 : -1);
        return true;
    default:
        return false;
    }
}

void ActTableController::startEdit()
{
    if (!m_editing && kind() != CellKind::fixed) beginEdit(cell().data(Qt::EditRole).toString(), false);
}

bool ActTableController::commitText(const QString& text)
{
    if (!m_editing) return true;
    m_refused = false;
    setNote({});
    m_model->setData(cell(), text);
    if (m_refused) return false;
    endEdit();
    return true;
}

void ActTableController::choose(int choice)
{
    if (!isChoosing()) return;
    setNote({});
    const QModelIndex at = cell();
    endEdit();
    m_model->setData(at, choice);
}

void ActTableController::cancelEdit()
{
    if (!m_editing) return;
    setNote({});
    endEdit();
}

void ActTableController::press(double x, double y, int modifiers)
{
    if (!m_model || !m_model->selection()) return;
    Selection& selection = *m_model->selection();
    const int row = m_layout.rowAt(y, m_model->count());
    if (m_editing) endEdit();
    setNote({});
    if (row < 0) {
        selection.clear();
        return;
    }
    const ActId act = m_model->actAt(row);
    m_column = m_layout.columnAt(x);
    m_press = Press{act, y, false};
    if (modifiers & Qt::ControlModifier)
        selection.toggle(act);
    else if (modifiers & Qt::ShiftModifier)
        selection.extendTo(act);
    else if (selection.isSelected(act) && selection.acts().size() > 1)
        m_press->selectOnRelease = true; // unless all of them are dragged away
    else
        selection.select(act);
    goTo(selection.isSelected(act) || selection.isEmpty() ? act : selection.currentAct());
}

void ActTableController::drag(double, double y)
{
    if (!m_press || !m_model) return;
    if (!m_drag) {
        if (std::abs(y - m_press->y) < kDragPixels || !m_model->document()) return;
        const Selection& selection = *m_model->selection();
        std::vector<ActId> block{m_press->act};
        if (selection.isSelected(m_press->act)) block = selection.acts();
        m_press->selectOnRelease = false;
        m_drag = std::make_unique<RowDrag>(*m_model->document(), std::move(block));
        emit draggingChanged();
    }
    m_drag->moveTo(m_layout.lineAt(y, m_model->count()));
}

void ActTableController::release()
{
    if (m_press && m_press->selectOnRelease && m_model) m_model->selection()->select(m_press->act);
    m_press.reset();
    if (!m_drag) return;
    m_drag->drop();
    m_drag.reset();
    emit draggingChanged();
}

void ActTableController::doubleClick(double x, double y)
{
    if (!m_model) return;
    const int row = m_layout.rowAt(y, m_model->count());
    if (row < 0) return;
    cancelDrag();
    moveCursor(row, m_layout.columnAt(x), false);
    startEdit();
}

bool ActTableController::cancelDrag()
{
    m_press.reset();
    if (!m_drag) return false;
    m_drag.reset();
    emit draggingChanged();
    return true;
}

QModelIndex ActTableController::cell() const
{
    return m_model && m_row >= 0 ? m_model->index(m_row, m_column) : QModelIndex();
}

CellKind ActTableController::kind() const
{
    return cell().isValid() ? static_cast<CellKind>(cell().data(ActTableModel::KindRole).toInt()) : CellKind::fixed;
}

/// A space plays and pauses, here as everywhere.
bool ActTableController::startsTyping(int modifiers, const QString& text) const
{
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    return kind() == CellKind::text && !text.isEmpty() && text.at(0).isPrint() && !text.at(0).isSpace();
}

bool ActTableController::moveCursor(int row, int column, bool extend)
{
    row = std::clamp(row, 0, m_model->count() - 1);
    m_column = std::clamp(column, 0, kActColumns - 1);
    const ActId act = m_model->actAt(row);
    if (Selection* selection = m_model->selection()) {
        if (extend)
            selection->extendTo(act);
        else if (act != m_act || !selection->isSelected(act))
            selection->select(act);
    }
    setNote({});
    goTo(act);
    return true;
}

/// One cell on, over the ends of the rows.
bool ActTableController::moveOn(int columns)
{
    const int cells = m_model->count() * kActColumns;
    const int next = std::max(m_row, 0) * kActColumns + m_column + columns;
    if (next < 0 || next >= cells) return false;
    return moveCursor(next / kActColumns, next % kActColumns, false);
}

bool ActTableController::reorder(int direction)
{
    if (m_row < 0 || !m_model->document()) return false;
    std::vector<ActId> block{m_act};
    if (m_model->selection() && m_model->selection()->isSelected(m_act)) block = m_model->selection()->acts();
    int first = m_model->count(), last = -1;
    for (const ActId& act : block) {
        first = std::min(first, m_model->rowOf(act));
        last = std::max(last, m_model->rowOf(act));
    }
    RowDrag step(*m_model->document(), block);
    step.moveTo(direction < 0 ? first - 1 : std::min(last + 2, m_model->count()));
    step.drop();
    emit cursorMoved();
    return true;
}

void ActTableController::beginEdit(const QString& text, bool replaces)
{
    setNote({});
    m_editText = text;
    m_editReplaces = replaces;
    m_editing = true;
    emit cursorMoved();
    emit editingChanged();
}

void ActTableController::endEdit()
{
    if (!m_editing) return;
    m_editing = false;
    emit editingChanged();
}

void ActTableController::goTo(const ActId& act)
{
    m_act = act;
    m_row = m_model ? m_model->rowOf(act) : -1;
    emit cursorChanged();
    emit cursorMoved();
}

/// The cursor goes with its act, or with the selection when that was changed elsewhere.
void ActTableController::follow()
{
    const Selection* selection = m_model ? m_model->selection() : nullptr;
    const bool elsewhere =
        selection && !selection->isEmpty() && selection->currentAct() != m_act && !selection->isSelected(m_act);
    if (elsewhere) m_act = selection->currentAct();
    const int row = m_model ? m_model->rowOf(m_act) : -1;
    if (row < 0 || elsewhere) endEdit();
    const bool moved = elsewhere && row != m_row;
    m_row = row;
    emit cursorChanged();
    if (moved) emit cursorMoved();
}

void ActTableController::setNote(const QString& note)
{
    if (note == m_note) return;
    m_note = note;
    emit noteChanged();
}

} // namespace flocktale
