// SPDX-License-Identifier: MIT
#include "inspector/fields/motion_text.h"

#include "base/limits.h"
#include "inspector/fields/number_rows.h"
#include "show/fields.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// Three decimals tell every step from the next.
double timeInText(Step at) { return std::round(seconds(at) * 1'000) / 1'000; }

} // namespace

QString stopsText(const std::vector<MotionStop>& stops)
{
    NumberRows rows;
    for (const MotionStop& stop : stops) rows.push_back({stop.x, stop.y, stop.dwell});
    return rowsText(rows);
}

std::optional<std::vector<MotionStop>> stopsFromText(const QString& text, const std::vector<MotionStop>& former)
{
    const auto rows = rowsFromText(text, kMotionStopFields.size());
    if (!rows || rows->size() > static_cast<std::size_t>(limits::kMotionStops)) return std::nullopt;
    std::vector<MotionStop> stops;
    for (const std::vector<double>& row : *rows) {
        MotionStop stop;
        if (stops.size() < former.size()) stop.extra = former[stops.size()].extra;
        for (std::size_t i = 0; i < kMotionStopFields.size(); ++i) {
            if (!kMotionStopFields[i].range.contains(row[i])) return std::nullopt;
            kMotionStopFields[i].set(stop, row[i]);
        }
        stops.push_back(std::move(stop));
    }
    return stops;
}

QString centreKeysText(const std::vector<Key>& keys)
{
    NumberRows rows;
    for (const Key& key : keys) rows.push_back({timeInText(key.at), key.value[0], key.value[1]});
    return rowsText(rows);
}

std::optional<std::vector<Key>> centreKeysFromText(const QString& text, const std::vector<Key>& former)
{
    const auto rows = rowsFromText(text, 3);
    if (!rows || rows->size() > static_cast<std::size_t>(limits::kKeys)) return std::nullopt;
    std::vector<Key> keys;
    for (const std::vector<double>& row : *rows) {
        if (!kTimeRange.contains(row[0]) || !kCoordinateRange.contains(row[1]) || !kCoordinateRange.contains(row[2]))
            return std::nullopt;
        const Step at = nearestStep(row[0]);
        if (!keys.empty() && at <= keys.back().at) return std::nullopt;
        const auto found = std::find_if(former.begin(), former.end(), [at](const Key& key) { return key.at == at; });
        Key key = found == former.end() ? Key{} : *found;
        key.at = at;
        key.value = {row[1], row[2], 0};
        keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace flocktale
