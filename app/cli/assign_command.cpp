// SPDX-License-Identifier: MIT
#include "assign/assign.h"
#include "assign/meetings.h"
#include "assign/sweep.h"
#include "base/limits.h"
#include "cli/command.h"

#include <QFile>

#include <array>
#include <cmath>
#include <cstdio>

namespace flocktale {

namespace {

constexpr std::array kMethods{AssignmentMethod::angle,     AssignmentMethod::index,
                              AssignmentMethod::nearest,   AssignmentMethod::optimal,
                              AssignmentMethod::noMeeting, AssignmentMethod::shortestLongest};
constexpr std::array kSweeps{SweepKind::angle, SweepKind::radius,   SweepKind::x,
                             SweepKind::y,     SweepKind::distance, SweepKind::random};

template <typename Kinds, typename Name>
auto byName(const Kinds& kinds, Name name, const QString& wanted) -> std::optional<typename Kinds::value_type>
{
    for (const auto kind : kinds)
        if (wanted.toStdString() == name(kind)) return kind;
    return std::nullopt;
}

template <typename Kinds, typename Name>
QString allNames(const Kinds& kinds, Name name)
{
    QStringList names;
    for (const auto kind : kinds) {
        const std::string_view text = name(kind);
        names.append(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    }
    return names.join(QStringLiteral(", "));
}

/// A list [[x, y], …]; none when it is anything else.
std::optional<std::vector<Vec2>> placesOf(const OrderedJson& input, const char* member)
{
    const auto list = input.find(member);
    if (list == input.end() || !list->is_array() || list->size() > limits::kBirds) return std::nullopt;
    std::vector<Vec2> places;
    for (const OrderedJson& pair : *list) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number() || !pair[1].is_number()) return std::nullopt;
        places.push_back({pair[0].get<double>(), pair[1].get<double>()});
    }
    return places;
}

} // namespace

int assignCommand(const QStringList& arguments)
{
    CommandContext context(
        QStringLiteral("assign"),
        QStringLiteral("Deals points to birds. Reads {\"birds\":[[x,y]],\"points\":[[x,y]]} on standard input."));
    context.option(QStringLiteral("method"), allNames(kMethods, assignmentName) + QStringLiteral("."),
                   QStringLiteral("M"));
    context.option(QStringLiteral("sweep"), allNames(kSweeps, sweepName) + QStringLiteral(" (angle)."),
                   QStringLiteral("S"));
    if (const auto status = context.begin(arguments, 0)) return *status;
    const auto method = byName(kMethods, assignmentName, context.parser.value(QStringLiteral("method")));
    if (!method)
        return context.wrongUsage(QStringLiteral("--method takes one of %1").arg(allNames(kMethods, assignmentName)));
    Sweep sweep;
    if (context.parser.isSet(QStringLiteral("sweep"))) {
        const auto kind = byName(kSweeps, sweepName, context.parser.value(QStringLiteral("sweep")));
        if (!kind)
            return context.wrongUsage(QStringLiteral("--sweep takes one of %1").arg(allNames(kSweeps, sweepName)));
        sweep.kind = *kind;
    }

    QFile standardInput;
    if (!standardInput.open(stdin, QIODevice::ReadOnly)) return context.wrongUsage(standardInput.errorString());
    const QByteArray bytes = standardInput.read(static_cast<qint64>(limits::kFileBytes) + 1);
    if (bytes.size() > static_cast<qint64>(limits::kFileBytes))
        return context.wrongUsage(QStringLiteral("the input is too large"));
    const auto input = OrderedJson::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!input.is_object()) {
        std::fprintf(stderr, "flocktale assign: the input is not a JSON object\n");
        return exitProblems;
    }
    const auto birds = placesOf(input, "birds");
    const auto points = placesOf(input, "points");
    if (!birds || !points) {
        std::fprintf(stderr,
                     "flocktale assign: \"birds\" and \"points\" must be lists of at most %d pairs of numbers\n",
                     limits::kBirds);
        return exitProblems;
    }
    const auto assigned = assignPoints(*method, *birds, *points);
    if (!assigned) {
        std::fprintf(stderr, "flocktale assign: %s\n", describe(assigned.problem()).c_str());
        return exitProblems;
    }
    std::vector<Vec2> targets;
    for (const int point : assigned.value().pointOfBird) targets.push_back((*points)[static_cast<std::size_t>(point)]);
    const std::vector<Vec2> moving(birds->begin(), birds->begin() + static_cast<std::ptrdiff_t>(targets.size()));
    const std::vector<float> delays = sweepDelays(sweep, moving, targets, 1);
    const RouteFigures figures = routeFigures(moving, targets);
    const std::int64_t meetings = countMeetings(moving, targets);
    const std::int64_t meetingsDelayed = countMeetings(moving, targets, delays);

    if (context.json()) {
        OrderedJson report;
        report["pairs"] = assigned.value().pointOfBird;
        report["delays"] = delays;
        report["total"] = figures.total;
        report["longest"] = figures.longest;
        report["crossings"] = figures.crossings;
        report["meetings"] = meetings;
        report["meetingsDelayed"] = meetingsDelayed;
        printJson(report);
    } else {
        char line[160];
        for (std::size_t i = 0; i < targets.size(); ++i) {
            std::snprintf(line, sizeof line, "%zu -> %d  delay %.4f", i, assigned.value().pointOfBird[i],
                          static_cast<double>(delays[i]));
            printLine(line);
        }
        std::snprintf(line, sizeof line,
                      "total %.1f, longest %.1f, crossings %lld, meetings %lld all together, %lld with the delays",
                      figures.total, figures.longest, static_cast<long long>(figures.crossings),
                      static_cast<long long>(meetings), static_cast<long long>(meetingsDelayed));
        printLine(line);
    }
    return exitGood;
}

} // namespace flocktale
