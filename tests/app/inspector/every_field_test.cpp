// SPDX-License-Identifier: MIT
#include "bench.h"
#include "inspector/data/data_edits.h"
#include "inspector/fields/forms.h"
#include "inspector/motion_kinds.h"
#include "show/motion/registry.h"
#include "show/validate.h"
#include "support/catch.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// A value of the field's kind that differs from the present one and lies in its range.
FieldValue another(const Field& field, const FieldValue& now, int choices)
{
    switch (field.kind) {
    case FieldKind::number:
    case FieldKind::whole: {
        const double value = std::get<double>(now);
        const double step = field.kind == FieldKind::whole ? 1 : (field.highest - field.lowest) / 100'000;
        return value + step <= field.highest ? value + step : value - step;
    }
    case FieldKind::boolean:
        return !std::get<bool>(now);
    case FieldKind::choice:
        return (std::get<int>(now) + 1) % choices;
    case FieldKind::lines:
        if (field.name == "motion.points") return QStringLiteral("0 0\n10 20\n30 -5");
        if (field.name == "motion.stops" || field.name == "motion.center") return QStringLiteral("0 10 20\n30 40 50");
        if (field.name == "data.states") return std::get<QString>(now) + QStringLiteral("\nlost and found #123456");
        if (field.name == "data.places") return std::get<QString>(now) + QStringLiteral("\nattic 10 20");
        if (field.name.starts_with("data.")) return std::get<QString>(now) + QStringLiteral("\none more 250");
        if (field.name == "polyline.points") return QStringLiteral("0 0\n10 20\n30 -5");
        return std::get<QString>(now) + QStringLiteral("\nmore");
    case FieldKind::text:
    case FieldKind::family:
        return std::get<QString>(now) + QStringLiteral(" 群鸟");
    case FieldKind::curve:
        return Easing{std::get<Easing>(now).kind == EasingKind::bezier ? EasingKind::hold : EasingKind::bezier, 0.1,
                      0.2, 0.3, 0.4};
    case FieldKind::color:
        return QColor(std::get<QColor>(now) == QColor(1, 2, 3) ? 4 : 1, 2, 3);
    }
    return now;
}

/// Everything that a form can show, over shows that between them make every field apply.
std::vector<Show> richShows()
{
    std::vector<Show> shows;
    const std::vector<Shape> shapes{RingShape{},     DiscShape{}, LineShape{},
                                    RectShape{},     GridShape{}, TextShape{},
                                    PolylineShape{}, QrShape{},   PluginShape{"anything", {}}};
    for (const Shape& shape : shapes) {
        Show show = threeActs();
        // Room for every act to move and grow.
        show.acts.pop_back();
        Cast& cast = show.acts[1].casts[0];
        cast.shape = shape;
        cast.color.kind = PaintKind::gradient;
        cast.color.stops = {Rgb{1, 2, 3}, Rgb{4, 5, 6}};
        cast.count = std::holds_alternative<DiscShape>(shape) ? 12 : 0;
        if (std::holds_alternative<DiscShape>(shape)) show.flight = mirofishFlight();
        show.flight.wallDistance = 80;
        cast.sweep.kind = std::holds_alternative<DiscShape>(shape)   ? SweepKind::linear
                          : std::holds_alternative<LineShape>(shape) ? SweepKind::noise
                          : std::holds_alternative<RingShape>(shape) ? SweepKind::radius
                                                                     : SweepKind::angle;
        show.acts[1].spare.kind = SpareKind::orbit;
        shows.push_back(show);
    }
    return shows;
}

struct FormOfShow {
    const char* name;
    ParameterModel::Form form;
    Fields fields;
};

} // namespace

