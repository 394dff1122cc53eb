// SPDX-License-Identifier: MIT
#include "sound/sound_lookup.h"

#include <algorithm>

namespace flocktale {

const Sound* findSound(const Show& show, const SoundId& id)
{
    const auto found =
        std::find_if(show.sounds.begin(), show.sounds.end(), [&](const Sound& sound) { return sound.id == id; });
    return found == show.sounds.end() ? nullptr : &*found;
}

const Tempo* tempoAt(const Show& show, Step at)
{
    const auto behind = std::upper_bound(show.tempo.begin(), show.tempo.end(), at,
                                         [](Step step, const Tempo& tempo) { return step < tempo.at; });
    return behind == show.tempo.begin() ? nullptr : &*std::prev(behind);
}

} // namespace flocktale
