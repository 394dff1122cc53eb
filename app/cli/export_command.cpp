// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "cli/command.h"
#include "document/file_store.h"
#include "plugins/show_export.h"

#include <QFileInfo>
#include <QLocale>

#include <cstdio>

namespace flocktale {

namespace {

/// The values for an exporter's options from `--set name=value`, `--at`, `--width` and `--height`.
std::optional<OptionValues> optionValues(CommandContext& context, const Exporter& exporter)
{
    QStringList settings = context.parser.values(QStringLiteral("set"));
    for (const QString& name : {QStringLiteral("at"), QStringLiteral("width"), QStringLiteral("height")})
        if (context.parser.isSet(name)) settings.append(name + QLatin1Char('=') + context.parser.value(name));
    OptionValues values;
    for (const QString& setting : settings) {
        const QString name = setting.section(QLatin1Char('='), 0, 0);
        const QString value = setting.section(QLatin1Char('='), 1);
        const OptionSpec* spec = nullptr;
        const std::vector<OptionSpec> specs = exporter.options();
        for (const OptionSpec& candidate : specs)
            if (candidate.name == name.toStdString()) spec = &candidate;
        if (!spec) {
            context.wrongUsage(QStringLiteral("the format %1 has no option \"%2\"")
                                   .arg(QString::fromStdString(exporter.format()), name));
            return std::nullopt;
        }
        if (spec->kind == OptionSpec::Kind::text || spec->kind == OptionSpec::Kind::choice) {
            values[spec->name] = value.toStdString();
            continue;
        }
        bool ok = false;
        const double number = QLocale::c().toDouble(value, &ok);
        if (!ok || !(number >= spec->lowest && number <= spec->highest)) {
            context.wrongUsage(QStringLiteral("%1 takes a number from %2 to %3, not \"%4\"")
                                   .arg(name)
                                   .arg(spec->lowest)
                                   .arg(spec->highest)
                                   .arg(value));
            return std::nullopt;
        }
        values[spec->name] = number;
    }
    return values;
}

} // namespace

int exportCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("export"), QStringLiteral("Writes a show in another format."));
    context.positional(QStringLiteral("FILE"), QStringLiteral("The show."));
    context.option(QStringLiteral("output"), QStringLiteral("The file to write."), QStringLiteral("OUT"));
    context.option(QStringLiteral("format"),
                   context.plugins.formats().join(QStringLiteral(", ")) + QStringLiteral(" (by the ending of OUT)."),
                   QStringLiteral("F"));
    context.option(QStringLiteral("at"), QStringLiteral("png: the time."), QStringLiteral("S"));
    context.option(QStringLiteral("width"), QStringLiteral("Width in pixels."), QStringLiteral("W"));
    context.option(QStringLiteral("height"), QStringLiteral("Height in pixels."), QStringLiteral("H"));
    context.option(QStringLiteral("set"), QStringLiteral("An option of the format."), QStringLiteral("NAME=VALUE"));
    if (const auto status = context.begin(arguments, 1)) return *status;

    const QString out = context.parser.value(QStringLiteral("output"));
    if (out.isEmpty()) return context.wrongUsage(QStringLiteral("-o is missing"));
    QString format = context.parser.value(QStringLiteral("format"));
    if (format.isEmpty()) format = QFileInfo(out).suffix().toLower();
    Exporter* exporter = context.plugins.exporter(format);
    if (!exporter)
        return context.wrongUsage(QStringLiteral("no exporter writes \"%1\"; there are %2")
                                      .arg(format, context.plugins.formats().join(QStringLiteral(", "))));
    const auto values = optionValues(context, *exporter);
    if (!values) return exitUsage;
    int status = exitGood;
    const std::optional<Show> show = showToPlay(context.argument(0), context.shapes, status);
    if (!show) return status;

    const auto bytes = exportShow(*exporter, {*show, context.shapes, *values, {}, nullptr});
    if (!bytes) {
        printProblems(context.argument(0), {bytes.problem()});
        return exitProblems;
    }
    if (const auto problem = saveFile(out, bytes.value())) {
        printProblems(out, {*problem});
        return exitUsage;
    }
    if (context.json()) {
        OrderedJson report;
        report["format"] = format.toStdString();
        report["path"] = out.toStdString();
        report["bytes"] = bytes.value().size();
        printJson(report);
    } else {
        printLine(out.toStdString() + ": " + std::to_string(bytes.value().size()) + " bytes");
    }
    return exitGood;
}

} // namespace flocktale
