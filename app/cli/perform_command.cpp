// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "cli/command.h"
#include "cli/moment_report.h"

#include <cstdio>

namespace flocktale {

int performCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("perform"), QStringLiteral("Plays a show without a window and samples it."));
    context.positional(QStringLiteral("FILE"), QStringLiteral("The show."));
    context.option(QStringLiteral("from"), QStringLiteral("First sample (0)."), QStringLiteral("S"));
    context.option(QStringLiteral("until"), QStringLiteral("Last sample (the show's end)."), QStringLiteral("S"));
    context.option(QStringLiteral("every"), QStringLiteral("Time between samples (1)."), QStringLiteral("S"));
    context.option(QStringLiteral("threads"), QStringLiteral("Threads that fly (1). The bits are the same."),
                   QStringLiteral("N"));
    context.option(QStringLiteral("birds"), QStringLiteral("With --json: every bird of every sample."));
    if (const auto status = context.begin(arguments, 1)) return *status;

    const double from = context.number(QStringLiteral("from"), 0, 0, limits::kShowSeconds);
    const double until = context.number(QStringLiteral("until"), -1, 0, limits::kShowSeconds);
    const double every = context.number(QStringLiteral("every"), 1, 1.0 / kStepsPerSecond, limits::kShowSeconds);
    const int threads = context.whole(QStringLiteral("threads"), 1, 1, 64);
    if (context.usageError()) return exitUsage;
    int status = exitGood;
    std::optional<Show> show = showToPlay(context.argument(0), context.shapes, status);
    if (!show) return status;

    const Step last = until < 0 ? show->length() : stepAt(until);
    // A performance that only goes forward needs no snapshots.
    Performance performance(std::move(*show), context.shapes, {threads, 0});
    for (int k = 0;; ++k) {
        const Step at = stepAt(from + k * every);
        if (at > last) break;
        performance.seek(at);
        if (context.json())
            printJson(momentJson(performance, context.parser.isSet(QStringLiteral("birds"))));
        else
            printLine(momentText(performance));
    }
    return exitGood;
}

} // namespace flocktale
