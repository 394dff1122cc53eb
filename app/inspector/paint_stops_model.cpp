// SPDX-License-Identifier: MIT
#include "inspector/paint_stops_model.h"

#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/foci.h"
#include "show/edit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

namespace {

std::uint8_t between(std::uint8_t a, std::uint8_t b, double share)
{
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
}

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
    if (role == ColorRole) return toColor(m_stops[static_cast<std::size_t>(index.row())]);
    return role == PlaceRole ? placeOf(index.row()) : QVariant();
}

QHash<int, QByteArray> PaintStopsModel::roleNames() const { return {{ColorRole, "stopColor"}, {PlaceRole, "place"}}; }

QList<QColor> PaintStopsModel::colors() const
{
    QList<QColor> colors;
    for (const Rgb& stop : m_stops) colors.append(toColor(stop));
    return colors;
}

void PaintStopsModel::setCurrent(int row)
{
    const int inside = std::clamp(row, 0, std::max(rowCount() - 1, 0));
    if (inside == m_current) return;
    m_current = inside;
    emit currentChanged();
    emit colorsChanged();
}

double PaintStopsModel::placeOf(int row) const
{
    const int count = rowCount();
    if (m_banded) return (row + 0.5) / count;
    return count > 1 ? row / (count - 1.0) : 0.5;
}

void PaintStopsModel::setColor(int row, const QColor& color)
{
    if (row < 0 || row >= rowCount() || !color.isValid()) return;
    m_document->edit(tr("Change colour"), editOf(row, [row, color](std::vector<Rgb>& stops) {
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
    m_document->updateGesture(m_gesture, editOf(row, [row, color](std::vector<Rgb>& stops) {
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
    m_document->edit(
        tr("Add colour"), editOf(row, [row](std::vector<Rgb>& stops) {
            if (stops.size() >= limits::kPaintStops) return false;
            const auto at = static_cast<std::size_t>(row);
            const Rgb here = stops[at];
            const Rgb next = stops[std::min(at + 1, stops.size() - 1)];
            const Rgb middle{between(here.r, next.r, 0.5), between(here.g, next.g, 0.5), between(here.b, next.b, 0.5)};
            stops.insert(stops.begin() + row + 1, middle);
            return true;
        }));
}

void PaintStopsModel::addAt(double place)
{
    if (rowCount() == 0 || isFull()) return;
    const double inside = std::clamp(place, 0.0, 1.0);
    int before = 0;
    while (before + 1 < rowCount() && placeOf(before + 1) <= inside) ++before;
    const bool first = rowCount() > 1 && m_banded && inside < placeOf(0);
    const double from = placeOf(before);
    const double to = before + 1 < rowCount() ? placeOf(before + 1) : from;
    const double share = to > from ? std::clamp((inside - from) / (to - from), 0.0, 1.0) : 0;
    const int row = before;
    m_document->edit(tr("Add colour"), editOf(row, [row, share, first](std::vector<Rgb>& stops) {
                         if (stops.size() >= limits::kPaintStops) return false;
                         const auto at = static_cast<std::size_t>(row);
                         const Rgb here = stops[at];
                         const Rgb next = stops[std::min(at + 1, stops.size() - 1)];
                         const Rgb mixed{between(here.r, next.r, share), between(here.g, next.g, share),
                                         between(here.b, next.b, share)};
                         stops.insert(stops.begin() + row + (first ? 0 : 1), mixed);
                         return true;
                     }));
    setCurrent(first ? row : row + 1);
}

void PaintStopsModel::beginMove()
{
    if (!m_document || rowCount() == 0) return;
    m_moved = m_current;
    m_gesture = m_document->beginGesture(tr("Reorder colours"));
}

void PaintStopsModel::moveTo(double place)
{
    if (!m_document || m_gesture == 0) return;
    int to = 0;
    for (int row = 1; row < rowCount(); ++row)
        if (std::abs(placeOf(row) - place) < std::abs(placeOf(to) - place)) to = row;
    const int from = m_moved;
    m_document->updateGesture(m_gesture, editOf(std::max(from, to), [from, to](std::vector<Rgb>& stops) {
                                  const auto at = [&stops](int row) { return stops.begin() + row; };
                                  if (to > from)
                                      std::rotate(at(from), at(from + 1), at(to + 1));
                                  else
                                      std::rotate(at(to), at(from), at(from + 1));
                                  return to != from;
                              }));
    setCurrent(to);
}

void PaintStopsModel::endMove()
{
    if (m_document && m_gesture != 0) m_document->commitGesture(m_gesture);
    m_gesture = 0;
}

void PaintStopsModel::cancelMove()
{
    if (m_document && m_gesture != 0) m_document->cancelGesture(m_gesture);
    m_gesture = 0;
    setCurrent(m_moved);
}

void PaintStopsModel::remove(int row)
{
    if (row < 0 || row >= rowCount() || rowCount() < 2) return;
    m_document->edit(tr("Remove colour"), editOf(row, [row](std::vector<Rgb>& stops) {
                         if (stops.size() < 2) return false;
                         stops.erase(stops.begin() + row);
                         return true;
                     }));
}

void PaintStopsModel::move(int row, int direction)
{
    const int to = row + direction;
    if (row < 0 || to < 0 || row >= rowCount() || to >= rowCount()) return;
    m_document->edit(tr("Reorder colours"), editOf(std::max(row, to), [row, to](std::vector<Rgb>& stops) {
                         std::swap(stops[static_cast<std::size_t>(row)], stops[static_cast<std::size_t>(to)]);
                         return true;
                     }));
    if (m_current == row) setCurrent(to);
}

const Cast* PaintStopsModel::cast() const
{
    if (!m_document || !m_selection) return nullptr;
    const Act* act = findAct(m_document->show(), m_selection->currentAct());
    return act ? findCast(*act, m_selection->currentCast()) : nullptr;
}

ShowDocument::Edit PaintStopsModel::editOf(int row, Change change) const
{
    return [row, foci = selectedCasts(m_document->show(), m_selection), change = std::move(change)](Show& show) {
        bool any = false;
        for (const Focus& focus : foci) {
            const Act* owner = findAct(std::as_const(show), focus.act);
            const Cast* current = owner ? findCast(*owner, focus.cast) : nullptr;
            if (!current || row >= static_cast<int>(current->color.stops.size())) continue;
            Cast changed = *current;
            if (change(changed.color.stops) && setCast(show, focus.act, changed)) any = true;
        }
        return any;
    };
}

void PaintStopsModel::refresh()
{
    const Cast* shown = cast();
    std::vector<Rgb> wanted = shown ? shown->color.stops : std::vector<Rgb>{};
    const bool several = shown && shown->color.kind != PaintKind::solid;
    if (shown && !several && wanted.size() > 1) wanted.resize(1);
    const bool banded = shown && shown->color.kind == PaintKind::index;
    const bool news = banded != m_banded || wanted != m_stops;
    m_banded = banded;
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
    if (!news) return;
    // Where each stands depends on how many there are.
    if (!m_stops.empty()) emit dataChanged(index(0), index(rowCount() - 1), {PlaceRole});
    setCurrent(m_current);
    emit colorsChanged();
}

} // namespace flocktale
