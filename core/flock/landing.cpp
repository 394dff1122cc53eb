// SPDX-License-Identifier: MIT
#include "flock/landing.h"

#include "flock/formation.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// A form's extent goes this share of the way to what the cue says in a step, and arrives when so near.
constexpr float kSizeEase = 0.2F;
constexpr float kSameSize = 0.01F;
/// A bird has departed in earnest when its spring has this share of its strength to come.
constexpr float kDeparted = 0.5F;

float smooth(float share) { return share * share * (3 - 2 * share); }

float wanted(const FlockState& state, const Cues& cues, float progress, std::size_t i)
{
    if (cues.mode[i] != BirdMode::form || cues.form[i] == Form::bird || cues.form[i] != state.form[i]) return 0;
    const float departure = FormationLaw<float>::departure(progress, cues.delay[i]);
    if (departure <= 0) return 0;
    const float dx = cues.targetX[i] - state.x[i];
    const float dy = cues.targetY[i] - state.y[i];
    return landShare(std::sqrt(dx * dx + dy * dy)) * smooth(std::min(departure / kDeparted, 1.0F));
}

/// Birds that are no more than birds and shall stay it: nothing but their cue's form and extent can change.
bool onlyBirds(const FlockState& state, const Cues& cues, std::size_t begin, std::size_t end)
{
    std::uint32_t others = 0;
    for (std::size_t i = begin; i < end; ++i) others |= static_cast<std::uint32_t>(!(state.landed[i] == 0));
    for (std::size_t i = begin; i < end; ++i)
        others |= static_cast<std::uint32_t>(cues.mode[i] == BirdMode::form) &
                  static_cast<std::uint32_t>(cues.form[i] != Form::bird);
    return others == 0;
}

void landBirds(FlockState& state, const Cues& cues, float progress, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        float& landed = state.landed[i];
        if (landed <= 0) {
            state.form[i] = cues.form[i];
            state.formSize[i] = cues.formSize[i];
        }
        const float way = wanted(state, cues, progress, i) - landed;
        landed += std::clamp(way, -kLandRate, kLandRate);
        if (state.form[i] != cues.form[i] || cues.mode[i] != BirdMode::form) continue;
        const float growth = cues.formSize[i] - state.formSize[i];
        state.formSize[i] = std::abs(growth) < kSameSize ? cues.formSize[i] : state.formSize[i] + kSizeEase * growth;
    }
}

} // namespace

float landShare(float distance)
{
    const float away = std::clamp((distance - kLandedWithin) / (kLandsFrom - kLandedWithin), 0.0F, 1.0F);
    return smooth(1 - away);
}

void land(FlockState& state, const Cues& cues, double progress, std::uint32_t begin, std::uint32_t end)
{
    constexpr std::uint32_t kBlock = 128;
    const auto at = static_cast<float>(progress);
    for (std::size_t first = begin, last; first < end; first = last) {
        last = std::min<std::size_t>(first + kBlock, end);
        if (!onlyBirds(state, cues, first, last)) {
            landBirds(state, cues, at, first, last);
            continue;
        }
        std::copy(cues.form.data() + first, cues.form.data() + last, state.form.data() + first);
        std::copy(cues.formSize.data() + first, cues.formSize.data() + last, state.formSize.data() + first);
    }
}

} // namespace flocktale
