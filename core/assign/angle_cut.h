// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace flocktale {

/// The direction at which a circle of targets and birds is cut open into two lists: far from every bird and target, so
/// that no rounding error carries one from the end of its list to the beginning and shifts every pair by one. Angles in
/// (-π, π].
///
/// It lies in the widest gap between targets, of gaps that are equally wide (a ring) in the one behind the target that
/// comes first in the order of the points; and there in the middle of the widest stretch without birds.
[[nodiscard]] double cutDirection(std::span<const double> targets, std::span<const double> birds);

} // namespace flocktale
