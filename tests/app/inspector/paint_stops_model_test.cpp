// SPDX-License-Identifier: MIT
#include "inspector/paint_stops_model.h"

#include "base/limits.h"
#include "bench.h"
#include "show/edit.h"
#include "show/validate.h"
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
    const std::vector<double>& positions() const { return document.show().acts[1].casts[0].color.positions; }
    void makeBands()
    {
        document.edit(QStringLiteral("Bands"), [](Show& show) {
            Cast cast = show.acts[1].casts[0];
            cast.color.kind = PaintKind::index;
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

TEST_CASE("A colour added on the bar has the colour that was there")
{
    Stops stops;
    stops.model.addAt(0.25);
    CHECK(stops.stops() == std::vector<Rgb>{{0, 0, 0}, {25, 50, 13}, {100, 200, 50}});
    CHECK(stops.model.current() == 1);
    stops.model.addAt(0);
    CHECK(stops.stops()[1] == Rgb{0, 0, 0});
    CHECK(stops.model.current() == 1);
    stops.model.addAt(7);
    CHECK(stops.stops().back() == Rgb{100, 200, 50});
    CHECK(stops.model.current() == 4);
    CHECK(stops.document.history().count() == 4);
    while (!stops.model.isFull()) stops.model.addAt(0.6);
    const Show full = stops.document.show();
    stops.model.addAt(0.6);
    CHECK(stops.document.show() == full);
}

TEST_CASE("A colour of a gradient lies where it is put, and the others stay")
{
    Stops stops;
    stops.model.add(0);
    const Show even = stops.document.show();
    const int steps = stops.document.history().count();
    stops.model.setCurrent(1);
    stops.model.beginMove();
    for (int i = 50; i >= 20; --i) stops.model.moveTo(i / 100.0);
    stops.model.endMove();
    CHECK(stops.positions() == std::vector<double>{0, 0.2, 1});
    CHECK(stops.model.currentPlace() == 0.2);
    CHECK(stops.document.history().count() == steps + 1);
    CHECK(validate(stops.document.show()).empty());

    // Past another one it changes places with it, and is still the current one.
    stops.model.setPlace(1);
    stops.model.setCurrent(0);
    stops.model.setPlace(0.6);
    CHECK(stops.positions() == std::vector<double>{0.6, 1, 1});
    stops.model.setPlace(7);
    CHECK(stops.model.current() == 2);
    CHECK(stops.stops().back() == Rgb{0, 0, 0});
    while (stops.document.history().index() > steps) stops.document.undo();
    CHECK(stops.document.show() == even);

    // Even places are what no numbers mean; a drag there and back is no step.
    stops.model.setCurrent(1);
    stops.model.beginMove();
    stops.model.moveTo(0.8);
    stops.model.moveTo(0.504);
    stops.model.endMove();
    CHECK(stops.positions().empty());
    CHECK(stops.document.history().index() == steps);
}

TEST_CASE("Colours that are added to and removed from a gradient leave the others in their places")
{
    Stops stops;
    stops.model.addAt(0.25);
    CHECK(stops.positions() == std::vector<double>{0, 0.25, 1});
    stops.model.add(1);
    CHECK(stops.positions() == std::vector<double>{0, 0.25, 0.625, 1});
    stops.model.add(3);
    CHECK(stops.positions() == std::vector<double>{0, 0.25, 0.625, 1, 1});
    stops.model.remove(1);
    CHECK(stops.positions() == std::vector<double>{0, 0.625, 1, 1});
    stops.model.remove(0);
    stops.model.addAt(0.1);
    CHECK(stops.positions() == std::vector<double>{0.1, 0.625, 1, 1});
    CHECK(stops.model.current() == 0);
    CHECK(stops.stops()[0] == stops.stops()[1]);
    stops.makeBands();
    stops.model.addAt(0.5);
    stops.model.remove(0);
    CHECK(validate(stops.document.show()).empty());
}

TEST_CASE("A colour of those side by side that is dragged takes its nearest place, in one undo step")
{
    Stops stops;
    stops.makeBands();
    stops.model.add(1);
    stops.model.setColor(2, QColor(9, 9, 9));
    const std::vector<Rgb> before = stops.stops();
    REQUIRE(before.size() == 3);
    const int steps = stops.document.history().count();
    stops.model.setCurrent(0);
    stops.model.beginMove();
    for (int i = 0; i <= 100; ++i) stops.model.moveTo(i / 100.0);
    CHECK(stops.stops() == std::vector<Rgb>{before[1], before[2], before[0]});
    CHECK(stops.model.current() == 2);
    stops.model.moveTo(0.4);
    stops.model.endMove();
    CHECK(stops.stops() == std::vector<Rgb>{before[1], before[0], before[2]});
    CHECK(stops.model.current() == 1);
    CHECK(stops.document.history().count() == steps + 1);
    stops.document.undo();
    CHECK(stops.stops() == before);

    stops.model.setCurrent(2);
    stops.model.beginMove();
    stops.model.moveTo(-3);
    stops.model.cancelMove();
    CHECK(stops.stops() == before);
    CHECK(stops.model.current() == 2);
    CHECK(stops.document.history().index() == steps);
}

TEST_CASE("Places on the bar fill it, as a gradient from end to end and as bands from middle to middle")
{
    Stops stops;
    stops.model.add(0);
    const auto place = [&stops](int row) { return stops.model.index(row).data(PaintStopsModel::PlaceRole).toDouble(); };
    CHECK(place(0) == 0);
    CHECK(place(1) == 0.5);
    CHECK(place(2) == 1);
    stops.makeBands();
    CHECK(stops.model.isBanded());
    CHECK(place(0) == Approx(1 / 6.0));
    CHECK(place(2) == Approx(5 / 6.0));
}

TEST_CASE("The current colour is always one that there is")
{
    Stops stops;
    stops.model.setCurrent(99);
    CHECK(stops.model.current() == 1);
    stops.model.remove(1);
    CHECK(stops.model.current() == 0);
    CHECK(stops.model.currentColor() == QColor(0, 0, 0));
    stops.selection.clear();
    CHECK(stops.model.current() == 0);
    CHECK_FALSE(stops.model.currentColor().isValid());
}
