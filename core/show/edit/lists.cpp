// SPDX-License-Identifier: MIT
#include "show/edit/lists.h"

namespace flocktale::editing {

std::set<std::string> allIds(const Show& show)
{
    std::set<std::string> ids;
    for (const Act& act : show.acts) {
        ids.insert(act.id.value);
        for (const Cast& cast : act.casts) ids.insert(cast.id.value);
    }
    for (const Prop& prop : show.props) ids.insert(prop.id.value);
    for (const Marker& marker : show.markers) ids.insert(marker.id.value);
    for (const Sound& sound : show.sounds) ids.insert(sound.id.value);
    return ids;
}

std::string freshIdIn(std::set<std::string>& taken, char prefix)
{
    for (std::size_t number = 1;; ++number) {
        std::string id = prefix + std::to_string(number);
        if (taken.insert(id).second) return id;
    }
}

void giveFreshIds(Show& show, Act& act)
{
    std::set<std::string> taken = allIds(show);
    if (act.id.empty() || !taken.insert(act.id.value).second) act.id.value = freshIdIn(taken, 'a');
    for (Cast& cast : act.casts)
        if (cast.id.empty() || !taken.insert(cast.id.value).second) cast.id.value = freshIdIn(taken, 'c');
}

void sortActs(Show& show)
{
    std::stable_sort(show.acts.begin(), show.acts.end(), [](const Act& a, const Act& b) { return a.start < b.start; });
}

} // namespace flocktale::editing
