// SPDX-License-Identifier: MIT
// What the commands of the TimelineController do to the show.
#include "base/limits.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit.h"
#include "timeline/act_clipboard.h"
#include "timeline/act_templates.h"
#include "timeline/marker_edits.h"
#include "timeline/timeline_controller.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace flocktale {

namespace {

QString trimmedName(const QString& name) { return name.simplified().left(limits::kNameCharacters); }

QString moveText(ItemKind kind)
{
    if (kind == ItemKind::marker) return TimelineController::tr("Move marker");
    return kind == ItemKind::sound ? TimelineController::tr("Move sound") : TimelineController::tr("Move prop in time");
}

QString removeText(ItemKind kind)
{
    if (kind == ItemKind::marker) return TimelineController::tr("Delete marker");
    return kind == ItemKind::sound ? TimelineController::tr("Delete sound") : TimelineController::tr("Delete prop");
}

} // namespace

std::vector<ActId> TimelineController::chosen() const
{
    return m_selection ? m_selection->acts() : std::vector<ActId>{};
}

void TimelineController::addFormAt(double seconds)
{
    if (m_document && m_selection)
        addAct(newFormAct(m_document->show(), clampedToShow(seconds)), tr("Add formation act"));
}

void TimelineController::addFreeAt(double seconds)
{
    if (m_document && m_selection)
        addAct(newFreeAct(m_document->show(), clampedToShow(seconds)), tr("Add free flight act"));
}

void TimelineController::addMarkerAt(double seconds) { addMarkerAt(clampedToShow(seconds)); }

void TimelineController::askActName(const QString& act)
{
    const Act* current = m_document ? findAct(m_document->show(), ActId{act.toStdString()}) : nullptr;
    if (current) emit renameActRequested(act, QString::fromStdString(current->name), seconds(current->start));
}

void TimelineController::askMarkerName(const QString& marker)
{
    const Marker* current = m_document ? findMarker(m_document->show(), MarkerId{marker.toStdString()}) : nullptr;
    if (current)
        emit renameMarkerRequested(marker, QString::fromStdString(current->name),
                                   seconds(timeOf(m_document->show(), *current)));
}

void TimelineController::renameAct(const QString& act, const QString& name)
{
    if (!m_document) return;
    m_document->edit(tr("Rename act"), [&](Show& show) {
        const Act* current = findAct(show, ActId{act.toStdString()});
        if (!current) return false;
        Act renamed = *current;
        renamed.name = trimmedName(name).toStdString();
        return setAct(show, renamed);
    });
}

void TimelineController::renameMarker(const QString& marker, const QString& name)
{
    if (!m_document) return;
    m_document->edit(tr("Rename marker"), [&](Show& show) {
        return flocktale::renameMarker(show, MarkerId{marker.toStdString()}, trimmedName(name).toStdString());
    });
}

bool TimelineController::addAct(const Act& act, const QString& name)
{
    ActId added;
    m_document->edit(name, [&](Show& show) {
        added = flocktale::addAct(show, act, m_mode);
        return !added.empty();
    });
    return selectNew(added.empty() ? std::vector<ActId>{} : std::vector{added});
}

bool TimelineController::selectNew(const std::vector<ActId>& acts)
{
    if (acts.empty()) return false;
    m_selection->set(acts);
    revealActs(acts);
    return true;
}

std::optional<Span> TimelineController::spanOf(const std::vector<ActId>& acts) const
{
    std::optional<Span> span;
    for (const ActId& id : acts) {
        const Act* act = m_document ? findAct(m_document->show(), id) : nullptr;
        if (!act) continue;
        if (!span) span = Span{act->start, act->end()};
        span->start = std::min(span->start, act->start);
        span->end = std::max(span->end, act->end());
    }
    return span;
}

void TimelineController::revealActs(const std::vector<ActId>& acts)
{
    const auto span = spanOf(acts);
    if (span && m_scale) m_scale->revealSpan(seconds(span->start), seconds(span->end));
}

bool TimelineController::zoomToSelection()
{
    const auto span = spanOf(chosen());
    if (!span || !m_scale) return false;
    m_scale->showSpan(seconds(span->start), seconds(span->end));
    return true;
}

bool TimelineController::split()
{
    const Act* act = actAt(m_document->show(), m_playhead);
    if (!act) return false;
    const ActId id = act->id;
    ActId right;
    m_document->edit(tr("Split act"), [&](Show& show) {
        right = splitAct(show, id, m_playhead);
        return !right.empty();
    });
    return !right.empty() && selectNew({right});
}

bool TimelineController::trim(bool atStart)
{
    const Act* current = findAct(m_document->show(), m_selection->currentAct());
    // From beyond the other edge nothing would be left of the act but a step.
    if (!current || (atStart ? m_playhead >= current->end() : m_playhead <= current->start)) return false;
    const ActId act = current->id;
    const QString name = atStart ? tr("Trim start of act") : tr("Trim end of act");
    return m_document->edit(name, [&](Show& show) {
        return atStart ? trimActStart(show, act, m_playhead, m_mode) : trimActEnd(show, act, m_playhead, m_mode);
    });
}

bool TimelineController::duplicate()
{
    const std::vector<ActId> acts = chosen();
    std::vector<ActId> copies;
    const QString name = acts.size() == 1 ? tr("Duplicate act") : tr("Duplicate %1 acts").arg(acts.size());
    m_document->edit(name, [&](Show& show) {
        copies = duplicateActs(show, acts, m_mode);
        return !copies.empty();
    });
    return selectNew(copies);
}

