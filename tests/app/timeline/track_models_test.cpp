// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/gap_model.h"
#include "timeline/marker_model.h"
#include "timeline_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;
using namespace flocktale::test;

namespace {

Marker marker(const char* id, std::int64_t at)
{
    Marker made;
    made.id = MarkerId{id};
    made.name = id;
    made.at = Step{at};
    return made;
}

} // namespace

TEST_CASE("acts and gaps together fill the time to the end of the show")
{
    ShowDocument document;
    GapModel gaps;
    const QAbstractItemModelTester tester(&gaps, QAbstractItemModelTester::FailureReportingMode::Fatal);
    document.open(threeActs());
    gaps.setDocument(&document);
    CHECK(gaps.rowCount() == 0);
    for (const std::int64_t start : {700, 1000, 390, 2000}) {
        document.edit("Move", [&](Show& show) { return moveAct(show, ActId{"a2"}, Step{start}); });
        document.edit("Trim", [&](Show& show) { return trimActStart(show, ActId{"a1"}, Step{start / 10}); });
        Step filled;
        for (const Act& act : document.show().acts) filled += act.duration;
        for (const GapRow& gap : gaps.rows()) {
            CHECK(gap.duration > Step{});
            CHECK(isFree(document.show(), gap.start, gap.duration));
            filled += gap.duration;
        }
        CHECK(filled == document.show().length());
    }
    document.open(newShow());
    CHECK(gaps.rowCount() == 0);
}

TEST_CASE("markers are listed in order of time, whatever their order in the file")
{
    ShowDocument document;
    MarkerModel markers;
    const QAbstractItemModelTester tester(&markers, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Show show = threeActs();
    show.markers = {marker("m1", 300), marker("m2", 60), marker("m3", 120)};
    document.open(show);
    markers.setDocument(&document);
    CHECK(markers.rows()[0].id == MarkerId{"m2"});
    CHECK(markers.rows()[2].id == MarkerId{"m1"});
    QSignalSpy removed(&markers, &QAbstractItemModel::rowsRemoved);
    document.edit("Move", [](Show& s) {
        Marker moved = s.markers[1];
        moved.at = Step{500};
        return setMarker(s, moved);
    });
    CHECK(markers.rows()[2].id == MarkerId{"m2"});
    CHECK(removed.isEmpty());
    CHECK(markers.data(markers.index(2), MarkerModel::AtRole) == seconds(Step{500}));
    document.edit("Delete", [](Show& s) { return removeMarker(s, MarkerId{"m3"}); });
    CHECK(removed.size() == 1);
    CHECK(markers.rowCount() == 2);
}
