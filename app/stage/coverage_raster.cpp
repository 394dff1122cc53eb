// SPDX-License-Identifier: MIT
#include "stage/coverage_raster.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

CoverageRaster::CoverageRaster(QImage& target) : m_target(target) {}

void CoverageRaster::fill(std::span<const glyph::Point> polygon, Rgb color, float opacity)
{
    if (polygon.size() < 3) return;
    float left = polygon[0].x;
    float right = left;
    float top = polygon[0].y;
    float bottom = top;
    for (const glyph::Point& p : polygon) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        top = std::min(top, p.y);
        bottom = std::max(bottom, p.y);
    }
    // Compared as floats first: what lies far outside would not fit an int.
    const auto width = static_cast<float>(m_target.width());
    const auto height = static_cast<float>(m_target.height());
    if (!(right > 0 && bottom > 0 && left < width && top < height)) return;
    m_left = static_cast<int>(std::floor(std::max(left, 0.0F)));
    m_top = static_cast<int>(std::floor(std::max(top, 0.0F)));
    m_width = static_cast<int>(std::ceil(std::min(right, width))) - m_left;
    m_height = static_cast<int>(std::ceil(std::min(bottom, height))) - m_top;
    if (m_width <= 0 || m_height <= 0) return;

    m_cover.assign(static_cast<std::size_t>(m_width + 2) * static_cast<std::size_t>(m_height), 0.0F);
    for (std::size_t i = 0; i < polygon.size(); ++i) addEdge(polygon[i], polygon[(i + 1) % polygon.size()]);
    blend(color, opacity);
}

void CoverageRaster::addEdge(glyph::Point a, glyph::Point b)
{
    // Every edge says, row by row, how much is covered on its right from here on; edges that go up take it away again.
    if (a.y == b.y) return;
    const float direction = a.y < b.y ? 1.0F : -1.0F;
    if (a.y > b.y) std::swap(a, b);
    const float slope = (b.x - a.x) / (b.y - a.y);
    const auto offsetX = static_cast<float>(m_left);
    const auto offsetY = static_cast<float>(m_top);
    const float from = std::max(a.y - offsetY, 0.0F);
    const float to = std::min(b.y - offsetY, static_cast<float>(m_height));
    const auto lastRow = static_cast<int>(std::ceil(to));
    for (auto row = static_cast<int>(from); row < lastRow; ++row) {
        const float y0 = std::max(from, static_cast<float>(row));
        const float y1 = std::min(to, static_cast<float>(row + 1));
        const float xa = a.x - offsetX + (y0 + offsetY - a.y) * slope;
        const float xb = a.x - offsetX + (y1 + offsetY - a.y) * slope;
        addSpan(row, std::min(xa, xb), std::max(xa, xb), (y1 - y0) * direction);
    }
}

void CoverageRaster::addSpan(int row, float x0, float x1, float height)
{
    float* cover = &m_cover[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width + 2)];
    const auto width = static_cast<float>(m_width);
    // What is cut off at the left covers from the first column on, what is cut off at the right nothing.
    if (x1 <= 0) {
        cover[0] += height;
        return;
    }
    if (x0 >= width) return;
    const float perUnit = x1 > x0 ? height / (x1 - x0) : 0;
    if (x0 < 0) {
        cover[0] -= x0 * perUnit;
        height += x0 * perUnit;
        x0 = 0;
    }
    if (x1 > width) {
        height -= (x1 - width) * perUnit;
        x1 = width;
    }

    const auto first = static_cast<int>(x0);
    const auto last = static_cast<int>(x1);
    if (first == last) {
        const float inside = height * (1 - ((x0 + x1) / 2 - static_cast<float>(first)));
        cover[first] += inside;
        cover[first + 1] += height - inside;
        return;
    }
    // The covered area right of the edge grows like a parabola up to the column where the edge ends.
    float before = 0;
    for (int column = first; column <= last; ++column) {
        const float l = std::max(x0, static_cast<float>(column));
        const float r = std::min(x1, static_cast<float>(column + 1));
        const float share = perUnit * (r - l);
        const float area = share * (static_cast<float>(column + 1) - (l + r) / 2) + before;
        cover[column] += area;
        before = share - (area - before);
    }
    cover[last + 1] += before;
}

void CoverageRaster::blend(Rgb color, float opacity)
{
    for (int row = 0; row < m_height; ++row) {
        const float* cover = &m_cover[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width + 2)];
        auto* pixel = reinterpret_cast<QRgb*>(m_target.scanLine(m_top + row)) + m_left;
        float sum = 0;
        for (int column = 0; column < m_width; ++column, ++pixel) {
            sum += cover[column];
            const auto alpha = static_cast<int>(std::min(std::abs(sum), 1.0F) * opacity * 255 + 0.5F);
            if (alpha == 0) continue;
            if (alpha == 255) {
                *pixel = qRgba(color.r, color.g, color.b, 255);
                continue;
            }
            const auto mix = [&](int source, int below) {
                return (source * alpha + below * (255 - alpha) + 127) / 255;
            };
            *pixel = qRgba(mix(color.r, qRed(*pixel)), mix(color.g, qGreen(*pixel)), mix(color.b, qBlue(*pixel)),
                           mix(255, qAlpha(*pixel)));
        }
    }
}

} // namespace flocktale
