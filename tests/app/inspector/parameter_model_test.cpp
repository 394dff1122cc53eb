// SPDX-License-Identifier: MIT
#include "inspector/parameter_model.h"

#include "base/limits.h"
#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <limits>

using namespace flocktale;
using namespace flocktale::test;

namespace {

QVariant at(const ParameterModel& model, const char* name, ParameterModel::Role role)
{
    return model.index(model.rowOf(QString::fromLatin1(name))).data(role);
}

const RingShape& ringOf(const Bench& bench)
{
    return std::get<RingShape>(bench.document.show().acts[1].casts[0].shape);
}

/// The show's second act with its ring, in a form.
struct FormBench : Bench {
    explicit FormBench(ParameterModel::Form form)
    {
        selection.select(ActId{"a2"});
        show(model, form);
    }
    int row(const char* name) const { return model.rowOf(QString::fromLatin1(name)); }
    ParameterModel model;
};

} // namespace

TEST_CASE("A drag is one undo step, however many values it runs through")
{
    FormBench form(ParameterModel::ShapeForm);
    const Show before = form.document.show();
    const int radius = form.row("ring.radius");
    form.model.beginScrub(radius);
    for (int value = 201; value <= 260; ++value) CHECK(form.model.scrubNumber(radius, value));
    form.model.endScrub();
    CHECK(ringOf(form).radius == 260);
    CHECK(form.document.history().count() == 1);
    CHECK(form.document.undoText() == QStringLiteral("Change radius"));
    form.document.undo();
    CHECK(form.document.show() == before);
}

TEST_CASE("A drag that is cancelled leaves nothing behind")
{
    FormBench form(ParameterModel::ShapeForm);
    const Show before = form.document.show();
    form.model.beginScrub(form.row("ring.radius"));
    form.model.scrubNumber(form.row("ring.radius"), 400);
    form.model.cancelScrub();
    CHECK(form.document.show() == before);
    CHECK(form.document.history().count() == 0);
}

TEST_CASE("A drag that comes back to where it began is no undo step")
{
    FormBench form(ParameterModel::ShapeForm);
    const int radius = form.row("ring.radius");
    form.model.beginScrub(radius);
    form.model.scrubNumber(radius, 400);
    form.model.scrubNumber(radius, 200);
    form.model.endScrub();
    CHECK(form.document.history().count() == 0);
}

TEST_CASE("A typed number out of range is brought into it with a note")
{
    FormBench form(ParameterModel::DepartureForm);
    CHECK(form.model.setNumber(form.row("sweep.stagger"), 40));
    CHECK(at(form.model, "sweep.stagger", ParameterModel::MessageRole).toString().isEmpty());
    CHECK(form.model.setNumber(form.row("sweep.stagger"), 250));
    CHECK(form.document.show().acts[1].casts[0].sweep.stagger == 1);
    CHECK(!at(form.model, "sweep.stagger", ParameterModel::MessageRole).toString().isEmpty());
    CHECK(form.model.setNumber(form.row("sweep.stagger"), -3));
    CHECK(form.document.show().acts[1].casts[0].sweep.stagger == 0);
}

TEST_CASE("What is no finite number is refused with a message and changes nothing")
{
    FormBench form(ParameterModel::PlaceForm);
    const Show before = form.document.show();
    for (const double value : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        CHECK(!form.model.setNumber(form.row("place.x"), value));
        CHECK(!at(form.model, "place.x", ParameterModel::MessageRole).toString().isEmpty());
    }
    CHECK(form.document.show() == before);
    CHECK(form.document.history().count() == 0);
}

TEST_CASE("A value of another kind than the field's is refused")
{
    FormBench form(ParameterModel::DepartureForm);
    const Show before = form.document.show();
    CHECK(!form.model.setText(form.row("sweep.stagger"), QStringLiteral("half")));
    CHECK(!form.model.setChoice(form.row("sweep.kind"), 17));
    CHECK(!form.model.setChoice(form.row("sweep.kind"), -1));
    CHECK(!form.model.setNumber(99, 1));
    CHECK(form.document.show() == before);
}

