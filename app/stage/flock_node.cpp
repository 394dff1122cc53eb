// SPDX-License-Identifier: MIT
#include "stage/flock_node.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace flocktale {

namespace {

/// Landed squares are this much larger on each side, in pixels, as in the painter.
constexpr float kSquareBleed = 0.25F;

std::uint8_t packed(float value, float range)
{
    return static_cast<std::uint8_t>(std::lround(std::clamp(value / range * 0.5F + 0.5F, 0.0F, 1.0F) * 255));
}
std::uint8_t share(float value) { return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255)); }

/// What is the same for every bird.
std::array<FlockVertex, glyph::kCorners> glyphVertices()
{
    std::array<FlockVertex, glyph::kCorners> vertices{};
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        FlockVertex& v = vertices[i];
        const glyph::Corner& corner = glyph::corners()[i];
        v.cornerX = packed(corner.at.x, kCornerRange);
        v.cornerY = packed(corner.at.y, kCornerRange);
        v.wing = share(corner.wing);
        v.inside = i < glyph::kOutline ? 0 : 255;
        v.outwardX = packed(glyph::outward()[i].x, kOutwardRange);
        v.outwardY = packed(glyph::outward()[i].y, kOutwardRange);
    }
    return vertices;
}

} // namespace

FlockNode::FlockNode() : m_geometry(FlockVertex::attributes(), 0, 0, QSGGeometry::UnsignedIntType)
{
    m_geometry.setDrawingMode(QSGGeometry::DrawTriangles);
    m_geometry.setIndexDataPattern(QSGGeometry::StaticPattern);
    m_geometry.setVertexDataPattern(QSGGeometry::DynamicPattern);
    setGeometry(&m_geometry);
    setMaterial(&m_material);
}

void FlockNode::resize(std::size_t birds)
{
    const auto vertices = static_cast<int>(birds * glyph::kCorners);
    if (m_geometry.vertexCount() == vertices) return;
    m_geometry.allocate(vertices, static_cast<int>(birds * glyph::kTriangles * 3));
    quint32* index = m_geometry.indexDataAsUInt();
    for (std::size_t bird = 0; bird < birds; ++bird)
        for (const auto& triangle : glyph::triangles())
            for (const std::uint8_t corner : triangle) *index++ = static_cast<quint32>(bird * glyph::kCorners + corner);
    m_geometry.markIndexDataDirty();
}

void FlockNode::setLooks(const std::vector<BirdLook>& before, const std::vector<BirdLook>& after)
{
    static const auto kGlyph = glyphVertices();
    resize(after.size());
    auto* vertex = static_cast<FlockVertex*>(m_geometry.vertexData());
    for (std::size_t bird = 0; bird < after.size(); ++bird) {
        const glyph::Pose& from = before[bird].pose;
        const glyph::Pose& to = after[bird].pose;
        const Rgb color = after[bird].color;
        const auto& form = glyph::formCorners(to.form);
        const bool square = to.form == Form::square;
        for (std::size_t i = 0; i < glyph::kCorners; ++i, ++vertex) {
            FlockVertex& v = *vertex;
            v = kGlyph[i];
            v.beforeX = from.x;
            v.beforeY = from.y;
            v.afterX = to.x;
            v.afterY = to.y;
            v.angleBefore = from.angle;
            v.angleAfter = from.angle + shortTurn(from.angle, to.angle);
            v.wingBefore = from.wing;
            v.wingAfter = from.wing + shortTurn(from.wing, to.wing);
            v.landedX = form[i].x * to.formSize;
            v.landedY = form[i].y * to.formSize;
            v.bleed = square ? share(kSquareBleed) : 0;
            v.red = color.r;
            v.green = color.g;
            v.blue = color.b;
            v.land = to.form == Form::bird ? 0 : share(to.land);
        }
    }
    m_geometry.markVertexDataDirty();
    markDirty(DirtyGeometry);
}

void FlockNode::setBetween(float between)
{
    if (between == m_material.between) return;
    m_material.between = between;
    markDirty(DirtyMaterial);
}

void FlockNode::setSizes(float bird, float pixel)
{
    if (bird == m_material.birdSize && pixel == m_material.pixel) return;
    m_material.birdSize = bird;
    m_material.pixel = pixel;
    markDirty(DirtyMaterial);
}

} // namespace flocktale
