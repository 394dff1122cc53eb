// SPDX-License-Identifier: MIT
#include "plugin/plugin.h"

#include <cmath>

namespace {

using namespace flocktale;

OptionSpec whole(const char* name, const char* label, double lowest, double highest, double number, const char* unit)
{
    OptionSpec spec;
    spec.name = name;
    spec.label = label;
    spec.kind = OptionSpec::Kind::whole;
    spec.lowest = lowest;
    spec.highest = highest;
    spec.number = number;
    spec.unit = unit;
    return spec;
}

/// One moment of the show as a picture of exactly the size asked for.
class PngExporter : public Exporter {
public:
    std::string format() const override { return "png"; }
    std::string ending() const override { return "png"; }

    std::vector<OptionSpec> options() const override
    {
        OptionSpec at;
        at.name = "at";
        at.label = "Time";
        at.kind = OptionSpec::Kind::number;
        at.highest = 7200;
        at.unit = "s";
        return {at, whole("width", "Width (0: the stage's)", 0, 32768, 0, "px"),
                whole("height", "Height (0: by the width)", 0, 32768, 0, "px")};
    }

    std::string write(ExportHost& host, const OptionValues& values) override
    {
        const std::vector<OptionSpec> specs = options();
        const double aspect = host.stageHeight() / host.stageWidth();
        double width = numberOption(values, specs[1]);
        double height = numberOption(values, specs[2]);
        if (width == 0) width = height > 0 ? height / aspect : host.stageWidth();
        if (height == 0) height = width * aspect;
        const Picture picture = host.draw(stepAt(numberOption(values, specs[0])), static_cast<int>(std::lround(width)),
                                          static_cast<int>(std::lround(height)));
        return picture.rgba.empty() ? std::string() : host.png(picture);
    }
};

} // namespace

FLOCKTALE_EXPORTER(PngExporter);
