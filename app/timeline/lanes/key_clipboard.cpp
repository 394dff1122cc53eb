// SPDX-License-Identifier: MIT
#include "timeline/lanes/key_clipboard.h"

#include "base/limits.h"
#include "show/fields.h"
#include "show/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>
#include <cmath>
#include <optional>

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBytes = 4'000'000;

QString keysType() { return u"application/x-flocktale-keys+json"_s; }

QString toText(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

template <typename Names, typename Value>
bool fromText(const Names& names, const QString& name, Value& value)
{
    for (const auto& named : names) {
        if (toText(named.name) != name) continue;
        value = named.value;
        return true;
    }
    return false;
}

QJsonValue toJson(const Easing& easing)
{
    if (easing.kind == EasingKind::bezier) return QJsonArray{easing.x1, easing.y1, easing.x2, easing.y2};
    return toText(nameOf(kEasingKinds, easing.kind));
}

std::optional<double> numberOf(const QJsonValue& json, NumberRange range)
{
    if (!json.isDouble()) return std::nullopt;
    const double number = json.toDouble();
    if (!std::isfinite(number) || number < range.lowest || number > range.highest) return std::nullopt;
    return number;
}

std::optional<Easing> easingFrom(const QJsonValue& json)
{
    Easing easing;
    if (json.isString())
        return fromText(kEasingKinds, json.toString(), easing.kind) ? std::optional(easing) : std::nullopt;
    const QJsonArray list = json.toArray();
    if (list.size() != 4) return std::nullopt;
    const auto x1 = numberOf(list[0], kEasingTimeRange), y1 = numberOf(list[1], kEasingValueRange);
    const auto x2 = numberOf(list[2], kEasingTimeRange), y2 = numberOf(list[3], kEasingValueRange);
    if (!x1 || !y1 || !x2 || !y2) return std::nullopt;
    return Easing{EasingKind::bezier, *x1, *y1, *x2, *y2};
}

/// A key with its property.
struct LooseKey {
    KeyedProperty property = KeyedProperty::position;
    Key key;
};

std::optional<LooseKey> keyFrom(const QJsonObject& json)
{
    LooseKey loose;
    if (!fromText(kKeyedProperties, json[u"property"_s].toString(), loose.property)) return std::nullopt;
    const auto at = numberOf(json[u"at"_s], {0, limits::kShowSeconds});
    const auto easing = easingFrom(json[u"easing"_s]);
    const QJsonArray value = json[u"value"_s].toArray();
    if (!at || !easing || value.size() != partsOf(loose.property)) return std::nullopt;
    loose.key.at = nearestStep(*at);
    loose.key.easing = *easing;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const auto part = numberOf(value[i], keyRange(loose.property));
        if (!part) return std::nullopt;
        const bool whole = loose.property == KeyedProperty::color;
        loose.key.value[static_cast<std::size_t>(i)] = whole ? std::round(*part) : *part;
    }
    return loose;
}

} // namespace

std::unique_ptr<QMimeData> keysToMimeData(const KeyGroup& keys)
{
    QJsonArray list;
    for (const KeyTrack& track : keys.tracks) {
        for (const Key& key : track.keys) {
            QJsonArray value;
            for (int i = 0; i < partsOf(track.property); ++i) value.append(key.value[static_cast<std::size_t>(i)]);
            list.append(QJsonObject{{u"property"_s, toText(nameOf(kKeyedProperties, track.property))},
                                    {u"at"_s, seconds(key.at)},
                                    {u"value"_s, value},
                                    {u"easing"_s, toJson(key.easing)}});
        }
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(keysType(), QJsonDocument(QJsonObject{{u"keys"_s, list}}).toJson(QJsonDocument::Compact));
    return data;
}

bool mayHoldKeys(const QMimeData* data) { return data && data->hasFormat(keysType()); }

KeyGroup keysFromMimeData(const QMimeData* data)
{
    if (!mayHoldKeys(data)) return {};
    const QByteArray bytes = data->data(keysType());
    if (bytes.size() > kMostBytes) return {};
    const QJsonArray list = QJsonDocument::fromJson(bytes).object()[u"keys"_s].toArray();
    KeyGroup keys;
    for (const auto& json : list) {
        const auto loose = keyFrom(json.toObject());
        if (!loose) return {};
        auto track = std::find_if(keys.tracks.begin(), keys.tracks.end(),
                                  [&](const KeyTrack& other) { return other.property >= loose->property; });
        if (track == keys.tracks.end() || track->property != loose->property)
            track = keys.tracks.insert(track, KeyTrack{loose->property, {}});
        // As they were written: in order of time, one at a time.
        if (!track->keys.empty() && track->keys.back().at >= loose->key.at) return {};
        track->keys.push_back(loose->key);
    }
    return keys;
}

} // namespace flocktale
