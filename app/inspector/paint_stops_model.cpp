// SPDX-License-Identifier: MIT
#include "inspector/paint_stops_model.h"

#include "base/limits.h"
#include "document/list_move.h"
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

Rgb mixed(Rgb a, Rgb b, double share)
{
    return {between(a.r, b.r, share), between(a.g, b.g, share), between(a.b, b.b, share)};
}

double evenPlace(std::size_t row, std::size_t count)
{
    return count > 1 ? static_cast<double>(row) / static_cast<double>(count - 1) : 0;
}

/// Every stop's place in numbers.
void spellOut(Paint& paint)
{
    if (paint.positions.size() == paint.stops.size()) return;
    paint.positions.clear();
    for (std::size_t i = 0; i < paint.stops.size(); ++i) paint.positions.push_back(evenPlace(i, paint.stops.size()));
}

/// Even places need no numbers: a later stop spreads them anew.
void tidy(Paint& paint)
{
    const std::size_t count = paint.stops.size();
    for (std::size_t i = 0; i < count && i < paint.positions.size(); ++i)
        if (paint.positions[i] != evenPlace(i, count)) return;
    paint.positions.clear();
}

std::size_t insertAt(Paint& paint, double place, Rgb color)
{
    const auto behind = std::upper_bound(paint.positions.begin(), paint.positions.end(), place);
    const auto row = behind - paint.positions.begin();
    paint.positions.insert(behind, place);
    paint.stops.insert(paint.stops.begin() + row, color);
    return static_cast<std::size_t>(row);
}

/// The row in which the stop is then. It comes to rest where it would stand if all were spread evenly.
std::size_t putAt(Paint& paint, std::size_t row, double place)
{
    constexpr double kCatch = 0.01;
    spellOut(paint);
    const Rgb color = paint.stops[row];
    paint.stops.erase(paint.stops.begin() + static_cast<std::ptrdiff_t>(row));
    paint.positions.erase(paint.positions.begin() + static_cast<std::ptrdiff_t>(row));
    const double rounded = std::clamp(std::round(place * 1000) / 1000, 0.0, 1.0);
    const std::size_t count = paint.stops.size() + 1;
    const auto nearest = static_cast<std::size_t>(std::lround(rounded * static_cast<double>(count - 1)));
    const double even = evenPlace(nearest, count);
    const std::size_t now = insertAt(paint, std::abs(even - rounded) < kCatch ? even : rounded, color);
    tidy(paint);
    return now;
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

QList<double> PaintStopsModel::places() const { return {m_positions.begin(), m_positions.end()}; }

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
    if (!m_positions.empty()) return m_positions[static_cast<std::size_t>(row)];
    return count > 1 ? row / (count - 1.0) : 0.5;
}

