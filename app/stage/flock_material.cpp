// SPDX-License-Identifier: MIT
#include "stage/flock_material.h"

#include "stage/flock_node.h"

#include <QMatrix4x4>
#include <QSGMaterialShader>

#include <cstring>
#include <functional>

namespace flocktale {

namespace {

/// The uniform block of the shaders, in the layout of std140.
struct Block {
    float matrix[16];
    float opacity, between, size, pixel;
    float glyph[4];
};
static_assert(sizeof(Block) == 96);

class FlockShader : public QSGMaterialShader {
public:
    FlockShader()
    {
        setShaderFileName(VertexStage, QStringLiteral(":/flocktale/stage/shaders/flock.vert.qsb"));
        setShaderFileName(FragmentStage, QStringLiteral(":/flocktale/stage/shaders/flock.frag.qsb"));
    }

    bool updateUniformData(RenderState& state, QSGMaterial* newMaterial, QSGMaterial*) override
    {
        const auto* material = static_cast<FlockMaterial*>(newMaterial);
        Block block{};
        const QMatrix4x4 matrix = state.combinedMatrix();
        std::memcpy(block.matrix, matrix.constData(), sizeof block.matrix);
        block.opacity = state.opacity();
        block.between = material->between;
        block.size = material->birdSize;
        block.pixel = material->pixel;
        block.glyph[0] = kCornerRange;
        block.glyph[1] = kOutwardRange;
        block.glyph[2] = glyph::kSwing;
        block.glyph[3] = glyph::kFold;
        std::memcpy(state.uniformData()->data(), &block, sizeof block);
        return true;
    }
};

} // namespace

const QSGGeometry::AttributeSet& FlockVertex::attributes()
{
    const auto floats = [](int index, int count, QSGGeometry::AttributeType type) {
        return QSGGeometry::Attribute::createWithAttributeType(index, count, QSGGeometry::FloatType, type);
    };
    const auto bytes = [](int index, QSGGeometry::AttributeType type) {
        return QSGGeometry::Attribute::createWithAttributeType(index, 4, QSGGeometry::UnsignedByteType, type);
    };
    static const QSGGeometry::Attribute all[] = {
        floats(0, 4, QSGGeometry::PositionAttribute), floats(1, 4, QSGGeometry::UnknownAttribute),
        floats(2, 2, QSGGeometry::UnknownAttribute),  bytes(3, QSGGeometry::UnknownAttribute),
        bytes(4, QSGGeometry::UnknownAttribute),      bytes(5, QSGGeometry::ColorAttribute),
    };
    static const QSGGeometry::AttributeSet set{static_cast<int>(std::size(all)), sizeof(FlockVertex), all};
    return set;
}

FlockMaterial::FlockMaterial()
{
    setFlag(Blending);
    // The corners come from the vertex shader: merged batches, moved on the CPU, would take the places for corners.
    setFlag(NoBatching);
}

QSGMaterialType* FlockMaterial::type() const
{
    static QSGMaterialType type;
    return &type;
}

QSGMaterialShader* FlockMaterial::createShader(QSGRendererInterface::RenderMode) const { return new FlockShader; }

int FlockMaterial::compare(const QSGMaterial* other) const
{
    if (this == other) return 0;
    return std::less<const QSGMaterial*>()(this, other) ? -1 : 1;
}

} // namespace flocktale
