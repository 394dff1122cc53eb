// SPDX-License-Identifier: MIT
#include "timeline/act_templates.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace flocktale {

namespace {

constexpr Step kShortest{kStepsPerSecond / 2};

void fitIntoGap(const Show& show, Act& act)
{
    Step low;
    std::optional<Step> high;
    for (const Act& other : show.acts) {
        if (other.start <= act.start && act.start < other.end()) return;
        if (other.end() <= act.start) low = std::max(low, other.end());
        if (other.start > act.start) high = high ? std::min(*high, other.start) : other.start;
    }
    if (!high || act.start + act.duration <= *high) return;
    if (*high - low >= act.duration) {
        act.start = *high - act.duration;
    } else if (*high - low >= kShortest) {
        act.start = low;
        act.duration = *high - low;
    }
}

} // namespace

Act newFormAct(const Show& show, Step at)
{
    Act act;
    act.name = QCoreApplication::translate("flocktale::ActTemplates", "Disc").toStdString();
    act.mode = ActMode::form;
    act.start = at;
    Cast cast;
    cast.shape = DiscShape{std::min(show.stage.width, show.stage.height) * 0.28};
    cast.place.x = show.stage.width / 2;
    cast.place.y = show.stage.height / 2;
    cast.color.stops = {show.flock.color};
    act.casts.push_back(cast);
    fitIntoGap(show, act);
    return act;
}

Act newFreeAct(const Show& show, Step at)
{
    Act act;
    act.name = QCoreApplication::translate("flocktale::ActTemplates", "Free flight").toStdString();
    act.mode = ActMode::free;
    act.start = at;
    fitIntoGap(show, act);
    return act;
}

} // namespace flocktale
