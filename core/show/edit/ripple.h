// SPDX-License-Identifier: MIT
#pragma once

#include "show/edit_group.h"
#include "show/show.h"

#include <vector>

/// Edits of acts that can carry along what stands behind them. They promise what show/edit.h promises: false (or
/// nothing) means that nothing changed.
namespace flocktale {

/// What an edit of times does to what stands behind it.
enum class EditMode {
    free,   ///< nothing: gaps open and close
    ripple, ///< time is put in or taken out: acts keep their gaps, and with them go markers, props, sounds and tempos
};

// By the rule of ripple edits everything that begins at the edit's place or behind it moves by as much; what is
// attached to an act moves with its act, in either mode. What hangs in time that is taken out is drawn to where it was;
// of two tempos that meet, the later one stays. Nothing moves behind the longest show's end.

/// At a free start as addAct() does; ripple: at the start wanted, or at the nearer end of the act that plays there,
/// with room made for it.
ActId addAct(Show& show, Act act, EditMode mode);
bool removeActs(Show& show, const std::vector<ActId>& ids, EditMode mode);
/// Ripple: all from the first of them on, as far back as the act before allows.
bool moveActs(Show& show, const std::vector<ActId>& ids, Step shift, EditMode mode, Passing passing = Passing::jump);
/// The edge goes to `start`, and what the act holds stays where it is in time. Ripple: the act begins where it did, and
/// the time between is cut off its front, or put in before what it holds.
bool trimActStart(Show& show, const ActId& id, Step start, EditMode mode);
bool trimActEnd(Show& show, const ActId& id, Step end, EditMode mode);
std::vector<ActId> pasteActs(Show& show, const ActGroup& group, Step at, EditMode mode);
std::vector<ActId> duplicateActs(Show& show, const std::vector<ActId>& ids, EditMode mode);

/// Puts time in: all that begins at `at` or behind it moves back. Inside an act the nearer of its ends counts.
bool insertTime(Show& show, Step at, Step span);
/// Draws the act behind a gap, and all behind that, to the act before it. False where an act plays, and behind the
/// last.
bool closeGap(Show& show, Step at);

/// Where an act that is put in at `wanted` would begin: there, or at the nearer end of the act that plays there.
[[nodiscard]] Step insertionPoint(const Show& show, Step wanted);

} // namespace flocktale
