// SPDX-License-Identifier: MIT
#include "handles/cast_group.h"

#include "show/edit.h"
#include "show/keyed.h"

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

void moveKeys(KeyTrack& track, const MovedCast& move)
{
    for (Key& key : track.keys) {
        switch (track.property) {
        case KeyedProperty::position:
            key.value[0] += move.to.x - move.from.x;
            key.value[1] += move.to.y - move.from.y;
            break;
        case KeyedProperty::scale:
            key.value[0] *= move.to.scale / move.from.scale;
            break;
        case KeyedProperty::rotation:
            key.value[0] += move.to.rotation - move.from.rotation;
            break;
        case KeyedProperty::color:
        case KeyedProperty::orbitCenter:
            break;
        }
    }
}

void moveCast(Cast& cast, const MovedCast& move)
{
    const auto keyed = [&](KeyedProperty property) { return findTrack(cast.keys, property) != nullptr; };
    if (!keyed(KeyedProperty::position)) {
        cast.place.x = move.to.x;
        cast.place.y = move.to.y;
    }
    if (!keyed(KeyedProperty::scale)) cast.place.scale = move.to.scale;
    if (!keyed(KeyedProperty::rotation)) cast.place.rotation = move.to.rotation;
    for (KeyTrack& track : cast.keys) moveKeys(track, move);
}

QRectF boxOf(const std::vector<Vec2>& places, const Place& place)
{
    const QTransform toShape = placeTransform(place).inverted();
    QPolygonF points;
    for (const Vec2& at : places) points << toShape.map(QPointF(at.x, at.y));
    return points.boundingRect();
}

} // namespace

CastFrames castFrames(const SweepReport& report, const Show& now, Step into)
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
            frames.emplace_back(cast->id,
                                CastFrame{placeAt(*cast, into), widened(boxOf(places, placeAt(before, Step{})))});
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

std::vector<MovedCast> CastGroup::at(const Place& place) const
{
    std::vector<MovedCast> moves;
    if (m_members.size() == 1) {
        moves.push_back({m_members.front().first, m_members.front().second.place, place});
        return moves;
    }
    const QTransform way = placeTransform(m_frame.place).inverted() * placeTransform(place);
    for (const auto& [id, frame] : m_members) {
        Place moved = frame.place;
        const QPointF origin = way.map(QPointF(moved.x, moved.y));
        moved.x = origin.x();
        moved.y = origin.y();
        moved.scale *= place.scale / m_frame.place.scale;
        moved.rotation += place.rotation - m_frame.place.rotation;
        moves.push_back({id, frame.place, place == m_frame.place ? frame.place : tidyPlace(moved)});
    }
    return moves;
}

bool placeCasts(Show& show, const ActId& id, const std::vector<MovedCast>& moves)
{
    const Act* act = findAct(std::as_const(show), id);
    if (!act) return false;
    Act changed = *act;
    for (const MovedCast& move : moves)
        for (Cast& cast : changed.casts)
            if (cast.id == move.cast) moveCast(cast, move);
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
