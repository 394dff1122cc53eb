// SPDX-License-Identifier: MIT
#pragma once

#include "show/motion/ideas/ideas.h"

#include <span>
#include <string_view>

namespace flocktale {

/// What there is to know of a kind of motion: how it is made, and which members of CastMotion it goes by. The file
/// and the editor's forms leave the others alone.
struct MotionInfo {
    MotionKind kind;
    Idea (*make)(const MotionSetting&);        ///< null for those that colour
    std::span<const std::string_view> numbers; ///< names in kMotionFields besides easeIn, easeOut and spread
    bool hasCentre = false;                    ///< center, stops and loop
    bool hasWay = false;                       ///< points, closed and smooth
    bool hasColor = false;
};

/// All kinds in the order of MotionKind.
[[nodiscard]] std::span<const MotionInfo> motionKinds();
/// Null for an unknown one.
[[nodiscard]] const MotionInfo* motionInfo(MotionKind kind);
/// Whether the kind goes by this number of kMotionFields.
[[nodiscard]] bool usesNumber(const MotionInfo& info, std::string_view name);
/// Whether what it does before the act's end depends on where that end is.
[[nodiscard]] bool dependsOnEnd(const CastMotion& motion);

} // namespace flocktale
