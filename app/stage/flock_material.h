// SPDX-License-Identifier: MIT
#pragma once

#include <QSGGeometry>
#include <QSGMaterial>

#include <cstdint>

namespace flocktale {

/// A corner of a bird as the vertex shader takes it (shaders/flock.vert).
struct FlockVertex {
    float beforeX, beforeY, afterX, afterY;       ///< stage units
    float angleBefore, angleAfter;                ///< radians, the short way round
    float wingBefore, wingAfter;                  ///< radians, the short way round
    float landedX, landedY;                       ///< stage units
    std::uint8_t cornerX, cornerY, wing, inside;  ///< of the glyph
    std::uint8_t outwardX, outwardY, bleed, seen; ///< of the glyph; bleed in pixels; opacity
    std::uint8_t red, green, blue, land;

    static const QSGGeometry::AttributeSet& attributes();
};
static_assert(sizeof(FlockVertex) == 52);

/// Draws a flock from FlockVertex corners. Owned by its node.
class FlockMaterial : public QSGMaterial {
public:
    FlockMaterial();

    [[nodiscard]] QSGMaterialType* type() const override;
    [[nodiscard]] QSGMaterialShader* createShader(QSGRendererInterface::RenderMode) const override;
    [[nodiscard]] int compare(const QSGMaterial* other) const override;

    float between = 1;
    float birdSize = 7; ///< half the length, stage units
    float pixel = 1;    ///< stage units in a pixel of the screen
};

} // namespace flocktale
