// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "show/expect.h"
#include "stage/stage_code_reader.h"
#include "json/show_json.h"

namespace flocktale {

namespace {

std::string_view outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::met:
        return "met";
    case Outcome::failed:
        return "failed";
    case Outcome::unchecked:
        break;
    }
    return "unchecked";
}

OrderedJson findingJson(const Show& show, const Finding& finding)
{
    OrderedJson json;
    json["pointer"] = "/expectations/" + std::to_string(finding.expectation);
    json["expected"] = sentenceOf(show, show.expectations[finding.expectation]);
    json["outcome"] = std::string(outcomeName(finding.outcome));
    json["found"] = finding.found;
    return json;
}

/// Adds what the performance of a good show does not keep to the problems.
std::vector<Finding> prove(LoadedShow& loaded, const ShapeLibrary& shapes)
{
    if (!loaded.show || hasErrors(loaded.problems)) return {};
    const std::unique_ptr<const CodeReader> reader = makeStageCodeReader();
    std::vector<Finding> findings = proveExpectations(*loaded.show, shapes, reader.get());
    Problems problems = problemsOf(*loaded.show, findings);
    locate(problems, loaded.text);
    loaded.problems.insert(loaded.problems.end(), problems.begin(), problems.end());
    return findings;
}

} // namespace

int checkCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("check"),
                           QStringLiteral("Names every problem and warning in a show, with its place."));
    context.positional(QStringLiteral("FILE"), QStringLiteral("The show."));
    context.option(QStringLiteral("expect"), QStringLiteral("Performs the show and proves what it expects of itself."));
    if (const auto status = context.begin(arguments, 1)) return *status;

    const QString path = context.argument(0);
    LoadedShow loaded = loadShow(path, context.shapes);
    const bool expect = context.parser.isSet(QStringLiteral("expect"));
    const std::vector<Finding> findings = expect ? prove(loaded, context.shapes) : std::vector<Finding>();
    const bool ok = !hasErrors(loaded.problems);
    if (context.json()) {
        OrderedJson report;
        report["ok"] = ok;
        report["problems"] = OrderedJson::array();
        for (const Problem& problem : loaded.problems) report["problems"].push_back(problemJson(problem));
        if (expect) report["expectations"] = OrderedJson::array();
        for (const Finding& finding : findings) report["expectations"].push_back(findingJson(*loaded.show, finding));
        printJson(report);
    } else {
        printProblems(path, loaded.problems);
        for (const Finding& finding : findings)
            if (finding.outcome == Outcome::met)
                printLine("met: " + sentenceOf(*loaded.show, loaded.show->expectations[finding.expectation]));
        if (ok) printLine(path.toStdString() + ": good");
    }
    if (loaded.unreadable) return exitUsage;
    return ok ? exitGood : exitProblems;
}

} // namespace flocktale
