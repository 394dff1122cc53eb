// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/timeline_controller.h"

#include <QKeyCombination>

#include <optional>
#include <span>

namespace flocktale {

/// A key that runs a command while the timeline has the focus. A command's first key is the one that hints name.
struct TimelineKey {
    QKeyCombination key;
    TimelineController::Command command;
};

[[nodiscard]] std::span<const TimelineKey> timelineKeys();
[[nodiscard]] std::optional<TimelineController::Command> commandOf(int key, int modifiers);

} // namespace flocktale
