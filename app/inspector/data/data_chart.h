// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/step.h"
#include "show/cast_data.h"

#include <string>
#include <vector>

namespace flocktale {

/// How many entities of a cast's data are in which state, from the start of an act to its end.
struct DataChart {
    struct Series {
        EventStatus status = EventStatus::waiting; ///< of a pipeline's series
        std::string state;                         ///< of a table's: its name, empty for entities in no state
        Rgb color;
        std::vector<int> counts; ///< at evenly spaced times, each in the middle of its part of the act
        bool operator==(const Series&) const = default;
    };
    std::vector<Series> series; ///< those that occur, in the order of the statuses or the table's states
    int entities = 0;
    bool operator==(const DataChart&) const = default;
};

/// `samples` times at the most; fewer where there are so many entities that it would take long. `plain` is the colour
/// of entities in no state.
[[nodiscard]] DataChart dataChart(const CastData& data, Step duration, int samples, Rgb plain);

} // namespace flocktale
