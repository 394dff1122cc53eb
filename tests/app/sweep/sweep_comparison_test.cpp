// SPDX-License-Identifier: MIT
#include "sweep/sweep_comparison.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"
#include "sweep/sweep_figures_model.h"
#include "sweep/sweep_moments_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;

namespace {

struct Stand {
    Stand()
    {
        document.open(test::threeActs());
        selection.setDocument(&document);
        playback.setDocument(&document);
        preview.setDocument(&document);
        preview.setSelection(&selection);
        preview.setPlayback(&playback);
        comparison.setPreview(&preview);
        selection.select(ActId{"a2"});
        settle();
    }
    void settle()
    {
        playback.finishPending();
        preview.finishPending();
        comparison.finishPending();
    }
    void sweepBy(SweepKind kind)
    {
        document.edit(QStringLiteral("Sweep"), [kind](Show& show) {
            show.acts[1].casts[0].sweep.kind = kind;
            return true;
        });
        settle();
    }
    [[nodiscard]] SweepKind kind() const { return document.show().acts[1].casts[0].sweep.kind; }

    ShowDocument document;
    Selection selection;
    Playback playback;
    SweepPreview preview;
    SweepComparison comparison;
};

QStringList column(const SweepFiguresModel& model, int role)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) texts << model.data(model.index(row), role).toString();
    return texts;
}

} // namespace

TEST_CASE("A kept setting keeps its figures while the other is edited")
{
    Stand stand;
    const double before = stand.preview.arrivalSeconds();
    CHECK(!stand.comparison.isActive());
    stand.comparison.keep();
    stand.settle();
    CHECK(stand.comparison.isActive());
    CHECK(!stand.comparison.isDifferent());
    CHECK(stand.document.history().count() == 0);

    stand.document.edit(QStringLiteral("Slower"), [](Show& show) {
        show.acts[1].formation.seconds = 2.5;
        return true;
    });
    stand.settle();
    CHECK(stand.comparison.isDifferent());
    CHECK(stand.preview.arrivalSeconds() > before);
    CHECK(stand.comparison.kept()->arrivalSeconds() == before);
}

TEST_CASE("What is not part of a setting changes for both")
{
    Stand stand;
    stand.comparison.keep();
    stand.sweepBy(SweepKind::radius);
    const double before = stand.comparison.kept()->totalWay();
    stand.document.edit(QStringLiteral("Move"), [](Show& show) {
        show.acts[1].casts[0].place.x += 300;
        return true;
    });
    stand.settle();
    CHECK(stand.comparison.kept()->totalWay() != before);
    CHECK(stand.comparison.kept()->totalWay() == Approx(stand.preview.totalWay()));
}

TEST_CASE("Using the kept setting is one undo step")
{
    Stand stand;
    stand.comparison.keep();
    stand.sweepBy(SweepKind::random);
    const Show before = stand.document.show();
    stand.comparison.useKept();
    CHECK(stand.kind() == SweepKind::angle);
    CHECK(!stand.comparison.isDifferent());
    CHECK(stand.document.history().count() == 2);
    CHECK(stand.document.undoText() == QStringLiteral("Use setting A"));
    const Show after = stand.document.show();
    stand.document.undo();
    CHECK(stand.document.show() == before);
    stand.document.redo();
    CHECK(stand.document.show() == after);
    // Nothing to use any more: no step.
    stand.comparison.useKept();
    CHECK(stand.document.history().count() == 2);
}

TEST_CASE("The kept setting is performed at the playhead")
{
    Stand stand;
    stand.comparison.keep();
    stand.playback.seekStep(130);
    stand.settle();
    CHECK(stand.comparison.keptPlayback()->hash() == stand.playback.hash());
    stand.sweepBy(SweepKind::radius);
    CHECK(stand.comparison.keptPlayback()->step() == 130);
    CHECK(stand.comparison.keptPlayback()->hash() != 0);
    CHECK(stand.comparison.keptPlayback()->hash() != stand.playback.hash());
    stand.playback.seekStep(150);
    stand.settle();
    CHECK(stand.comparison.keptPlayback()->step() == 150);
}

TEST_CASE("A comparison is about one act, rests while another is looked at, and ends with it")
{
    Stand stand;
    stand.comparison.keep();
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(!stand.comparison.isActive());
    stand.selection.select(ActId{"a2"});
    stand.settle();
    CHECK(stand.comparison.isActive());
    stand.document.edit(QStringLiteral("Delete"), [](Show& show) { return removeAct(show, ActId{"a2"}); });
    stand.settle();
    CHECK(!stand.comparison.isActive());
    stand.document.undo();
    stand.selection.select(ActId{"a2"});
    stand.settle();
    CHECK(!stand.comparison.isActive());
}

TEST_CASE("Dropping and another show end a comparison")
{
    Stand stand;
    stand.comparison.keep();
    stand.comparison.drop();
    CHECK(!stand.comparison.isActive());
    CHECK(!stand.comparison.kept()->isAvailable());
    stand.comparison.keep();
    stand.document.open(newShow());
    stand.settle();
    CHECK(!stand.comparison.isActive());
}

TEST_CASE("The dividing line stays inside and is at an edge when one is shown alone")
{
    SweepComparison comparison;
    comparison.moveSplit(300, 1000);
    CHECK(comparison.split() == Approx(0.3));
    comparison.moveSplit(-50, 1000);
    CHECK(comparison.split() == Approx(0.05));
    comparison.setView(SweepComparison::ShowA);
    CHECK(comparison.split() == 1);
    comparison.setView(SweepComparison::ShowB);
    CHECK(comparison.split() == 0);
}

TEST_CASE("Figures stand beside each other with the better one marked")
{
    Stand stand;
    SweepFiguresModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setReading(&stand.preview);
    CHECK(column(model, SweepFiguresModel::OtherRole).join(QString()).isEmpty());
    CHECK(!column(model, SweepFiguresModel::ValueRole).contains(QString()));

    stand.comparison.keep();
    model.setOther(stand.comparison.kept());
    CHECK(column(model, SweepFiguresModel::ValueRole) == column(model, SweepFiguresModel::OtherRole));
    for (int row = 0; row < model.rowCount(); ++row)
        CHECK(model.data(model.index(row), SweepFiguresModel::BetterRole).toInt() == 0);

    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    stand.document.edit(QStringLiteral("Slower"), [](Show& show) {
        show.acts[1].formation.seconds = 2.6;
        return true;
    });
    stand.settle();
    CHECK(changed.count() > 0);
    // Slower: half, 95 % and all of the birds are there later.
    for (int row = 0; row < 3; ++row) CHECK(model.data(model.index(row), SweepFiguresModel::BetterRole).toInt() == -1);
    // The ways are the same.
    CHECK(model.data(model.index(4), SweepFiguresModel::BetterRole).toInt() == 0);
}

TEST_CASE("The moments are rows that stay while their pictures change")
{
    Stand stand;
    SweepMomentsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setReading(&stand.preview);
    CHECK(model.rowCount() == 0);
    stand.preview.setPictured(true);
    stand.settle();
    REQUIRE(model.rowCount() == SweepReport::kMoments);
    CHECK(model.data(model.index(0), SweepMomentsModel::StepRole).toInt() == 60);
    CHECK(model.data(model.index(7), SweepMomentsModel::StepRole).toInt() ==
          60 + static_cast<int>(stand.preview.report()->flight->settled.count));
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    stand.sweepBy(SweepKind::radius);
    CHECK(model.rowCount() == SweepReport::kMoments);
    CHECK(removed.count() == 0);
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(model.rowCount() == 0);
}
