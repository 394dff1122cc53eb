// SPDX-License-Identifier: MIT
#include "bench.h"
#include "inspector/fields/motion_text.h"
#include "inspector/motion_kinds.h"
#include "show/edit.h"
#include "show/fields.h"
#include "show/motion/registry.h"
#include "show/validate.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// The second act's cast with these motions, and the form of the first of them.
struct Moving : Bench {
    explicit Moving(std::vector<CastMotion> motions) : Bench(showOf(std::move(motions)))
    {
        selection.select(ActId{"a2"});
        show(form, ParameterModel::MotionForm);
        form.setMotion(0);
    }
    static Show showOf(std::vector<CastMotion> motions)
    {
        Show show = threeActs();
        show.acts[1].casts[0].motion = std::move(motions);
        return show;
    }
    [[nodiscard]] const CastMotion& motion() const { return document.show().acts[1].casts[0].motion[0]; }
    [[nodiscard]] int row(const char* name) const { return form.rowOf(QLatin1String(name)); }
    [[nodiscard]] QVariant at(const char* name, ParameterModel::Role role) const
    {
        return form.index(row(name)).data(role);
    }
    ParameterModel form;
    QAbstractItemModelTester tester{&form, QAbstractItemModelTester::FailureReportingMode::Warning};
};

CastMotion fresh(MotionKind kind)
{
    const Show show = threeActs();
    return freshMotion(kind, show, show.acts[1], show.acts[1].casts[0]);
}

} // namespace

TEST_CASE("The form of a motion has the members that its kind goes by, and no other")
{
    for (const MotionInfo& info : motionKinds()) {
        CastMotion motion = fresh(info.kind);
        for (const bool touring : {false, true}) {
            if (touring) motion.stops = {{1, 2, 3, {}}};
            const Moving moving({motion});
            INFO(motionName(info.kind).toStdString() << (touring ? " with stops" : ""));
            for (const NumberField<CastMotion>& number : kMotionFields) {
                INFO(number.name);
                const bool hop = number.name == "hop";
                const bool wanted = hop ? info.hasCentre && touring : usesNumber(info, number.name);
                CHECK((moving.row(("motion." + std::string(number.name)).c_str()) >= 0) == wanted);
            }
            CHECK((moving.row("motion.color") >= 0) == info.hasColor);
            CHECK((moving.row("motion.points") >= 0) == info.hasWay);
            CHECK((moving.row("motion.closed") >= 0) == info.hasWay);
            CHECK((moving.row("motion.smooth") >= 0) == info.hasWay);
            CHECK((moving.row("motion.stops") >= 0) == info.hasCentre);
            CHECK((moving.row("motion.loop") >= 0) == (info.hasCentre && touring));
            CHECK((moving.row("motion.center.x") >= 0) == (info.hasCentre && !touring));
            CHECK((moving.row("motion.center") >= 0) == (info.hasCentre && !touring));
        }
    }
}

TEST_CASE("A fresh motion of every kind can be performed, and every kind can become every other")
{
    for (const MotionInfo& info : motionKinds()) {
        Moving moving({fresh(info.kind)});
        INFO(motionName(info.kind).toStdString());
        CHECK(validate(moving.document.show()).empty());
        CHECK(!motionDescription(info.kind).isEmpty());
        for (int kind = 0; kind < static_cast<int>(motionKinds().size()); ++kind) {
            moving.form.setChoice(moving.row("motion.kind"), kind);
            CHECK(moving.motion().kind == motionKinds()[static_cast<std::size_t>(kind)].kind);
            CHECK(validate(moving.document.show()).empty());
        }
    }
}

TEST_CASE("A motion of a later version keeps its word, and its form has nothing to set but the kind")
{
    CastMotion motion;
    motion.kind = MotionKind::unknown;
    motion.unknownKind = "pirouette";
    Moving moving({motion});
    CHECK(moving.form.rowCount() == 1);
    CHECK(moving.at("motion.kind", ParameterModel::ChosenRole).toInt() == -1);
    CHECK(motionName(motion) == QStringLiteral("pirouette"));
}

TEST_CASE("The centre stands where the cast has it until it is set, and goes back there")
{
    Moving moving({fresh(MotionKind::orbit)});
    const Place place = moving.document.show().acts[1].casts[0].place;
    CHECK(moving.at("motion.center.x", ParameterModel::NumberRole).toDouble() == place.x);
    CHECK_FALSE(moving.at("motion.center.x", ParameterModel::ChangedRole).toBool());
    CHECK(moving.form.setNumber(moving.row("motion.center.x"), 100));
    REQUIRE(moving.motion().center.size() == 1);
    CHECK(moving.motion().center[0].value == KeyValue{100, place.y, 0});
    CHECK(moving.at("motion.center.x", ParameterModel::ChangedRole).toBool());
    CHECK(moving.form.reset(moving.row("motion.center.x")));
    CHECK(moving.motion().center.empty());
}

TEST_CASE("A centre with several keys is told by its list, not by two numbers")
{
    Moving moving({fresh(MotionKind::spin)});
    CHECK(moving.form.setText(moving.row("motion.center"), QStringLiteral("0 10 20\n1.5 30 40")));
    REQUIRE(moving.motion().center.size() == 2);
    CHECK(moving.motion().center[1].at == nearestStep(1.5));
    CHECK(moving.row("motion.center.x") < 0);
    const int steps = moving.document.history().index();
    CHECK_FALSE(moving.form.setText(moving.row("motion.center"), QStringLiteral("2 10 20\n1 30 40")));
    CHECK(!moving.at("motion.center", ParameterModel::MessageRole).toString().isEmpty());
    CHECK(moving.document.history().index() == steps);
}

TEST_CASE("With several casts chosen the form of a motion is empty")
{
    Moving moving({fresh(MotionKind::orbit)});
    CHECK(moving.form.rowCount() > 0);
    moving.document.edit(QStringLiteral("Add"), [](Show& show) { return !addCast(show, ActId{"a2"}, Cast{}).empty(); });
    moving.selection.setCasts(
        {CastId{moving.document.show().acts[1].casts[0].id}, CastId{moving.document.show().acts[1].casts[1].id}});
    CHECK(moving.form.rowCount() == 0);
}

TEST_CASE("Lists of a motion that are written and read are the same, with what is not typed")
{
    std::vector<MotionStop> stops{{1.5, -2, 0.25, {}}, {640, 360, 2, {}}};
    CHECK(stopsFromText(stopsText(stops), stops) == stops);
    CHECK(stopsFromText({}, stops) == std::vector<MotionStop>{});
    for (const char* wrong : {"1 2", "1 2 0", "1 2 3 4", "1 2 x", "1 2 inf", "1e9 2 3"})
        CHECK_FALSE(stopsFromText(QLatin1String(wrong), {}));

    std::vector<Key> keys(3);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        keys[i].at = Step{static_cast<std::int64_t>(7 * i)};
        keys[i].value = {10.0 * static_cast<double>(i), -3.25, 0};
        keys[i].easing.kind = EasingKind::smoothstep;
    }
    CHECK(centreKeysFromText(centreKeysText(keys), keys) == keys);
    for (const char* wrong : {"-1 2 3", "1 2 3\n1 2 3", "1 2", "1 2 1e9"})
        CHECK_FALSE(centreKeysFromText(QLatin1String(wrong), {}));
}
