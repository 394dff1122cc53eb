// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "cli/command.h"

#include <cstdio>

namespace flocktale {

namespace {

/// The shape that the words ask for; none when they name none or several.
std::optional<Shape> shapeOf(CommandContext& context)
{
    const QCommandLineParser& parser = context.parser;
    const double width = context.number(QStringLiteral("width"), 0, 0.001, limits::kLength);
    const double height = context.number(QStringLiteral("height"), 0, 0.001, limits::kLength);
    const double radius = width > 0 ? width / 2 : 200;
    std::vector<Shape> shapes;
    if (parser.isSet(QStringLiteral("text"))) {
        TextShape text;
        text.text = parser.value(QStringLiteral("text")).toStdString();
        text.family = parser.value(QStringLiteral("font")).toStdString();
        if (height > 0) text.size = height;
        shapes.emplace_back(text);
    }
    if (parser.isSet(QStringLiteral("disc"))) shapes.emplace_back(DiscShape{radius});
    if (parser.isSet(QStringLiteral("ring"))) shapes.emplace_back(RingShape{radius});
    if (parser.isSet(QStringLiteral("line"))) shapes.emplace_back(LineShape{width > 0 ? width : LineShape{}.length});
    if (parser.isSet(QStringLiteral("rect"))) {
        RectShape rect;
        if (width > 0) rect.width = width;
        if (height > 0) rect.height = height;
        shapes.emplace_back(rect);
    }
    if (parser.isSet(QStringLiteral("qr"))) {
        QrShape qr;
        qr.text = parser.value(QStringLiteral("qr")).toStdString();
        if (width > 0) qr.size = width;
        shapes.emplace_back(qr);
    }
    if (shapes.size() != 1) {
        context.wrongUsage(QStringLiteral("exactly one of --text, --disc, --ring, --rect, --line and --qr is needed"));
        return std::nullopt;
    }
    return shapes.front();
}

} // namespace

int pointsCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("points"), QStringLiteral("The points of one shape, around the origin."));
    context.option(QStringLiteral("text"), QStringLiteral("A text."), QStringLiteral("T"));
    context.option(QStringLiteral("disc"), QStringLiteral("A filled disc."));
    context.option(QStringLiteral("ring"), QStringLiteral("A circle."));
    context.option(QStringLiteral("rect"), QStringLiteral("The outline of a rectangle."));
    context.option(QStringLiteral("line"), QStringLiteral("A line."));
    context.option(QStringLiteral("qr"), QStringLiteral("A QR code of a text."), QStringLiteral("T"));
    context.option(QStringLiteral("count"), QStringLiteral("How many points."), QStringLiteral("N"));
    context.option(QStringLiteral("width"),
                   QStringLiteral("Width in stage units (diameter, length, side of the code)."), QStringLiteral("W"));
    context.option(QStringLiteral("height"), QStringLiteral("Height in stage units (of a text: its font size)."),
                   QStringLiteral("H"));
    context.option(QStringLiteral("font"), QStringLiteral("Font family of a text."), QStringLiteral("F"));
    if (const auto status = context.begin(arguments, 0)) return *status;
    if (!context.parser.isSet(QStringLiteral("count"))) return context.wrongUsage(QStringLiteral("--count is missing"));
    const int count = context.whole(QStringLiteral("count"), 0, 0, limits::kBirds);
    const std::optional<Shape> shape = shapeOf(context);
    if (!shape || context.usageError()) return exitUsage;

    const Result<ShapePoints> made = context.shapes.points(*shape, count);
    if (!made) {
        if (context.json()) {
            OrderedJson report;
            report["count"] = 0;
            report["points"] = OrderedJson::array();
            report["warnings"] = OrderedJson::array();
            report["problems"] = OrderedJson::array({problemJson(made.problem())});
            printJson(report);
        }
        std::fprintf(stderr, "flocktale points: %s\n", describe(made.problem()).c_str());
        return exitProblems;
    }
    const ShapePoints& points = made.value();
    for (const Problem& warning : points.warnings)
        std::fprintf(stderr, "flocktale points: warning: %s\n", describe(warning).c_str());
    if (context.json()) {
        OrderedJson report;
        report["count"] = points.points.size();
        report["points"] = OrderedJson::array();
        for (const Vec2& point : points.points) report["points"].push_back({point.x, point.y});
        report["warnings"] = OrderedJson::array();
        for (const Problem& warning : points.warnings) report["warnings"].push_back(describe(warning));
        printJson(report);
    } else {
        for (const Vec2& point : points.points) {
            char line[80];
            std::snprintf(line, sizeof line, "%.6g %.6g", point.x, point.y);
            printLine(line);
        }
    }
    return exitGood;
}

} // namespace flocktale
