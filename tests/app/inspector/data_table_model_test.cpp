// SPDX-License-Identifier: MIT
#include "inspector/data_table_model.h"

#include "bench.h"
#include "inspector/data/data_chart.h"
#include "inspector/data/data_edits.h"
#include "inspector/fields/named_rows.h"
#include "show/edit.h"
#include "show/table/clumps.h"
#include "show/table/event_state.h"
#include "show/validate.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <numeric>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Table : Bench {
    Table()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        selection.select(ActId{"a2"});
    }
    [[nodiscard]] const Cast& cast() const { return document.show().acts[1].casts[0]; }
    [[nodiscard]] const Pipeline& pipeline() const { return std::get<Pipeline>(cast().data->content); }
    [[nodiscard]] const EntityTable& table() const { return std::get<EntityTable>(cast().data->content); }
    [[nodiscard]] QString cell(int row, int column) const { return model.index(row, column).data().toString(); }
    [[nodiscard]] bool isValid() const { return validate(document.show()).empty(); }
    DataTableModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("A pipeline and a table are made in one step, and can be performed as they are")
{
    for (const bool events : {true, false}) {
        Table table;
        CHECK(table.model.kind() == DataTableModel::None);
        events ? table.model.makePipeline() : table.model.makeTable();
        CHECK(table.model.kind() == (events ? DataTableModel::Events : DataTableModel::Rows));
        CHECK(table.document.history().index() == 1);
        CHECK(table.isValid());
        CHECK(entityCount(*table.cast().data) > 1);
        CHECK(table.model.rowCount() > 1);
        table.document.undo();
        CHECK(table.document.show() == threeActs());
        CHECK(table.model.rowCount() == 0);
        table.document.redo();
        table.model.removeAll();
        CHECK_FALSE(table.cast().data);
    }
}

TEST_CASE("Every cell of every event and row takes what it shows without a step, and something else with one")
{
    for (const bool events : {true, false}) {
        Table table;
        events ? table.model.makePipeline() : table.model.makeTable();
        const QStringList other =
            events ? QStringList{QStringLiteral("Invoice"), QStringLiteral("0.25"), QStringLiteral("dead"),
                                 QStringLiteral("fail"), QStringLiteral("+3")}
                   : QStringList{QStringLiteral("Z"),      QStringLiteral("250ms"), QStringLiteral("lost"),
                                 QStringLiteral("Lane 9"), QStringLiteral("attic"), QStringLiteral("tomato")};
        REQUIRE(other.size() == table.model.columnCount());
        for (int column = 0; column < table.model.columnCount(); ++column) {
            INFO(table.model.titles()[column].toStdString());
            CHECK(!table.model.hints()[column].isEmpty());
            const Show before = table.document.show();
            const int steps = table.document.history().index();
            CHECK_FALSE(table.model.setCell(0, column, table.cell(0, column)));
            CHECK(table.document.history().index() == steps);
            REQUIRE(table.model.setCell(0, column, other[column]));
            CHECK(table.model.note().isEmpty());
            CHECK(table.isValid());
            CHECK(table.document.history().index() == steps + 1);
            table.document.undo();
            CHECK(table.document.show() == before);
        }
    }
}

TEST_CASE("A cell that cannot be taken says why and changes nothing")
{
    Table table;
    table.model.makePipeline();
    const Show before = table.document.show();
    for (const auto& [column, text] :
         {std::pair{1, "soon"}, {1, "-1"}, {2, "Lane"}, {3, "maybe"}, {4, "0"}, {4, "1.5"}}) {
        INFO(text);
        CHECK_FALSE(table.model.setCell(0, column, QLatin1String(text)));
        CHECK(!table.model.note().isEmpty());
    }
    CHECK(table.document.show() == before);
    table.model.setCell(0, 1, QStringLiteral("0.5"));
    CHECK(table.model.note().isEmpty());
}

