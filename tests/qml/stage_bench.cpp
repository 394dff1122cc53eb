// SPDX-License-Identifier: MIT
#include "stage_bench.h"

#include "show/edit.h"
#include "support/shows.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickWindow>

#include <utility>

namespace flocktale {

StageBench::StageBench()
{
    m_selection.setDocument(&m_document);
    m_playback.setDocument(&m_document);
    connect(&m_document, &ShowDocument::changed, this, &StageBench::changed);
    connect(&m_document, &ShowDocument::historyChanged, this, &StageBench::changed);
}

void StageBench::openTwoCasts()
{
    Show show = test::threeActs();
    show.flock.count = 120;
    show.acts[1].casts = {test::cast("c1", RingShape{150}), test::cast("c2", DiscShape{80})};
    show.acts[1].casts[0].place = {400, 360, 1, 0};
    show.acts[1].casts[1].place = {900, 300, 1, 0};
    m_document.open(std::move(show));
}

const Cast* StageBench::cast(const QString& id) const
{
    const Act* act = findAct(m_document.show(), ActId{"a2"});
    return act ? findCast(*act, CastId{id.toStdString()}) : nullptr;
}

QPointF StageBench::place(const QString& id) const
{
    const Cast* found = cast(id);
    return found ? QPointF(found->place.x, found->place.y) : QPointF();
}

double StageBench::startAngle(const QString& id) const
{
    const Cast* found = cast(id);
    return found ? found->sweep.startAngle : -1;
}

QPointF StageBench::sweepCentre(const QString& id) const
{
    const Cast* found = cast(id);
    if (!found || !found->sweep.centre) return {};
    return {found->sweep.centre->x, found->sweep.centre->y};
}

void StageBench::reverseSweep()
{
    m_document.edit(QStringLiteral("Reverse"), [](Show& show) {
        Act* act = findAct(show, ActId{"a2"});
        if (!act) return false;
        act->casts[0].sweep.reverse = !act->casts[0].sweep.reverse;
        act->formation.seconds += 0.5;
        return true;
    });
}

bool StageBench::isReversed() const
{
    const Cast* found = cast(QStringLiteral("c1"));
    return found && found->sweep.reverse;
}

void StageBench::moveMouse(QQuickItem* item, double x, double y, int modifiers)
{
    const QPointF inWindow = item->mapToScene({x, y});
    QMouseEvent event(QEvent::MouseMove, inWindow, item->window()->mapToGlobal(inWindow), Qt::NoButton, Qt::LeftButton,
                      Qt::KeyboardModifiers::fromInt(modifiers));
    QCoreApplication::sendEvent(item->window(), &event);
}

} // namespace flocktale
