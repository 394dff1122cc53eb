// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/act_list_model.h"
#include "timeline_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <random>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Bench {
    ShowDocument document;
    Selection selection;
    ActListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    Bench()
    {
        document.open(threeActs());
        selection.setDocument(&document);
        model.setDocument(&document);
        model.setSelection(&selection);
    }
    QVariant at(int row, ActListModel::Role role) const { return model.data(model.index(row), role); }
};

} // namespace

TEST_CASE("rows tell the acts in time order")
{
    Bench bench;
    REQUIRE(bench.model.rowCount() == 3);
    CHECK(bench.at(0, ActListModel::ModeRole) == "free");
    CHECK(bench.at(1, ActListModel::ModeRole) == "form");
    CHECK(bench.at(1, ActListModel::StartRole) == 2.0);
    CHECK(bench.at(1, ActListModel::DurationRole) == 3.0);
    CHECK(bench.at(1, ActListModel::IconRole) == "text");
    CHECK(bench.at(1, ActListModel::SummaryRole).toString().contains(QStringLiteral("HELLO")));
    CHECK(bench.at(1, ActListModel::CastCountRole) == 1);
    CHECK_FALSE(bench.at(1, ActListModel::SelectedRole).toBool());
    CHECK_FALSE(bench.model.data(bench.model.index(7), ActListModel::NameRole).isValid());
}

TEST_CASE("a change of one act is told of that row and of what changed alone")
{
    Bench bench;
    QSignalSpy changed(&bench.model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&bench.model, &QAbstractItemModel::modelReset);
    bench.document.edit("Trim", [](Show& show) { return trimActEnd(show, ActId{"a3"}, Step{360}); });
    REQUIRE(changed.size() == 1);
    CHECK(changed[0][0].toModelIndex().row() == 2);
    CHECK(changed[0][1].toModelIndex().row() == 2);
    CHECK(changed[0][2].value<QList<int>>() == QList<int>{ActListModel::DurationRole, ActListModel::DurationTextRole});
    bench.document.edit("Title", [](Show& show) { return setTitle(show, "Other"); });
    CHECK(changed.size() == 1);
    CHECK(reset.isEmpty());
}

TEST_CASE("an act that moves past another keeps its row object: a move is told, no removal")
{
    Bench bench;
    QSignalSpy moved(&bench.model, &QAbstractItemModel::rowsMoved);
    QSignalSpy removed(&bench.model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&bench.model, &QAbstractItemModel::rowsInserted);
    const QPersistentModelIndex first = bench.model.index(0);
    bench.document.edit("Reorder", [](Show& show) { return reorderAct(show, ActId{"a1"}, 1); });
    CHECK(moved.size() == 1);
    CHECK(removed.isEmpty());
    CHECK(inserted.isEmpty());
    CHECK(first.row() == 1);
}

TEST_CASE("selecting tells of the rows that are selected or no longer so")
{
    Bench bench;
    bench.selection.select(ActId{"a1"});
    QSignalSpy changed(&bench.model, &QAbstractItemModel::dataChanged);
    bench.selection.select(ActId{"a3"});
    REQUIRE(changed.size() == 2);
    CHECK(bench.at(2, ActListModel::SelectedRole).toBool());
    CHECK(bench.at(2, ActListModel::CurrentRole).toBool());
    CHECK_FALSE(bench.at(0, ActListModel::SelectedRole).toBool());
}

TEST_CASE("an act that cannot perform as written is marked until it can")
{
    Bench bench;
    const double good = findAct(bench.document.show(), ActId{"a2"})->formation.springGain;
    const auto setSpring = [&](double spring) {
        bench.document.edit("Spring", [&](Show& show) {
            Act act = *findAct(show, ActId{"a2"});
            act.formation.springGain = spring;
            return setAct(show, act);
        });
    };
    CHECK_FALSE(bench.at(1, ActListModel::ProblemRole).toBool());
    setSpring(50);
    CHECK(bench.at(1, ActListModel::ProblemRole).toBool());
    CHECK_FALSE(bench.at(2, ActListModel::ProblemRole).toBool());
    setSpring(good);
    CHECK_FALSE(bench.at(1, ActListModel::ProblemRole).toBool());
}

TEST_CASE("A problem that shows only when the act begins marks it as well", "[acts]")
{
    Bench bench;
    bench.document.problems().set(bench.document.show(),
                                  {{Severity::error, ProblemCode::noInk, "/acts/1/casts/0/shape", {"x"}, 0, 0}});
    CHECK_FALSE(bench.at(0, ActListModel::ProblemRole).toBool());
    CHECK(bench.at(1, ActListModel::ProblemRole).toBool());
    bench.document.problems().set(bench.document.show(), {});
    CHECK_FALSE(bench.at(1, ActListModel::ProblemRole).toBool());
}

TEST_CASE("after any sequence of edits, undos and loads the rows are the show's acts")
{
    for (const unsigned seed : {1u, 2u, 3u}) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        Bench bench;
        for (int i = 0; i < 300; ++i) {
            const auto& acts = bench.document.show().acts;
            const ActId act = acts.empty() ? ActId{} : acts[random() % acts.size()].id;
            const Step at{static_cast<std::int64_t>(random() % 2000)};
            switch (random() % 8) {
            case 0:
                bench.document.edit("Add",
                                    [&](Show& show) { return !addAct(show, makeAct("", at.count, 60)).empty(); });
                break;
            case 1:
                bench.document.edit("Delete", [&](Show& show) { return removeAct(show, act); });
                break;
            case 2:
                bench.document.edit("Move", [&](Show& show) { return moveAct(show, act, at); });
                break;
            case 3:
                bench.document.edit("Reorder",
                                    [&](Show& show) { return reorderAct(show, act, random() % 2 ? 1 : -1); });
                break;
            case 4:
                bench.document.edit("Copy", [&](Show& show) { return !duplicateAct(show, act).empty(); });
                break;
            case 5:
                bench.document.undo();
                break;
            case 6:
                bench.document.redo();
                break;
            case 7:
                bench.selection.toggle(act);
                break;
            }
            const auto& now = bench.document.show().acts;
            REQUIRE(bench.model.rows().size() == now.size());
            for (std::size_t row = 0; row < now.size(); ++row) {
                REQUIRE(bench.model.rows()[row].id == now[row].id);
                REQUIRE(bench.model.rows()[row].start == now[row].start);
                REQUIRE(bench.model.rows()[row].duration == now[row].duration);
                REQUIRE(bench.model.rows()[row].selected == bench.selection.isSelected(now[row].id));
            }
        }
    }
}
