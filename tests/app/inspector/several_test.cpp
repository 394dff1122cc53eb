// SPDX-License-Identifier: MIT
#include "bench.h"
#include "inspector/fields/foci.h"
#include "inspector/paint_stops_model.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// Four acts with rings of 100, 100, 300 and a disc, in that order two, one, one and one casts.
Show fourActs()
{
    Show show = threeActs();
    show.acts = {act("a1", 0, 1, ActMode::form), act("a2", 1, 2, ActMode::form), act("a3", 4, 3, ActMode::form),
                 act("a4", 8, 1, ActMode::form)};
    show.acts[0].casts = {cast("c1", RingShape{100}), cast("c2", RingShape{100})};
    show.acts[1].casts = {cast("c1", RingShape{100})};
    show.acts[2].casts = {cast("c1", RingShape{300})};
    show.acts[3].casts = {cast("c1", DiscShape{50})};
    return show;
}

struct Several : Bench {
    explicit Several(ParameterModel::Form form, std::vector<ActId> acts = {ActId{"a1"}, ActId{"a2"}, ActId{"a3"}})
        : Bench(fourActs())
    {
        selection.set(std::move(acts));
        show(model, form);
    }
    int row(const char* name) const { return model.rowOf(QString::fromLatin1(name)); }
    QVariant at(const char* name, ParameterModel::Role role) const { return model.index(row(name)).data(role); }
    double radius(std::size_t act, std::size_t cast = 0) const
    {
        return std::get<RingShape>(document.show().acts[act].casts[cast].shape).radius;
    }
    ParameterModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("With several acts the forms of casts edit every cast of each, the current act's first")
{
    Several several(ParameterModel::ShapeForm);
    const Foci foci = selectedCasts(several.document.show(), &several.selection);
    REQUIRE(foci.size() == 4);
    CHECK(foci[0] == Focus{ActId{"a3"}, CastId{"c1"}, {}});
    CHECK(several.model.editedCount() == 4);
    CHECK(several.at("ring.radius", ParameterModel::NumberRole).toDouble() == 300);
    CHECK(several.at("ring.radius", ParameterModel::MixedRole).toBool());
    CHECK_FALSE(several.at("shape", ParameterModel::MixedRole).toBool());
    several.selection.set({ActId{"a1"}, ActId{"a2"}});
    CHECK_FALSE(several.at("ring.radius", ParameterModel::MixedRole).toBool());
}

TEST_CASE("A typed number goes to all of them in one undo step")
{
    Several several(ParameterModel::ShapeForm);
    const Show before = several.document.show();
    CHECK(several.model.setNumber(several.row("ring.radius"), 250));
    const Show after = several.document.show();
    for (const std::size_t act : {0U, 1U, 2U}) CHECK(several.radius(act) == 250);
    CHECK(several.radius(0, 1) == 250);
    CHECK(several.document.show().acts[3] == before.acts[3]);
    CHECK_FALSE(several.at("ring.radius", ParameterModel::MixedRole).toBool());
    CHECK(several.document.history().count() == 1);
    several.document.undo();
    CHECK(several.document.show() == before);
    several.document.redo();
    CHECK(several.document.show() == after);
}

TEST_CASE("A leading operator and an arrow key go on from each one's own value")
{
    Several several(ParameterModel::ShapeForm);
    CHECK(several.model.setNumberText(several.row("ring.radius"), QStringLiteral("*2")));
    CHECK(several.radius(1) == 200);
    CHECK(several.radius(2) == 600);
    CHECK(several.model.shiftNumber(several.row("ring.radius"), -10));
    CHECK(several.radius(1) == 190);
    CHECK(several.radius(2) == 590);
    CHECK(several.model.setNumberText(several.row("ring.radius"), QStringLiteral("3*40")));
    CHECK(several.radius(1) == 120);
    CHECK(several.radius(2) == 120);
    CHECK(several.document.history().count() == 3);
    CHECK_FALSE(several.model.setNumberText(several.row("ring.radius"), QStringLiteral("three")));
    CHECK(several.document.history().count() == 3);
    CHECK_FALSE(several.at("ring.radius", ParameterModel::MessageRole).toString().isEmpty());
}

TEST_CASE("A drag moves each from where it was, however many steps it takes, and Escape gives all back")
{
    Several several(ParameterModel::ShapeForm);
    const Show before = several.document.show();
    const int row = several.row("ring.radius");
    several.model.beginScrub(row);
    for (int value = 301; value <= 340; ++value) several.model.scrubNumber(row, value);
    CHECK(several.radius(1) == 140);
    CHECK(several.radius(2) == 340);
    several.model.cancelScrub();
    CHECK(several.document.show() == before);

    several.model.beginScrub(row);
    several.model.scrubNumber(row, 340);
    several.model.endScrub();
    CHECK(several.radius(0, 1) == 140);
    CHECK(several.radius(2) == 340);
    CHECK(several.document.history().count() == 1);
    several.document.undo();
    CHECK(several.document.show() == before);
}

TEST_CASE("Only parameters that all of them have are shown")
{
    Several several(ParameterModel::ShapeForm, {ActId{"a1"}, ActId{"a4"}});
    CHECK(several.row("shape") >= 0);
    CHECK(several.at("shape", ParameterModel::MixedRole).toBool());
    CHECK(several.at("shape", ParameterModel::ChosenRole).toInt() == -1);
    CHECK(several.row("ring.radius") < 0);
    CHECK(several.row("disc.radius") < 0);
    several.selection.set({ActId{"a1"}});
    CHECK(several.row("ring.radius") >= 0);
}

TEST_CASE("Several acts have a duration but no common start")
{
    Several several(ParameterModel::ActForm);
    CHECK(several.row("start") < 0);
    CHECK(several.at("duration", ParameterModel::MixedRole).toBool());
    CHECK(several.model.setNumberText(several.row("duration"), QStringLiteral("-=30f")));
    CHECK(several.document.show().acts[0].duration == Step{30});
    CHECK(several.document.show().acts[1].duration == Step{90});
    CHECK(several.document.show().acts[2].duration == Step{150});
    CHECK(several.at("name", ParameterModel::TextRole).toString().isEmpty());
}

TEST_CASE("A reset takes every one of them back to the seed's value in one step")
{
    Several several(ParameterModel::ShapeForm);
    CHECK(several.model.reset(several.row("ring.radius")));
    for (const std::size_t act : {0U, 1U, 2U}) CHECK(several.radius(act) == RingShape{}.radius);
    CHECK_FALSE(several.at("ring.radius", ParameterModel::ChangedRole).toBool());
    CHECK(several.document.history().count() == 1);
}

TEST_CASE("The chosen casts of one act are edited together")
{
    Several several(ParameterModel::ShapeForm, {ActId{"a1"}});
    CHECK(several.model.editedCount() == 1);
    several.selection.toggleCast(CastId{"c2"});
    CHECK(several.model.editedCount() == 2);
    CHECK(several.model.setNumber(several.row("ring.radius"), 77));
    CHECK(several.radius(0, 0) == 77);
    CHECK(several.radius(0, 1) == 77);
    CHECK(several.radius(1) == 100);
}

TEST_CASE("A colour goes to the same stop of every selected cast")
{
    Several several(ParameterModel::PaintForm);
    PaintStopsModel stops;
    stops.setDocument(&several.document);
    stops.setSelection(&several.selection);
    stops.setColor(0, QColor(1, 2, 3));
    for (const Act& act : several.document.show().acts) {
        const bool selected = act.id != ActId{"a4"};
        for (const Cast& cast : act.casts) CHECK((cast.color.stops.front() == Rgb{1, 2, 3}) == selected);
    }
    CHECK(several.document.history().count() == 1);
}

TEST_CASE("With very many acts a drag from elsewhere is followed when it rests, and an edit at once")
{
    Show show = threeActs();
    show.acts.clear();
    for (int i = 0; i < 60; ++i) {
        show.acts.push_back(act("a" + std::to_string(i), 2 * i, 1, ActMode::form));
        show.acts.back().casts = {cast("c1", RingShape{100})};
    }
    Bench bench(show);
    bench.selection.selectAll();
    ParameterModel model;
    bench.show(model, ParameterModel::ActForm);
    const QModelIndex duration = model.index(model.rowOf(QStringLiteral("duration")));
    const auto seconds = [&] { return duration.data(ParameterModel::NumberRole).toDouble(); };
    const ActId current = bench.selection.currentAct();
    const int gesture = bench.document.beginGesture(QStringLiteral("Trim act"));
    bench.document.updateGesture(gesture, [&](Show& edited) {
        return trimActEnd(edited, current, findAct(std::as_const(edited), current)->start + Step{30});
    });
    bench.document.commitGesture(gesture);
    QSignalSpy news(&model, &ParameterModel::dataChanged);
    if (news.isEmpty()) REQUIRE(news.wait());
    CHECK(seconds() == 0.5);
    CHECK(model.index(duration.row()).data(ParameterModel::MixedRole).toBool());
    bench.document.undo();
    CHECK(seconds() == 1);
    CHECK(model.setNumber(duration.row(), 0.75));
    CHECK(seconds() == 0.75);
}