TEST_CASE("An unstable spring is refused and the message tells the highest stable one")
{
    FormBench form(ParameterModel::FormationForm);
    const Show before = form.document.show();
    CHECK(!form.model.setNumber(form.row("springGain"), 100));
    CHECK(form.document.show() == before);
    CHECK(form.document.history().count() == 0);
    CHECK(!at(form.model, "springGain", ParameterModel::MessageRole).toString().isEmpty());
    CHECK(!form.model.setNumber(form.row("dampingBase"), 1.5));
    CHECK(form.document.show() == before);

    // The message goes when a good value is taken.
    CHECK(form.model.setNumber(form.row("springGain"), 0.1));
    CHECK(at(form.model, "springGain", ParameterModel::MessageRole).toString().isEmpty());
    CHECK(isStable(form.document.show().acts[1].formation));
}

TEST_CASE("A drag into unstable springs stops at the last stable value")
{
    FormBench form(ParameterModel::FormationForm);
    const int row = form.row("dampingBase");
    form.model.beginScrub(row);
    CHECK(form.model.scrubNumber(row, 0.9));
    CHECK(!form.model.scrubNumber(row, 1.2));
    form.model.endScrub();
    CHECK(form.document.show().acts[1].formation.dampingBase == 0.9);
}

TEST_CASE("Speeds are shown by the second, shares in percent, and what turns in degrees")
{
    FormBench flight(ParameterModel::FlightForm);
    CHECK(at(flight.model, "maxSpeed", ParameterModel::NumberRole).toDouble() ==
          Approx(theatreFlight().maxSpeed * kStepsPerSecond));
    CHECK(flight.model.setNumber(flight.row("maxSpeed"), 300));
    CHECK(flight.document.show().flight.maxSpeed == Approx(5));
    CHECK(flight.model.setNumber(flight.row("centreReach"), 50));
    CHECK(flight.document.show().flight.centreReach == Approx(0.5));
    // Half a turn a second.
    CHECK(flight.model.setNumber(flight.row("wander"), 180));
    CHECK(flight.document.show().flight.wander == Approx(3.14159265 / 60));
}

TEST_CASE("The lowest speed pushes the highest and the other way round")
{
    FormBench form(ParameterModel::FlightForm);
    form.model.setNumber(form.row("minSpeed"), 600);
    CHECK(form.document.show().flight.maxSpeed == 10);
    CHECK(form.document.history().count() == 1);
    form.model.setNumber(form.row("maxSpeed"), 120);
    CHECK(form.document.show().flight.minSpeed == 2);
    form.model.setNumber(form.row("separationRadius"), 500);
    CHECK(form.document.show().flight.sight == 500);
    form.model.setNumber(form.row("sight"), 30);
    CHECK(form.document.show().flight.separationRadius == 30);
}

TEST_CASE("Fields come and go with what they belong to, and the rows in between stay")
{
    FormBench form(ParameterModel::FlightForm);
    QAbstractItemModelTester tester(&form.model, QAbstractItemModelTester::FailureReportingMode::Warning);
    QSignalSpy resets(&form.model, &QAbstractItemModel::modelReset);
    CHECK(form.row("wander") >= 0);
    CHECK(form.row("noise") < 0);
    form.document.edit(QStringLiteral("Fish"), [](Show& show) { return setFlight(show, mirofishFlight()); });
    CHECK(form.row("wander") < 0);
    CHECK(form.row("noise") >= 0);
    CHECK(form.row("maxForce") >= 0);
    CHECK(resets.count() == 0);
}

TEST_CASE("All forms hold as models while shows, acts and shapes change under them")
{
    for (int number = ParameterModel::TitleForm; number <= ParameterModel::PropForm; ++number) {
        FormBench form(static_cast<ParameterModel::Form>(number));
        QAbstractItemModelTester tester(&form.model, QAbstractItemModelTester::FailureReportingMode::Warning);
        form.selection.select(ActId{"a1"});
        form.selection.clear();
        form.selection.select(ActId{"a2"});
        for (const Shape& shape : std::vector<Shape>{TextShape{}, QrShape{}, PluginShape{"anything", {}}, DiscShape{}})
            form.document.edit(QStringLiteral("Shape"), [&](Show& show) {
                Cast cast = show.acts[1].casts[0];
                cast.shape = shape;
                return setCast(show, ActId{"a2"}, cast);
            });
        while (form.document.canUndo()) form.document.undo();
        form.document.edit(QStringLiteral("Remove"), [](Show& show) { return removeAct(show, ActId{"a2"}); });
        form.document.open(threeActs());
    }
}

