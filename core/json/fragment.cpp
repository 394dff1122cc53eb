// SPDX-License-Identifier: MIT
#include "json/show_json.h"

#include <utility>

namespace flocktale {

Result<std::string> writeActs(const ActGroup& group)
{
    Show show;
    show.acts = group.acts;
    show.props = group.props;
    show.markers = group.markers;
    show.sounds = group.sounds;
    return writeShow(show);
}

ReadActsResult readActs(std::string_view text)
{
    ReadResult read = readShow(text);
    ReadActsResult result{std::nullopt, std::move(read.problems)};
    if (!read.show) return result;
    std::vector<ActId> ids;
    for (const Act& act : read.show->acts) ids.push_back(act.id);
    result.acts = copyActs(*read.show, ids);
    return result;
}

} // namespace flocktale
