// SPDX-License-Identifier: MIT
#include "session/history_model.h"
#include "session/problem_list_model.h"
#include "session/show_checker.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;

namespace {
constexpr auto kTester = QAbstractItemModelTester::FailureReportingMode::Fatal;

Problem at(const char* pointer, ProblemCode code = ProblemCode::outOfRange, Severity severity = Severity::error)
{
    Problem problem;
    problem.pointer = pointer;
    problem.code = code;
    problem.severity = severity;
    return problem;
}

QString roleText(const QAbstractItemModel& model, int row, int role)
{
    return model.data(model.index(row, 0), role).toString();
}
} // namespace

TEST_CASE("A problem inside an act knows the act", "[problems]")
{
    ProblemListModel model;
    const QAbstractItemModelTester tester(&model, kTester);
    model.setProblems({at("/acts/0")},
                      {at("/acts/1/casts/0/shape"), at("/acts/2"), at("/acts/99"), at("/acts/"), at("/stage/width")},
                      test::threeActs());
    CHECK(roleText(model, 1, ProblemListModel::ActRole) == QStringLiteral("a2"));
    CHECK(roleText(model, 2, ProblemListModel::ActRole) == QStringLiteral("a3"));
    for (const int row : {0, 3, 4, 5}) CHECK(roleText(model, row, ProblemListModel::ActRole).isEmpty());
}

TEST_CASE("Errors are counted apart from warnings, and the same list is no news", "[problems]")
{
    ProblemListModel model;
    const QAbstractItemModelTester tester(&model, kTester);
    const QSignalSpy changes(&model, &ProblemListModel::changed);
    const Problems problems{at("/a"), at("/b", ProblemCode::timeRounded, Severity::warning)};
    model.setProblems(problems);
    model.setProblems(problems);
    CHECK(changes.count() == 1);
    CHECK(model.count() == 2);
    CHECK(model.errors() == 1);
    model.setProblems({});
    CHECK(model.rowCount() == 0);
}

TEST_CASE("The checker lists a spring that cannot settle, names its act, and forgets it when it is mended",
          "[problems]")
{
    ShowDocument document;
    document.open(test::threeActs());
    const ShapeLibrary shapes;
    ShowChecker checker(document, shapes);
    checker.checkNow();
    REQUIRE(checker.problems()->count() == 0);
    document.edit(QStringLiteral("Set spring"), [](Show& show) {
        show.acts[1].formation.springBase = 50;
        return true;
    });
    checker.checkNow();
    REQUIRE(checker.problems()->count() >= 1);
    CHECK(checker.problems()->errors() >= 1);
    CHECK(roleText(*checker.problems(), 0, ProblemListModel::ActRole) == QStringLiteral("a2"));
    document.undo();
    checker.checkNow();
    CHECK(checker.problems()->count() == 0);
}

TEST_CASE("An edit is checked by itself once the show rests, shapes too", "[problems]")
{
    ShowDocument document;
    document.open(test::threeActs());
    const ShapeLibrary shapes;
    ShowChecker checker(document, shapes);
    QSignalSpy checked(&checker, &ShowChecker::checked);
    document.edit(QStringLiteral("Set shape"), [](Show& show) {
        show.acts[1].casts[0].shape = QrShape{};
        show.flock.count = 20;
        return true;
    });
    REQUIRE(checked.wait());
    bool found = false;
    for (const Problem& problem : checker.problems()->problems())
        found = found || problem.code == ProblemCode::tooFewBirds;
    CHECK(found);
}

TEST_CASE("A file's warnings are listed first and only once", "[problems]")
{
    ShowDocument document;
    document.open(test::threeActs());
    const ShapeLibrary shapes;
    ShowChecker checker(document, shapes);
    checker.checkNow();
    checker.setFileProblems({at("/acts/0/start", ProblemCode::timeRounded, Severity::warning)});
    REQUIRE(checker.problems()->count() == 1);
    checker.checkNow();
    CHECK(checker.problems()->count() == 1);
    checker.setFileProblems({});
    CHECK(checker.problems()->count() == 0);
}

TEST_CASE("The history lists every step, marks the current one and jumps", "[history]")
{
    ShowDocument document;
    document.open(test::threeActs());
    HistoryModel history(document);
    const QAbstractItemModelTester tester(&history, kTester);
    CHECK(history.rowCount() == 1);
    for (const char* title : {"A", "B", "C"})
        document.edit(QStringLiteral("Rename to %1").arg(QString::fromUtf8(title)),
                      [title](Show& show) { return setTitle(show, title); });
    CHECK(history.rowCount() == 4);
    CHECK(history.current() == 3);
    CHECK(roleText(history, 2, HistoryModel::TextRole) == QStringLiteral("Rename to B"));
    history.jumpTo(1);
    CHECK(document.show().title == "A");
    CHECK(history.current() == 1);
    CHECK(history.data(history.index(1), HistoryModel::CurrentRole).toBool());
    CHECK_FALSE(history.data(history.index(2), HistoryModel::DoneRole).toBool());
    document.edit(QStringLiteral("Rename to D"), [](Show& show) { return setTitle(show, "D"); });
    CHECK(history.rowCount() == 3);
    history.jumpTo(99);
    history.jumpTo(-1);
    CHECK(document.show().title == "D");
    document.open(newShow());
    CHECK(history.rowCount() == 1);
}
