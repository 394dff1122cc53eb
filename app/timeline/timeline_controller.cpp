// SPDX-License-Identifier: MIT
#include "timeline/timeline_controller.h"

#include "show/anchor.h"
#include "show/edit.h"
#include "timeline/act_clipboard.h"
#include "timeline/act_templates.h"
#include "timeline/lanes/prop_spans.h"
#include "timeline/marker_edits.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr double kSnapPixels = 8;

} // namespace

TimelineController::TimelineController(QObject* parent) : QObject(parent)
{
    const QClipboard* clipboard = QGuiApplication::clipboard();
    const auto look = [this, clipboard] {
        const QMimeData* data = clipboard->mimeData();
        m_clipboardHoldsActs = data && mayHoldActs(*data);
        updateState();
    };
    connect(clipboard, &QClipboard::dataChanged, this, look);
    look();
}

void TimelineController::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &TimelineController::onDocumentChanged);
    m_markerDrag.reset();
    m_nudge.reset();
    updateContent();
    emit documentChanged();
    updateState();
}

void TimelineController::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &TimelineController::onActsSelected);
    emit selectionChanged();
    updateState();
}

void TimelineController::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    m_scale = scale;
    updateContent();
    emit timeScaleChanged();
}

void TimelineController::setPlayhead(int step)
{
    if (m_playhead == Step{step}) return;
    m_playhead = Step{step};
    updateState();
    emit playheadChanged();
}

void TimelineController::setPlayEnd(int step)
{
    if (m_playEnd.count == step) return;
    m_playEnd = Step{step};
    updateContent();
    emit playEndChanged();
}

void TimelineController::setSnapping(bool snapping)
{
    if (m_snapping == snapping) return;
    m_snapping = snapping;
    emit snappingChanged();
}

void TimelineController::setRippling(bool rippling)
{
    if (isRippling() == rippling) return;
    endNudge();
    m_mode = rippling ? EditMode::ripple : EditMode::free;
    emit ripplingChanged();
}

void TimelineController::setGuide(std::optional<Step> at)
{
    if (m_guide == at) return;
    m_guide = at;
    emit guideChanged();
}

Step TimelineController::snapReach(bool bypass) const
{
    if (!m_snapping || bypass || !m_scale) return {};
    return nearestStep(kSnapPixels / m_scale->pixelsPerSecond());
}

bool TimelineController::run(Command command)
{
    endNudge();
    const bool done = execute(command);
    endNudge();
    return done;
}

bool TimelineController::execute(Command command)
{
    if (!m_document || !m_selection) return false;
    switch (command) {
    case AddForm:
        return addAct(newFormAct(m_document->show(), m_playhead), tr("Add formation act"));
    case AddFree:
        return addAct(newFreeAct(m_document->show(), m_playhead), tr("Add free flight act"));
    case AddMarker:
        return addMarkerAt(m_playhead);
    case Split:
        return split();
    case TrimStart:
        return trim(true);
    case TrimEnd:
        return trim(false);
    case Duplicate:
        return duplicate();
    case Remove:
        return remove(EditMode::free);
    case RemoveAndClose:
        return remove(EditMode::ripple);
    case Cut:
        return copy() && remove(m_mode);
    case Copy:
        return copy();
    case Paste:
        return paste();
    case Rename:
        return rename();
    case SelectAll:
        m_selection->selectAll();
        return true;
    case SelectNext:
        return walk(1);
    case SelectPrevious:
        return walk(-1);
    case SelectFirst:
        return selectAtEnd(false);
    case SelectLast:
        return selectAtEnd(true);
    case ClearSelection:
        return clear();
    case NudgeLeft:
        return nudge(-1);
    case NudgeRight:
        return nudge(1);
    case NudgeLeftTen:
        return nudge(-10);
    case NudgeRightTen:
        return nudge(10);
    case ReorderLeft:
        return reorder(-1);
    case ReorderRight:
        return reorder(1);
    case PreviousEdge:
        return seekEdge(-1);
    case NextEdge:
        return seekEdge(1);
    case ToStart:
        return seek(Step{});
    case ToEnd:
        return seek(m_document->show().length());
    case ZoomToSelection:
        return zoomToSelection();
    case ToggleSnapping:
        setSnapping(!m_snapping);
        return true;
    case ToggleRipple:
        setRippling(!isRippling());
        return true;
    case ZoomIn:
    case ZoomOut:
    case Fit:
        break;
    }
    if (!m_scale) return false;
    if (command == ZoomIn) m_scale->zoomIn();
    if (command == ZoomOut) m_scale->zoomOut();
    if (command == Fit) m_scale->fit();
    return true;
}

