// SPDX-License-Identifier: MIT
#include "shape/shape.h"

namespace flocktale {

namespace {
struct TypeName {
    std::string operator()(const RingShape&) const { return "ring"; }
    std::string operator()(const DiscShape&) const { return "disc"; }
    std::string operator()(const LineShape&) const { return "line"; }
    std::string operator()(const RectShape&) const { return "rect"; }
    std::string operator()(const GridShape&) const { return "grid"; }
    std::string operator()(const PolylineShape&) const { return "polyline"; }
    std::string operator()(const TextShape&) const { return "text"; }
    std::string operator()(const QrShape&) const { return "qr"; }
    std::string operator()(const PluginShape& shape) const { return shape.type; }
};
} // namespace

std::string shapeTypeName(const Shape& shape) { return std::visit(TypeName{}, shape); }

} // namespace flocktale
