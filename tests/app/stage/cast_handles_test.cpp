// SPDX-License-Identifier: MIT
#include "stage/cast_handles.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;

namespace {

/// A stage of 1304 by 744 shows the show at one item unit a stage unit, 12 from the edges.
struct Stand {
    Stand()
    {
        Show show = test::threeActs();
        show.acts[1].casts[0].place.x = 500;
        show.acts[1].casts.push_back(test::cast("c2", DiscShape{60}));
        show.acts[1].casts[1].place = {1000, 200, 1, 0};
        document.open(show);
        selection.setDocument(&document);
        playback.setDocument(&document);
        preview.setDocument(&document);
        preview.setSelection(&selection);
        preview.setPlayback(&playback);
        stage.setPlayback(&playback);
        stage.setSize({1304, 744});
        handles.setStage(&stage);
        handles.setPreview(&preview);
        selection.select(ActId{"a2"});
        settle();
    }
    void settle()
    {
        playback.finishPending();
        preview.finishPending();
    }
    const Place& place(std::size_t cast = 0) { return document.show().acts[1].casts[cast].place; }
    static QPointF at(double x, double y) { return {x + 12, y + 12}; }

    ShowDocument document;
    Selection selection;
    Playback playback;
    SweepPreview preview;
    StageItem stage;
    CastHandles handles;
};

} // namespace

TEST_CASE("The frame lies around the current cast's points")
{
    Stand stand;
    REQUIRE(stand.handles.isShown());
    CHECK(stand.handles.origin() == Stand::at(500, 360));
    const QRectF box = stand.handles.box();
    CHECK(box.width() == Approx(400).margin(3));
    CHECK(box.height() == Approx(400).margin(3));
    CHECK(box.center().x() == Approx(0).margin(2));
    stand.selection.clear();
    CHECK(!stand.handles.isShown());
}

TEST_CASE("Dragging moves the cast as one undo step")
{
    Stand stand;
    REQUIRE(stand.handles.press(Stand::at(510, 350)));
    for (int i = 1; i <= 20; ++i) stand.handles.drag(Stand::at(510 + 5 * i, 350 - 3 * i), 0);
    CHECK(stand.handles.isDragging());
    CHECK(stand.place().x == Approx(600));
    CHECK(stand.place().y == Approx(300));
    // The frame goes along before the flock does.
    CHECK(stand.handles.origin() == Stand::at(600, 300));
    stand.handles.release();
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Move cast"));
    stand.document.undo();
    CHECK(stand.place().x == 500);
    CHECK(stand.place().y == 360);
}

TEST_CASE("Cancelling a drag gives the cast its place back and leaves no undo step")
{
    Stand stand;
    const Show before = stand.document.show();
    stand.handles.press(Stand::at(510, 350));
    stand.handles.drag(Stand::at(700, 100), 0);
    CHECK(stand.handles.cancel());
    CHECK(stand.document.show() == before);
    CHECK(stand.document.history().count() == 0);
    CHECK(!stand.handles.cancel());
    // What the mouse still does then has no effect.
    stand.handles.drag(Stand::at(720, 100), 0);
    stand.handles.release();
    CHECK(stand.document.show() == before);
}

TEST_CASE("A click alone changes nothing")
{
    Stand stand;
    stand.handles.press(Stand::at(510, 350));
    stand.handles.release();
    CHECK(stand.document.history().count() == 0);
    CHECK(!stand.document.isModified());
}

TEST_CASE("The corner scales and the upper handle turns")
{
    Stand stand;
    const QRectF box = stand.handles.box();
    const QPointF corner = stand.handles.origin() + box.bottomRight();
    REQUIRE(stand.handles.press(corner));
    stand.handles.drag(stand.handles.origin() + box.bottomRight() * 1.5, 0);
    stand.handles.release();
    CHECK(stand.place().scale == Approx(1.5).epsilon(0.001));
    CHECK(stand.document.undoText() == QStringLiteral("Scale cast"));
    stand.document.undo();
    stand.settle();

    const QPointF turn =
        stand.handles.origin() + QPointF(0, stand.handles.box().top() - static_cast<double>(CastHandles::Arm));
    REQUIRE(stand.handles.press(turn));
    stand.handles.drag(stand.handles.origin() + QPointF(200, 0), 0);
    stand.handles.release();
    CHECK(stand.place().rotation == Approx(90).margin(2));
    CHECK(stand.document.undoText() == QStringLiteral("Rotate cast"));
}

