// SPDX-License-Identifier: MIT
#include "table/act_table_model.h"

#include "playback/time_text.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardItemModel>

#include <random>

using namespace flocktale;

namespace {
/// A table over three acts: free, a ring, free.
struct Bench {
    ShowDocument document;
    Selection selection;
    ActTableModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
    QSignalSpy notes{&model, &ActTableModel::noteRaised};

    Bench()
    {
        document.open(test::threeActs());
        selection.setDocument(&document);
        model.setDocument(&document);
        model.setSelection(&selection);
    }
    [[nodiscard]] QModelIndex cell(int row, ActColumn column) const
    {
        return model.index(row, static_cast<int>(column));
    }
    [[nodiscard]] QString text(int row, ActColumn column) const { return cell(row, column).data().toString(); }
    bool set(int row, ActColumn column, const QVariant& value) { return model.setData(cell(row, column), value); }
    [[nodiscard]] const Act& act(int row) const { return document.show().acts[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int choice(int row, ActColumn column, const char* text) const
    {
        const auto index =
            cell(row, column).data(ActTableModel::ChoicesRole).toStringList().indexOf(QString::fromUtf8(text));
        REQUIRE(index >= 0);
        return static_cast<int>(index);
    }
    /// The last edit undone and done again.
    void checkUndo(const Show& before)
    {
        const Show after = document.show();
        CHECK_FALSE(before == after);
        document.undo();
        CHECK(document.show() == before);
        document.redo();
        CHECK(document.show() == after);
    }
};
} // namespace

TEST_CASE("The table says name, times, mode, shape and sweep of every act", "[table]")
{
    Bench bench;
    CHECK(bench.model.rowCount() == 3);
    CHECK(bench.model.columnCount() == kActColumns);
    CHECK(bench.text(1, ActColumn::name) == QStringLiteral("a2"));
    CHECK(bench.text(1, ActColumn::start) == QStringLiteral("0:01.000"));
    CHECK(bench.text(1, ActColumn::duration) == QStringLiteral("0:03.000"));
    CHECK(bench.text(1, ActColumn::mode) == QStringLiteral("Formation"));
    CHECK(bench.text(1, ActColumn::shape) == QStringLiteral("Ring"));
    CHECK_FALSE(bench.text(1, ActColumn::sweep).isEmpty());
    CHECK(bench.text(0, ActColumn::mode) == QStringLiteral("Free flight"));
    CHECK(bench.cell(0, ActColumn::shape).data(ActTableModel::KindRole).toInt() == static_cast<int>(CellKind::fixed));
    for (int column = 0; column < kActColumns; ++column)
        CHECK_FALSE(bench.model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

TEST_CASE("Each cell that is set is one undo step", "[table]")
{
    Bench bench;
    const Show before = bench.document.show();
    SECTION("name")
    {
        CHECK(bench.set(1, ActColumn::name, QStringLiteral("群鸟")));
        CHECK(bench.act(1).name == "群鸟");
    }
    SECTION("duration")
    {
        CHECK(bench.set(1, ActColumn::duration, QStringLiteral("2,5")));
        CHECK(bench.act(1).duration == Step{150});
    }
    SECTION("start, in frames")
    {
        CHECK(bench.set(2, ActColumn::start, QStringLiteral("600f")));
        CHECK(bench.act(2).start == Step{600});
    }
    SECTION("mode")
    {
        CHECK(bench.set(1, ActColumn::mode, bench.choice(1, ActColumn::mode, "Free flight")));
        CHECK(bench.act(1).mode == ActMode::free);
    }
    SECTION("shape")
    {
        CHECK(bench.set(1, ActColumn::shape, bench.choice(1, ActColumn::shape, "Disc")));
        CHECK(shapeTypeName(bench.act(1).casts.front().shape) == "disc");
    }
    SECTION("sweep")
    {
        CHECK(bench.set(1, ActColumn::sweep, bench.choice(1, ActColumn::sweep, "Random")));
        CHECK(bench.act(1).casts.front().sweep.kind == SweepKind::random);
    }
    CHECK(bench.document.history().count() == 1);
    CHECK(bench.notes.isEmpty());
    bench.checkUndo(before);
}

TEST_CASE("An act that becomes a formation gets somebody to form it", "[table]")
{
    Bench bench;
    const Show before = bench.document.show();
    REQUIRE(bench.act(0).casts.empty());
    CHECK(bench.set(0, ActColumn::mode, bench.choice(0, ActColumn::mode, "Formation")));
    CHECK(bench.act(0).casts.size() == 1);
    CHECK(bench.cell(0, ActColumn::shape).data(ActTableModel::KindRole).toInt() == static_cast<int>(CellKind::choice));
    CHECK(bench.document.history().count() == 1);
    bench.checkUndo(before);
}

TEST_CASE("What makes no sense is refused with a reason and changes nothing", "[table]")
{
    Bench bench;
    const Show before = bench.document.show();
    for (const char* text : {"soon", "-1", "", "1:2:3:4", "99999999", "nan"}) {
        for (const ActColumn column : {ActColumn::start, ActColumn::duration}) {
            INFO(text);
            bench.notes.clear();
            CHECK_FALSE(bench.set(1, column, QString::fromUtf8(text)));
            REQUIRE(bench.notes.count() == 1);
            CHECK(bench.notes[0][1].toBool());
        }
    }
    bench.notes.clear();
    CHECK_FALSE(bench.set(1, ActColumn::duration, QStringLiteral("0")));
    CHECK(bench.notes.count() == 1);
    CHECK_FALSE(bench.set(1, ActColumn::shape, 999));
    CHECK_FALSE(bench.set(1, ActColumn::shape, -1));
    CHECK_FALSE(bench.set(0, ActColumn::shape, 0));
    CHECK_FALSE(bench.set(1, ActColumn::problems, QStringLiteral("none")));
    CHECK(bench.document.show() == before);
    CHECK(bench.document.history().count() == 0);
}

TEST_CASE("Where neighbours leave no room the table says what became of it", "[table]")
{
    Bench bench;
    CHECK(bench.set(0, ActColumn::duration, QStringLiteral("0.5")));
    CHECK(bench.set(0, ActColumn::duration, QStringLiteral("9")));
    CHECK(bench.act(0).duration == Step{60});
    REQUIRE(bench.notes.count() == 1);
    CHECK_FALSE(bench.notes[0][1].toBool());
    CHECK(bench.notes[0][0].toString().contains(QStringLiteral("0:01.000")));
    CHECK(bench.set(0, ActColumn::start, QStringLiteral("3")));
    CHECK(bench.act(2).start == Step{300});
    CHECK(bench.notes.count() == 2);
}

TEST_CASE("Typing back what a time cell shows changes nothing at any step", "[table]")
{
    Bench bench;
    std::minstd_rand random(5);
    for (int round = 0; round < 500; ++round) {
        Show show = newShow();
        Act act = test::act("a1", 0, 1);
        act.start = Step{static_cast<std::int64_t>(random() % 200'000)};
        act.duration = Step{1 + static_cast<std::int64_t>(random() % 100'000)};
        show.acts = {act};
        bench.document.open(show);
        CHECK_FALSE(bench.set(0, ActColumn::start, bench.text(0, ActColumn::start)));
        CHECK_FALSE(bench.set(0, ActColumn::duration, bench.text(0, ActColumn::duration)));
        // Also when it is typed in another way of writing.
        CHECK_FALSE(bench.set(0, ActColumn::start, QStringLiteral(" ") + bench.text(0, ActColumn::start)));
        CHECK_FALSE(bench.set(0, ActColumn::duration, QStringLiteral("%1f").arg(act.duration.count)));
    }
    CHECK(bench.document.history().count() == 0);
}

TEST_CASE("The rows follow every way in which acts come, go and change places", "[table]")
{
    Bench bench;
    const auto order = [&] {
        QStringList ids;
        for (int row = 0; row < bench.model.count(); ++row) ids << QString::fromStdString(bench.model.actAt(row).value);
        return ids.join(QStringLiteral(" "));
    };
    QSignalSpy resets(&bench.model, &QAbstractItemModel::modelReset);
    const auto edit = [&](const ShowDocument::Edit& change) { bench.document.edit(QStringLiteral("Edit"), change); };
    edit([](Show& show) { return reorderAct(show, ActId{"a3"}, -1); });
    CHECK(order() == QStringLiteral("a1 a3 a2"));
    edit([](Show& show) { return removeAct(show, ActId{"a1"}); });
    CHECK(order() == QStringLiteral("a3 a2"));
    edit([](Show& show) { return !duplicateAct(show, ActId{"a3"}).empty(); });
    CHECK(bench.model.count() == 3);
    while (bench.document.canUndo()) bench.document.undo();
    CHECK(order() == QStringLiteral("a1 a2 a3"));
    CHECK(resets.isEmpty());
    bench.document.open(newShow());
    CHECK(resets.count() == 1);
    CHECK(bench.model.count() == static_cast<int>(newShow().acts.size()));
}

TEST_CASE("The selection is the timeline's", "[table]")
{
    Bench bench;
    bench.selection.select(ActId{"a2"});
    CHECK(bench.cell(1, ActColumn::name).data(ActTableModel::SelectedRole).toBool());
    CHECK(bench.cell(1, ActColumn::name).data(ActTableModel::CurrentRole).toBool());
    bench.selection.toggle(ActId{"a3"});
    CHECK(bench.cell(1, ActColumn::name).data(ActTableModel::SelectedRole).toBool());
    CHECK(bench.cell(2, ActColumn::sweep).data(ActTableModel::SelectedRole).toBool());
    CHECK_FALSE(bench.cell(0, ActColumn::name).data(ActTableModel::SelectedRole).toBool());
}

TEST_CASE("Problems stand with their act, as many as there are", "[table]")
{
    Bench bench;
    QStandardItemModel problems;
    problems.setItemRoleNames({{Qt::UserRole, "message"}, {Qt::UserRole + 1, "actId"}});
    const auto say = [&](const char* message, const char* act) {
        auto* const item = new QStandardItem;
        item->setData(QString::fromUtf8(message), Qt::UserRole);
        item->setData(QString::fromUtf8(act), Qt::UserRole + 1);
        problems.appendRow(item);
    };
    say("Too few birds", "a2");
    say("No ink", "a2");
    say("Somewhere", "");
    bench.model.setProblems(&problems);
    CHECK(bench.text(1, ActColumn::problems) == QStringLiteral("Too few birds; No ink"));
    CHECK(bench.cell(1, ActColumn::problems).data(ActTableModel::WarnRole).toBool());
    CHECK(bench.text(0, ActColumn::problems).isEmpty());
    bench.model.setProblems(nullptr);
    CHECK(bench.text(1, ActColumn::problems).isEmpty());
}