TEST_CASE("Rows of an entity are put in order of time when one is typed, and new names get a place")
{
    Table table;
    table.model.makeTable();
    const std::string first = table.table().rows[0].state;
    REQUIRE(table.table().rows[0].entity == table.table().rows[2].entity);
    CHECK(table.model.setCell(0, 1, QStringLiteral("100")));
    CHECK(table.table().rows[2].state == first);
    CHECK(std::is_sorted(table.table().rows.begin(), table.table().rows.begin() + 3,
                         [](const TableRow& a, const TableRow& b) { return a.at < b.at; }));
    const std::size_t places = table.table().places.size();
    CHECK(table.model.setCell(0, 4, QStringLiteral("attic")));
    CHECK(table.table().places.size() == places + 1);
    CHECK(table.isValid());
}

TEST_CASE("Lines are added and removed, down to none and up again")
{
    for (const bool events : {true, false}) {
        Table table;
        events ? table.model.makePipeline() : table.model.makeTable();
        const int lines = table.model.rowCount();
        table.model.add(1);
        CHECK(table.model.rowCount() == lines + 1);
        CHECK(table.isValid());
        for (int i = lines; i >= 0; --i) table.model.remove(0);
        CHECK(table.model.rowCount() == 0);
        table.model.remove(0);
        table.model.add(-1);
        CHECK(table.model.rowCount() == 1);
    }
}

TEST_CASE("What is pasted waits until it is taken, in one step, behind the others or instead")
{
    Table table;
    table.model.makePipeline();
    const int lines = table.model.rowCount();
    const int steps = table.document.history().index();
    const QString text = QStringLiteral("name,at,lane,fate\none,0.5,Lane 2,timeout\ntwo,1,0,normal\n");
    table.model.importText(text);
    CHECK(table.model.isImporting());
    CHECK(table.model.importCount() == 2);
    CHECK(table.model.importProblems().isEmpty());
    CHECK(table.document.history().index() == steps);
    table.model.takeImport(false);
    CHECK(table.model.rowCount() == lines + 2);
    CHECK(table.document.history().index() == steps + 1);
    CHECK(table.pipeline().events.back().name == "two");
    CHECK(table.pipeline().events[static_cast<std::size_t>(lines)].fate == EventFate::timeout);
    table.model.importText(text);
    table.model.takeImport(true);
    CHECK(table.model.rowCount() == 2);
    CHECK_FALSE(table.model.isImporting());
    CHECK(table.isValid());
}

TEST_CASE("Everything that is wrong with an import is named by line and column, and nothing changes")
{
    Table table;
    table.model.makePipeline();
    const Show before = table.document.show();
    table.model.importText(QStringLiteral("at,fate\nsoon,normal\n1,perhaps\n"));
    CHECK(table.model.importCount() == 0);
    REQUIRE(table.model.importProblems().size() == 2);
    CHECK(table.model.importProblems()[0].contains(QStringLiteral("2")));
    CHECK(table.model.importProblems()[1].contains(QStringLiteral("3")));
    table.model.takeImport(true);
    CHECK_FALSE(table.model.isImporting());

    // A lane that the pipeline does not have is only known here.
    table.model.importText(QStringLiteral("[{\"at\": 0, \"lane\": 9}]"));
    CHECK(table.model.importCount() == 0);
    CHECK(table.model.importProblems().size() == 1);
    table.model.dropImport();
    CHECK(table.document.show() == before);
}

TEST_CASE("Rows come from a file with their names, and a file that is not there says so")
{
    Table table;
    table.model.makeTable();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rows.csv"));
    table.model.importFile(QUrl::fromLocalFile(path));
    CHECK(table.model.importProblems().size() == 1);
    table.model.dropImport();
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("entity,at,state,place\nx,2,gone,attic\nx,1,here,left\n");
    file.close();
    table.model.importFile(QUrl::fromLocalFile(path));
    REQUIRE(table.model.importCount() == 2);
    table.model.takeImport(true);
    REQUIRE(table.table().rows.size() == 2);
    CHECK(table.table().rows[0].at == nearestStep(1));
    CHECK(table.isValid());
}

