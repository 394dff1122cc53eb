// SPDX-License-Identifier: MIT
#include "flock/state.h"

#include "flock/step.h"
#include "math/hash.h"

namespace flocktale {

void Cues::resize(std::size_t birds)
{
    targetX.resize(birds, 0.0f);
    targetY.resize(birds, 0.0f);
    delay.resize(birds, 0.0f);
    hover.resize(birds, 1.0f);
    color.resize(birds, Rgb{});
    form.resize(birds, Form::bird);
    formSize.resize(birds, 0.0f);
    mode.resize(birds, BirdMode::free);
}

std::uint64_t stateHash(const FlockState& state)
{
    Hash64 hash;
    for (std::size_t i = 0; i < state.size(); ++i) {
        hash.add(state.x[i]);
        hash.add(state.y[i]);
        hash.add(state.vx[i]);
        hash.add(state.vy[i]);
    }
    return hash.value();
}

} // namespace flocktale
