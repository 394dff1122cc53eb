// SPDX-License-Identifier: MIT
#include "timeline/lanes/key_rows.h"

#include "show/edit.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr double kReachPixels = 7;

QString text(const char* source) { return QCoreApplication::translate("flocktale::KeyRows", source); }

/// The keys of a row, with the times they stand at.
std::vector<KeyRef> keysOf(const Act& act, const KeyRow& row)
{
    std::vector<KeyRef> keys;
    const Cast* cast = row.property ? findCast(act, row.cast) : nullptr;
    const KeyTrack* track = cast ? findTrack(cast->keys, *row.property) : nullptr;
    if (!track) return keys;
    for (const Key& key : track->keys) keys.push_back({act.id, row.cast, *row.property, key.at});
    return keys;
}

} // namespace

std::vector<KeyRow> keyRows(const Act& act)
{
    std::vector<KeyRow> rows;
    for (const Cast& cast : act.casts) {
        for (const KeyTrack& track : cast.keys) rows.push_back({cast.id, track.property});
        if (cast.keys.empty()) rows.push_back({cast.id, std::nullopt});
    }
    return rows;
}

QString propertyTitle(KeyedProperty property)
{
    switch (property) {
    case KeyedProperty::position:
        return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Position"));
    case KeyedProperty::scale:
        return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Scale"));
    case KeyedProperty::rotation:
        return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Rotation"));
    case KeyedProperty::color:
        return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Colour"));
    case KeyedProperty::orbitCenter:
        break;
    }
    return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Orbit centre"));
}

QString keyRowTitle(const Act& act, const KeyRow& row)
{
    const auto cast =
        std::find_if(act.casts.begin(), act.casts.end(), [&](const Cast& other) { return other.id == row.cast; });
    if (cast == act.casts.end()) return {};
    QString name = QString::fromStdString(cast->name);
    if (name.isEmpty())
        name = text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "Cast %1")).arg(cast - act.casts.begin() + 1);
    if (!row.property) return name;
    return text(QT_TRANSLATE_NOOP("flocktale::KeyRows", "%1 · %2")).arg(name, propertyTitle(*row.property));
}

std::optional<KeyRef> keyHit(const Act& act, int row, double at, double pixelsPerSecond)
{
    const std::vector<KeyRow> rows = keyRows(act);
    if (row < 0 || row >= static_cast<int>(rows.size())) return std::nullopt;
    std::optional<KeyRef> best;
    double nearest = kReachPixels / pixelsPerSecond;
    for (const KeyRef& key : keysOf(act, rows[static_cast<std::size_t>(row)])) {
        const double way = std::abs(seconds(key.at) - at);
        if (way > nearest) continue;
        best = key;
        nearest = way;
    }
    return best;
}

Step keyShift(const Act& act, const std::vector<KeyRef>& keys, Step shift)
{
    if (keys.empty()) return {};
    const auto isBefore = [](const KeyRef& a, const KeyRef& b) { return a.at < b.at; };
    const auto [first, last] = std::minmax_element(keys.begin(), keys.end(), isBefore);
    // Keys can stand behind the end of an act that was trimmed; they need not come back, but go no further.
    const Step highest = std::max(act.duration - last->at, Step{});
    return std::clamp(shift, std::min(Step{} - first->at, highest), highest);
}

std::vector<KeyRef> keysBetween(const Act& act, int fromRow, int toRow, double from, double to)
{
    const auto [low, high] = std::minmax(from, to);
    const auto [top, bottom] = std::minmax(fromRow, toRow);
    const std::vector<KeyRow> rows = keyRows(act);
    std::vector<KeyRef> keys;
    for (int row = std::max(top, 0); row <= bottom && row < static_cast<int>(rows.size()); ++row)
        for (const KeyRef& key : keysOf(act, rows[static_cast<std::size_t>(row)]))
            if (seconds(key.at) >= low && seconds(key.at) <= high) keys.push_back(key);
    return keys;
}

} // namespace flocktale
