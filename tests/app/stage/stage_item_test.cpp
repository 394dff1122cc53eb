// SPDX-License-Identifier: MIT
#include "stage/stage_item.h"

#include "stage/stage_painter.h"
#include "support/catch.h"
#include "support/shows.h"
#include "sweep/sweep_overlay.h"
#include "sweep/sweep_preview.h"

#include <QQuickWindow>
#include <QSGRendererInterface>

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {

/// A window that shows a stage of 640 by 360 pixels at half its size, at a corner of its own.
struct Stand {
    explicit Stand(const Show& show)
    {
        document.open(show);
        playback.setDocument(&document);
        window.resize(664, 384);
        window.setColor(QColor(90, 20, 20));
        stage.setParentItem(window.contentItem());
        stage.setSize(QSizeF(664, 384));
        stage.setPlayback(&playback);
        window.show();
    }
    QImage grab(int step)
    {
        playback.seekStep(step);
        playback.finishPending();
        return window.grabWindow().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    ShowDocument document;
    Playback playback;
    QQuickWindow window;
    StageItem stage;
};

struct Difference {
    double mean = 0;      ///< per pixel and channel, of 255
    double farPixels = 0; ///< share of pixels that differ by more than a quarter
};

Difference difference(const QImage& a, const QImage& b)
{
    Difference d;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int r = std::abs(qRed(p) - qRed(q));
            const int g = std::abs(qGreen(p) - qGreen(q));
            const int bl = std::abs(qBlue(p) - qBlue(q));
            d.mean += (r + g + bl) / 3.0;
            d.farPixels += std::max({r, g, bl}) > 64;
        }
    const double pixels = a.width() * a.height();
    d.mean /= pixels;
    d.farPixels /= pixels;
    return d;
}

Show codeAndBirds()
{
    Show show = test::threeActs();
    show.flock.count = 500;
    QrShape code;
    code.text = "https://example.org";
    show.acts[1].casts[0].shape = code;
    show.acts[2].mode = ActMode::form;
    show.acts[2].duration = Step{180};
    show.acts[2].casts = {test::cast("c2", DiscShape{250})};
    show.acts[2].casts[0].form = Form::triangle;
    show.acts[2].casts[0].color.stops = {{250, 200, 40}};
    return show;
}

} // namespace

TEST_CASE("The window shows what the painter paints, whichever of the two draws")
{
    const Show show = codeAndBirds();
    Stand stand(show);
    const QImage first = stand.grab(0);
    if (first.isNull()) FAIL("no window could be drawn");
    const bool software = stand.window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    CHECK(software == qEnvironmentVariableIsEmpty("FLOCKTALE_TEST_GRAPHICS"));

    // Flying, a code standing, half way to a form, triangles landed.
    for (const int step : {40, 230, 270, 400}) {
        CAPTURE(step);
        const QImage shown = stand.grab(step).copy(12, 12, 640, 360);
        const ShapeLibrary shapes;
        Performance performance(show, shapes);
        performance.seek(Step{step});
        const QImage painted = paintStage(show, performance.frame(), {640, 360});
        const Difference d = difference(shown, painted);
        CHECK(d.mean < (software ? 0.01 : 1.0));
        CHECK(d.farPixels < (software ? 1e-6 : 0.01));
    }
}

TEST_CASE("Nothing is drawn beside the stage")
{
    Show show = test::threeActs();
    show.flock.birdSize = 60;
    Stand stand(show);
    const QImage shown = stand.grab(30);
    const QRgb around = qRgb(90, 20, 20);
    int wrong = 0;
    for (int x = 0; x < 664; ++x) wrong += shown.pixel(x, 5) != around || shown.pixel(x, 379) != around;
    for (int y = 0; y < 384; ++y) wrong += shown.pixel(5, y) != around || shown.pixel(659, y) != around;
    CHECK(wrong == 0);
}

TEST_CASE("The overlay shows and hides without the stage being drawn otherwise")
{
    const Show show = test::threeActs();
    Stand stand(show);
    Selection selection;
    selection.setDocument(&stand.document);
    SweepPreview preview;
    preview.setDocument(&stand.document);
    preview.setSelection(&selection);
    preview.setPlayback(&stand.playback);
    SweepOverlay overlay;
    overlay.setParentItem(stand.window.contentItem());
    overlay.setSize(stand.stage.size());
    overlay.setStage(&stand.stage);
    overlay.setReading(&preview);
    selection.select(ActId{"a2"});
    const QImage without = stand.grab(100);
    preview.finishPending();
    overlay.setRoutes(true);
    overlay.setGhosts(true);
    const QImage with = stand.grab(100);
    CHECK(difference(without, with).farPixels > 0.01);
    overlay.setRoutes(false);
    overlay.setGhosts(false);
    CHECK(stand.grab(100) == without);
}

TEST_CASE("A flock that changes its size while it is shown is drawn at once")
{
    Stand stand(test::threeActs());
    static_cast<void>(stand.grab(50));
    for (const int count : {10, 1000, 1, 0, 300}) {
        stand.document.edit(QStringLiteral("Change flock"), [&](Show& show) {
            show.flock.count = count;
            return true;
        });
        const QImage shown = stand.grab(50 + count % 7).copy(12, 12, 640, 360);
        const ShapeLibrary shapes;
        Performance performance(stand.document.show(), shapes);
        performance.seek(Step{50 + count % 7});
        const QImage painted = paintStage(stand.document.show(), performance.frame(), {640, 360});
        CHECK(difference(shown, painted).farPixels < 0.01);
    }
}
