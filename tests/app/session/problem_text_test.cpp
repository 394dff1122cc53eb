// SPDX-License-Identifier: MIT
#include "document/problem_text.h"
#include "support/catch.h"

using namespace flocktale;

TEST_CASE("Every code of core has its text to translate, word for word", "[problems]")
{
    for (int code = 0; code <= static_cast<int>(ProblemCode::cancelled); ++code) {
        const auto problem = static_cast<ProblemCode>(code);
        INFO(std::string(codeName(problem)));
        CHECK(problemTemplate(problem).toStdString() == messageTemplate(problem));
    }
}

TEST_CASE("Arguments are filled in as core does, even when they look like places themselves", "[problems]")
{
    Problem problem;
    problem.code = ProblemCode::notOneOf;
    problem.arguments = {"%2 100%", "\xc3\xa4, %1"};
    CHECK(problemText(problem).toStdString() == describe(problem));
    problem.arguments = {};
    CHECK(problemText(problem).toStdString() == describe(problem));
}

TEST_CASE("A place is as much as is known of line, column and pointer", "[problems]")
{
    Problem problem;
    CHECK(problemPlace(problem).isEmpty());
    problem.pointer = "/acts/3/start";
    CHECK(problemPlace(problem) == QStringLiteral("/acts/3/start"));
    problem.line = 12;
    problem.column = 5;
    CHECK(problemPlace(problem) == QStringLiteral("Line 12, column 5 \u00b7 /acts/3/start"));
}

TEST_CASE("Copied problems are one a line, with their places", "[problems]")
{
    Problem first, second;
    first.code = ProblemCode::badColor;
    first.arguments = {"red"};
    first.pointer = "/stage/background";
    second.code = ProblemCode::notAShow;
    const QString text = problemsAsText({first, second});
    CHECK(text.count(u'\n') == 2);
    CHECK(text.startsWith(QStringLiteral("/stage/background: ")));
}
