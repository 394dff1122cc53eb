// SPDX-License-Identifier: MIT
#include "stage/stage_viewport.h"

#include "support/catch.h"

using namespace flocktale;

namespace {
StageViewport view(QSizeF item = {1000, 700})
{
    StageViewport v;
    v.item = item;
    v.stage = {1280, 720};
    return v;
}
} // namespace

TEST_CASE("The stage is fitted, centred and keeps its aspect")
{
    for (const QSizeF& item : {QSizeF(1000, 700), QSizeF(1000, 300), QSizeF(300, 1000)}) {
        const QRectF rect = view(item).stageRect();
        CHECK(rect.width() / rect.height() == Approx(1280.0 / 720));
        CHECK(rect.center().x() == Approx(item.width() / 2));
        CHECK(rect.center().y() == Approx(item.height() / 2));
        CHECK((rect.width() == Approx(item.width() - 2 * StageViewport::kMargin) ||
               rect.height() == Approx(item.height() - 2 * StageViewport::kMargin)));
        CHECK(QRectF(QPointF(), item).contains(rect));
    }
}

TEST_CASE("To the item and back is the same point")
{
    StageViewport v = view();
    v.zoomAt({200, 100}, 3);
    v.panBy({-20, 33});
    const QPointF there = v.toItem({123, 456});
    CHECK(v.toStage(there).x() == Approx(123));
    CHECK(v.toStage(there).y() == Approx(456));
}

TEST_CASE("Zooming keeps what is under the pointer")
{
    StageViewport v = view();
    const QPointF pointer(250, 300);
    const QPointF held = v.toStage(pointer);
    for (const double factor : {1.2, 1.5, 2.0, 0.7}) {
        v.zoomAt(pointer, factor);
        CHECK(v.toStage(pointer).x() == Approx(held.x()));
        CHECK(v.toStage(pointer).y() == Approx(held.y()));
    }
    v.zoomAt(pointer, 1e9);
    CHECK(v.zoom == StageViewport::kHighestZoom);
    v.zoomAt(pointer, 1e-9);
    CHECK(v.zoom == StageViewport::kLowestZoom);
}

TEST_CASE("A zoom near the fit becomes the fit")
{
    StageViewport v = view();
    v.zoomAt({100, 100}, 1.5);
    v.zoomAt({700, 300}, 1 / 1.49);
    CHECK(v.zoom == 1);
    CHECK(v.pan == QPointF());
}

TEST_CASE("The stage cannot be pushed out of sight")
{
    StageViewport v = view();
    v.panBy({1e6, -1e6});
    CHECK(QRectF(QPointF(), v.item).intersects(v.stageRect()));
    CHECK(!v.visiblePixels(1).isEmpty());
}

TEST_CASE("The visible part is in whole pixels of the screen and covers the stage")
{
    StageViewport v = view();
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        const QRect pixels = v.visiblePixels(ratio);
        const QRectF stage = v.stageRect();
        const QRectF seen(stage.topLeft() * ratio, stage.size() * ratio);
        CHECK(QRectF(pixels).contains(seen));
        CHECK(pixels.width() < seen.width() + 2);
    }
    v.zoomAt({500, 350}, 8);
    CHECK(v.visiblePixels(1) == QRect(0, 0, 1000, 700));
}

TEST_CASE("An item without room has no scale and no pixels")
{
    StageViewport v = view({10, 10});
    CHECK(v.scale() == 0);
    CHECK(v.visiblePixels(1).isEmpty());
    CHECK(v.toStage({5, 5}) == QPointF());
}
