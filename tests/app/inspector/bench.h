// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "inspector/parameter_model.h"
#include "plugin/shape_generator.h"
#include "support/shows.h"
#include "text/program_shapes.h"

#include <cstdint>
#include <vector>

namespace flocktale::test {

/// A plugin's shape with an option of every kind.
class AnyOptions : public ShapeGenerator {
public:
    [[nodiscard]] std::string type() const override { return "anything"; }
    [[nodiscard]] std::vector<OptionSpec> options() const override
    {
        std::vector<OptionSpec> specs(5);
        specs[0] = {"size", "Size", OptionSpec::Kind::number, 1, 500, 100, "", {}, "px"};
        specs[1] = {"arms", "Arms", OptionSpec::Kind::whole, 3, 12, 5, "", {}, ""};
        specs[2] = {"filled", "Filled", OptionSpec::Kind::boolean, 0, 1, 1, "", {}, ""};
        specs[3] = {"motto", "Motto", OptionSpec::Kind::text, 0, 1, 0, "none", {}, ""};
        specs[4] = {"style", "Style", OptionSpec::Kind::choice, 0, 1, 0, "plain", {"plain", "fancy"}, ""};
        return specs;
    }
    [[nodiscard]] std::vector<Vec2> points(const OptionValues& values, int count) const override
    {
        const double size = numberOption(values, options()[0]);
        std::vector<Vec2> points;
        for (int i = 0; i < count; ++i) points.push_back({size * i / count, 0});
        return points;
    }
};

/// The editor's objects around a show, without a window.
struct Bench {
    explicit Bench(Show show = threeActs())
    {
        selection.setDocument(&document);
        document.open(std::move(show));
    }
    void show(ParameterModel& model, ParameterModel::Form form)
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        model.setShapes(&shapes);
        model.setForm(form);
    }

    AnyOptions generator;
    ProgramShapes shapes{std::vector<const ShapeGenerator*>{&generator}};
    ShowDocument document;
    Selection selection;
};

} // namespace flocktale::test
