// SPDX-License-Identifier: MIT
#include "handles/sweep_arrow.h"
#include "handles/sweep_centre.h"
#include "show/edit.h"
#include "stage_stand.h"
#include "support/catch.h"

using namespace flocktale;

namespace {

Show sweptBy(SweepKind kind)
{
    Show show = test::threeActs();
    show.acts[1].casts[0].sweep.kind = kind;
    return show;
}

struct Stand : test::StageStand {
    explicit Stand(SweepKind kind = SweepKind::radius) : StageStand(sweptBy(kind)) { put(centre); }
    [[nodiscard]] std::optional<Vec2> inFile() const { return document.show().acts[1].casts[0].sweep.centre; }
    void drag(double x, double y, int modifiers = 0) { centre.drag(at(x, y), modifiers); }

    SweepCentre centre;
};

} // namespace

TEST_CASE("The sweep's centre is dragged as one undo step, and the arrow begins there")
{
    Stand stand(SweepKind::angle);
    SweepArrow arrow;
    arrow.setStage(&stand.stage);
    arrow.setPreview(&stand.preview);
    REQUIRE(stand.centre.isShown());
    const QPointF before = stand.centre.centre();
    CHECK(before == arrow.centre());
    stand.centre.press();
    for (int i = 0; i <= 10; ++i) stand.drag(640 - 30 * i, 360 - 20.5 * i, Qt::AltModifier);
    CHECK(stand.inFile() == Vec2{340, 155});
    CHECK(stand.centre.readout() == QStringLiteral("340.0, 155.0"));
    CHECK(arrow.centre() == QPointF(352, 167));
    stand.centre.release();
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Move sweep centre"));
    stand.document.undo();
    CHECK_FALSE(stand.inFile());
    CHECK(stand.centre.centre() == before);
    stand.document.redo();
    CHECK(stand.inFile() == Vec2{340, 155});
}

TEST_CASE("The centre snaps to the middle and the thirds of the stage, Alt lets go, Shift keeps to an axis")
{
    Stand stand;
    const QPointF start = stand.centre.centre() - QPointF(12, 12);
    stand.centre.press();
    stand.drag(1280.0 / 3 + 5, 240 - 4);
    CHECK(stand.inFile()->x == Approx(1280.0 / 3).margin(0.05));
    CHECK(stand.inFile()->y == 240);
    CHECK(stand.centre.isSnappedX());
    CHECK(stand.centre.guideY() == Approx(252));
    stand.drag(640 + 5, 240 - 4, Qt::AltModifier);
    CHECK(stand.inFile()->x == Approx(645));
    CHECK_FALSE(stand.centre.isSnappedX());
    stand.drag(900, 372, Qt::ShiftModifier | Qt::AltModifier);
    CHECK(stand.inFile()->y == Approx(start.y()).margin(0.06));
    stand.centre.release();
    CHECK_FALSE(stand.centre.isSnappedY());
}

TEST_CASE("Escape and a drag that ends where it began leave the sweep without a centre")
{
    Stand stand;
    const QPointF start = stand.centre.centre() - QPointF(12, 12);
    const Show before = stand.document.show();
    stand.centre.press();
    stand.drag(100, 100);
    CHECK(stand.centre.cancel());
    CHECK(!stand.centre.cancel());
    CHECK(stand.document.show() == before);
    stand.drag(100, 100);
    CHECK(stand.document.show() == before);
    stand.centre.press();
    stand.drag(100, 100);
    stand.drag(start.x(), start.y());
    stand.centre.release();
    CHECK(stand.document.show() == before);
    CHECK(stand.document.history().count() == 0);
}

TEST_CASE("Only sweeps that go around something have a centre to drag")
{
    for (const SweepKind kind :
         {SweepKind::x, SweepKind::distance, SweepKind::linear, SweepKind::noise, SweepKind::random})
        CHECK_FALSE(Stand(kind).centre.isShown());
    CHECK(Stand(SweepKind::angle).centre.isShown());
    CHECK(Stand(SweepKind::radius).centre.isShown());
}
