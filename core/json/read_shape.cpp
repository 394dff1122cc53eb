// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

namespace flocktale {

namespace {
/// Reads the members that a shape of this type has.
struct ShapeMembers {
    ObjectReader& object;

    void operator()(RingShape& shape) const { object.numbers(kRingFields, shape); }
    void operator()(DiscShape& shape) const { object.numbers(kDiscFields, shape); }
    void operator()(LineShape& shape) const { object.numbers(kLineFields, shape); }
    void operator()(RectShape& shape) const { object.numbers(kRectFields, shape); }
    void operator()(GridShape& shape) const { object.numbers(kGridFields, shape); }
    void operator()(PolylineShape& shape) const
    {
        const NodeId points = object.require("points");
        if (points != kNoNode && object.points("points", kCoordinateRange, limits::kPolylinePoints, shape.points) &&
            shape.points.size() < 2)
            object.log().error(ProblemCode::notEnoughPoints, points,
                               {numberText(static_cast<std::int64_t>(shape.points.size())), "2"});
        object.boolean("closed", shape.closed);
    }
    void operator()(TextShape& shape) const
    {
        if (object.require("text") != kNoNode) object.text("text", limits::kTextCharacters, shape.text);
        object.numbers(kTextFields, shape);
        object.text("family", limits::kNameCharacters, shape.family);
        object.boolean("bold", shape.bold);
    }
    void operator()(QrShape& shape) const
    {
        if (object.require("text") != kNoNode) object.text("text", limits::kQrCharacters, shape.text);
        object.choice("level", kQrLevels, shape.level);
        object.numbers(kQrFields, shape);
        object.boolean("plate", shape.plate);
    }
    void operator()(PluginShape& shape) const
    {
        Extra unknown;
        object.keepUnknown(unknown);
        for (auto& [name, value] : unknown) shape.options.emplace_back(fromPointerToken(name), std::move(value));
    }
};

/// A fresh shape of the kind with this name; PluginShape when there is none.
Shape shapeOfType(const std::string& type)
{
    const std::array<Shape, 8> kinds{RingShape{}, DiscShape{}, LineShape{},     RectShape{},
                                     GridShape{}, TextShape{}, PolylineShape{}, QrShape{}};
    for (const Shape& shape : kinds)
        if (shapeTypeName(shape) == type) return shape;
    return PluginShape{type, {}};
}
} // namespace

Shape readShape(ObjectReader object, Extra& extra)
{
    std::string type;
    if (object.require("type") == kNoNode || !object.text("type", limits::kNameCharacters, type)) return DiscShape{};
    Shape shape = shapeOfType(type);
    std::visit(ShapeMembers{object}, shape);
    if (!std::holds_alternative<PluginShape>(shape)) object.keepUnknown(extra);
    return shape;
}

} // namespace flocktale
