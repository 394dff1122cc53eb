// SPDX-License-Identifier: MIT
#include "inspector/cast_list_model.h"

#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct List : Bench {
    List()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        selection.select(ActId{"a2"});
    }
    QStringList ids() const
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.append(model.index(row).data(CastListModel::CastIdRole).toString());
        return all;
    }
    CastListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("The list holds the casts of the current act with the birds that each gets")
{
    List list;
    CHECK(list.ids() == QStringList{"c1"});
    CHECK(list.model.index(0).data(CastListModel::BirdsRole).toInt() == 240);
    list.selection.select(ActId{"a1"});
    CHECK(list.ids().isEmpty());
    CHECK(list.model.current() == -1);
}

TEST_CASE("Casts are added, duplicated, reordered and removed in one step each, and the chosen one follows")
{
    List list;
    const Show before = list.document.show();
    list.model.add();
    CHECK(list.model.rowCount() == 2);
    CHECK(list.model.current() == 1);
    CHECK(list.model.index(0).data(CastListModel::BirdsRole).toInt() == 120);
    list.model.duplicate(0);
    CHECK(list.model.rowCount() == 3);
    CHECK(list.model.current() == 1);
    const QStringList ids = list.ids();
    list.model.move(1, 1);
    CHECK(list.ids() == QStringList{ids[0], ids[2], ids[1]});
    CHECK(list.model.current() == 2);
    list.model.move(2, 1);
    list.model.move(0, -1);
    CHECK(list.document.history().count() == 3);
    list.model.remove(2);
    CHECK(list.model.current() == 1);
    list.model.remove(0);
    list.model.remove(0);
    CHECK(list.model.rowCount() == 0);
    list.model.remove(0);
    CHECK(list.document.history().count() == 6);
    while (list.document.canUndo()) list.document.undo();
    CHECK(list.document.show() == before);
    CHECK(list.ids() == QStringList{"c1"});
}

TEST_CASE("A cast that is dragged to another place is one undo step, and Escape gives the order back")
{
    List list;
    list.model.add();
    list.model.add();
    const QStringList ids = list.ids();
    const Show before = list.document.show();
    const int steps = list.document.history().count();
    list.model.beginDrag(0);
    list.model.dragTo(1);
    list.model.dragTo(2);
    list.model.dragTo(-1);
    CHECK(list.ids() == QStringList{ids[1], ids[2], ids[0]});
    list.model.cancelDrag();
    CHECK(list.document.show() == before);
    list.model.beginDrag(0);
    list.model.dragTo(2);
    list.model.dragTo(0);
    list.model.endDrag();
    CHECK(list.document.history().count() == steps);
    list.model.beginDrag(2);
    list.model.dragTo(0);
    list.model.endDrag();
    list.model.dragTo(1);
    CHECK(list.ids() == QStringList{ids[2], ids[0], ids[1]});
    CHECK(list.document.history().count() == steps + 1);
    list.document.undo();
    CHECK(list.document.show() == before);
}

TEST_CASE("Chosen casts are removed together in one step")
{
    List list;
    list.model.add();
    list.model.add();
    const QStringList ids = list.ids();
    const int steps = list.document.history().count();
    list.model.choose(0);
    list.model.toggle(2);
    CHECK(list.model.index(0).data(CastListModel::SelectedRole).toBool());
    CHECK_FALSE(list.model.index(1).data(CastListModel::SelectedRole).toBool());
    CHECK(list.model.current() == 2);
    list.model.removeSelected();
    CHECK(list.ids() == QStringList{ids[1]});
    CHECK(list.document.history().count() == steps + 1);
    list.document.undo();
    CHECK(list.ids() == ids);
    list.model.choose(0);
    list.model.extendTo(2);
    list.model.removeSelected();
    CHECK(list.ids().isEmpty());
}

TEST_CASE("A cast that cannot perform as written says why in its row, until it can")
{
    List list;
    const auto problem = [&list] { return list.model.index(0).data(CastListModel::ProblemRole).toString(); };
    CHECK(problem().isEmpty());
    list.document.problems().set(list.document.show(),
                                 {{Severity::error, ProblemCode::noInk, "/acts/1/casts/0/shape", {"x"}, 0, 0}});
    CHECK_FALSE(problem().isEmpty());
    CHECK(list.model.problem() == problem());
    list.document.problems().set(list.document.show(), {});
    CHECK(problem().isEmpty());
    CHECK(list.model.problem().isEmpty());
}

TEST_CASE("A warning tells how many birds the casts ask for in vain")
{
    List list;
    CHECK(list.model.warning().isEmpty());
    list.document.edit(QStringLiteral("Ask"), [](Show& show) {
        Cast cast = show.acts[1].casts[0];
        cast.count = 300;
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(list.model.warning().contains(QStringLiteral("60")));
}
