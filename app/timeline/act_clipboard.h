// SPDX-License-Identifier: MIT
#pragma once

#include "show/edit_group.h"

#include <memory>
#include <optional>

class QMimeData;

namespace flocktale {

/// Acts as a show of their own, in the file's format, so that they can be pasted into another show or a text editor.
/// Null when they cannot be written.
[[nodiscard]] std::unique_ptr<QMimeData> actsToMimeData(const Show& show, const std::vector<ActId>& ids);

/// Whether there may be acts in it, by its type alone: looking into it may mean to wait for another program.
[[nodiscard]] bool mayHoldActs(const QMimeData& data);
/// The acts of what is a show without errors.
[[nodiscard]] std::optional<ActGroup> actsFromMimeData(const QMimeData& data);

} // namespace flocktale
