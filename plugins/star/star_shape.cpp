// SPDX-License-Identifier: MIT
#include "plugin/plugin.h"

namespace {

using namespace flocktale;

OptionSpec option(const char* name, const char* label, OptionSpec::Kind kind, double lowest, double highest,
                  double number)
{
    OptionSpec spec;
    spec.name = name;
    spec.label = label;
    spec.kind = kind;
    spec.lowest = lowest;
    spec.highest = highest;
    spec.number = number;
    return spec;
}

/// The outline of a star: the example to copy for a shape of one's own.
class StarShape : public ShapeGenerator {
public:
    std::string type() const override { return "star"; }

    std::vector<OptionSpec> options() const override
    {
        return {option("tips", "Tips", OptionSpec::Kind::whole, 3, 24, 5),
                option("radius", "Radius", OptionSpec::Kind::number, 1, 10000, 220),
                option("inner", "Inner radius", OptionSpec::Kind::number, 0.05, 1, 0.4)};
    }

    std::vector<Vec2> points(const OptionValues& values, int count) const override
    {
        const std::vector<OptionSpec> specs = options();
        const int corners = 2 * static_cast<int>(numberOption(values, specs[0]));
        const double radius = numberOption(values, specs[1]);
        const double inner = radius * numberOption(values, specs[2]);
        const auto corner = [&](int k) {
            // The standard library's sine has other last bits on other machines; this one has not.
            return directionAt(static_cast<double>(k) / corners - 0.25) * (k % 2 == 0 ? radius : inner);
        };
        // All edges are equally long, so equal shares of the corner count are equal ways along the outline.
        std::vector<Vec2> points;
        points.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            const double at = static_cast<double>(i) * corners / count;
            const int edge = static_cast<int>(at);
            const Vec2 from = corner(edge);
            points.push_back(from + (corner((edge + 1) % corners) - from) * (at - edge));
        }
        return points;
    }
};

} // namespace

FLOCKTALE_SHAPE_GENERATOR(StarShape);
