// SPDX-License-Identifier: MIT
#include "handles/cast_group.h"

#include "show/edit.h"

#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

/// A line or a single point still needs something to take hold of, in shape coordinates.
constexpr double kSmallestSide = 24;

QRectF widened(QRectF box)
{
    const double dx = std::max(0.0, kSmallestSide - box.width()) / 2;
    const double dy = std::max(0.0, kSmallestSide - box.height()) / 2;
    return box.adjusted(-dx, -dy, dx, dy);
}

QRectF boxOf(const std::vector<Vec2>& places, const Place& place)
{
    const QTransform toShape = placeTransform(place).inverted();
    QPolygonF points;
    for (const Vec2& at : places) points << toShape.map(QPointF(at.x, at.y));
    return points.boundingRect();
}

} // namespace

CastFrames castFrames(const SweepReport& report, const Show& now)
{
    CastFrames frames;
    const Act* performed = findAct(*report.show, report.act);
    const Act* act = findAct(now, report.act);
    if (!performed || !act) return frames;
    for (const Cast& before : performed->casts) {
        const Cast* cast = findCast(*act, before.id);
        const std::vector<Vec2> places = targetsOf(report, before.id);
        // The report says how large the shape is, the document where it stands now.
        if (cast && !places.empty())
            frames.emplace_back(cast->id, CastFrame{cast->place, widened(boxOf(places, before.place))});
    }
    return frames;
}

QRectF boundsOf(const CastFrame& frame) { return placeTransform(frame.place).mapRect(frame.box); }

CastGroup::CastGroup(CastFrames members) : m_members(std::move(members))
{
    if (m_members.empty()) return;
    if (m_members.size() == 1) {
        m_frame = m_members.front().second;
        return;
    }
    QRectF bounds;
    for (const auto& [id, frame] : m_members) bounds = bounds.united(boundsOf(frame));
    m_frame.place = {bounds.center().x(), bounds.center().y(), 1, 0};
    m_frame.box = bounds.translated(-bounds.center());
}

std::vector<std::pair<CastId, Place>> CastGroup::at(const Place& place) const
{
    std::vector<std::pair<CastId, Place>> places;
    if (m_members.size() == 1) {
        places.emplace_back(m_members.front().first, place);
        return places;
    }
    const QTransform way = placeTransform(m_frame.place).inverted() * placeTransform(place);
    for (const auto& [id, frame] : m_members) {
        Place moved = frame.place;
        const QPointF origin = way.map(QPointF(moved.x, moved.y));
        moved.x = origin.x();
        moved.y = origin.y();
        moved.scale *= place.scale / m_frame.place.scale;
        moved.rotation += place.rotation - m_frame.place.rotation;
        places.emplace_back(id, place == m_frame.place ? frame.place : tidyPlace(moved));
    }
    return places;
}

bool placeCasts(Show& show, const ActId& id, const std::vector<std::pair<CastId, Place>>& places)
{
    const Act* act = findAct(std::as_const(show), id);
    if (!act) return false;
    Act changed = *act;
    for (const auto& [cast, place] : places)
        for (Cast& other : changed.casts)
            if (other.id == cast) other.place = place;
    return setAct(show, changed);
}

PlaceDrag::Options snapTargets(const Stage& stage, const CastFrames& others)
{
    PlaceDrag::Options options;
    options.x.push_back(stage.width / 2);
    options.y.push_back(stage.height / 2);
    for (const auto& [id, frame] : others) {
        options.x.push_back(frame.place.x);
        options.y.push_back(frame.place.y);
    }
    for (const double third : {1.0 / 3, 2.0 / 3}) {
        options.x.push_back(stage.width * third);
        options.y.push_back(stage.height * third);
    }
    return options;
}

} // namespace flocktale
