// SPDX-License-Identifier: MIT
#include "document/lookup.h"

#include <algorithm>
#include <iterator>

namespace flocktale {

namespace {

template <typename Item, typename Id>
const Item* find(const std::vector<Item>& items, const Id& id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

} // namespace

const Marker* findMarker(const Show& show, const MarkerId& id) { return find(show.markers, id); }
const Prop* findProp(const Show& show, const PropId& id) { return find(show.props, id); }
const Sound* findSound(const Show& show, const SoundId& id) { return find(show.sounds, id); }

const Tempo* tempoAt(const Show& show, Step at)
{
    const auto behind = std::upper_bound(show.tempo.begin(), show.tempo.end(), at,
                                         [](Step step, const Tempo& tempo) { return step < tempo.at; });
    return behind == show.tempo.begin() ? nullptr : &*std::prev(behind);
}

} // namespace flocktale
