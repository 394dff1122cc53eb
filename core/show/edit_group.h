// SPDX-License-Identifier: MIT
#pragma once

#include "show/free_shift.h"
#include "show/show.h"

#include <cstddef>
#include <vector>

/// Edits of several acts at once. They promise what show/edit.h promises: false (or nothing) means that nothing
/// changed.
namespace flocktale {

/// Acts taken out of a show, in time order, with what is attached to them: what a clipboard carries.
struct ActGroup {
    std::vector<Act> acts;
    std::vector<Prop> props;
    std::vector<Marker> markers{};
    std::vector<Sound> sounds{};
};

/// Moves all by the same shift, so that they keep their distances: the nearest to `shift` at which none touches an act
/// that stays.
bool moveActs(Show& show, const std::vector<ActId>& ids, Step shift, Passing passing = Passing::jump);
bool removeActs(Show& show, const std::vector<ActId>& ids);
/// Reorders an act until it is the index-th of all (show/edit.h, reorderAct). An index past the end is the last.
bool moveActToIndex(Show& show, const ActId& id, std::size_t index);

[[nodiscard]] ActGroup copyActs(const Show& show, const std::vector<ActId>& ids);
/// Puts a group in with its first act as near to `at` as the whole fits, distances kept. Acts, casts and
/// what is attached get fresh ids, and what is attached follows the copies. Returns the ids of the new acts in time
/// order.
std::vector<ActId> pasteActs(Show& show, const ActGroup& group, Step at);
/// Copies behind the last of them, at the first place where the whole fits.
std::vector<ActId> duplicateActs(Show& show, const std::vector<ActId>& ids);

} // namespace flocktale
