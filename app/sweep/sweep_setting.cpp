// SPDX-License-Identifier: MIT
#include "sweep/sweep_setting.h"

#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

SweepSetting settingOf(const Act& act)
{
    SweepSetting setting;
    for (const Cast& cast : act.casts) setting.casts.push_back({cast.id, cast.assignment, cast.pins, cast.sweep});
    setting.formation = act.formation;
    return setting;
}

bool applySetting(Show& show, const ActId& id, const SweepSetting& setting)
{
    const Act* act = findAct(std::as_const(show), id);
    if (!act) return false;
    Act changed = *act;
    changed.formation = setting.formation;
    for (Cast& cast : changed.casts) {
        const auto of = std::find_if(setting.casts.begin(), setting.casts.end(),
                                     [&](const SweepSetting::OfCast& other) { return other.cast == cast.id; });
        if (of == setting.casts.end()) continue;
        cast.assignment = of->assignment;
        cast.pins = of->pins;
        cast.sweep = of->sweep;
    }
    return setAct(show, changed);
}

} // namespace flocktale
