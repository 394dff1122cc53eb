// SPDX-License-Identifier: MIT
#pragma once

#include "show/cast_data.h"

#include <cstddef>
#include <vector>

/// What has become of the events of a pipeline at a time: pure functions of the table and the time.
namespace flocktale {

/// Where an event is, in stages and lanes (half way between two is a half), and what it is.
struct EventState {
    double stage = 0, lane = 0;
    EventStatus status = EventStatus::waiting;
    bool operator==(const EventState&) const = default;
};

/// When what happens to an event, in seconds of the data's time; kNoTime for what never does.
struct EventTimes {
    double arrive;  ///< leaves the first stage
    double work;    ///< its first try begins (a duplicate: it is found out)
    double fault;   ///< its first try has timed out or failed
    double success; ///< a try succeeds after all
    double dead;    ///< it is given up
    double replay;  ///< it leaves the dead lane again
    double done;    ///< it reaches the last stage
};
inline constexpr double kNoTime = 1e18;

/// Of every event. An event that is dead by the reconciliation is replayed then, one after the other by their order;
/// one that dies later stays dead.
[[nodiscard]] std::vector<EventTimes> eventTimes(const Pipeline& pipeline);

/// The state of the event with these times at `seconds` of the data's time. The pipeline is valid.
[[nodiscard]] EventState eventState(const Pipeline& pipeline, std::size_t event, const EventTimes& times,
                                    double seconds);
/// The same for one question. `event` is an index.
[[nodiscard]] EventState eventState(const Pipeline& pipeline, std::size_t event, double seconds);

} // namespace flocktale
