// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/act_list_model.h"
#include "timeline/marker_model.h"
#include "timeline/track_rows.h"
#include "timeline_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// 500 acts of two seconds, a second apart, in a view of 1000 pixels.
struct RowsBench {
    ShowDocument document;
    Selection selection;
    TimeScale scale;
    ActListModel acts;
    TrackRows rows;
    QAbstractItemModelTester tester{&rows, QAbstractItemModelTester::FailureReportingMode::Fatal};

    RowsBench()
    {
        selection.setDocument(&document);
        Show show = newShow();
        for (int i = 0; i < 500; ++i) show.acts.push_back(makeAct(("a" + std::to_string(i)).c_str(), 180 * i, 120));
        document.open(show);
        acts.setDocument(&document);
        acts.setSelection(&selection);
        scale.setViewWidth(1000);
        scale.setContentSeconds(1500);
        scale.show(0, 100);
        rows.setTimeScale(&scale);
        rows.setMinimumPixels(14);
        rows.setSourceModel(&acts);
    }
    [[nodiscard]] bool has(const char* act) const
    {
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.index(row, 0).data(ActListModel::ActIdRole).toString() == QLatin1String(act)) return true;
        return false;
    }
    /// Every act that shows and is wide enough has a row.
    [[nodiscard]] bool showsAll() const
    {
        for (const Act& act : document.show().acts) {
            const bool inView = scale.xOf(seconds(act.end())) >= 0 &&
                                scale.xOf(seconds(act.start)) <= scale.viewWidth() &&
                                seconds(act.duration) * scale.pixelsPerSecond() >= 14;
            if (inView && !has(act.id.value.c_str())) return false;
        }
        return true;
    }
};

} // namespace

TEST_CASE("whatever the zoom and the place, all acts in view have rows and the rows are as few as the view can hold")
{
    RowsBench bench;
    for (const double zoom : {1000.0, 100.0, 31.0, 7.0, 6.9, 1.0, 0.2}) {
        bench.scale.show(0, zoom);
        for (int page = 0; page < 30; ++page) {
            REQUIRE(bench.showsAll());
            // Twice the view, filled with the narrowest.
            REQUIRE(bench.rows.rowCount() <= 2 * 1000 / 14 + 2);
            bench.scale.panBy(333);
        }
    }
}

TEST_CASE("a scroll of a few pixels changes no rows")
{
    RowsBench bench;
    bench.scale.show(600, 100);
    QSignalSpy inserted(&bench.rows, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&bench.rows, &QAbstractItemModel::rowsRemoved);
    for (int i = 0; i < 100; ++i) bench.scale.panBy(4);
    CHECK(inserted.isEmpty());
    CHECK(removed.isEmpty());
    for (int i = 0; i < 100; ++i) bench.scale.panBy(4);
    CHECK(inserted.size() + removed.size() > 0);
    CHECK(inserted.size() + removed.size() <= 4);
}

TEST_CASE("the current act has a row wherever it is and however narrow")
{
    RowsBench bench;
    CHECK_FALSE(bench.has("a400"));
    bench.selection.select(ActId{"a400"});
    CHECK(bench.has("a400"));
    bench.scale.show(0, 0.1);
    CHECK(bench.has("a400"));
    CHECK(bench.rows.rowCount() == 1);
    bench.selection.clear();
    CHECK(bench.rows.rowCount() == 0);
}

TEST_CASE("an act that is moved into the view gets a row, and one that is moved away loses it")
{
    RowsBench bench;
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a400"}, Step{90000}); });
    CHECK_FALSE(bench.has("a400"));
    bench.document.edit("Remove", [](Show& show) { return removeAct(show, ActId{"a1"}); });
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a400"}, Step{200}); });
    CHECK(bench.has("a400"));
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a400"}, Step{90000}); });
    CHECK_FALSE(bench.has("a400"));
    CHECK(bench.showsAll());
}

TEST_CASE("things without a duration have rows by their time alone")
{
    Show show = threeActs();
    for (int i = 0; i < 200; ++i) {
        Marker marker;
        marker.id = MarkerId{"m" + std::to_string(i)};
        marker.at = Step{600 * i};
        show.markers.push_back(marker);
    }
    ShowDocument document;
    document.open(show);
    MarkerModel markers;
    markers.setDocument(&document);
    TimeScale scale;
    scale.setViewWidth(1000);
    scale.setContentSeconds(2000);
    scale.show(100, 100);
    TrackRows rows;
    rows.setTimeScale(&scale);
    rows.setSourceModel(&markers);
    // Ten seconds and five on each side.
    CHECK(rows.rowCount() == 2);
    scale.show(0, 1);
    CHECK(rows.rowCount() == 151);
    // With room for each, as many as there is room for, and the current one whatever its neighbours.
    rows.setMomentPixels(40);
    CHECK(rows.rowCount() <= 1500 / 40 + 1);
    CHECK(rows.rowCount() >= 1500 / 50);
    const int few = rows.rowCount();
    markers.setCurrent("m31");
    CHECK(rows.rowCount() == few + 1);
    document.edit("Delete", [](Show& s) { return removeMarker(s, MarkerId{"m0"}); });
    CHECK(rows.rowCount() == few + 1); // its neighbour takes the place
    scale.show(0, 100);
    CHECK(rows.rowCount() == 2); // 10 s, and the current one at 310 s
}
