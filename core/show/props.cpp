// SPDX-License-Identifier: MIT
#include "show/props.h"

#include "show/anchor.h"
#include "show/edit.h"

#include <algorithm>

namespace flocktale {

std::vector<VisibleProp> visibleProps(const Show& show, Step at)
{
    std::vector<VisibleProp> visible;
    for (const Prop& prop : show.props) {
        if (!prop.act.empty() && !findAct(show, prop.act)) continue;
        const Step from = startOf(show, prop);
        const Step to = endOf(show, prop);
        if (at < from || at >= to) continue;
        double opacity = 1;
        if (prop.fade > 0) {
            // Measured at the middle of the step, so that neither the first nor the last moment is empty.
            const double in = (seconds(at - from) + 0.5 / kStepsPerSecond) / prop.fade;
            const double out = (seconds(to - at) - 0.5 / kStepsPerSecond) / prop.fade;
            opacity = std::clamp(std::min(in, out), 0.0, 1.0);
        }
        visible.push_back({&prop, opacity});
    }
    return visible;
}

} // namespace flocktale
