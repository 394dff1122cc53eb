// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

namespace flocktale {

/// How an act sends its birds to their places: what two settings are compared in. Shape, place and colour are not part
/// of it.
struct SweepSetting {
    struct OfCast {
        CastId cast;
        AssignmentMethod assignment = AssignmentMethod::angle;
        std::vector<Pin> pins;
        Sweep sweep;
        bool operator==(const OfCast&) const = default;
    };
    std::vector<OfCast> casts;
    FormationParameters formation;
    bool operator==(const SweepSetting&) const = default;
};

[[nodiscard]] SweepSetting settingOf(const Act& act);
/// Gives an act the setting; casts that it does not know keep theirs. False: nothing changed.
bool applySetting(Show& show, const ActId& act, const SweepSetting& setting);

} // namespace flocktale
