// SPDX-License-Identifier: MIT
#pragma once

#include "show/motion/idea.h"

#include <memory>

/// The makers of the ideas, each in a file of its name. The registry lists them.
namespace flocktale {

using Idea = std::unique_ptr<const MotionIdea>;

[[nodiscard]] Idea makeOrbit(const MotionSetting& setting);
[[nodiscard]] Idea makeVortex(const MotionSetting& setting);
[[nodiscard]] Idea makePath(const MotionSetting& setting);
[[nodiscard]] Idea makeStream(const MotionSetting& setting);
[[nodiscard]] Idea makeDrift(const MotionSetting& setting);
[[nodiscard]] Idea makeSpin(const MotionSetting& setting);
[[nodiscard]] Idea makeBreathe(const MotionSetting& setting);
[[nodiscard]] Idea makeSpiral(const MotionSetting& setting);
[[nodiscard]] Idea makeStay(const MotionSetting& setting);

} // namespace flocktale