TEST_CASE("Snapping to the stage's centre is told, and Alt lets go of it")
{
    Stand stand;
    stand.handles.press(Stand::at(500, 360));
    stand.handles.drag(Stand::at(636, 200), 0);
    CHECK(stand.place().x == 640);
    CHECK(stand.handles.isCentredX());
    CHECK(!stand.handles.isCentredY());
    stand.handles.drag(Stand::at(636, 200), Qt::AltModifier);
    CHECK(stand.place().x == 636);
    CHECK(!stand.handles.isCentredX());
    stand.handles.release();
}

TEST_CASE("A press on another cast chooses it and takes hold of it")
{
    Stand stand;
    REQUIRE(stand.handles.press(Stand::at(1000, 200)));
    CHECK(stand.selection.currentCast() == CastId{"c2"});
    stand.handles.drag(Stand::at(1010, 260), 0);
    stand.handles.release();
    CHECK(stand.place(1).x == Approx(1010));
    CHECK(stand.place(0).x == 500);
    CHECK(!stand.handles.press(Stand::at(40, 40)));
}

TEST_CASE("A press on a form selects the act at the playhead when none is selected")
{
    Stand stand;
    stand.selection.clear();
    stand.playback.seekStep(150);
    stand.settle();
    REQUIRE(stand.handles.press(Stand::at(500, 360)));
    CHECK(stand.selection.currentAct() == ActId{"a2"});
    stand.handles.release();
}

TEST_CASE("A row of nudges is one undo step")
{
    Stand stand;
    for (int i = 0; i < 5; ++i) CHECK(stand.handles.nudge(1, 0));
    CHECK(stand.handles.nudge(0, -10));
    stand.handles.endNudge();
    CHECK(stand.place().x == 505);
    CHECK(stand.place().y == 350);
    CHECK(stand.document.history().count() == 1);
    stand.document.undo();
    CHECK(stand.place().x == 500);
    stand.selection.clear();
    CHECK(!stand.handles.nudge(1, 0));
}

TEST_CASE("An undo, a deletion or another show in the middle of a drag ends it without effect")
{
    for (const int what : {0, 1, 2}) {
        Stand stand;
        stand.handles.press(Stand::at(510, 350));
        stand.handles.drag(Stand::at(560, 350), 0);
        if (what == 0)
            stand.document.undo();
        else if (what == 1)
            stand.document.edit(QStringLiteral("Delete"), [](Show& show) { return removeAct(show, ActId{"a2"}); });
        else
            stand.document.open(newShow());
        const Show after = stand.document.show();
        stand.handles.drag(Stand::at(700, 100), 0);
        stand.handles.drag(Stand::at(800, 100), 0);
        stand.handles.release();
        stand.settle();
        CHECK(stand.document.show() == after);
    }
}

TEST_CASE("The pointer shows what it would do")
{
    Stand stand;
    stand.handles.hover(Stand::at(500, 360));
    CHECK(stand.handles.cursor() == Qt::SizeAllCursor);
    stand.handles.hover(stand.handles.origin() + stand.handles.box().bottomRight());
    CHECK(stand.handles.cursor() == Qt::SizeFDiagCursor);
    stand.handles.hover(stand.handles.origin() + stand.handles.box().topRight());
    CHECK(stand.handles.cursor() == Qt::SizeBDiagCursor);
    stand.handles.hover(Stand::at(5, 5));
    CHECK(stand.handles.cursor() == Qt::ArrowCursor);
}
