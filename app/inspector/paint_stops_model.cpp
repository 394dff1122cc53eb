// SPDX-License-Identifier: MIT
#include "inspector/paint_stops_model.h"

#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

std::uint8_t between(std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>((a + b) / 2); }

} // namespace

PaintStopsModel::PaintStopsModel(QObject* parent) : QAbstractListModel(parent) {}

void PaintStopsModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &PaintStopsModel::refresh);
    refresh();
    emit documentChanged();
}

void PaintStopsModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &PaintStopsModel::refresh);
    refresh();
    emit selectionChanged();
}

bool PaintStopsModel::isFull() const { return rowCount() >= limits::kPaintStops; }

int PaintStopsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_stops.size());
}

QVariant PaintStopsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    return role == ColorRole ? toColor(m_stops[static_cast<std::size_t>(index.row())]) : QVariant();
}

QHash<int, QByteArray> PaintStopsModel::roleNames() const { return {{ColorRole, "stopColor"}}; }

void PaintStopsModel::setColor(int row, const QColor& color)
{
    if (row < 0 || row >= rowCount() || !color.isValid()) return;
    m_document->edit(tr("Change colour"), editOf([row, color](std::vector<Rgb>& stops) {
                         stops[static_cast<std::size_t>(row)] = toRgb(color);
                         return true;
                     }));
}

void PaintStopsModel::beginScrub()
{
    if (m_document) m_gesture = m_document->beginGesture(tr("Change colour"));
}

void PaintStopsModel::scrubColor(int row, const QColor& color)
{
    if (row < 0 || row >= rowCount() || !color.isValid()) return;
    m_document->updateGesture(m_gesture, editOf([row, color](std::vector<Rgb>& stops) {
                                  stops[static_cast<std::size_t>(row)] = toRgb(color);
                                  return true;
                              }));
}

void PaintStopsModel::endScrub()
{
    if (m_document) m_document->commitGesture(m_gesture);
}

void PaintStopsModel::cancelScrub()
{
    if (m_document) m_document->cancelGesture(m_gesture);
}

void PaintStopsModel::add(int row)
{
    if (row < 0 || row >= rowCount() || isFull()) return;
    m_document->edit(tr("Add colour"), editOf([row](std::vector<Rgb>& stops) {
                         const auto at = static_cast<std::size_t>(row);
                         const Rgb here = stops[at];
                         const Rgb next = stops[std::min(at + 1, stops.size() - 1)];
                         const Rgb middle{between(here.r, next.r), between(here.g, next.g), between(here.b, next.b)};
                         stops.insert(stops.begin() + row + 1, middle);
                         return true;
                     }));
}

void PaintStopsModel::remove(int row)
{
    if (row < 0 || row >= rowCount() || rowCount() < 2) return;
    m_document->edit(tr("Remove colour"), editOf([row](std::vector<Rgb>& stops) {
                         stops.erase(stops.begin() + row);
                         return true;
                     }));
}

void PaintStopsModel::move(int row, int direction)
{
    const int to = row + direction;
    if (row < 0 || to < 0 || row >= rowCount() || to >= rowCount()) return;
    m_document->edit(tr("Reorder colours"), editOf([row, to](std::vector<Rgb>& stops) {
                         std::swap(stops[static_cast<std::size_t>(row)], stops[static_cast<std::size_t>(to)]);
                         return true;
                     }));
}

const Cast* PaintStopsModel::cast() const
{
    if (!m_document || !m_selection) return nullptr;
    const Act* act = findAct(m_document->show(), m_selection->currentAct());
    return act ? findCast(*act, m_selection->currentCast()) : nullptr;
}

ShowDocument::Edit PaintStopsModel::editOf(Change change) const
{
    return
        [act = m_selection->currentAct(), cast = m_selection->currentCast(), change = std::move(change)](Show& show) {
            const Act* owner = findAct(std::as_const(show), act);
            const Cast* current = owner ? findCast(*owner, cast) : nullptr;
            if (!current) return false;
            Cast changed = *current;
            return change(changed.color.stops) && setCast(show, act, changed);
        };
}

void PaintStopsModel::refresh()
{
    const Cast* shown = cast();
    std::vector<Rgb> wanted = shown ? shown->color.stops : std::vector<Rgb>{};
    const bool several = shown && shown->color.kind != PaintKind::solid;
    if (shown && !several && wanted.size() > 1) wanted.resize(1);
    const bool summary = several != m_several || wanted.size() != m_stops.size();
    m_several = several;

    // Stops have no ids: the ones at the end come and go, the others change their colour.
    const auto size = static_cast<int>(m_stops.size());
    const auto wantedSize = static_cast<int>(wanted.size());
    if (wantedSize < size) {
        beginRemoveRows({}, wantedSize, size - 1);
        m_stops.resize(wanted.size());
        endRemoveRows();
    }
    for (int i = 0; i < rowCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (m_stops[at] == wanted[at]) continue;
        m_stops[at] = wanted[at];
        emit dataChanged(index(i), index(i), {ColorRole});
    }
    if (wantedSize > rowCount()) {
        beginInsertRows({}, rowCount(), wantedSize - 1);
        m_stops = std::move(wanted);
        endInsertRows();
    }
    if (summary) emit countChanged();
}

} // namespace flocktale
