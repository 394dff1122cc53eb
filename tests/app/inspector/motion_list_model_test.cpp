// SPDX-License-Identifier: MIT
#include "inspector/motion_list_model.h"

#include "base/limits.h"
#include "bench.h"
#include "show/edit.h"
#include "show/motion/registry.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Motions : Bench {
    Motions()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        selection.select(ActId{"a2"});
    }
    void addAll(std::initializer_list<MotionKind> kinds)
    {
        for (const MotionKind kind : kinds) model.add(static_cast<int>(kind));
    }
    [[nodiscard]] const std::vector<CastMotion>& made() const { return document.show().acts[1].casts[0].motion; }
    [[nodiscard]] std::vector<MotionKind> order() const
    {
        std::vector<MotionKind> kinds;
        for (const CastMotion& motion : made()) kinds.push_back(motion.kind);
        return kinds;
    }
    MotionListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

using Kinds = std::vector<MotionKind>;
constexpr auto orbit = MotionKind::orbit;
constexpr auto drift = MotionKind::drift;
constexpr auto tint = MotionKind::tint;

} // namespace

TEST_CASE("Every kind of motion can be added in one step, and is then the one that is edited")
{
    Motions motions;
    CHECK(motions.model.isAvailable());
    CHECK(motions.model.current() == -1);
    const auto count = static_cast<int>(motionKinds().size());
    REQUIRE(motions.model.kinds().size() == count);
    CHECK(motions.model.descriptions().size() == count);
    for (int kind = 0; kind < count; ++kind) {
        motions.model.add(kind);
        CHECK(motions.made().back().kind == motionKinds()[static_cast<std::size_t>(kind)].kind);
        CHECK(motions.model.current() == kind);
        CHECK(motions.document.history().index() == kind + 1);
    }
    for (int kind = 0; kind < count; ++kind) motions.document.undo();
    CHECK(motions.document.show() == threeActs());
    CHECK(motions.model.rowCount() == 0);
}

TEST_CASE("The motion that is edited stays the same one when it or others move, change and go")
{
    Motions motions;
    motions.addAll({orbit, drift, tint});
    motions.model.choose(0);
    motions.model.move(0, 1);
    CHECK(motions.order() == Kinds{drift, orbit, tint});
    CHECK(motions.model.current() == 1);
    motions.document.undo();
    CHECK(motions.model.current() == 0);
    motions.document.redo();
    motions.model.remove(0);
    CHECK(motions.model.current() == 0);
    CHECK(motions.order() == Kinds{orbit, tint});

    ParameterModel form;
    motions.show(form, ParameterModel::MotionForm);
    form.setMotion(0);
    CHECK(form.setNumber(form.rowOf(QStringLiteral("motion.radius")), 77));
    CHECK(motions.model.current() == 0);
    motions.model.duplicate(0);
    CHECK(motions.order() == Kinds{orbit, orbit, tint});
    CHECK(motions.model.current() == 1);
    CHECK(motions.made()[1] == motions.made()[0]);
    motions.model.remove(1);
    // The one that takes the place.
    CHECK(motions.model.current() == 1);
    motions.model.remove(1);
    CHECK(motions.model.current() == 0);
    motions.model.remove(0);
    CHECK(motions.model.current() == -1);
}

TEST_CASE("A drag of a motion over the list is one step from where it began, and Escape gives it back")
{
    Motions motions;
    motions.addAll({orbit, drift, tint});
    const int steps = motions.document.history().index();
    QSignalSpy moves(&motions.model, &QAbstractItemModel::rowsMoved);
    motions.model.beginDrag(2);
    motions.model.dragTo(1);
    motions.model.dragTo(0);
    motions.model.dragTo(-1);
    CHECK(motions.order() == Kinds{tint, orbit, drift});
    CHECK(motions.model.current() == 0);
    CHECK(moves.count() == 2);
    motions.model.endDrag();
    CHECK(motions.document.history().index() == steps + 1);

    motions.model.beginDrag(0);
    motions.model.dragTo(2);
    motions.model.cancelDrag();
    CHECK(motions.order() == Kinds{tint, orbit, drift});
    CHECK(motions.document.history().index() == steps + 1);
}

TEST_CASE("Several casts or acts have no list of motions")
{
    Motions motions;
    motions.model.add(0);
    motions.selection.toggle(ActId{"a3"});
    CHECK_FALSE(motions.model.isAvailable());
    CHECK(motions.model.rowCount() == 0);
    motions.model.add(0);
    motions.selection.select(ActId{"a2"});
    CHECK(motions.model.rowCount() == 1);
}

TEST_CASE("What would change nothing makes no step")
{
    Motions motions;
    motions.addAll({orbit, drift});
    const int steps = motions.document.history().index();
    motions.model.move(0, -1);
    motions.model.move(1, 1);
    motions.model.remove(7);
    motions.model.duplicate(-1);
    motions.model.add(1'000);
    motions.model.beginDrag(0);
    motions.model.dragTo(0);
    motions.model.endDrag();
    CHECK(motions.document.history().index() == steps);
    for (int i = 2; i < limits::kMotions + 3; ++i) motions.model.add(0);
    CHECK(motions.model.isFull());
    CHECK(motions.made().size() == static_cast<std::size_t>(limits::kMotions));
}
