// SPDX-License-Identifier: MIT
#include "library/own_template.h"

#include "document/fit_into_gap.h"
#include "library/act_templates.h"
#include "show/edit.h"
#include "show/edit_group.h"
#include "show/fields.h"

#include <algorithm>

namespace flocktale {

namespace {

double inside(double value, const NumberRange& range) { return std::clamp(value, range.lowest, range.highest); }

} // namespace

Show fittedTo(const Stage& stage, Show own)
{
    const double right = stage.width / own.stage.width;
    const double down = stage.height / own.stage.height;
    if (right == 1 && down == 1) return own;
    // Circles stay circles: the smaller of the two fits both ways.
    const double size = std::min(right, down);
    for (Act& act : own.acts)
        for (Cast& cast : act.casts) {
            cast.place.x = inside(cast.place.x * right, kCoordinateRange);
            cast.place.y = inside(cast.place.y * down, kCoordinateRange);
            cast.place.scale = inside(cast.place.scale * size, {0.001, 1'000});
        }
    for (Prop& prop : own.props) {
        prop.x = inside(prop.x * right, kCoordinateRange);
        prop.y = inside(prop.y * down, kCoordinateRange);
        prop.width = inside(prop.width * size, kCoordinateRange);
        prop.height = inside(prop.height * size, kCoordinateRange);
        prop.textSize = inside(prop.textSize * size, {1, 4'096});
    }
    own.stage.width = stage.width;
    own.stage.height = stage.height;
    return own;
}

std::vector<ActId> addOwn(Show& show, const Show& own, Step at)
{
    Show fitted = fittedTo(show.stage, own);
    ActGroup group{std::move(fitted.acts), std::move(fitted.props)};
    if (group.acts.size() == 1) {
        group.acts.front().start = at;
        fitIntoGap(show, group.acts.front());
        at = group.acts.front().start;
    }
    return pasteActs(show, group, at);
}

int birdsShort(const Show& own, const Show& show, const ShapeLibrary& shapes)
{
    int most = 0;
    for (const Act& act : own.acts) most = std::max(most, birdsShort(act, show, shapes));
    return most;
}

const Act& faceOf(const Show& own)
{
    const auto forming = std::find_if(own.acts.begin(), own.acts.end(),
                                      [](const Act& act) { return act.mode == ActMode::form && !act.casts.empty(); });
    return forming == own.acts.end() ? own.acts.front() : *forming;
}

} // namespace flocktale
