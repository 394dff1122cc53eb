// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <optional>

/// Edits of the data that a cast plays. As in show/edit.h: false means that nothing changed.
namespace flocktale {

[[nodiscard]] const CastData* findData(const Show& show, const ActId& act, const CastId& cast);
/// Nothing takes the data away.
bool setData(Show& show, const ActId& act, const CastId& cast, std::optional<CastData> data);

/// Data to start from, spread over a stage and the time of an act: a few events with every fate there is, and a few
/// entities that pass three places.
[[nodiscard]] CastData freshPipeline(const Stage& stage, const Act& act);
[[nodiscard]] CastData freshTable(const Stage& stage, const Act& act);

/// Puts the rows of each entity in order of time; every entity keeps its slots, so that their order stays.
void settleRows(std::vector<TableRow>& rows);

} // namespace flocktale
