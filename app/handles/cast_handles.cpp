// SPDX-License-Identifier: MIT
#include "handles/cast_handles.h"

#include "show/edit.h"
#include "show/keyed.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

/// How near is on a handle, and how near to a guide snaps; item units.
constexpr double kReach = 9;
constexpr double kSnap = 7;

} // namespace

CastHandles::CastHandles(QObject* parent) : QObject(parent) {}

void CastHandles::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &CastHandles::changed);
    emit setUp();
    refresh();
}

void CastHandles::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        connect(m_preview, &SweepPreview::changed, this, &CastHandles::refresh);
        const auto follow = [this] {
            if (document())
                connect(document(), &ShowDocument::changed, this, &CastHandles::refresh, Qt::UniqueConnection);
            if (m_preview->playback())
                connect(m_preview->playback(), &Playback::stepChanged, this, &CastHandles::followKeys,
                        Qt::UniqueConnection);
            if (m_preview->selection())
                connect(m_preview->selection(), &Selection::changed, this, &CastHandles::refresh, Qt::UniqueConnection);
            refresh();
        };
        connect(m_preview, &SweepPreview::setUp, this, follow);
        follow();
    }
    emit setUp();
    refresh();
}

QPointF CastHandles::origin() const
{
    return m_frame && m_stage ? m_stage->viewport().toItem({m_frame->place.x, m_frame->place.y}) : QPointF();
}

QRectF CastHandles::box() const
{
    if (!m_frame || !m_stage) return {};
    const double scale = m_frame->place.scale * m_stage->viewport().scale();
    return {m_frame->box.topLeft() * scale, m_frame->box.size() * scale};
}

double CastHandles::guideX() const { return m_guideX && m_stage ? m_stage->viewport().toItem({*m_guideX, 0}).x() : 0; }

double CastHandles::guideY() const { return m_guideY && m_stage ? m_stage->viewport().toItem({0, *m_guideY}).y() : 0; }

QRectF CastHandles::band() const
{
    if (m_band.isNull() || !m_stage) return {};
    return {m_stage->viewport().toItem(m_band.topLeft()), m_band.size() * m_stage->viewport().scale()};
}

QString CastHandles::readout() const
{
    if (!m_gesture || !m_frame) return {};
    const Place& place = m_frame->place;
    switch (m_part) {
    case HandlePart::inside:
        return QStringLiteral("%1, %2").arg(place.x, 0, 'f', 1).arg(place.y, 0, 'f', 1);
    case HandlePart::corner:
        return QStringLiteral("%1 %").arg(place.scale * 100, 0, 'f', 1);
    case HandlePart::turn:
        return QStringLiteral("%1°").arg(place.rotation, 0, 'f', 1);
    case HandlePart::none:
        break;
    }
    return {};
}

void CastHandles::hover(QPointF point)
{
    switch (hit(point)) {
    case HandlePart::none:
        return setCursor(Qt::ArrowCursor);
    case HandlePart::inside:
        return setCursor(Qt::SizeAllCursor);
    case HandlePart::turn:
        return setCursor(Qt::PointingHandCursor);
    case HandlePart::corner:
        break;
    }
    // The double arrow that points away from the middle.
    const QPointF out = point - origin();
    setCursor(out.x() * out.y() > 0 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor);
}

bool CastHandles::press(QPointF point, int modifiers)
{
    endNudge();
    if (!document() || !m_stage) return false;
    const bool add = modifiers & Qt::ControlModifier;
    const QPointF stagePoint = m_stage->viewport().toStage(point);
    m_part = add ? HandlePart::none : hit(point);
    if (m_part == HandlePart::none) {
        if (const auto cast = castAt(stagePoint)) {
            choose(*cast, add);
            if (add) return true;
            m_part = hit(point);
        } else {
            if (frames().empty()) return false;
            m_bandFrom = stagePoint;
            m_bandAdds = add;
            return true;
        }
    }
    if (m_part == HandlePart::none || !m_frame) return true;
    m_act = selection()->currentAct();
    m_group = CastGroup(selectedFrames());
    m_pressed = stagePoint;
    m_drag.emplace(m_part, m_group.frame().place, stagePoint);
    return true;
}

void CastHandles::drag(QPointF point, int modifiers)
{
    if (!document() || !m_stage) return;
    const StageViewport& view = m_stage->viewport();
    if (m_bandFrom) {
        const QPointF to = view.toStage(point);
        m_band = QRectF(*m_bandFrom, to).normalized();
        emit changed();
        return;
    }
    if (!m_drag) return;
    if (!m_gesture) m_gesture = document()->beginGesture(gestureName());
    CastFrames others = frames();
    std::erase_if(others, [this](const auto& other) { return selection()->isSelected(other.first); });
    PlaceDrag::Options options = snapTargets(document()->show().stage, others);
    options.reach = modifiers & Qt::AltModifier || view.scale() <= 0 ? 0 : kSnap / view.scale();
    options.constrain = modifiers & Qt::ShiftModifier;
    const PlaceDrag::Result result = m_drag->to(view.toStage(point), options);
    m_guideX = result.guideX;
    m_guideY = result.guideY;
    apply(result.place);
    if (m_gesture) m_frame = CastFrame{result.place, m_group.frame().box};
    emit changed();
}

void CastHandles::release()
{
    if (m_bandFrom) {
        chooseInBand();
        m_bandFrom.reset();
        m_band = {};
        emit changed();
        return;
    }
    const bool clicked = m_drag.has_value() && !m_gesture;
    m_drag.reset();
    if (clicked && m_part == HandlePart::inside && m_count > 1)
        if (const auto cast = castAt(m_pressed)) choose(*cast, false);
    if (!m_gesture) return;
    if (document()) document()->commitGesture(*m_gesture);
    m_gesture.reset();
    refresh();
}

