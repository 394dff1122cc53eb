// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "show/motion/motion.h"
#include "show/show.h"

#include <cstdint>
#include <optional>

namespace flocktale {

/// Spare birds circle a centre as one slowly turning cloud: each keeps its radius, between 0.4 and 1 of the spare's,
/// and its place in the turn, a golden angle from the bird before it.
class OrbitMotion : public Motion {
public:
    /// Around the cast's orbit centre, which its keys may move; without a cast around the spare's own.
    OrbitMotion(const Spare& spare, const Cast* cast, std::vector<int> birds, std::uint32_t seed);
    void write(Step into, Cues& cues) const override;

private:
    Cast m_centre; ///< its place and keys count
    std::vector<int> m_birds;
    std::vector<Vec2> m_arms; ///< from the centre to each bird at the act's start
    double m_turnsPerStep;
};

} // namespace flocktale
