// SPDX-License-Identifier: MIT
#include "show/edit/key_edits.h"

#include "show/edit.h"
#include "show/edit/lists.h"
#include "show/fields.h"
#include "show/keyed.h"

#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace flocktale {

using namespace editing;

namespace {

Cast* castOf(Show& show, const ActId& act, const CastId& cast)
{
    Act* owner = findAct(show, act);
    if (!owner) return nullptr;
    const auto found = findById(owner->casts, cast);
    return found == owner->casts.end() ? nullptr : &*found;
}

auto keyAt(auto& keys, Step at)
{
    const auto found =
        std::lower_bound(keys.begin(), keys.end(), at, [](const Key& key, Step t) { return key.at < t; });
    return found != keys.end() && found->at == at ? found : keys.end();
}

KeyTrack& trackOf(std::vector<KeyTrack>& tracks, KeyedProperty property)
{
    const auto found = std::lower_bound(tracks.begin(), tracks.end(), property,
                                        [](const KeyTrack& track, KeyedProperty p) { return track.property < p; });
    if (found != tracks.end() && found->property == property) return *found;
    return *tracks.insert(found, KeyTrack{property, {}});
}

void insertKey(std::vector<Key>& keys, const Key& key)
{
    const auto found =
        std::lower_bound(keys.begin(), keys.end(), key.at, [](const Key& other, Step t) { return other.at < t; });
    if (found != keys.end() && found->at == key.at)
        *found = key;
    else
        keys.insert(found, key);
}

/// The value of a property of the cast itself.
KeyValue ownValue(const Cast& cast, KeyedProperty property)
{
    switch (property) {
    case KeyedProperty::position:
    case KeyedProperty::orbitCenter:
        return {cast.place.x, cast.place.y, 0};
    case KeyedProperty::scale:
        return {cast.place.scale, 0, 0};
    case KeyedProperty::rotation:
        return {cast.place.rotation, 0, 0};
    case KeyedProperty::color:
        break;
    }
    const Rgb color = cast.color.stops.empty() ? Rgb{} : cast.color.stops.front();
    return {static_cast<double>(color.r), static_cast<double>(color.g), static_cast<double>(color.b)};
}

void setOwnValue(Cast& cast, KeyedProperty property, const KeyValue& value)
{
    if (property == KeyedProperty::position) {
        cast.place.x = value[0];
        cast.place.y = value[1];
    } else if (property == KeyedProperty::scale) {
        cast.place.scale = value[0];
    } else if (property == KeyedProperty::rotation) {
        cast.place.rotation = value[0];
    }
}

/// A value as a file can hold it, also where an easing shoots over: in range, and whole for a colour.
KeyValue fitting(KeyedProperty property, KeyValue value)
{
    const NumberRange range = keyRange(property);
    for (int i = 0; i < partsOf(property); ++i) {
        double& part = value[static_cast<std::size_t>(i)];
        part = std::clamp(part, range.lowest, range.highest);
        if (property == KeyedProperty::color) part = std::floor(part + 0.5);
    }
    return value;
}

/// Puts a key into a track on the way from one key to the next, whose ways become the parts of the one that was there.
void cutAt(KeyTrack& track, Step at)
{
    const auto next =
        std::upper_bound(track.keys.begin(), track.keys.end(), at, [](Step t, const Key& key) { return t < key.at; });
    if (next == track.keys.begin() || next == track.keys.end()) return;
    Key& before = *std::prev(next);
    if (before.at == at) return;
    const double share =
        static_cast<double>((at - before.at).count) / static_cast<double>((next->at - before.at).count);
    Key key{at, fitting(track.property, *valueAt(track, at)), {}, {}};
    std::tie(before.easing, key.easing) = splitEasing(before.easing, share);
    track.keys.insert(next, key);
}

/// The keys of each cast among `refs`.
std::map<std::pair<ActId, CastId>, std::set<std::pair<KeyedProperty, Step>>> byCast(const std::vector<KeyRef>& refs)
{
    std::map<std::pair<ActId, CastId>, std::set<std::pair<KeyedProperty, Step>>> casts;
    for (const KeyRef& ref : refs) casts[{ref.act, ref.cast}].insert({ref.property, ref.at});
    return casts;
}

/// Takes the keys out of the cast; those that are not there are passed over.
std::vector<std::pair<KeyedProperty, Key>> takeOut(Cast& cast, const std::set<std::pair<KeyedProperty, Step>>& wanted)
{
    std::vector<std::pair<KeyedProperty, Key>> taken;
    for (KeyTrack& track : cast.keys)
        std::erase_if(track.keys, [&](const Key& key) {
            if (!wanted.contains({track.property, key.at})) return false;
            taken.emplace_back(track.property, key);
            return true;
        });
    return taken;
}

void dropEmptyTracks(Cast& cast)
{
    std::erase_if(cast.keys, [](const KeyTrack& track) { return track.keys.empty(); });
}

bool fits(const Cast& cast)
{
    return std::all_of(cast.keys.begin(), cast.keys.end(), [](const KeyTrack& track) {
        return track.keys.size() <= static_cast<std::size_t>(limits::kKeys);
    });
}

} // namespace

