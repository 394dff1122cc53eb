// SPDX-License-Identifier: MIT
#include "timeline/act_templates.h"

#include "document/fit_into_gap.h"

#include <QCoreApplication>

#include <algorithm>

namespace flocktale {

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
