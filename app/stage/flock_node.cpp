// SPDX-License-Identifier: MIT
#include "stage/flock_node.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

namespace flocktale {

namespace {

/// Landed squares are this much larger on each side, in pixels, as in the painter.
constexpr float kSquareBleed = 0.25F;

std::uint8_t packed(float value, float range)
{
    return static_cast<std::uint8_t>(std::lround(std::clamp(value / range * 0.5F + 0.5F, 0.0F, 1.0F) * 255));
}
std::uint8_t share(float value) { return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255)); }

std::span<const std::uint8_t> cornersOf(FlockDetail detail)
{
    static const auto kAll = [] {
        std::array<std::uint8_t, glyph::kCorners> all{};
        std::iota(all.begin(), all.end(), std::uint8_t{0});
        return all;
    }();
    if (detail == FlockDetail::full) return kAll;
    return glyph::plainCorners();
}

std::span<const std::array<std::uint8_t, 3>> trianglesOf(FlockDetail detail)
{
    if (detail == FlockDetail::full) return glyph::triangles();
    return glyph::plainTriangles();
}

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

void FlockNode::resize(std::size_t birds, FlockDetail detail)
{
    const std::size_t corners = cornersOf(detail).size();
    const auto vertices = static_cast<int>(birds * corners);
    if (m_detail == detail && m_geometry.vertexCount() == vertices) return;
    m_detail = detail;
    const auto triangles = trianglesOf(detail);
    m_geometry.allocate(vertices, static_cast<int>(birds * triangles.size() * 3));
    quint32* index = m_geometry.indexDataAsUInt();
    for (std::size_t bird = 0; bird < birds; ++bird)
        for (const auto& triangle : triangles)
            for (const std::uint8_t corner : triangle) *index++ = static_cast<quint32>(bird * corners + corner);
    m_geometry.markIndexDataDirty();
}

void FlockNode::setLooks(const std::vector<BirdLook>& before, const std::vector<BirdLook>& after, FlockDetail detail)
{
    static const auto kGlyph = glyphVertices();
    resize(after.size(), detail);
    const auto corners = cornersOf(detail);
    auto* vertex = static_cast<FlockVertex*>(m_geometry.vertexData());
    for (std::size_t bird = 0; bird < after.size(); ++bird) {
        const glyph::Pose& from = before[bird].pose;
        const glyph::Pose& to = after[bird].pose;
        const auto& form = glyph::formCorners(to.form);
        FlockVertex common{};
        common.beforeX = from.x;
        common.beforeY = from.y;
        common.afterX = to.x;
        common.afterY = to.y;
        common.angleBefore = from.angle;
        common.angleAfter = from.angle + shortTurn(from.angle, to.angle);
        common.wingBefore = from.wing;
        common.wingAfter = from.wing + shortTurn(from.wing, to.wing);
        common.bleed = to.form == Form::square ? share(kSquareBleed) : 0;
        common.seen = share(after[bird].opacity);
        common.red = after[bird].color.r;
        common.green = after[bird].color.g;
        common.blue = after[bird].color.b;
        common.land = to.form == Form::bird ? 0 : share(to.land);
        for (const std::uint8_t i : corners) {
            FlockVertex& v = *vertex++;
            v = common;
            v.landedX = form[i].x * to.formSize;
            v.landedY = form[i].y * to.formSize;
            v.cornerX = kGlyph[i].cornerX;
            v.cornerY = kGlyph[i].cornerY;
            v.wing = kGlyph[i].wing;
            v.inside = kGlyph[i].inside;
            v.outwardX = kGlyph[i].outwardX;
            v.outwardY = kGlyph[i].outwardY;
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