TEST_CASE("The chart has every entity in one state at every time, the one that it is in")
{
    for (const bool events : {true, false}) {
        Table table;
        events ? table.model.makePipeline() : table.model.makeTable();
        Cast cast = table.cast();
        cast.data->start = Step{20};
        const Step duration = table.document.show().acts[1].duration;
        constexpr int kSamples = 37;
        const DataChart chart = dataChart(*cast.data, duration, kSamples, {});
        CHECK(static_cast<std::size_t>(chart.entities) == entityCount(*cast.data));
        for (std::size_t i = 0; i < kSamples; ++i) {
            int sum = 0;
            for (const DataChart::Series& series : chart.series) sum += series.counts[i];
            CHECK(sum == chart.entities);
        }
        if (!events) continue;
        const auto& pipeline = std::get<Pipeline>(cast.data->content);
        for (const DataChart::Series& series : chart.series)
            for (std::size_t i = 0; i < kSamples; ++i) {
                const double at = (static_cast<double>(i) + 0.5) / kSamples * seconds(duration) - seconds(Step{20});
                int count = 0;
                for (std::size_t event = 0; event < pipeline.events.size(); ++event)
                    if (eventState(pipeline, event, at).status == series.status) ++count;
                CHECK(count == series.counts[i]);
            }
    }
}

TEST_CASE("States that are renamed in their list are renamed in the rows, and those in use cannot go")
{
    Table table;
    table.model.makeTable();
    ParameterModel form;
    table.show(form, ParameterModel::DataForm);
    const int row = form.rowOf(QStringLiteral("data.states"));
    REQUIRE(row >= 0);
    const QString text = form.index(row).data(ParameterModel::TextRole).toString();
    const std::string former = table.table().states[0].name;
    QStringList lines = text.split(u'\n');
    CHECK(form.setText(row, QStringLiteral("on hold #010203\n") + lines.mid(1).join(u'\n')));
    CHECK(table.table().states[0].name == "on hold");
    CHECK(table.table().states[0].color == Rgb{1, 2, 3});
    CHECK(table.table().rows[0].state == "on hold");
    CHECK(table.isValid());
    const Show before = table.document.show();
    CHECK_FALSE(form.setText(row, lines.mid(1).join(u'\n')));
    CHECK(!form.index(row).data(ParameterModel::MessageRole).toString().isEmpty());
    CHECK_FALSE(form.setText(row, QStringLiteral("a #000000\na #ffffff\nc red")));
    CHECK(table.document.show() == before);
}

TEST_CASE("Lists of data that are written and read are the same")
{
    const Show show = threeActs();
    const CastData pipeline = freshPipeline(show.stage, show.acts[1]);
    const CastData table = freshTable(show.stage, show.acts[1]);
    const auto& stages = std::get<Pipeline>(pipeline.content).stages;
    const auto& entities = std::get<EntityTable>(table.content);
    CHECK(stagesFromText(stagesText(stages), stages) == stages);
    CHECK(lanesFromText(lanesText(entities.lanes), entities.lanes) == entities.lanes);
    CHECK(statesFromText(statesText(entities.states), entities.states) == entities.states);
    CHECK(placesFromText(placesText(entities.places), entities.places) == entities.places);
    CHECK_FALSE(stagesFromText(QStringLiteral("100"), {}));
    CHECK_FALSE(stagesFromText(QStringLiteral("a 1\na 2"), {}));
    CHECK_FALSE(placesFromText(QStringLiteral("a 1"), {}));
    CHECK_FALSE(statesFromText(QStringLiteral("a nocolour"), {}));
}

TEST_CASE("Several casts have no table")
{
    Table table;
    table.model.makeTable();
    table.selection.toggle(ActId{"a3"});
    CHECK_FALSE(table.model.isAvailable());
    CHECK(table.model.rowCount() == 0);
    table.selection.select(ActId{"a2"});
    CHECK(table.model.rowCount() > 0);
}
