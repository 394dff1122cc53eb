// SPDX-License-Identifier: MIT
#include "benchmarks/bench.h"
#include "cli/command.h"

namespace flocktale {

namespace {
QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }
} // namespace

int benchCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("bench"),
                           QStringLiteral("Measures steps, assignments and jumps; with --json one line a row."));
    for (const bench::Option& option : bench::options())
        context.option(text(option.name), text(option.description), text(option.value));
    if (const auto status = context.begin(arguments, 0)) return *status;

    bench::Request request;
    for (const bench::Option& option : bench::options()) {
        if (!context.parser.isSet(text(option.name))) continue;
        const std::string value = context.parser.value(text(option.name)).toStdString();
        if (const auto problem = bench::take(request, option.name, value))
            return context.wrongUsage(QString::fromStdString(*problem));
    }
    const bool one = context.parser.isSet(QStringLiteral("birds"));
    if (!context.json()) printLine(bench::tableHead(request.mode));
    for (const bench::Request& each : one ? std::vector{request} : bench::standardRows(request)) {
        const bench::Row row = bench::measure(each);
        printLine(context.json() ? bench::jsonOf(row) : bench::tableLineOf(row));
    }
    return exitGood;
}

} // namespace flocktale
