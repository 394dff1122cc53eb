// SPDX-License-Identifier: MIT
#include "handles/sweep_centre.h"

#include "handles/cast_group.h"

namespace flocktale {

namespace {
constexpr double kSnap = 7; ///< how near to a guide snaps, item units
}

double SweepCentre::guideX() const { return m_guideX && stage() ? stage()->viewport().toItem({*m_guideX, 0}).x() : 0; }

double SweepCentre::guideY() const { return m_guideY && stage() ? stage()->viewport().toItem({0, *m_guideY}).y() : 0; }

QString SweepCentre::readout() const
{
    if (!isDragging() || !stage()) return {};
    const QPointF at = stage()->viewport().toStage(centre());
    return QStringLiteral("%1, %2").arg(at.x(), 0, 'f', 1).arg(at.y(), 0, 'f', 1);
}

void SweepCentre::drag(QPointF point, int modifiers)
{
    const bool first = !isDragging();
    if (!begin()) return;
    const StageViewport& view = stage()->viewport();
    if (first) m_from = view.toStage(centre());
    const SweepReport* report = preview()->report().get();
    const Show& show = document()->show();
    PlaceDrag::Options options = snapTargets(show.stage, report ? castFrames(*report, show, Step{}) : CastFrames{});
    options.reach = modifiers & Qt::AltModifier || view.scale() <= 0 ? 0 : kSnap / view.scale();
    options.constrain = modifiers & Qt::ShiftModifier;
    const Place from{m_from.x(), m_from.y()};
    const PlaceDrag::Result result = PlaceDrag(HandlePart::inside, from, m_from).to(view.toStage(point), options);
    m_guideX = result.guideX;
    m_guideY = result.guideY;
    const Place start = tidyPlace(from);
    const bool back = result.place.x == start.x && result.place.y == start.y;
    update([&](Sweep& sweep) {
        // Back where a sweep without a centre of its own has it, there is nothing to keep.
        if (!back || sweep.centre) sweep.centre = Vec2{result.place.x, result.place.y};
    });
}

bool SweepCentre::take(const Sweep& sweep) { return sweep.kind == SweepKind::angle || sweep.kind == SweepKind::radius; }

QString SweepCentre::gestureName() const { return tr("Move sweep centre"); }

} // namespace flocktale
