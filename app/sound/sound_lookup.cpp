// SPDX-License-Identifier: MIT
#include "sound/sound_lookup.h"

#include <algorithm>

namespace flocktale {

const Tempo* tempoAt(const Show& show, Step at)
{
    const auto behind = std::upper_bound(show.tempo.begin(), show.tempo.end(), at,
                                         [](Step step, const Tempo& tempo) { return step < tempo.at; });
    return behind == show.tempo.begin() ? nullptr : &*std::prev(behind);
}

} // namespace flocktale
