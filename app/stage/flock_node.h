// SPDX-License-Identifier: MIT
#pragma once

#include "stage/flock_look.h"
#include "stage/flock_material.h"

#include <QSGGeometryNode>

#include <vector>

namespace flocktale {

/// Range of the packed corners and outward directions of FlockVertex.
inline constexpr float kCornerRange = glyph::kReach;
inline constexpr float kOutwardRange = glyph::kMiterLimit;

/// How many corners a bird is drawn with.
enum class FlockDetail { full, plain };

/// A whole flock as one node, in stage units. Between two steps only a number changes: both places of every bird are in
/// the vertices and the vertex shader goes from one to the other. Owned by its stage's scene graph.
class FlockNode : public QSGGeometryNode {
public:
    FlockNode();

    /// Takes the looks at two neighbouring steps; both must have the same number of birds. Plain birds cannot land as
    /// another form.
    void setLooks(const std::vector<BirdLook>& before, const std::vector<BirdLook>& after, FlockDetail detail);
    void setBetween(float share);
    /// Half the length of a bird and the size of a screen pixel, both in stage units.
    void setSizes(float bird, float pixel);

private:
    void resize(std::size_t birds, FlockDetail detail);

    FlockDetail m_detail = FlockDetail::full;
    QSGGeometry m_geometry;
    FlockMaterial m_material;
};

} // namespace flocktale