TEST_CASE("Every parameter of the show can be set, undone and done again through its form")
{
    AnyOptions generator;
    const std::vector<FormOfShow> forms{
        {"title", ParameterModel::TitleForm, titleFields()},
        {"stage", ParameterModel::StageForm, stageFields()},
        {"flock", ParameterModel::FlockForm, flockFields()},
        {"flight", ParameterModel::FlightForm, flightFields()},
        {"act", ParameterModel::ActForm, actFields()},
        {"exit", ParameterModel::ExitForm, exitFields()},
        {"formation", ParameterModel::FormationForm, formationFields()},
        {"cast", ParameterModel::CastForm, castFields()},
        {"shape", ParameterModel::ShapeForm, shapeFields({&generator})},
        {"place", ParameterModel::PlaceForm, placeFields()},
        {"departure", ParameterModel::DepartureForm, departureFields()},
        {"paint", ParameterModel::PaintForm, paintFields()},
        {"look", ParameterModel::LookForm, lookFields()},
        {"spare", ParameterModel::SpareForm, spareFields()},
    };
    for (const FormOfShow& form : forms) {
        std::set<std::string> covered;
        for (const Show& show : richShows()) {
            Bench bench(show);
            bench.selection.select(ActId{"a2"});
            ParameterModel model;
            bench.show(model, form.form);
            for (int row = 0; row < model.rowCount(); ++row) {
                const std::string name = model.index(row).data(ParameterModel::NameRole).toString().toStdString();
                const auto field = std::find_if(form.fields.begin(), form.fields.end(),
                                                [&](const Field& candidate) { return candidate.name == name; });
                REQUIRE(field != form.fields.end());
                INFO(form.name << "/" << name);
                const Focus focus{ActId{"a2"}, bench.selection.currentCast(), {}};
                const Show before = bench.document.show();
                const int choices = field->choices ? static_cast<int>(field->choices(before, focus).size()) : 0;
                const FieldValue wanted = another(*field, *field->get(before, focus), choices);
                const int steps = bench.document.history().index();

                REQUIRE(model.set(row, wanted));
                const Show after = bench.document.show();
                CHECK(after != before);
                CHECK(bench.document.history().index() == steps + 1);
                CHECK(bench.document.undoText().startsWith(QStringLiteral("Change ")));
                if (const double* number = std::get_if<double>(&wanted)) {
                    const double got = std::get<double>(*field->get(after, focus));
                    // Times are kept in steps of a sixtieth of a second.
                    const bool time = field->name == "start" || field->name == "duration";
                    CHECK(got == Approx(*number).margin(time ? 0.5 / kStepsPerSecond + 1e-9 : 1e-9));
                } else {
                    CHECK(field->get(after, focus) == wanted);
                }
                bench.document.undo();
                CHECK(bench.document.show() == before);
                bench.document.redo();
                CHECK(bench.document.show() == after);
                bench.document.undo();
                // An undo leaves something to redo; the next edit drops it.
                covered.insert(name);
            }
        }
        for (const Field& field : form.fields) {
            INFO(form.name << "/" << field.name);
            // A burst has a speed only when there is one: covered by its own test.
            if (field.name != "exitSpeed") CHECK(covered.count(field.name) == 1);
        }
    }
}

TEST_CASE("Every parameter of every kind of prop can be set, undone and done again")
{
    const Fields fields = propFields();
    std::set<std::string> covered;
    for (const PropKind kind :
         {PropKind::plate, PropKind::box, PropKind::dashedLine, PropKind::label, PropKind::finders}) {
        Show show = threeActs();
        Prop prop;
        prop.id = PropId{"p1"};
        prop.kind = kind;
        prop.text = "Hello";
        show.props = {prop};
        Bench bench(show);
        ParameterModel model;
        bench.show(model, ParameterModel::PropForm);
        model.setProp(QStringLiteral("p1"));
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::string name = model.index(row).data(ParameterModel::NameRole).toString().toStdString();
            const auto field = std::find_if(fields.begin(), fields.end(),
                                            [&](const Field& candidate) { return candidate.name == name; });
            REQUIRE(field != fields.end());
            INFO(name);
            const Focus focus{{}, {}, PropId{"p1"}};
            const Show before = bench.document.show();
            const int choices = field->choices ? static_cast<int>(field->choices(before, focus).size()) : 0;
            REQUIRE(model.set(row, another(*field, *field->get(before, focus), choices)));
            const Show after = bench.document.show();
            CHECK(after != before);
            bench.document.undo();
            CHECK(bench.document.show() == before);
            bench.document.redo();
            CHECK(bench.document.show() == after);
            bench.document.undo();
            covered.insert(name);
        }
    }
    for (const Field& field : fields) {
        INFO(field.name);
        CHECK(covered.count(field.name) == 1);
    }
}

