// SPDX-License-Identifier: MIT
#include "stage/cast_handles.h"

#include "show/edit.h"

#include <algorithm>

namespace flocktale {

namespace {

/// How near is on a handle, and how near to the stage's centre snaps; item units.
constexpr double kReach = 9;
constexpr double kSnap = 7;
/// A line or a single point still needs something to take hold of, in shape coordinates.
constexpr double kSmallestSide = 24;

QRectF widened(QRectF box)
{
    const double dx = std::max(0.0, kSmallestSide - box.width()) / 2;
    const double dy = std::max(0.0, kSmallestSide - box.height()) / 2;
    return box.adjusted(-dx, -dy, dx, dy);
}

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
        // The report says how large the shape is, the document where it stands now.
        connect(m_preview, &SweepPreview::changed, this, &CastHandles::refresh);
        const auto follow = [this] {
            if (document())
                connect(document(), &ShowDocument::changed, this, &CastHandles::refresh, Qt::UniqueConnection);
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

bool CastHandles::press(QPointF point)
{
    endNudge();
    if (!document() || !m_stage) return false;
    const QPointF stagePoint = m_stage->viewport().toStage(point);
    m_part = hit(point);
    if (m_part == HandlePart::none) {
        if (!choose(stagePoint)) return false;
        m_part = hit(point);
        if (m_part == HandlePart::none) return true;
    }
    m_drag.emplace(m_part, m_frame->place, stagePoint);
    return true;
}

void CastHandles::drag(QPointF point, int modifiers)
{
    if (!m_drag || !document() || !m_stage) return;
    const StageViewport& view = m_stage->viewport();
    if (!m_gesture) {
        const QString name = m_part == HandlePart::corner ? tr("Scale cast")
                             : m_part == HandlePart::turn ? tr("Rotate cast")
                                                          : tr("Move cast");
        m_gesture = document()->beginGesture(name);
    }
    PlaceDrag::Options options;
    options.reach = modifiers & Qt::AltModifier || view.scale() <= 0 ? 0 : kSnap / view.scale();
    options.centre = {view.stage.width() / 2, view.stage.height() / 2};
    options.constrain = modifiers & Qt::ShiftModifier;
    const PlaceDrag::Result result = m_drag->to(view.toStage(point), options);
    m_centredX = result.centredX;
    m_centredY = result.centredY;
    apply(result.place);
    emit changed();
}

void CastHandles::release()
{
    m_drag.reset();
    if (!m_gesture) return;
    if (document()) document()->commitGesture(*m_gesture);
    m_gesture.reset();
    emit changed();
}

bool CastHandles::cancel()
{
    m_drag.reset();
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
        m_nudging = document()->beginGesture(tr("Move cast"));
        m_nudged = {};
        m_nudgeFrom = m_frame->place;
    }
    m_nudged += QPointF(x, y);
    Place place = m_nudgeFrom;
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
    if ((m_gesture || m_nudging) && !(document() && document()->isGestureRunning())) {
        m_gesture.reset();
        m_nudging.reset();
        m_drag.reset();
    }
    const Selection* selection = m_preview ? m_preview->selection() : nullptr;
    m_act = selection ? selection->currentAct() : ActId{};
    m_cast = selection ? selection->currentCast() : CastId{};
    m_frame = m_cast.empty() ? std::nullopt : frameOf(m_cast);
    emit changed();
}

bool CastHandles::choose(QPointF stagePoint)
{
    if (!m_preview || !m_preview->selection() || !m_preview->report()) return false;
    const ActId act = m_preview->report()->act;
    const Act* found = findAct(document()->show(), act);
    if (!found) return false;
    for (const Cast& cast : found->casts) {
        const auto frame = frameOf(cast.id);
        if (!frame || frame->hit(stagePoint, 0, 0) == HandlePart::none) continue;
        if (m_preview->selection()->currentAct() != act) m_preview->selection()->select(act);
        m_preview->selection()->selectCast(cast.id);
        refresh();
        return true;
    }
    return false;
}

std::optional<CastFrame> CastHandles::frameOf(const CastId& id) const
{
    const SweepReport* report = m_preview ? m_preview->report().get() : nullptr;
    if (!report || !document()) return std::nullopt;
    const Act* performed = findAct(*report->show, report->act);
    const Act* now = findAct(document()->show(), report->act);
    const Cast* cast = now ? findCast(*now, id) : nullptr;
    if (!performed || !cast) return std::nullopt;
    const std::vector<BirdRange> ranges = castRanges(*performed, static_cast<int>(report->entry->target.size()));
    for (std::size_t c = 0; c < performed->casts.size(); ++c) {
        if (performed->casts[c].id != id) continue;
        const QTransform toShape = placeTransform(performed->casts[c].place).inverted();
        QRectF box;
        for (int i = ranges[c].begin; i < ranges[c].end; ++i) {
            const auto bird = static_cast<std::size_t>(i);
            if (!report->entry->formed[bird]) continue;
            const Vec2 target = report->entry->target[bird];
            const QPointF at = toShape.map(QPointF(target.x, target.y));
            if (box.isNull())
                box = QRectF(at, QSizeF(1e-6, 1e-6));
            else
                box = box.united(QRectF(at, QSizeF(1e-6, 1e-6)));
        }
        if (box.isNull()) return std::nullopt;
        return CastFrame{cast->place, widened(box)};
    }
    return std::nullopt;
}

HandlePart CastHandles::hit(QPointF itemPoint) const
{
    if (!m_frame || !m_stage || m_stage->viewport().scale() <= 0) return HandlePart::none;
    const StageViewport& view = m_stage->viewport();
    return m_frame->hit(view.toStage(itemPoint), kReach / view.scale(), static_cast<double>(Arm) / view.scale());
}

void CastHandles::apply(const Place& place)
{
    const auto edit = [&](Show& show) {
        const Act* act = findAct(show, m_act);
        const Cast* cast = act ? findCast(*act, m_cast) : nullptr;
        if (!cast) return false;
        Cast moved = *cast;
        moved.place = place;
        return setCast(show, m_act, moved);
    };
    const std::optional<int> gesture = m_gesture ? m_gesture : m_nudging;
    if (gesture && !document()->updateGesture(*gesture, edit)) {
        m_gesture.reset();
        m_nudging.reset();
        m_drag.reset();
    }
}

void CastHandles::setCursor(Qt::CursorShape cursor)
{
    if (cursor == m_cursor) return;
    m_cursor = cursor;
    emit cursorChanged();
}

} // namespace flocktale
