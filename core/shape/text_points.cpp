// SPDX-License-Identifier: MIT
#include "shape/text_points.h"

#include "base/limits.h"
#include "shape/checks.h"
#include "shape/ink_points.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr double kProbePixels = 64;    ///< font size of the first drawing, which only measures
constexpr double kSmallestPixels = 16; ///< font size below which strokes blur into each other
constexpr double kLeastInk = 4000;     ///< pixels, for few birds: else a point could miss its stroke
constexpr double kTooMuchInk = 4;      ///< times the ink wanted: the drawing is then repeated smaller

/// Draws so that the ink is about kInkPerBird a bird: ink grows with the square of the font size.
Result<InkMask> drawFor(const TextShape& text, int count, const TextInk& drawer)
{
    Result<InkMask> probe = drawer.draw(text, kProbePixels / text.size);
    if (!probe) return probe;
    const double ink = inkOf(probe.value());
    const double wanted = std::max(kLeastInk, kInkPerBird * count);
    if (ink <= 0 || (ink >= wanted && ink <= kTooMuchInk * wanted)) return probe;
    const double scale = std::sqrt(wanted / ink) * probe.value().pixelsPerUnit;
    return drawer.draw(text, std::max(scale, kSmallestPixels / text.size));
}
} // namespace

Result<ShapePoints> textPoints(const TextShape& text, int count, const TextInk* drawer)
{
    if (auto problem = checkRange("/size", text.size, 1, limits::kLength)) return *std::move(problem);
    if (auto problem = checkUtf8("/text", text.text)) return *std::move(problem);
    if (!drawer) return error(ProblemCode::noFont, "/text", {text.text});
    if (count == 0) return ShapePoints{};

    Result<InkMask> drawn = drawFor(text, count, *drawer);
    if (!drawn) return drawn.problem();
    ShapePoints result;
    result.points = spreadOverInk(drawn.value(), count);
    result.warnings = drawn.value().warnings;
    if (result.points.empty() && result.warnings.empty())
        result.warnings.push_back(warning(ProblemCode::noInk, "/text", {text.text}));
    return result;
}

} // namespace flocktale
