// SPDX-License-Identifier: MIT
#include "sweep/sweep_preview.h"

#include "show/edit.h"
#include "stage/flock_look.h"
#include "support/catch.h"
#include "support/shows.h"
#include "sweep/sweep_painter.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace flocktale;

namespace {

struct Stand {
    Stand()
    {
        document.open(test::threeActs());
        selection.setDocument(&document);
        playback.setDocument(&document);
        preview.setDocument(&document);
        preview.setSelection(&selection);
        preview.setPlayback(&playback);
        settle();
    }
    void settle()
    {
        playback.finishPending();
        preview.finishPending();
    }
    ShowDocument document;
    Selection selection;
    Playback playback;
    SweepPreview preview;
};

} // namespace

TEST_CASE("The figures are those of a performance of the act")
{
    Stand stand;
    stand.selection.select(ActId{"a2"});
    stand.settle();
    REQUIRE(stand.preview.isAvailable());
    CHECK(!stand.preview.isComputing());
    CHECK(stand.preview.birds() == 240);
    CHECK(stand.preview.durationSeconds() == 3);

    // By hand: fly the act and count who is there.
    const ShapeLibrary shapes;
    Performance performance(stand.document.show(), shapes);
    performance.seek(Step{60});
    const auto entry = performance.entry();
    double total = 0;
    for (std::size_t i = 0; i < 240; ++i)
        total += std::hypot(entry->target[i].x - entry->from[i].x, entry->target[i].y - entry->from[i].y);
    CHECK(stand.preview.totalWay() == Approx(total));
    CHECK(stand.preview.longestWay() >= total / 240);
    CHECK(stand.preview.crossings() >= 0);
    const auto there = [&](std::int64_t step) {
        performance.seek(Step{60 + step});
        int count = 0;
        for (std::size_t i = 0; i < 240; ++i)
            count += std::hypot(entry->target[i].x - static_cast<double>(performance.flock().x[i]),
                                entry->target[i].y - static_cast<double>(performance.flock().y[i])) <= 2;
        return count;
    };
    REQUIRE(stand.preview.arrivalSeconds() > 0);
    const std::int64_t arrival = nearestStep(stand.preview.arrivalSeconds()).count;
    CHECK(there(arrival) >= 228);
    // Single birds may pass their places before and leave them again.
    CHECK(there(arrival - 8) < 228);
}

TEST_CASE("Without a selection the act at the playhead is looked at, and a free one has no sweep")
{
    Stand stand;
    CHECK(!stand.preview.isAvailable());
    stand.playback.seekStep(100);
    stand.settle();
    CHECK(stand.preview.isAvailable());
    CHECK(stand.preview.actName() == QStringLiteral("a2"));
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(!stand.preview.isAvailable());
}

TEST_CASE("An act that is too short is said never to be ready")
{
    Stand stand;
    stand.selection.select(ActId{"a2"});
    stand.document.edit(QStringLiteral("Trim"), [](Show& show) { return trimActEnd(show, ActId{"a2"}, Step{80}); });
    stand.settle();
    CHECK(stand.preview.isAvailable());
    CHECK(stand.preview.arrivalSeconds() == -1);
}

TEST_CASE("The preview follows edits, undo and another show")
{
    Stand stand;
    stand.selection.select(ActId{"a2"});
    stand.settle();
    const double before = stand.preview.totalWay();
    stand.document.edit(QStringLiteral("Move"), [](Show& show) {
        show.acts[1].casts[0].place.x += 400;
        return true;
    });
    stand.settle();
    CHECK(stand.preview.totalWay() != before);
    stand.document.undo();
    stand.settle();
    CHECK(stand.preview.totalWay() == before);
    stand.document.open(newShow());
    stand.settle();
    CHECK(!stand.preview.isAvailable());
}

TEST_CASE("Routes go from birds to places in the colours of their delays")
{
    Stand stand;
    stand.selection.select(ActId{"a2"});
    stand.settle();
    const SweepReport& report = *stand.preview.report();
    const auto paint = [&](bool routes, bool ghosts) {
        QImage image(1280, 720, QImage::Format_ARGB32_Premultiplied);
        image.fill(0);
        QPainter painter(&image);
        SweepPaintOptions options;
        options.routes = routes;
        options.ghosts = ghosts;
        paintSweep(painter, report, options);
        return image;
    };
    const QImage routes = paint(true, false);
    const QImage ghosts = paint(false, true);
    int onRoute = 0;
    int onGhost = 0;
    for (std::size_t i = 0; i < 240; ++i) {
        const Vec2 middle = (report.entry->from[i] + report.entry->target[i]) * 0.5;
        onRoute += qAlpha(routes.pixel(static_cast<int>(middle.x), static_cast<int>(middle.y))) > 0;
        const Vec2 target = report.entry->target[i];
        onGhost += qAlpha(ghosts.pixel(static_cast<int>(target.x), static_cast<int>(target.y))) > 50;
    }
    CHECK(onRoute > 235);
    CHECK(onGhost == 240);
    CHECK(paint(false, false) == paint(false, false).copy());
    CHECK(qAlpha(paint(false, false).pixel(640, 360)) == 0);
}
