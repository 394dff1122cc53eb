// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "base/result.h"
#include "math/vec2.h"
#include "shape/shape.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flocktale {

/// A filled square that the stage draws under the birds for a shape (a code's plate, its finders), in shape
/// coordinates.
struct ShapeBacking {
    double x = 0, y = 0, width = 0, height = 0; ///< top left and size
    bool dark = false;                          ///< the code's ink or its paper
    bool operator==(const ShapeBacking&) const = default;
};

/// A shape as points around the origin, in the shape's own order (along the outline, in reading order, …).
struct ShapePoints {
    std::vector<Vec2> points;
    std::vector<ShapeBacking> backing; ///< in drawing order
    double formSize = 0; ///< extent of a landed bird that the shape wants (a module), 0 = the cast's choice
    double wobble = 0;   ///< how far from its point a landed bird may idle, stage units, 0 = no limit
    Problems warnings;
};

/// Text as ink, made by whoever has fonts. Core has none.
struct InkMask {
    int width = 0, height = 0;
    std::vector<std::uint8_t> alpha; ///< row-major, width * height
    double left = 0, top = 0;        ///< of the mask's corner in text coordinates, pixels
    double pixelsPerUnit = 1;
    Problems warnings; ///< noFont for what could not be drawn
};

class TextInk {
public:
    virtual ~TextInk() = default;
    /// Draws `shape` centred on the origin at about `pixelsPerUnit`; may use fewer pixels to stay within its limits.
    /// Lines are centred under each other; scripts are shaped, joined and ordered as their readers expect.
    [[nodiscard]] virtual Result<InkMask> draw(const TextShape& shape, double pixelsPerUnit) const = 0;
};

class ShapeGenerator; // plugin/shape_generator.h

/// Turns shapes into points. Pure: the same shape and count give the same points, bit for bit, on one machine; text
/// depends on the fonts of the machine, which is why exports bake it.
class ShapeLibrary {
public:
    /// `text` may be null: text shapes are then an error. Not owned.
    explicit ShapeLibrary(const TextInk* text = nullptr);

    /// Not owned; must outlive the library.
    void addGenerator(const ShapeGenerator* generator);
    [[nodiscard]] const ShapeGenerator* generator(const std::string& type) const;

    /// Exactly `count` points, or none with a warning when the shape has nothing to show, or the problem. Pointers in
    /// problems and warnings start at the shape object ("/radius").
    /// QR: tooFewBirds (with the figure) when count is less than it needs; more birds line the quiet zone.
    [[nodiscard]] Result<ShapePoints> points(const Shape& shape, int count) const;

    /// The number of birds that a shape needs at least (QR: its modules outside the finders), 0 = any number.
    [[nodiscard]] Result<int> birdsNeeded(const Shape& shape) const;

private:
    const TextInk* m_text;
    std::vector<const ShapeGenerator*> m_generators;
};

} // namespace flocktale
