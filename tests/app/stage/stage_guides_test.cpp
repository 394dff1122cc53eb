// SPDX-License-Identifier: MIT
#include "stage/stage_guides_item.h"
#include "stage/stage_options.h"

#include "support/catch.h"
#include "support/shows.h"

#include <QImage>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

using namespace flocktale;

TEST_CASE("The grid's step is 1, 2 or 5 times a power of ten and never too narrow")
{
    for (double unit = 0.01; unit < 40; unit *= 1.07) {
        CAPTURE(unit);
        const double step = gridStep(unit, 36);
        CHECK(step * unit >= 36 * 0.999999);
        CHECK(step * unit < 36 * 2.5 * 1.000001);
        const double digit = step / std::pow(10, std::floor(std::log10(step * 1.0000001)));
        CHECK((digit == Approx(1) || digit == Approx(2) || digit == Approx(5)));
    }
    CHECK(gridStep(0, 36) == 0);
    CHECK(gridStep(1, 0) == 0);
}

TEST_CASE("Grid and safe areas are drawn around the stage's middle, also when it is zoomed")
{
    ShowDocument document;
    document.open(test::threeActs());
    Playback playback;
    playback.setDocument(&document);
    StageItem stage;
    stage.setSize({1304, 744});
    stage.setPlayback(&playback);
    StageGuidesItem guides;
    guides.setSize({1304, 744});
    guides.setStage(&stage);
    CHECK(!guides.isVisible());
    const auto paint = [&] {
        QImage image(1304, 744, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        guides.paint(&painter);
        painter.end();
        return image;
    };
    const auto drawn = [](const QImage& image, int x, int y) { return qAlpha(image.pixel(x, y)) > 0; };
    CHECK(!drawn(paint(), 652, 372));
    guides.setGrid(true);
    CHECK(drawn(paint(), 652, 40));
    CHECK(drawn(paint(), 652 + 50, 40));
    CHECK(!drawn(paint(), 652 + 25, 40));
    CHECK(!drawn(paint(), 652, 5));
    guides.setGrid(false);
    guides.setSafeArea(true);
    const int left = 12 + static_cast<int>(1280 * (1 - StageGuidesItem::kActionSafe) / 2);
    CHECK(drawn(paint(), left, 372));
    CHECK(!drawn(paint(), 652, 372));
    guides.setGrid(true);
    stage.zoomAt({652, 372}, 3);
    stage.panBy(100, 0);
    CHECK(drawn(paint(), 752, 100));
}

TEST_CASE("What the stage shows besides is remembered")
{
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    {
        StageOptions options;
        CHECK(!options.hasGrid());
        QSignalSpy changed(&options, &StageOptions::changed);
        options.setGrid(true);
        options.setGrid(true);
        options.setSweepPanel(true);
        CHECK(changed.count() == 2);
    }
    const StageOptions options;
    CHECK(options.hasGrid());
    CHECK(options.hasSweepPanel());
    CHECK(!options.hasSafeArea());
}

TEST_CASE("The wheel zooms with Ctrl, moves a stage that is larger than the view, and else is left to others")
{
    ShowDocument document;
    document.open(test::threeActs());
    Playback playback;
    playback.setDocument(&document);
    StageItem stage;
    stage.setPlayback(&playback);
    stage.setSize({1304, 744});
    CHECK(!stage.wheel({100, 100}, {0, 120}, Qt::NoModifier));
    CHECK(stage.wheel({100, 100}, {0, 240}, Qt::ControlModifier));
    CHECK(stage.zoom() == Approx(1.44));
    const QRectF before = stage.stageRect();
    CHECK(stage.wheel({100, 100}, {0, -20}, Qt::NoModifier));
    CHECK(stage.stageRect().topLeft() == before.topLeft() + QPointF(0, -10));
    CHECK(stage.wheel({100, 100}, {0, -20}, Qt::ShiftModifier));
    CHECK(stage.stageRect().topLeft() == before.topLeft() + QPointF(-10, -10));
    stage.showUnits();
    CHECK(stage.unit() == Approx(1));
}

TEST_CASE("A stage that follows another has its zoom and pan")
{
    StageItem first;
    StageItem second;
    for (StageItem* stage : {&first, &second}) stage->setSize({1304, 744});
    first.zoomAt({100, 100}, 2);
    second.setFollowed(&first);
    CHECK(second.stageRect() == first.stageRect());
    first.panBy(30, 20);
    CHECK(second.stageRect() == first.stageRect());
    first.fit();
    CHECK(second.stageRect() == first.stageRect());
}