bool CastHandles::cancel()
{
    m_drag.reset();
    if (m_bandFrom) {
        m_bandFrom.reset();
        m_band = {};
        emit changed();
        return true;
    }
    if (!m_gesture) return false;
    if (document()) document()->cancelGesture(*m_gesture);
    m_gesture.reset();
    refresh();
    return true;
}

bool CastHandles::nudge(double x, double y)
{
    if (!m_frame || !document() || m_drag) return false;
    if (!m_nudging) {
        m_act = selection()->currentAct();
        m_group = CastGroup(selectedFrames());
        m_part = HandlePart::inside;
        m_nudging = document()->beginGesture(gestureName());
        m_nudged = {};
    }
    m_nudged += QPointF(x, y);
    Place place = m_group.frame().place;
    place.x += m_nudged.x();
    place.y += m_nudged.y();
    apply(place);
    return true;
}

void CastHandles::endNudge()
{
    if (!m_nudging) return;
    if (document()) document()->commitGesture(*m_nudging);
    m_nudging.reset();
}

void CastHandles::refresh()
{
    // A gesture that ended elsewhere (an undo, another show) leaves nothing to drag.
    if ((m_gesture || m_nudging) && !(document() && document()->isGestureRunning())) endGesture();
    // While a frame is being turned it does not stand upright around what it holds.
    if (!m_gesture) {
        const CastFrames selected = selectedFrames();
        m_count = static_cast<int>(selected.size());
        m_frame = selected.empty() ? std::nullopt : std::optional(CastGroup(selected).frame());
    }
    emit changed();
}

void CastHandles::followKeys()
{
    const Act* act =
        document() && selection() ? findAct(std::as_const(*document()).show(), selection()->currentAct()) : nullptr;
    if (act && std::any_of(act->casts.begin(), act->casts.end(), hasKeyedPlace)) refresh();
}

void CastHandles::endGesture()
{
    m_gesture.reset();
    m_nudging.reset();
    m_drag.reset();
}

CastFrames CastHandles::frames() const
{
    const SweepReport* report = m_preview ? m_preview->report().get() : nullptr;
    if (!report || !document()) return {};
    // A keyed cast is taken hold of where it is at the playhead.
    const Act* act = findAct(document()->show(), report->act);
    const Step now{m_preview->playback() ? m_preview->playback()->step() : 0};
    const bool inside = act && now >= act->start && now < act->end();
    return castFrames(*report, document()->show(), inside ? now - act->start : Step{});
}

CastFrames CastHandles::selectedFrames() const
{
    if (!selection() || !m_preview->report() || selection()->currentAct() != m_preview->report()->act) return {};
    CastFrames selected = frames();
    std::erase_if(selected, [this](const auto& frame) { return !selection()->isSelected(frame.first); });
    return selected;
}

std::optional<CastId> CastHandles::castAt(QPointF stagePoint) const
{
    // One that is selected already goes first: a frame within another could not be reached otherwise.
    std::optional<CastId> found;
    for (const auto& [id, frame] : frames()) {
        if (frame.hit(stagePoint, 0, 0) == HandlePart::none) continue;
        if (selection() && selection()->isSelected(id)) return id;
        if (!found) found = id;
    }
    return found;
}

void CastHandles::choose(const CastId& cast, bool add)
{
    if (!selection()) return;
    const ActId act = m_preview->report()->act;
    const bool other = selection()->currentAct() != act;
    if (other) selection()->select(act);
    if (add && !other)
        selection()->toggleCast(cast);
    else
        selection()->selectCast(cast);
    refresh();
}

void CastHandles::chooseInBand()
{
    if (!selection() || !m_preview->report()) return;
    const ActId act = m_preview->report()->act;
    std::vector<CastId> chosen;
    if (m_bandAdds) chosen = selection()->casts();
    // A line has no inside, so it is made a little wider.
    const QRectF band = m_band.isNull() ? QRectF() : m_band.adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const auto& [id, frame] : frames())
        if (band.intersects(boundsOf(frame))) chosen.push_back(id);
    // A click beside everything leaves one cast.
    if (chosen.empty()) return selection()->setCasts({});
    if (selection()->currentAct() != act) selection()->select(act);
    selection()->setCasts(std::move(chosen));
}

HandlePart CastHandles::hit(QPointF itemPoint) const
{
    if (!m_frame || !m_stage || m_stage->viewport().scale() <= 0) return HandlePart::none;
    const StageViewport& view = m_stage->viewport();
    return m_frame->hit(view.toStage(itemPoint), kReach / view.scale(), static_cast<double>(Arm) / view.scale());
}

void CastHandles::apply(const Place& place)
{
    const auto edit = [&](Show& show) { return placeCasts(show, m_act, m_group.at(place)); };
    const std::optional<int> gesture = m_gesture ? m_gesture : m_nudging;
    if (gesture && !document()->updateGesture(*gesture, edit)) endGesture();
}

QString CastHandles::gestureName() const
{
    const bool several = m_count > 1;
    switch (m_part) {
    case HandlePart::corner:
        return several ? tr("Scale casts") : tr("Scale cast");
    case HandlePart::turn:
        return several ? tr("Rotate casts") : tr("Rotate cast");
    case HandlePart::inside:
    case HandlePart::none:
        break;
    }
    return several ? tr("Move casts") : tr("Move cast");
}

void CastHandles::setCursor(Qt::CursorShape cursor)
{
    if (cursor == m_cursor) return;
    m_cursor = cursor;
    emit cursorChanged();
}

} // namespace flocktale
