// SPDX-License-Identifier: MIT
#include "inspector/shape_kinds.h"

#include "show/fields.h"

#include <algorithm>
#include <type_traits>

namespace flocktale {

namespace {

struct Extent {
    double width = 0, height = 0;
};

Extent extentOf(const std::vector<Vec2>& points)
{
    if (points.empty()) return {};
    Vec2 low = points.front();
    Vec2 high = low;
    for (const Vec2& point : points) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return {high.x - low.x, high.y - low.y};
}

// A word is about as wide as it is high times two to three; what matters is that switching there and back again keeps
// the height of a text.
constexpr double kTextShare = 0.5;

struct ExtentOf {
    Extent operator()(const RingShape& ring) const { return {2 * ring.radius, 2 * ring.radius}; }
    Extent operator()(const DiscShape& disc) const { return {2 * disc.radius, 2 * disc.radius}; }
    Extent operator()(const LineShape& line) const { return {line.length, line.length}; }
    Extent operator()(const RectShape& rect) const { return {rect.width, rect.height}; }
    Extent operator()(const GridShape& grid) const { return {grid.width, grid.height}; }
    Extent operator()(const PolylineShape& polyline) const { return extentOf(polyline.points); }
    Extent operator()(const TextShape& text) const { return {text.size / kTextShare, text.size / kTextShare}; }
    Extent operator()(const QrShape& code) const { return {code.size, code.size}; }
    Extent operator()(const PluginShape&) const { return {2 * DiscShape{}.radius, 2 * DiscShape{}.radius}; }
};

std::string textOf(const Shape& shape, std::string otherwise)
{
    if (const auto* text = std::get_if<TextShape>(&shape)) return text->text;
    if (const auto* code = std::get_if<QrShape>(&shape)) return code->text;
    return otherwise;
}

double within(const NumberRange& range, double value) { return std::clamp(value, range.lowest, range.highest); }

} // namespace

const std::vector<std::string>& builtInShapes()
{
    static const std::vector<std::string> kNames{"disc", "ring", "line", "rect", "grid", "polyline", "text", "qr"};
    return kNames;
}

Shape withKind(const Shape& shape, const std::string& type)
{
    if (shapeTypeName(shape) == type) return shape;
    const Extent extent = std::visit(ExtentOf{}, shape);
    const double width = within(kLengthRange, extent.width);
    const double height = within(kLengthRange, extent.height);
    const double larger = std::max(width, height);
    if (type == "ring") return RingShape{within(kLengthRange, larger / 2)};
    if (type == "disc") return DiscShape{within(kLengthRange, larger / 2)};
    if (type == "line") return LineShape{width};
    if (type == "rect") return RectShape{width, height};
    if (type == "grid") return GridShape{width, height, 0};
    if (type == "polyline") {
        PolylineShape polyline;
        const Extent own = extentOf(polyline.points);
        for (Vec2& point : polyline.points)
            point = {within(kCoordinateRange, point.x * width / own.width),
                     within(kCoordinateRange, point.y * height / own.height)};
        return polyline;
    }
    if (type == "text") {
        TextShape text;
        text.text = textOf(shape, text.text);
        text.size = within(kTextFields[0].range, larger * kTextShare);
        return text;
    }
    if (type == "qr") {
        QrShape code;
        code.text = textOf(shape, code.text);
        code.size = larger;
        return code;
    }
    return PluginShape{type, {}};
}

} // namespace flocktale