TEST_CASE("Every parameter of every kind of motion can be set, undone, done again and reset")
{
    const Fields fields = motionFields();
    std::set<std::string> covered;
    for (const MotionInfo& info : motionKinds()) {
        for (const bool touring : {false, true}) {
            Show show = threeActs();
            Cast& cast = show.acts[1].casts[0];
            cast.motion = {freshMotion(info.kind, show, show.acts[1], cast)};
            if (touring) cast.motion[0].stops = {{1, 2, 3, {}}};
            Bench bench(show);
            bench.selection.select(ActId{"a2"});
            ParameterModel model;
            bench.show(model, ParameterModel::MotionForm);
            model.setMotion(0);
            const Focus focus{ActId{"a2"}, bench.selection.currentCast(), {}, 0};
            for (const Field& field : fields) {
                const Show before = bench.document.show();
                const auto now = field.get(before, focus);
                if (!now) continue;
                INFO(field.name);
                const int row = model.rowOf(QString::fromStdString(field.name));
                const int choices = field.choices ? static_cast<int>(field.choices(before, focus).size()) : 0;
                REQUIRE(model.set(row, another(field, *now, choices)));
                const Show after = bench.document.show();
                CHECK(after != before);
                bench.document.undo();
                CHECK(bench.document.show() == before);
                bench.document.redo();
                CHECK(bench.document.show() == after);
                if (field.reset) {
                    CHECK(model.reset(row));
                    CHECK(field.get(bench.document.show(), focus) == field.seed(bench.document.show(), focus));
                    bench.document.undo();
                }
                bench.document.undo();
                covered.insert(field.name);
            }
        }
    }
    for (const Field& field : fields) {
        INFO(field.name);
        CHECK(covered.count(field.name) == 1);
    }
}

TEST_CASE("Every parameter of data can be set, undone, done again and reset")
{
    const Fields fields = dataFields();
    std::set<std::string> covered;
    for (const bool events : {true, false}) {
        Show show = threeActs();
        Act& act = show.acts[1];
        act.casts[0].data = events ? freshPipeline(show.stage, act) : freshTable(show.stage, act);
        Bench bench(show);
        bench.selection.select(ActId{"a2"});
        ParameterModel model;
        bench.show(model, ParameterModel::DataForm);
        const Focus focus{ActId{"a2"}, bench.selection.currentCast(), {}};
        for (const Field& field : fields) {
            const Show before = bench.document.show();
            const auto now = field.get(before, focus);
            if (!now) continue;
            INFO(field.name);
            const int row = model.rowOf(QString::fromStdString(field.name));
            const int choices = field.choices ? static_cast<int>(field.choices(before, focus).size()) : 0;
            REQUIRE(model.set(row, another(field, *now, choices)));
            const Show after = bench.document.show();
            CHECK(after != before);
            CHECK(validate(after).empty());
            if (field.reset) {
                CHECK(model.reset(row));
                CHECK(field.get(bench.document.show(), focus) == field.seed(bench.document.show(), focus));
                bench.document.undo();
            }
            bench.document.undo();
            CHECK(bench.document.show() == before);
            bench.document.redo();
            CHECK(bench.document.show() == after);
            bench.document.undo();
            covered.insert(field.name);
        }
    }
    for (const Field& field : fields) {
        INFO(field.name);
        CHECK(covered.count(field.name) == 1);
    }
}

TEST_CASE("Every parameter that has a seed's value goes back to it to the last bit")
{
    AnyOptions generator;
    const std::vector<std::pair<ParameterModel::Form, Fields>> forms{
        {ParameterModel::StageForm, stageFields()},         {ParameterModel::FlockForm, flockFields()},
        {ParameterModel::FlightForm, flightFields()},       {ParameterModel::FormationForm, formationFields()},
        {ParameterModel::CastForm, castFields()},           {ParameterModel::ShapeForm, shapeFields({&generator})},
        {ParameterModel::PlaceForm, placeFields()},         {ParameterModel::ExitForm, exitFields()},
        {ParameterModel::DepartureForm, departureFields()}, {ParameterModel::LookForm, lookFields()},
        {ParameterModel::SpareForm, spareFields()},
    };
    for (const auto& [form, fields] : forms) {
        for (const Show& show : richShows()) {
            Bench bench(show);
            bench.selection.select(ActId{"a2"});
            ParameterModel model;
            bench.show(model, form);
            const Focus focus{ActId{"a2"}, bench.selection.currentCast(), {}};
            for (const Field& field : fields) {
                const auto now = field.get(bench.document.show(), focus);
                if (!now || !field.seed || !field.reset) continue;
                const int row = model.rowOf(QString::fromStdString(field.name));
                INFO(field.name);
                REQUIRE(row >= 0);
                model.reset(row);
                CHECK(!model.index(row).data(ParameterModel::ChangedRole).toBool());
                CHECK(field.get(bench.document.show(), focus) == field.seed(bench.document.show(), focus));
            }
        }
    }
}
