// SPDX-License-Identifier: MIT
#include "handles/sweep_arrow.h"

#include "show/edit.h"
#include "stage_stand.h"
#include "support/catch.h"

using namespace flocktale;

namespace {

/// The ring stands in the middle.
struct Stand : test::StageStand {
    Stand() { put(arrow); }
    [[nodiscard]] double start() const { return document.show().acts[1].casts[0].sweep.startAngle; }
    /// A point of a circle around the arrow's beginning.
    [[nodiscard]] QPointF around(double x, double y) const { return arrow.centre() + QPointF(x, y); }

    SweepArrow arrow;
};

} // namespace

TEST_CASE("The arrow stands in the middle of the cast's places and points where the sweep begins")
{
    Stand stand;
    REQUIRE(stand.arrow.isShown());
    CHECK(stand.arrow.centre().x() == Approx(652).margin(1));
    CHECK(stand.arrow.centre().y() == Approx(372).margin(1));
    CHECK(stand.arrow.tip().x() == Approx(stand.arrow.centre().x() + static_cast<double>(SweepArrow::Length)));
    CHECK(stand.arrow.tip().y() == Approx(stand.arrow.centre().y()));
}

TEST_CASE("Dragging the tip turns the sweep as one undo step")
{
    Stand stand;
    stand.arrow.press();
    for (int i = 0; i <= 10; ++i) stand.arrow.drag(stand.around(100 - 10 * i, 10 * i), Qt::AltModifier);
    CHECK(stand.start() == 90);
    CHECK(stand.arrow.isDragging());
    CHECK(stand.arrow.readout() == QStringLiteral("90.0°"));
    stand.arrow.release();
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Turn sweep"));
    stand.document.undo();
    CHECK(stand.start() == 0);
    CHECK(stand.arrow.angle() == 0);
    stand.document.redo();
    CHECK(stand.start() == 90);
}

TEST_CASE("The tip catches quarters, Shift turns in steps, and angles are never negative")
{
    Stand stand;
    stand.arrow.press();
    stand.arrow.drag(stand.around(-100, -2), 0);
    CHECK(stand.start() == 180);
    stand.arrow.drag(stand.around(-100, -2), Qt::AltModifier);
    CHECK(stand.start() == Approx(181.1).margin(0.05));
    stand.arrow.drag(stand.around(100, -60), Qt::ShiftModifier);
    CHECK(stand.start() == 330);
    stand.arrow.release();
}

TEST_CASE("Escape and a turn that ends where it began leave no undo step")
{
    Stand stand;
    const Show before = stand.document.show();
    stand.arrow.press();
    stand.arrow.drag(stand.around(0, 100), 0);
    CHECK(stand.arrow.cancel());
    CHECK(!stand.arrow.cancel());
    CHECK(stand.document.show() == before);
    stand.arrow.drag(stand.around(0, 100), 0);
    CHECK(stand.document.show() == before);
    stand.arrow.press();
    stand.arrow.drag(stand.around(0, 100), 0);
    stand.arrow.drag(stand.around(100, 0), 0);
    stand.arrow.release();
    CHECK(stand.document.history().count() == 0);
}

TEST_CASE("A sweep without a direction, a free act and an undo in the middle leave nothing to take hold of")
{
    Stand stand;
    stand.document.edit(QStringLiteral("Sweep"), [](Show& show) {
        show.acts[1].casts[0].sweep.kind = SweepKind::radius;
        return true;
    });
    CHECK(!stand.arrow.isShown());
    stand.document.undo();
    CHECK(stand.arrow.isShown());
    stand.arrow.press();
    stand.arrow.drag(stand.around(0, 100), 0);
    stand.document.undo();
    const Show after = stand.document.show();
    stand.arrow.drag(stand.around(-100, 0), 0);
    stand.arrow.release();
    CHECK(stand.document.show() == after);
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(!stand.arrow.isShown());
}
