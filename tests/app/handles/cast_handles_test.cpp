// SPDX-License-Identifier: MIT
#include "handles/cast_handles.h"

#include "show/edit.h"
#include "stage_stand.h"
#include "support/catch.h"

using namespace flocktale;

namespace {

Show twoCasts()
{
    Show show = test::threeActs();
    show.acts[1].casts[0].place.x = 500;
    show.acts[1].casts.push_back(test::cast("c2", DiscShape{60}));
    show.acts[1].casts[1].place = {1000, 200, 1, 0};
    return show;
}

struct Stand : test::StageStand {
    Stand() : StageStand(twoCasts()) { put(handles); }
    const Place& place(std::size_t cast = 0) { return document.show().acts[1].casts[cast].place; }

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
    stand.handles.drag(Stand::at(636, 180), 0);
    CHECK(stand.place().x == 640);
    CHECK(stand.handles.isSnappedX());
    CHECK(stand.handles.guideX() == 652);
    CHECK(!stand.handles.isSnappedY());
    stand.handles.drag(Stand::at(636, 180), Qt::AltModifier);
    CHECK(stand.place().x == 636);
    CHECK(!stand.handles.isSnappedX());
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

TEST_CASE("Ctrl and a click add a cast and take it out again")
{
    Stand stand;
    CHECK(stand.handles.count() == 1);
    CHECK(stand.handles.press(Stand::at(1000, 200), Qt::ControlModifier));
    stand.handles.release();
    CHECK(stand.selection.casts() == std::vector{CastId{"c1"}, CastId{"c2"}});
    CHECK(stand.selection.currentCast() == CastId{"c2"});
    CHECK(stand.handles.count() == 2);
    stand.handles.press(Stand::at(500, 360), Qt::ControlModifier);
    stand.handles.release();
    CHECK(stand.selection.casts() == std::vector{CastId{"c2"}});
    // The last one stays.
    stand.handles.press(Stand::at(1000, 200), Qt::ControlModifier);
    stand.handles.release();
    CHECK(stand.selection.casts() == std::vector{CastId{"c2"}});
    CHECK(stand.document.history().count() == 0);
}

TEST_CASE("A box around casts chooses them, and Escape gives the old choice back")
{
    Stand stand;
    REQUIRE(stand.handles.press(Stand::at(40, 40)));
    CHECK(!stand.handles.isDragging());
    stand.handles.drag(Stand::at(1100, 300), 0);
    CHECK(stand.handles.isDragging());
    CHECK(stand.handles.band() == QRectF(Stand::at(40, 40), QSizeF(1060, 260)));
    CHECK(stand.handles.cancel());
    CHECK(stand.handles.band().isNull());
    stand.handles.release();
    CHECK(stand.selection.casts().size() == 1);

    stand.handles.press(Stand::at(1270, 40));
    stand.handles.drag(Stand::at(400, 400), 0);
    stand.handles.release();
    CHECK(stand.selection.casts().size() == 2);
    CHECK(stand.handles.band().isNull());
    CHECK(!stand.handles.isDragging());
    // A click beside everything leaves one.
    stand.handles.press(Stand::at(40, 40));
    stand.handles.release();
    CHECK(stand.selection.casts().size() == 1);
    CHECK(stand.document.history().count() == 0);
}

TEST_CASE("Several casts move, scale and turn around their common middle, one undo step each")
{
    Stand stand;
    stand.selection.setCasts({CastId{"c1"}, CastId{"c2"}});
    const QPointF middle = stand.handles.origin();
    const QRectF box = stand.handles.box();
    const Show before = stand.document.show();
    // The ring reaches from 300 to 700 and 160 to 560, the disc from 940 to 1060 and 140 to 260.
    CHECK(middle.x() == Approx(680 + 12).margin(4));
    CHECK(middle.y() == Approx(350 + 12).margin(4));

    REQUIRE(stand.handles.press(middle));
    for (int i = 1; i <= 10; ++i) stand.handles.drag(middle + QPointF(3 * i, 2 * i), Qt::AltModifier);
    stand.handles.release();
    CHECK(stand.place(0).x == Approx(530));
    CHECK(stand.place(0).y == Approx(380));
    CHECK(stand.place(1).x == Approx(1030));
    CHECK(stand.place(1).y == Approx(220));
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Move casts"));
    stand.document.undo();
    CHECK(stand.document.show() == before);
    stand.settle();

    REQUIRE(stand.handles.press(middle + box.bottomRight()));
    stand.handles.drag(middle + 0.5 * box.bottomRight(), 0);
    stand.handles.release();
    CHECK(stand.place(0).scale == Approx(0.5));
    CHECK(stand.place(1).scale == Approx(0.5));
    CHECK(stand.place(1).x - stand.place(0).x == Approx(250).margin(0.2));
    CHECK(stand.place(1).y - stand.place(0).y == Approx(-80).margin(0.2));
    CHECK(stand.document.undoText() == QStringLiteral("Scale casts"));
    stand.document.undo();
    stand.settle();

    const QPointF turn = middle + QPointF(0, box.top() - static_cast<double>(CastHandles::Arm));
    REQUIRE(stand.handles.press(turn));
    stand.handles.drag(middle + QPointF(300, 0), 0);
    CHECK(stand.handles.angle() == Approx(90));
    stand.handles.release();
    CHECK(stand.place(0).rotation == Approx(90));
    CHECK(stand.place(1).rotation == Approx(90));
    // What was to the right is now below.
    CHECK(stand.place(1).y - stand.place(0).y == Approx(500).margin(0.2));
    CHECK(stand.place(1).x - stand.place(0).x == Approx(160).margin(0.2));
    CHECK(stand.document.history().count() == 1);
    stand.document.undo();
    CHECK(stand.document.show() == before);
}

TEST_CASE("Many small moves of several casts end where one big one does")
{
    Stand small;
    Stand big;
    for (Stand* stand : {&small, &big}) stand->selection.setCasts({CastId{"c1"}, CastId{"c2"}});
    const QPointF corner = small.handles.origin() + small.handles.box().topLeft();
    small.handles.press(corner);
    for (int i = 1; i <= 37; ++i) small.handles.drag(corner - QPointF(i, 2 * i), 0);
    small.handles.release();
    big.handles.press(corner);
    big.handles.drag(corner - QPointF(37, 74), 0);
    big.handles.release();
    CHECK(small.document.show() == big.document.show());
}

TEST_CASE("A click on one of several casts leaves that one")
{
    Stand stand;
    stand.selection.setCasts({CastId{"c1"}, CastId{"c2"}});
    stand.handles.press(Stand::at(1000, 200));
    stand.handles.release();
    CHECK(stand.selection.casts() == std::vector{CastId{"c2"}});
}

TEST_CASE("Nudges and Escape treat several casts as one")
{
    Stand stand;
    stand.selection.setCasts({CastId{"c1"}, CastId{"c2"}});
    for (int i = 0; i < 3; ++i) CHECK(stand.handles.nudge(0, 10));
    stand.handles.endNudge();
    CHECK(stand.place(0).y == 390);
    CHECK(stand.place(1).y == 230);
    CHECK(stand.document.history().count() == 1);
    stand.document.undo();
    const Show before = stand.document.show();
    stand.settle();
    const QPointF middle = stand.handles.origin();
    stand.handles.press(middle);
    stand.handles.drag(middle + QPointF(50, 50), 0);
    CHECK(stand.document.show() != before);
    CHECK(stand.handles.cancel());
    CHECK(stand.document.show() == before);
}

TEST_CASE("A moved cast snaps to the middle, to the thirds, and to the middle of a cast that stays")
{
    Stand stand;
    stand.handles.press(Stand::at(500, 360));
    stand.handles.drag(Stand::at(430, 100), 0);
    CHECK(stand.place().x == Approx(1280.0 / 3).margin(0.05));
    stand.handles.drag(Stand::at(996, 100), 0);
    CHECK(stand.place().x == 1000);
    CHECK(stand.handles.guideX() == 1012);
    stand.handles.drag(Stand::at(100, 203), 0);
    CHECK(stand.place().y == 200);
    CHECK(stand.handles.isSnappedY());
    CHECK(!stand.handles.isSnappedX());
    // Not to where it has been itself.
    stand.handles.drag(Stand::at(503, 300), 0);
    CHECK(stand.place().x == 503);
    stand.handles.release();
    CHECK(!stand.handles.isSnappedX());
}

TEST_CASE("A keyed cast is taken hold of where it is, and its whole way moves along")
{
    Stand stand;
    stand.document.edit(QStringLiteral("Keys"), [](Show& show) {
        Cast& cast = show.acts[1].casts[0];
        cast.keys = {{KeyedProperty::position, {{Step{0}, {400, 300, 0}, {}, {}}, {Step{120}, {600, 500, 0}, {}, {}}}},
                     {KeyedProperty::scale, {{Step{0}, {0.5, 0, 0}, {}, {}}}}};
        return true;
    });
    stand.settle();
    CHECK(stand.handles.origin() == Stand::at(400, 300));
    CHECK(stand.handles.box().width() == Approx(200).margin(3));
    stand.playback.seekStep(60 + 60);
    CHECK(stand.handles.origin() == Stand::at(500, 400));
    REQUIRE(stand.handles.press(Stand::at(500, 400)));
    stand.handles.drag(Stand::at(530, 390), Qt::AltModifier);
    stand.handles.release();
    const Cast& cast = stand.document.show().acts[1].casts[0];
    CHECK(cast.keys[0].keys[0].value == KeyValue{430, 290, 0});
    CHECK(cast.keys[0].keys[1].value == KeyValue{630, 490, 0});
    CHECK(cast.keys[1].keys[0].value == KeyValue{0.5, 0, 0});
    CHECK(stand.place().x == 500);
    CHECK(stand.handles.origin() == Stand::at(530, 390));
    CHECK(stand.document.history().count() == 2);
}
