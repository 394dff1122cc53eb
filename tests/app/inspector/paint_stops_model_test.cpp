// SPDX-License-Identifier: MIT
#include "inspector/paint_stops_model.h"

#include "base/limits.h"
#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Stops : Bench {
    Stops()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        selection.select(ActId{"a2"});
        document.edit(QStringLiteral("Gradient"), [](Show& show) {
            Cast cast = show.acts[1].casts[0];
            cast.color = {PaintKind::gradient, {Rgb{0, 0, 0}, Rgb{100, 200, 50}}, 0};
            return setCast(show, ActId{"a2"}, cast);
        });
    }
    const std::vector<Rgb>& stops() const { return document.show().acts[1].casts[0].color.stops; }
    PaintStopsModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("A new colour stands between its neighbours and is the mean of the two")
{
    Stops stops;
    stops.model.add(0);
    CHECK(stops.stops() == std::vector<Rgb>{{0, 0, 0}, {50, 100, 25}, {100, 200, 50}});
    CHECK(stops.model.rowCount() == 3);
    stops.document.undo();
    CHECK(stops.model.rowCount() == 2);
}

TEST_CASE("Colours are changed, moved and removed, but the last one stays")
{
    Stops stops;
    stops.model.setColor(1, QColor(1, 2, 3));
    stops.model.move(0, 1);
    CHECK(stops.stops() == std::vector<Rgb>{{1, 2, 3}, {0, 0, 0}});
    stops.model.move(0, -1);
    stops.model.remove(1);
    stops.model.remove(0);
    CHECK(stops.stops() == std::vector<Rgb>{{1, 2, 3}});
}

TEST_CASE("Sliding through colours is one undo step")
{
    Stops stops;
    const int steps = stops.document.history().count();
    stops.model.beginScrub();
    for (int i = 0; i < 20; ++i) stops.model.scrubColor(0, QColor(i, i, i));
    stops.model.endScrub();
    CHECK(stops.stops().front() == Rgb{19, 19, 19});
    CHECK(stops.document.history().count() == steps + 1);
}

TEST_CASE("There are never more colours than a file may hold")
{
    Stops stops;
    for (int i = 0; i < 40; ++i) stops.model.add(0);
    CHECK(stops.stops().size() == limits::kPaintStops);
    CHECK(stops.model.isFull());
}

TEST_CASE("A cast of one colour shows the first and keeps the others for later")
{
    Stops stops;
    stops.document.edit(QStringLiteral("Solid"), [](Show& show) {
        Cast cast = show.acts[1].casts[0];
        cast.color.kind = PaintKind::solid;
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(stops.model.rowCount() == 1);
    CHECK(!stops.model.isSeveral());
    CHECK(stops.stops().size() == 2);
}
