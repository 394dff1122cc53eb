// SPDX-License-Identifier: MIT
#include "inspector/data/data_chart.h"

#include "show/table/entity_state.h"
#include "show/table/event_state.h"

#include <algorithm>

namespace flocktale {

namespace {

/// Questions that are answered without anybody noticing.
constexpr int kQuestions = 400'000;

double timeOf(int sample, int samples, Step duration, Step start)
{
    return (sample + 0.5) / samples * seconds(duration) - seconds(start);
}

std::vector<DataChart::Series> countEvents(const Pipeline& pipeline, Step duration, Step start, int samples)
{
    std::vector<DataChart::Series> series(kEventStatuses);
    for (std::size_t status = 0; status < kEventStatuses; ++status)
        series[status] = {static_cast<EventStatus>(status),
                          {},
                          pipeline.colors[status],
                          std::vector<int>(static_cast<std::size_t>(samples))};
    const std::vector<EventTimes> times = eventTimes(pipeline);
    for (std::size_t event = 0; event < times.size(); ++event)
        for (int i = 0; i < samples; ++i) {
            const double at = timeOf(i, samples, duration, start);
            const EventState state = eventState(pipeline, event, times[event], at);
            ++series[static_cast<std::size_t>(state.status)].counts[static_cast<std::size_t>(i)];
        }
    return series;
}

std::vector<DataChart::Series> countEntities(const EntityTable& table, const std::vector<EntityTrack>& tracks,
                                             Step duration, Step start, int samples, Rgb plain)
{
    std::vector<DataChart::Series> series;
    for (const TableState& state : table.states)
        series.push_back({{}, state.name, state.color, std::vector<int>(static_cast<std::size_t>(samples))});
    series.push_back({{}, {}, plain, std::vector<int>(static_cast<std::size_t>(samples))});
    for (const EntityTrack& track : tracks)
        for (int i = 0; i < samples; ++i) {
            const std::string& state = track.stateAt(timeOf(i, samples, duration, start));
            const auto found = std::find_if(series.begin(), series.end() - 1,
                                            [&](const DataChart::Series& one) { return one.state == state; });
            ++found->counts[static_cast<std::size_t>(i)];
        }
    return series;
}

} // namespace

DataChart dataChart(const CastData& data, Step duration, int samples, Rgb plain)
{
    DataChart chart;
    const auto samplesFor = [samples](std::size_t entities) {
        const auto most = static_cast<std::size_t>(kQuestions) / std::max<std::size_t>(entities, 1);
        return std::clamp(static_cast<int>(most), 1, samples);
    };
    if (const auto* pipeline = std::get_if<Pipeline>(&data.content)) {
        if (pipeline->stages.size() < 2 || pipeline->lanes.empty()) return chart;
        chart.entities = static_cast<int>(pipeline->events.size());
        chart.series = countEvents(*pipeline, duration, data.start, samplesFor(pipeline->events.size()));
    } else {
        const auto& table = std::get<EntityTable>(data.content);
        const std::vector<EntityTrack> tracks = entityTracks(table, {});
        chart.entities = static_cast<int>(tracks.size());
        chart.series = countEntities(table, tracks, duration, data.start, samplesFor(tracks.size()), plain);
    }
    std::erase_if(chart.series, [](const DataChart::Series& series) {
        return std::all_of(series.counts.begin(), series.counts.end(), [](int count) { return count == 0; });
    });
    return chart;
}

} // namespace flocktale
