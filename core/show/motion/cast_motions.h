// SPDX-License-Identifier: MIT
#pragma once

#include "show/motion/idea.h"
#include "show/motion/keyed_motion.h"
#include "show/motion/motion.h"
#include "show/table/clumps.h"

#include <memory>
#include <vector>

namespace flocktale {

/// What the making of a cast's motions needs from the entry of its act.
struct CastStart {
    const Cast& cast;
    double actSeconds;                    ///< length of the act
    std::uint32_t seed;                   ///< of the show
    std::span<const Vec2> rest;           ///< of the whole flock: where each bird would come to rest
    std::span<const double> order;        ///< of the whole flock: the bird's turn in its cast's sweep, 0 to 1
    std::shared_ptr<const Clumps> clumps; ///< null when the cast plays no data
};

/// Moves a cast's birds by its data and its motions, one on top of the other.
class CastMotions : public Motion {
public:
    CastMotions(const CastStart& start, std::shared_ptr<const ShapePoints> shape, SeatedBirds seated, Form form);
    void write(Step into, Cues& cues) const override;
    void moveSeen(Step into, std::vector<float>& seen) const override;
    [[nodiscard]] bool hides() const override;

private:
    struct Played {
        CastMotion motion;
        MotionSpan span;
        std::unique_ptr<const MotionIdea> idea;
    };

    [[nodiscard]] MotionMoment momentOf(const Played& played, std::size_t i, double time) const;

    Cast m_cast; ///< its place and keys count
    std::shared_ptr<const ShapePoints> m_shape;
    SeatedBirds m_seated;
    Form m_form;                 ///< of a landed bird
    std::vector<double> m_order; ///< of the seated birds
    std::shared_ptr<const Clumps> m_clumps;
    std::vector<Played> m_played;
};

/// Colours a cast's birds by its data and by those of its motions that colour.
class CastTints : public Motion {
public:
    /// `colors` and `places` are of the whole flock: painted, and where each bird was sent.
    CastTints(const CastStart& start, std::vector<int> birds, std::span<const Rgb> colors,
              std::span<const Vec2> places);
    void write(Step into, Cues& cues) const override;

private:
    struct Tint {
        CastMotion motion;
        MotionSpan span;
        std::vector<double> delays; ///< of each bird, seconds after the motion's start
        bool remains = false;
    };

    Cast m_cast; ///< its keys count
    std::vector<int> m_birds;
    std::vector<Rgb> m_colors;
    std::shared_ptr<const Clumps> m_clumps;
    std::vector<Tint> m_tints;
};

} // namespace flocktale
