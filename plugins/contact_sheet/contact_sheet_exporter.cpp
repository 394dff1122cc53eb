// SPDX-License-Identifier: MIT
#include "plugin/plugin.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

using namespace flocktale;

OptionSpec option(const char* name, const char* label, OptionSpec::Kind kind, double lowest, double highest,
                  double number, const char* unit)
{
    OptionSpec spec;
    spec.name = name;
    spec.label = label;
    spec.kind = kind;
    spec.lowest = lowest;
    spec.highest = highest;
    spec.number = number;
    spec.unit = unit;
    return spec;
}

void paste(const Picture& from, Picture& into, int left, int top)
{
    for (int y = 0; y < from.height; ++y) {
        const auto row = from.rgba.begin() + std::ptrdiff_t{4} * from.width * y;
        std::copy(row, row + std::ptrdiff_t{4} * from.width,
                  into.rgba.begin() + 4 * (static_cast<std::ptrdiff_t>(into.width) * (top + y) + left));
    }
}

std::string caption(double seconds, const std::string& name)
{
    char time[32];
    std::snprintf(time, sizeof time, "%d:%04.1f", static_cast<int>(seconds) / 60, std::fmod(seconds, 60.0));
    for (char* c = time; *c; ++c)
        if (*c == ',') *c = '.'; // a locale's decimal comma
    return name.empty() ? time : std::string(time) + "  " + name;
}

/// The show at a glance: one small picture every so many seconds, each with its time and act.
class ContactSheetExporter : public Exporter {
public:
    std::string format() const override { return "contact-sheet"; }
    std::string ending() const override { return "png"; }

    std::vector<OptionSpec> options() const override
    {
        return {option("every", "One picture every (0: about 24 in all)", OptionSpec::Kind::number, 0, 600, 0, "s"),
                option("columns", "Columns", OptionSpec::Kind::whole, 1, 20, 6, ""),
                option("width", "Width of a picture", OptionSpec::Kind::whole, 64, 1920, 320, "px")};
    }

    std::string write(ExportHost& host, const OptionValues& values) override
    {
        constexpr int kGap = 8;
        constexpr int kPictures = 24;
        const std::vector<OptionSpec> specs = options();
        const double length = seconds(host.length());
        double every = numberOption(values, specs[0]);
        if (every == 0) every = std::max(length / kPictures, 1.0 / kStepsPerSecond);
        const int columns = static_cast<int>(numberOption(values, specs[1]));
        const int width = static_cast<int>(numberOption(values, specs[2]));
        const int height = static_cast<int>(std::lround(width * host.stageHeight() / host.stageWidth()));
        // As many moments k * every as begin inside the show.
        const auto count = static_cast<int>(std::max(1.0, std::ceil(length / every - 1e-6)));
        const int rows = (count + columns - 1) / columns;

        Picture sheet;
        sheet.width = kGap + columns * (width + kGap);
        sheet.height = kGap + rows * (height + kGap);
        if (static_cast<double>(sheet.width) * sheet.height > 64e6) {
            host.fail("the sheet would be larger than 64 megapixels; take fewer or smaller pictures");
            return {};
        }
        sheet.rgba.assign(
            std::size_t{4} * static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height), 0);
        for (std::size_t i = 0; i < sheet.rgba.size(); i += 4) {
            sheet.rgba[i] = sheet.rgba[i + 1] = sheet.rgba[i + 2] = 8;
            sheet.rgba[i + 3] = 255;
        }
        const auto chapters = host.chapters();
        for (int k = 0; k < count; ++k) {
            if (!host.progress(static_cast<double>(k) / count)) return {};
            const Step at = stepAt(k * every);
            const Picture picture = host.draw(at, width, height);
            if (picture.rgba.empty()) return {};
            const int left = kGap + (k % columns) * (width + kGap);
            const int top = kGap + (k / columns) * (height + kGap);
            paste(picture, sheet, left, top);
            std::string name;
            for (const auto& chapter : chapters)
                if (chapter.start <= at && at < chapter.start + chapter.duration) name = chapter.name;
            host.label(sheet, left + 6, top + height - 8, 13, caption(seconds(at), name));
        }
        return host.png(sheet);
    }
};

} // namespace

FLOCKTALE_EXPORTER(ContactSheetExporter);