const Key* findKey(const Show& show, const KeyRef& ref)
{
    const Act* act = findAct(show, ref.act);
    const Cast* cast = act ? findCast(*act, ref.cast) : nullptr;
    const KeyTrack* track = cast ? findTrack(cast->keys, ref.property) : nullptr;
    if (!track) return nullptr;
    const auto found = keyAt(track->keys, ref.at);
    return found == track->keys.end() ? nullptr : &*found;
}

bool setKey(Show& show, const ActId& act, const CastId& cast, KeyedProperty property, const Key& key)
{
    Cast* owner = castOf(show, act, cast);
    if (!owner || key.at < Step{} || key.at > kLastEnd) return false;
    Cast changed = *owner;
    Key fitted = key;
    fitted.value = fitting(property, key.value);
    insertKey(trackOf(changed.keys, property).keys, fitted);
    return fits(changed) && replaceWith(*owner, changed);
}

bool addKeyAt(Show& show, const ActId& act, const CastId& cast, KeyedProperty property, Step at)
{
    Cast* owner = castOf(show, act, cast);
    if (!owner || at < Step{} || at > kLastEnd || findKey(show, {act, cast, property, at})) return false;
    Cast changed = *owner;
    KeyTrack& track = trackOf(changed.keys, property);
    cutAt(track, at);
    if (keyAt(track.keys, at) == track.keys.end())
        insertKey(track.keys,
                  {at, fitting(property, valueAt(track, at).value_or(ownValue(changed, property))), {}, {}});
    return fits(changed) && replaceWith(*owner, changed);
}

bool removeKeys(Show& show, const std::vector<KeyRef>& keys)
{
    bool removed = false;
    for (const auto& [where, wanted] : byCast(keys)) {
        Cast* cast = castOf(show, where.first, where.second);
        if (!cast) continue;
        const auto taken = takeOut(*cast, wanted);
        removed = removed || !taken.empty();
        for (const auto& [property, key] : taken)
            if (const KeyTrack* track = findTrack(cast->keys, property); track && track->keys.empty())
                setOwnValue(*cast, property, key.value);
        dropEmptyTracks(*cast);
    }
    return removed;
}

bool moveKeys(Show& show, const std::vector<KeyRef>& keys, Step shift)
{
    std::vector<KeyRef> there;
    for (const KeyRef& ref : keys)
        if (findKey(show, ref)) there.push_back(ref);
    for (const KeyRef& ref : there) shift = std::clamp(shift, Step{} - ref.at, kLastEnd - ref.at);
    if (there.empty() || shift == Step{}) return false;
    for (const auto& [where, wanted] : byCast(there)) {
        Cast* cast = castOf(show, where.first, where.second);
        for (auto& [property, key] : takeOut(*cast, wanted)) {
            key.at += shift;
            insertKey(trackOf(cast->keys, property).keys, key);
        }
    }
    return true;
}

bool setKeyEasing(Show& show, const std::vector<KeyRef>& keys, const Easing& easing)
{
    bool changed = false;
    for (const KeyRef& ref : keys) {
        if (!findKey(show, ref)) continue;
        auto& track = trackOf(castOf(show, ref.act, ref.cast)->keys, ref.property).keys;
        changed = replaceWith(keyAt(track, ref.at)->easing, easing) || changed;
    }
    return changed;
}

