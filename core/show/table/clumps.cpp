// SPDX-License-Identifier: MIT
#include "show/table/clumps.h"

#include "math/direction.h"
#include "math/hash.h"
#include "math/step.h"
#include "show/names.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr std::uint32_t kClumpArm = 0xc1a9;         ///< this file's use of the show's noise
constexpr double kGoldenAngle = 0.3819660112501051; ///< turns
constexpr double kInnermost = 0.4;                  ///< of the radius

/// Between the entries of a list, by a position counted in entries.
template <typename Items, typename Value>
double between(const Items& items, double position, Value value)
{
    const double last = static_cast<double>(items.size()) - 1;
    const double whole = std::min(std::floor(position), std::max(last - 1, 0.0));
    const auto first = static_cast<std::size_t>(whole);
    const std::size_t second = std::min(first + 1, items.size() - 1);
    return value(items[first]) + (value(items[second]) - value(items[first])) * (position - whole);
}

Vec2 placeOn(const Pipeline& pipeline, const EventState& state)
{
    return {between(pipeline.stages, state.stage, [](const PipelineStage& stage) { return stage.x; }),
            between(pipeline.lanes, state.lane, [](const PipelineLane& lane) { return lane.y; })};
}

/// Someone may be half way through editing it.
bool isPlayable(const Pipeline& pipeline) { return pipeline.stages.size() >= 2 && !pipeline.lanes.empty(); }

} // namespace

std::size_t entityCount(const CastData& data)
{
    if (const auto* pipeline = std::get_if<Pipeline>(&data.content))
        return isPlayable(*pipeline) ? pipeline->events.size() : 0;
    return entityTracks(std::get<EntityTable>(data.content), {}).size();
}

Clumps::Clumps(const Cast& cast, std::span<const int> birds, std::size_t flock, std::uint32_t seed)
    : m_data(*cast.data), m_plain(cast.color.stops.front()), m_entity(flock, 0), m_arms(flock),
      m_pace(m_data.clump.radius > 0 ? m_data.clump.speed * kStepsPerSecond / (kTurn * m_data.clump.radius) : 0)
{
    if (const auto* pipeline = std::get_if<Pipeline>(&m_data.content))
        m_times = eventTimes(*pipeline);
    else
        m_tracks = entityTracks(std::get<EntityTable>(m_data.content), {cast.place.x, cast.place.y});
    const std::size_t entities = std::max(m_times.size(), m_tracks.size());
    const std::uint32_t salt = saltOf(seed, kClumpArm);
    for (std::size_t i = 0; i < birds.size(); ++i) {
        const auto bird = static_cast<std::size_t>(birds[i]);
        m_entity[bird] = i * entities / birds.size();
        const double noise = static_cast<double>(birdNoise(static_cast<std::uint32_t>(birds[i]), salt)) / 4294967296.0;
        const double radius = m_data.clump.radius * (kInnermost + (1 - kInnermost) * noise);
        m_arms[bird] = directionAt(fractionOf(static_cast<double>(i) * kGoldenAngle)) * radius;
    }
}

Vec2 Clumps::centreOf(std::size_t entity, Step into) const
{
    const double now = seconds(into - m_data.start);
    if (const auto* pipeline = std::get_if<Pipeline>(&m_data.content))
        return placeOn(*pipeline, eventState(*pipeline, entity, m_times[entity], now));
    return m_tracks[entity].placeAt(now);
}

Vec2 Clumps::placeOf(int bird, Step into) const
{
    const Vec2 turn = directionAt(fractionOf(seconds(into - m_data.start) * m_pace));
    const Vec2 arm = m_arms[static_cast<std::size_t>(bird)];
    const Vec2 turned{arm.x * turn.x - arm.y * turn.y, arm.x * turn.y + arm.y * turn.x};
    return centreOf(entityOf(bird), into) + turned;
}

Rgb Clumps::colorOf(int bird, Step into) const
{
    const std::size_t entity = entityOf(bird);
    const double now = seconds(into - m_data.start);
    if (const auto* pipeline = std::get_if<Pipeline>(&m_data.content)) {
        const EventStatus status = eventState(*pipeline, entity, m_times[entity], now).status;
        return pipeline->colors[static_cast<std::size_t>(status)];
    }
    return m_tracks[entity].colorAt(now).value_or(m_plain);
}

std::optional<std::string> entityStateAt(const Cast& cast, const std::string& entity, Step into)
{
    if (!cast.data) return std::nullopt;
    const double now = seconds(into - cast.data->start);
    if (const auto* pipeline = std::get_if<Pipeline>(&cast.data->content)) {
        if (!isPlayable(*pipeline)) return std::nullopt;
        const std::vector<PipelineEvent>& events = pipeline->events;
        for (std::size_t i = 0; i < events.size(); ++i)
            if (events[i].name == entity || (events[i].name.empty() && std::to_string(i + 1) == entity))
                return std::string(nameOf(kEventStatusNames, eventState(*pipeline, i, now).status));
        return std::nullopt;
    }
    for (const EntityTrack& track : entityTracks(std::get<EntityTable>(cast.data->content), {}))
        if (track.name() == entity) return track.stateAt(now);
    return std::nullopt;
}

} // namespace flocktale
