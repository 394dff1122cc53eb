// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <QString>

namespace flocktale {

/// What a kind of motion is called, translated; the file's word for an unknown one.
[[nodiscard]] QString motionName(const CastMotion& motion);
[[nodiscard]] QString motionName(MotionKind kind);
/// What it does, in one line.
[[nodiscard]] QString motionDescription(MotionKind kind);

/// A motion of that kind as it first appears in an act: one that can be seen at once, on a stage of this size.
[[nodiscard]] CastMotion freshMotion(MotionKind kind, const Show& show, const Act& act, const Cast& cast);

/// The motion as one of another kind; what the new kind needs and the motion lacks is as in a fresh one.
[[nodiscard]] CastMotion withKind(CastMotion motion, MotionKind kind, const Show& show, const Cast& cast);

} // namespace flocktale