KeyGroup copyKeys(const Show& show, const std::vector<KeyRef>& keys)
{
    KeyGroup group;
    std::optional<Step> first;
    for (const KeyRef& ref : keys) {
        const bool same = ref.act == keys.front().act && ref.cast == keys.front().cast;
        const Key* key = same ? findKey(show, ref) : nullptr;
        if (!key) continue;
        insertKey(trackOf(group.tracks, ref.property).keys, *key);
        first = std::min(first.value_or(key->at), key->at);
    }
    for (KeyTrack& track : group.tracks)
        for (Key& key : track.keys) key.at -= *first;
    return group;
}

bool pasteKeys(Show& show, const ActId& act, const CastId& cast, const KeyGroup& group, Step at)
{
    Cast* owner = castOf(show, act, cast);
    if (!owner || at < Step{}) return false;
    Cast changed = *owner;
    for (const KeyTrack& track : group.tracks)
        for (Key key : track.keys) {
            key.at += at;
            if (key.at > kLastEnd) return false;
            insertKey(trackOf(changed.keys, track.property).keys, key);
        }
    return fits(changed) && replaceWith(*owner, changed);
}

bool setPlaceAt(Show& show, const ActId& act, const CastId& cast, const Place& place, Step at)
{
    Cast* owner = castOf(show, act, cast);
    if (!owner) return false;
    at = std::clamp(at, Step{}, kLastEnd);
    Cast wanted;
    wanted.place = place;
    const Place now = placeAt(*owner, at);
    Cast present;
    present.place = now;
    Cast changed = *owner;
    for (const KeyedProperty property : {KeyedProperty::position, KeyedProperty::scale, KeyedProperty::rotation}) {
        const KeyValue value = fitting(property, ownValue(wanted, property));
        if (value == ownValue(present, property)) continue;
        if (!findTrack(changed.keys, property)) {
            setOwnValue(changed, property, value);
            continue;
        }
        KeyTrack& track = trackOf(changed.keys, property);
        cutAt(track, at);
        const auto found = keyAt(track.keys, at);
        if (found != track.keys.end())
            found->value = value;
        else
            insertKey(track.keys, {at, value, {}, {}});
    }
    return fits(changed) && replaceWith(*owner, changed);
}

bool slipKeys(Show& show, const ActId& act, Step shift)
{
    Act* owner = findAct(show, act);
    if (!owner) return false;
    bool any = false;
    for (const Cast& cast : owner->casts)
        for (const KeyTrack& track : cast.keys)
            for (const Key& key : track.keys) {
                shift = std::clamp(shift, Step{} - key.at, kLastEnd - key.at);
                any = true;
            }
    if (!any || shift == Step{}) return false;
    for (Cast& cast : owner->casts)
        for (KeyTrack& track : cast.keys)
            for (Key& key : track.keys) key.at += shift;
    return true;
}

std::vector<KeyTrack> keysFrom(const std::vector<KeyTrack>& tracks, Step at)
{
    std::vector<KeyTrack> result;
    for (KeyTrack track : tracks) {
        if (track.keys.empty()) continue;
        cutAt(track, at);
        const Key last = track.keys.back();
        std::erase_if(track.keys, [&](const Key& key) { return key.at < at; });
        for (Key& key : track.keys) key.at -= at;
        if (track.keys.empty()) track.keys.push_back({Step{}, last.value, {}, last.extra});
        result.push_back(std::move(track));
    }
    return result;
}

std::vector<KeyTrack> keysUntil(const std::vector<KeyTrack>& tracks, Step at)
{
    std::vector<KeyTrack> result;
    for (KeyTrack track : tracks) {
        if (track.keys.empty()) continue;
        cutAt(track, at);
        const Key first = track.keys.front();
        std::erase_if(track.keys, [&](const Key& key) { return key.at > at; });
        if (track.keys.empty()) track.keys.push_back({at, first.value, {}, first.extra});
        result.push_back(std::move(track));
    }
    return result;
}

} // namespace flocktale
