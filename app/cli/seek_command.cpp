// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "cli/command.h"
#include "cli/moment_report.h"

namespace flocktale {

int seekCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("seek"),
                           QStringLiteral("The state at one time, reached by snapshots as the editor does."));
    context.positional(QStringLiteral("FILE"), QStringLiteral("The show."));
    context.option(QStringLiteral("at"), QStringLiteral("The time."), QStringLiteral("S"));
    context.option(QStringLiteral("threads"), QStringLiteral("Threads that fly (1). The bits are the same."),
                   QStringLiteral("N"));
    context.option(QStringLiteral("birds"), QStringLiteral("With --json: every bird."));
    if (const auto status = context.begin(arguments, 1)) return *status;
    if (!context.parser.isSet(QStringLiteral("at"))) return context.wrongUsage(QStringLiteral("--at is missing"));
    const double at = context.number(QStringLiteral("at"), 0, 0, limits::kShowSeconds);
    const int threads = context.whole(QStringLiteral("threads"), 1, 1, 64);
    if (context.usageError()) return exitUsage;
    int status = exitGood;
    std::optional<Show> show = showToPlay(context.argument(0), context.shapes, status);
    if (!show) return status;

    // As in the editor: something later was looked at before, and the way back starts from a snapshot.
    Performance performance(std::move(*show), context.shapes, {threads, std::size_t{64} << 20});
    performance.seek(stepAt(at) + Step{kStepsPerSecond});
    performance.seek(stepAt(at));
    if (context.json())
        printJson(momentJson(performance, context.parser.isSet(QStringLiteral("birds"))));
    else
        printLine(momentText(performance));
    return exitGood;
}

} // namespace flocktale
