// SPDX-License-Identifier: MIT
#include "cli/command.h"

namespace flocktale {

int checkCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("check"),
                           QStringLiteral("Names every problem and warning in a show, with its place."));
    context.positional(QStringLiteral("FILE"), QStringLiteral("The show."));
    if (const auto status = context.begin(arguments, 1)) return *status;

    const QString path = context.argument(0);
    const LoadedShow loaded = loadShow(path, context.shapes);
    const bool ok = !hasErrors(loaded.problems);
    if (context.json()) {
        OrderedJson report;
        report["ok"] = ok;
        report["problems"] = OrderedJson::array();
        for (const Problem& problem : loaded.problems) report["problems"].push_back(problemJson(problem));
        printJson(report);
    } else {
        printProblems(path, loaded.problems);
        if (ok) printLine(path.toStdString() + ": good");
    }
    if (loaded.unreadable) return exitUsage;
    return ok ? exitGood : exitProblems;
}

} // namespace flocktale
