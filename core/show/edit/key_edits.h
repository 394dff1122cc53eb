// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

/// Edits of a cast's keys. They promise what show/edit.h promises: false means that nothing changed.
namespace flocktale {

/// A key by where it is: there is at most one of a property at a time.
struct KeyRef {
    ActId act;
    CastId cast;
    KeyedProperty property = KeyedProperty::position;
    Step at; ///< after the act's start
    auto operator<=>(const KeyRef&) const = default;
};

/// Keys taken out of a cast, by property; the first of all is at zero.
struct KeyGroup {
    std::vector<KeyTrack> tracks;
};

[[nodiscard]] const Key* findKey(const Show& show, const KeyRef& ref);

/// Puts a key in, in place of one at its time. False beyond limits::kKeys and before the act's start.
bool setKey(Show& show, const ActId& act, const CastId& cast, KeyedProperty property, const Key& key);
/// A key with the value that the property has at that time, and the way cut there, so that nothing changes in play. A
/// property without keys gets the cast's own value.
bool addKeyAt(Show& show, const ActId& act, const CastId& cast, KeyedProperty property, Step at);
/// A cast's place that loses its last key stays as that key had put it.
bool removeKeys(Show& show, const std::vector<KeyRef>& keys);
/// Moves all by the same shift, the nearest to `shift` that leaves none before its act's start; what other keys they
/// meet, they replace.
bool moveKeys(Show& show, const std::vector<KeyRef>& keys, Step shift);
bool setKeyEasing(Show& show, const std::vector<KeyRef>& keys, const Easing& easing);

/// The keys of one cast among them: that of the first one.
[[nodiscard]] KeyGroup copyKeys(const Show& show, const std::vector<KeyRef>& keys);
/// Puts a group in with its first key at a time after the act's start; replaces what stands at the same times.
bool pasteKeys(Show& show, const ActId& act, const CastId& cast, const KeyGroup& group, Step at);

/// Where the cast shall stand at a time: sets a key of each property that has keys and differs, else the place itself.
bool setPlaceAt(Show& show, const ActId& act, const CastId& cast, const Place& place, Step at);

/// Moves the keys of all casts of an act against it, as far as none gets before its start.
bool slipKeys(Show& show, const ActId& act, Step shift);

/// The keys from `at` on, counted from there, with a key at zero where a way was cut: what follows plays as it did.
[[nodiscard]] std::vector<KeyTrack> keysFrom(const std::vector<KeyTrack>& tracks, Step at);
/// The keys until `at`, with one there where a way was cut.
[[nodiscard]] std::vector<KeyTrack> keysUntil(const std::vector<KeyTrack>& tracks, Step at);

} // namespace flocktale
