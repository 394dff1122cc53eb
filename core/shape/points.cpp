// SPDX-License-Identifier: MIT
#include "shape/points.h"

#include "base/limits.h"
#include "plugin/shape_generator.h"
#include "shape/checks.h"
#include "shape/code_points.h"
#include "shape/figures.h"
#include "shape/plugin_points.h"
#include "shape/text_points.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {
/// One overload for each kind of shape; the figures share theirs.
struct Maker {
    int count = 0;
    const TextInk* text = nullptr;
    const ShapeLibrary& library;

    template <typename Figure>
    Result<ShapePoints> operator()(const Figure& figure) const
    {
        Result<Points> points = figurePoints(figure, count);
        if (!points) return points.problem();
        ShapePoints result;
        result.points = std::move(points).value();
        return result;
    }
    Result<ShapePoints> operator()(const TextShape& shape) const { return textPoints(shape, count, text); }
    Result<ShapePoints> operator()(const QrShape& shape) const { return codePoints(shape, count); }
    Result<ShapePoints> operator()(const PluginShape& shape) const
    {
        const ShapeGenerator* generator = library.generator(shape.type);
        if (!generator) return warning(ProblemCode::unknownShape, "/type", {shape.type});
        return pluginPoints(shape, count, *generator);
    }
};
} // namespace

ShapeLibrary::ShapeLibrary(const TextInk* text) : m_text(text) {}

void ShapeLibrary::addGenerator(const ShapeGenerator* generator) { m_generators.push_back(generator); }

const ShapeGenerator* ShapeLibrary::generator(const std::string& type) const
{
    const auto found = std::find_if(m_generators.begin(), m_generators.end(),
                                    [&type](const ShapeGenerator* generator) { return generator->type() == type; });
    return found == m_generators.end() ? nullptr : *found;
}

Result<ShapePoints> ShapeLibrary::points(const Shape& shape, int count) const
{
    if (auto problem = checkRange("", count, 0, limits::kBirds)) return *std::move(problem);
    return std::visit(Maker{count, m_text, *this}, shape);
}

Result<int> ShapeLibrary::birdsNeeded(const Shape& shape) const
{
    const auto* code = std::get_if<QrShape>(&shape);
    return code ? codeBirds(*code) : 0;
}

} // namespace flocktale
