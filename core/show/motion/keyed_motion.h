// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"
#include "show/motion/motion.h"
#include "show/show.h"

#include <cstddef>
#include <memory>

namespace flocktale {

/// Some birds of a cast with the points that they go to, by bird number and index into the shape.
struct SeatedBirds {
    std::vector<int> birds, points;
};

/// How a form follows the scale of its cast's place.
struct ScaledForm {
    double size = 0;      ///< of the form at scale 1, 0 = it does not follow
    double hover = 1;     ///< share of the formation's hover
    double hoverRoom = 0; ///< largest share per unit of scale, 0 = no limit
};

/// Moves, scales and turns a cast's shape by its keys.
class KeyedPlaceMotion : public Motion {
public:
    /// `firstBacking` is where the shape's squares begin in the entry's.
    KeyedPlaceMotion(const Cast& cast, std::shared_ptr<const ShapePoints> shape, SeatedBirds seated, ScaledForm form,
                     std::size_t firstBacking);
    void write(Step into, Cues& cues) const override;
    void moveBacking(Step into, std::vector<StageBacking>& backing) const override;

private:
    Cast m_cast; ///< its place and keys count
    std::shared_ptr<const ShapePoints> m_shape;
    SeatedBirds m_seated;
    ScaledForm m_form;
    std::size_t m_firstBacking;
};

/// Colours a cast's birds by its keys.
class KeyedColorMotion : public Motion {
public:
    KeyedColorMotion(const Cast& cast, std::vector<int> birds);
    void write(Step into, Cues& cues) const override;

private:
    Cast m_cast; ///< its keys count
    std::vector<int> m_birds;
};

} // namespace flocktale
