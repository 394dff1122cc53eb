// SPDX-License-Identifier: MIT
#include "show/table/entity_state.h"

#include "math/easing.h"

#include <algorithm>
#include <map>

namespace flocktale {

namespace {

template <typename Item>
const Item* named(const std::vector<Item>& items, std::string_view name)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

Vec2 onTheWay(const EntityTrack::Turn& turn, double now, double travel)
{
    const double share = travel > 0 ? eased({EasingKind::smoothstep}, (now - turn.at) / travel) : 1;
    return turn.from + (turn.to - turn.from) * share;
}

/// Writes down what a row says on top of what was known before.
EntityTrack::Turn next(const EntityTable& table, const TableRow& row, const EntityTrack::Turn* before, Vec2 home)
{
    EntityTrack::Turn turn{seconds(row.at), {}, std::nullopt, home, home};
    if (before) {
        turn.state = before->state;
        turn.color = before->color;
        turn.from = onTheWay(*before, turn.at, table.travel);
        turn.to = before->to;
    }
    if (!row.state.empty()) {
        turn.state = row.state;
        if (const TableState* state = named(table.states, row.state)) turn.color = state->color;
    }
    if (row.color) turn.color = row.color;
    if (const TablePlace* place = named(table.places, row.place)) turn.to = {place->x, place->y};
    if (const PipelineLane* lane = named(table.lanes, row.lane)) turn.to.y = lane->y;
    if (!before) turn.from = turn.to;
    return turn;
}

} // namespace

const EntityTrack::Turn& EntityTrack::turnAt(double now) const
{
    const auto behind =
        std::upper_bound(m_turns.begin(), m_turns.end(), now, [](double at, const Turn& turn) { return at < turn.at; });
    return behind == m_turns.begin() ? m_turns.front() : *std::prev(behind);
}

Vec2 EntityTrack::placeAt(double now) const { return onTheWay(turnAt(now), now, m_travel); }

std::vector<EntityTrack> entityTracks(const EntityTable& table, Vec2 home)
{
    std::vector<std::string> names;
    std::vector<std::vector<EntityTrack::Turn>> turns;
    std::map<std::string_view, std::size_t> known;
    for (const TableRow& row : table.rows) {
        const auto [entity, isNew] = known.emplace(row.entity, names.size());
        if (isNew) {
            names.push_back(row.entity);
            turns.emplace_back();
        }
        std::vector<EntityTrack::Turn>& track = turns[entity->second];
        EntityTrack::Turn turn = next(table, row, track.empty() ? nullptr : &track.back(), home);
        track.push_back(std::move(turn));
    }
    std::vector<EntityTrack> tracks;
    tracks.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        tracks.emplace_back(std::move(names[i]), std::move(turns[i]), table.travel);
    return tracks;
}

} // namespace flocktale
