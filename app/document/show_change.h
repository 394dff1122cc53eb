// SPDX-License-Identifier: MIT
#pragma once

#include "show/patch.h"

#include <vector>

namespace flocktale {

/// What one edit, undo or load has changed: the only news that a document sends. Listeners look the new values up in
/// the show.
struct ShowChange {
    bool everything = false; ///< another show was opened
    bool title = false;
    bool stage = false;
    bool flock = false;
    bool flight = false;
    bool actOrder = false;   ///< acts came, went or changed places
    std::vector<ActId> acts; ///< acts that are new or have other values
    bool props = false;
    bool markers = false;
    bool sounds = false;
    bool tempo = false;

    [[nodiscard]] bool touches(const ActId& act) const;
};

/// What swapping this patch in changes.
[[nodiscard]] ShowChange changeOf(const ShowPatch& patch);

} // namespace flocktale