QString TimelineController::selectedOf(ItemKind kind) const
{
    return m_item.kind == kind ? QString::fromStdString(m_item.id) : QString();
}

void TimelineController::beginMarkerDrag(const QString& marker, double x)
{
    cancelMarkerDrag();
    selectMarker(marker);
    m_markerPress = MarkerPress{MarkerId{marker.toStdString()}, x};
}

void TimelineController::dragMarker(double x, bool bypassSnap)
{
    if (!m_markerPress || !m_document || !m_scale) return;
    if (!m_markerDrag) {
        if (std::abs(x - m_markerPress->x) < kDragPixels) return;
        m_markerDrag.emplace(*m_document, m_markerPress->marker, m_scale->secondsAt(m_markerPress->x), m_playhead);
    }
    m_markerDrag->update(m_scale->secondsAt(x), snapReach(bypassSnap));
    setGuide(m_markerDrag->guide());
}

void TimelineController::endMarkerDrag()
{
    if (m_markerDrag) m_markerDrag->commit();
    m_markerDrag.reset();
    m_markerPress.reset();
    setGuide({});
}

bool TimelineController::cancelMarkerDrag()
{
    const bool cancelled = m_markerDrag && m_markerDrag->cancel();
    m_markerDrag.reset();
    m_markerPress.reset();
    setGuide({});
    return cancelled;
}

void TimelineController::scrub(double x, bool bypassSnap)
{
    if (!m_document || !m_scale) return;
    seek(snapped(x, SnapEngine(snapPoints(m_document->show(), {}, {}, std::nullopt), Step{}), snapReach(bypassSnap)));
}

double TimelineController::placeAt(double x)
{
    if (!m_document || !m_scale) return 0;
    const SnapEngine engine(snapPoints(m_document->show(), {}, {}, m_playhead), Step{kStepsPerSecond});
    return seconds(snapped(x, engine, snapReach(false)));
}

Step TimelineController::snapped(double x, const SnapEngine& engine, Step reach)
{
    const Step at = clampedToShow(m_scale->secondsAt(x));
    const auto snap = reach > Step{} ? engine.snap({at}, reach) : std::nullopt;
    if (!snap) {
        setGuide({});
        return at;
    }
    setGuide(snap->guide);
    return snap->guide;
}

void TimelineController::onDocumentChanged(const ShowChange& change)
{
    updateContent();
    if (change.everything) {
        m_markerPress.reset();
        m_markerDrag.reset();
        m_nudge.reset();
        setGuide({});
        if (m_scale) m_scale->fit();
    }
    if (!m_item.empty() && !exists(m_document->show(), m_item)) selectItem({});
    updateState();
}

void TimelineController::onActsSelected()
{
    endNudge();
    if (m_selection && !m_selection->isEmpty()) selectItem({});
    // Chosen on the stage or in a list. What one has clicked on the track is in view already.
    const auto span = m_selection && m_selection->acts().size() == 1 ? spanOf(m_selection->acts()) : std::nullopt;
    if (span && m_scale &&
        (m_scale->xOf(seconds(span->end)) <= 0 || m_scale->xOf(seconds(span->start)) >= m_scale->viewWidth()))
        revealActs(m_selection->acts());
    updateState();
}

void TimelineController::selectItem(const ItemRef& item)
{
    const ItemRef wanted = m_document && exists(m_document->show(), item) ? item : ItemRef();
    if (wanted == m_item) return;
    endNudge();
    m_item = wanted;
    if (!m_item.empty() && m_selection) m_selection->clear();
    emit selectedItemChanged();
}

void TimelineController::updateState()
{
    const Act* act = m_document ? actAt(m_document->show(), m_playhead) : nullptr;
    const State state{m_selection && !m_selection->isEmpty(), act && act->start < m_playhead, m_clipboardHoldsActs};
    if (state == m_state) return;
    m_state = state;
    emit stateChanged();
}

void TimelineController::updateContent()
{
    if (!m_document || !m_scale) return;
    Step end = std::max(m_document->show().length(), m_playEnd);
    for (const Marker& marker : m_document->show().markers) end = std::max(end, timeOf(m_document->show(), marker));
    for (const Prop& prop : m_document->show().props) end = std::max(end, endOf(m_document->show(), prop));
    m_scale->setContentSeconds(seconds(end));
}

} // namespace flocktale