bool TimelineController::remove(EditMode mode)
{
    if (!m_item.empty()) return removeSelectedItem();
    const std::vector<ActId> acts = chosen();
    const bool closing = mode == EditMode::ripple;
    if (acts.empty()) return closing && closeGap(m_playhead);
    emit interrupted();
    QString name = acts.size() == 1 ? tr("Delete act") : tr("Delete %1 acts").arg(acts.size());
    if (closing)
        name = acts.size() == 1 ? tr("Delete act and close gap") : tr("Delete %1 acts and close gaps").arg(acts.size());
    return m_document->edit(name, [&](Show& show) { return removeActs(show, acts, mode); });
}

bool TimelineController::closeGap(Step at)
{
    return m_document->edit(tr("Close gap"), [&](Show& show) { return flocktale::closeGap(show, at); });
}

void TimelineController::closeGapAt(double seconds)
{
    if (m_document) closeGap(clampedToShow(seconds));
}

bool TimelineController::copy()
{
    std::unique_ptr<QMimeData> data = actsToMimeData(m_document->show(), chosen());
    if (!data) return false;
    QGuiApplication::clipboard()->setMimeData(data.release());
    return true;
}

bool TimelineController::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto group = data ? actsFromMimeData(*data) : std::nullopt;
    if (!group) return false;
    std::vector<ActId> pasted;
    const std::size_t count = group->acts.size();
    const QString name = count == 1 ? tr("Paste act") : tr("Paste %1 acts").arg(count);
    m_document->edit(name, [&](Show& show) {
        pasted = pasteActs(show, *group, m_playhead, m_mode);
        return !pasted.empty();
    });
    return selectNew(pasted);
}

bool TimelineController::rename()
{
    if (m_item.kind == ItemKind::marker)
        askMarkerName(selectedMarker());
    else if (hasSelection())
        askActName(m_selection->currentActId());
    else
        return false;
    return true;
}

bool TimelineController::walk(int direction)
{
    const std::vector<Act>& acts = m_document->show().acts;
    const auto current = actIndex(m_document->show(), m_selection->currentAct());
    if (acts.empty()) return false;
    if (!current) return selectAtEnd(direction < 0);
    if (direction < 0 ? *current == 0 : *current + 1 == acts.size()) return false;
    return selectNew({acts[direction < 0 ? *current - 1 : *current + 1].id});
}

bool TimelineController::selectAtEnd(bool last)
{
    const std::vector<Act>& acts = m_document->show().acts;
    return !acts.empty() && selectNew({last ? acts.back().id : acts.front().id});
}

bool TimelineController::clear()
{
    if (cancelMarkerDrag()) return true;
    const bool any = hasSelection() || !m_item.empty();
    m_selection->clear();
    selectItem({});
    return any;
}

bool TimelineController::nudge(std::int64_t steps)
{
    const std::vector<ActId> acts = chosen();
    if (acts.empty() && m_item.empty()) return seek(std::max(Step{}, m_playhead + Step{steps}));
    if (!m_nudge) {
        const QString act = acts.size() == 1 ? tr("Move act") : tr("Move %1 acts").arg(acts.size());
        m_nudge = Nudge{m_document->beginGesture(acts.empty() ? moveText(m_item.kind) : act), 0};
    }
    m_nudge->steps += steps;
    const Step shift{m_nudge->steps};
    const bool runs = m_document->updateGesture(m_nudge->gesture, [&](Show& show) {
        return acts.empty() ? shiftItem(show, m_item, shift) : moveActs(show, acts, shift, m_mode, Passing::stop);
    });
    if (!runs) m_nudge.reset();
    return true;
}

void TimelineController::endNudge()
{
    if (m_nudge && m_document) m_document->commitGesture(m_nudge->gesture);
    m_nudge.reset();
}

bool TimelineController::reorder(int direction)
{
    const ActId act = m_selection->currentAct();
    return m_document->edit(tr("Reorder acts"), [&](Show& show) { return reorderAct(show, act, direction); });
}

bool TimelineController::addMarkerAt(Step at)
{
    if (!m_document) return false;
    MarkerId added;
    m_document->edit(tr("Add marker"), [&](Show& show) {
        Marker marker;
        marker.at = at;
        marker.name = tr("Marker %1").arg(show.markers.size() + 1).toStdString();
        added = addMarker(show, std::move(marker));
        return !added.empty();
    });
    if (!added.empty()) selectItem({ItemKind::marker, added.value});
    return !added.empty();
}

bool TimelineController::removeSelectedItem()
{
    emit interrupted();
    cancelMarkerDrag();
    const ItemRef item = m_item;
    return m_document->edit(removeText(item.kind), [&](Show& show) { return removeItem(show, item); });
}

void TimelineController::toggleAttached()
{
    if (!m_document) return;
    const QString name = isAttached() ? tr("Detach from act") : tr("Attach to act");
    m_document->edit(name, [&](Show& show) { return flocktale::toggleAttached(show, m_item); });
}

bool TimelineController::isAttached() const { return m_document && !actOf(m_document->show(), m_item).empty(); }

bool TimelineController::canToggleAttached() const
{
    if (!m_document || m_item.empty()) return false;
    Show tried = m_document->show();
    return flocktale::toggleAttached(tried, m_item);
}

bool TimelineController::seekEdge(int direction)
{
    std::optional<Step> best;
    for (const SnapPoint& point : snapPoints(m_document->show(), {}, {}, std::nullopt)) {
        if (point.kind == SnapKind::beat) continue;
        if (direction < 0 ? point.at >= m_playhead : point.at <= m_playhead) continue;
        if (!best || (direction < 0 ? point.at > *best : point.at < *best)) best = point.at;
    }
    return best && seek(*best);
}

bool TimelineController::seek(Step at)
{
    if (m_scale) m_scale->reveal(seconds(at));
    emit seekRequested(static_cast<int>(at.count));
    return true;
}

} // namespace flocktale
