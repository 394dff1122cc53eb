// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "stage/bird_glyph.h"

#include <QImage>

#include <span>
#include <vector>

namespace flocktale {

/// Fills small polygons with exact area coverage: each pixel gets the share of it that the polygon covers. Faster than
/// a general painter by an order of magnitude for thousands of shapes of a few pixels, and independent of the platform.
/// Owned by whoever paints; keeps its scratch memory between polygons.
class CoverageRaster {
public:
    /// Draws into an ARGB32_Premultiplied image, which must outlive the raster.
    explicit CoverageRaster(QImage& target);

    /// A closed polygon without crossings, in pixels. Parts outside the image are cut off. Points must be finite.
    void fill(std::span<const glyph::Point> polygon, Rgb color, float opacity = 1);

private:
    void addEdge(glyph::Point a, glyph::Point b);
    void addSpan(int row, float x0, float x1, float height);
    void blend(Rgb color, float opacity);

    QImage& m_target;
    std::vector<float> m_cover; ///< change of coverage from pixel to pixel, one spare column a row
    int m_left = 0, m_top = 0, m_width = 0, m_height = 0;
};

} // namespace flocktale