TEST_CASE("A value that is typed but not taken yet goes to the act it was typed for")
{
    FormBench form(ParameterModel::ActForm);
    QObject::connect(&form.model, &ParameterModel::aboutToShowOther, &form.model,
                     [&] { form.model.setText(form.row("name"), QStringLiteral("Finale")); });
    form.selection.select(ActId{"a3"});
    CHECK(form.document.show().acts[1].name == "Finale");
    CHECK(form.document.show().acts[2].name == "a3");
    CHECK(at(form.model, "name", ParameterModel::TextRole).toString() == QStringLiteral("a3"));
}

TEST_CASE("A drag goes on with the act it began on when another is selected meanwhile")
{
    FormBench form(ParameterModel::ExitForm);
    form.document.edit(QStringLiteral("Scatter"), [](Show& show) {
        Act act = show.acts[2];
        act.exit = ExitKind::scatter;
        return setAct(show, act);
    });
    const int row = form.row("exitSpeed");
    form.model.beginScrub(row);
    form.selection.select(ActId{"a3"});
    form.model.scrubNumber(row, 600);
    form.model.endScrub();
    CHECK(form.document.show().acts[1].exitSpeed == 10);
    CHECK(form.document.show().acts[2].exitSpeed == Act{}.exitSpeed);
}

TEST_CASE("The times of an act follow the rules of the timeline")
{
    FormBench form(ParameterModel::ActForm);
    // The act behind begins at 4 s: no further.
    form.model.setNumber(form.row("duration"), 100);
    CHECK(form.document.show().acts[1].duration == nearestStep(3));
    form.model.setNumber(form.row("duration"), 1.5);
    CHECK(form.document.show().acts[1].duration == nearestStep(1.5));
    form.model.setNumber(form.row("start"), 2);
    CHECK(form.document.show().acts[1].start == nearestStep(2));
    CHECK(form.document.show().acts[1].duration == nearestStep(1.5));
}

TEST_CASE("The burst speed is there only when an act bursts")
{
    FormBench form(ParameterModel::ExitForm);
    CHECK(form.row("exitSpeed") >= 0);
    CHECK(form.model.setNumber(form.row("exitSpeed"), 120));
    CHECK(form.document.show().acts[1].exitSpeed == 2);
    CHECK(form.model.setChoice(form.row("exit"), 0));
    CHECK(form.row("exitSpeed") < 0);
}

TEST_CASE("All flight parameters go back to the seed's in one undo step")
{
    FormBench form(ParameterModel::FlightForm);
    form.document.edit(QStringLiteral("Wild"), [](Show& show) {
        FlightParameters flight = theatreFlight();
        flight.sight = 10;
        flight.separationRadius = 5;
        flight.minSpeed = 20;
        flight.maxSpeed = 30;
        flight.wind = 1;
        flight.wallDistance = 3;
        return setFlight(show, flight);
    });
    CHECK(form.model.changedCount() == 6);
    const Show wild = form.document.show();
    CHECK(form.model.resetAll());
    CHECK(form.document.show().flight == theatreFlight());
    CHECK(form.model.changedCount() == 0);
    form.document.undo();
    CHECK(form.document.show() == wild);
}

TEST_CASE("A text over its length is cut by characters, not bytes, and the note says so")
{
    FormBench form(ParameterModel::TitleForm);
    form.model.setText(form.row("title"), QString(500, QChar(0x9E1F)));
    CHECK(QString::fromStdString(form.document.show().title).size() == limits::kNameCharacters);
    CHECK(!at(form.model, "title", ParameterModel::MessageRole).toString().isEmpty());
}

TEST_CASE("Points that were baked for a shape go when the shape changes and stay when something else does")
{
    Show show = threeActs();
    show.acts[1].casts[0].baked = Baked{1, {{0, 0}}};
    Bench bench(show);
    bench.selection.select(ActId{"a2"});
    ParameterModel place;
    bench.show(place, ParameterModel::PlaceForm);
    place.setNumber(place.rowOf(QStringLiteral("place.x")), 10);
    CHECK(bench.document.show().acts[1].casts[0].baked.has_value());
    ParameterModel shape;
    bench.show(shape, ParameterModel::ShapeForm);
    shape.setNumber(shape.rowOf(QStringLiteral("ring.radius")), 10);
    CHECK(!bench.document.show().acts[1].casts[0].baked.has_value());
}