void PaintStopsModel::setColor(int row, const QColor& color)
{
    if (row < 0 || row >= rowCount() || !color.isValid()) return;
    m_document->edit(tr("Change colour"), editOf(row, [row, color](Paint& paint) {
                         paint.stops[static_cast<std::size_t>(row)] = toRgb(color);
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
    m_document->updateGesture(m_gesture, editOf(row, [row, color](Paint& paint) {
                                  paint.stops[static_cast<std::size_t>(row)] = toRgb(color);
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
    m_document->edit(tr("Add colour"), editOf(row, [row](Paint& paint) {
                         if (paint.stops.size() >= limits::kPaintStops) return false;
                         const auto at = static_cast<std::size_t>(row);
                         const std::size_t next = std::min(at + 1, paint.stops.size() - 1);
                         const Rgb color = mixed(paint.stops[at], paint.stops[next], 0.5);
                         if (!paint.positions.empty()) {
                             const double to = next > at ? paint.positions[next] : 1;
                             paint.positions.insert(paint.positions.begin() + row + 1, (paint.positions[at] + to) / 2);
                         }
                         paint.stops.insert(paint.stops.begin() + row + 1, color);
                         return true;
                     }));
}

void PaintStopsModel::addAt(double place)
{
    if (rowCount() == 0 || isFull()) return;
    const double inside = std::round(std::clamp(place, 0.0, 1.0) * 1000) / 1000;
    int before = 0;
    while (before + 1 < rowCount() && placeOf(before + 1) <= inside) ++before;
    const bool first = rowCount() > 1 && inside < placeOf(0);
    const double from = placeOf(before);
    const double to = before + 1 < rowCount() ? placeOf(before + 1) : from;
    const double share = to > from ? std::clamp((inside - from) / (to - from), 0.0, 1.0) : 0;
    const int row = before;
    const bool placed = isPlaced();
    m_document->edit(tr("Add colour"), editOf(row, [row, share, first, placed, inside](Paint& paint) {
                         std::vector<Rgb>& stops = paint.stops;
                         if (stops.size() >= limits::kPaintStops) return false;
                         const auto at = static_cast<std::size_t>(row);
                         const Rgb color = mixed(stops[at], stops[std::min(at + 1, stops.size() - 1)], share);
                         if (placed) {
                             spellOut(paint);
                             insertAt(paint, inside, color);
                             tidy(paint);
                             return true;
                         }
                         paint.positions.clear();
                         stops.insert(stops.begin() + row + (first ? 0 : 1), color);
                         return true;
                     }));
    setCurrent(first ? row : row + 1);
}

ShowDocument::Edit PaintStopsModel::placingOf(int row, double place) const
{
    return editOf(row, [row, place](Paint& paint) {
        putAt(paint, static_cast<std::size_t>(row), place);
        return true;
    });
}

void PaintStopsModel::setPlace(double place)
{
    if (!m_document || rowCount() == 0 || !isPlaced()) return;
    Paint moved{PaintKind::gradient, m_stops, 0, m_positions};
    const std::size_t row = putAt(moved, static_cast<std::size_t>(m_current), place);
    m_document->edit(tr("Move colour"), placingOf(m_current, place));
    setCurrent(static_cast<int>(row));
}

void PaintStopsModel::beginMove()
{
    if (!m_document || rowCount() == 0) return;
    m_moved = m_current;
    m_before = Paint{PaintKind::gradient, m_stops, 0, m_positions};
    m_gesture = m_document->beginGesture(isPlaced() ? tr("Move colour") : tr("Reorder colours"));
}

void PaintStopsModel::moveTo(double place)
{
    if (!m_document || m_gesture == 0) return;
    const int from = m_moved;
    if (isPlaced()) {
        Paint moved = m_before;
        const auto row = static_cast<int>(putAt(moved, static_cast<std::size_t>(from), place));
        m_document->updateGesture(m_gesture, placingOf(from, place));
        setCurrent(row);
        return;
    }
    int to = 0;
    for (int row = 1; row < rowCount(); ++row)
        if (std::abs(placeOf(row) - place) < std::abs(placeOf(to) - place)) to = row;
    m_document->updateGesture(
        m_gesture, editOf(std::max(from, to), [from, to](Paint& paint) { return moveItem(paint.stops, from, to); }));
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
    m_document->edit(tr("Remove colour"), editOf(row, [row](Paint& paint) {
                         if (paint.stops.size() < 2) return false;
                         paint.stops.erase(paint.stops.begin() + row);
                         if (!paint.positions.empty()) paint.positions.erase(paint.positions.begin() + row);
                         return true;
                     }));
}

void PaintStopsModel::move(int row, int direction)
{
    const int to = row + direction;
    if (row < 0 || to < 0 || row >= rowCount() || to >= rowCount()) return;
    m_document->edit(tr("Reorder colours"), editOf(std::max(row, to), [row, to](Paint& paint) {
                         std::swap(paint.stops[static_cast<std::size_t>(row)],
                                   paint.stops[static_cast<std::size_t>(to)]);
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
            if (change(changed.color) && setCast(show, focus.act, changed)) any = true;
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
    std::vector<double> positions;
    if (several && !banded && shown->color.positions.size() == wanted.size()) positions = shown->color.positions;
    const bool news = banded != m_banded || wanted != m_stops || positions != m_positions;
    m_banded = banded;
    const bool summary = several != m_several || wanted.size() != m_stops.size();
    m_several = several;

    // A place is asked for by row, so there must never be fewer than rows.
    m_positions.clear();
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
    m_positions = std::move(positions);
    if (summary) emit countChanged();
    if (!news) return;
    // Where each stands depends on how many there are.
    if (!m_stops.empty()) emit dataChanged(index(0), index(rowCount() - 1), {PlaceRole});
    setCurrent(m_current);
    emit colorsChanged();
}

} // namespace flocktale
