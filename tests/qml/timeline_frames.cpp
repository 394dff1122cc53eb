// SPDX-License-Identifier: MIT
// How long the timeline takes for a frame with a very large show: what docs/performance.md quotes. Not a test, since
// times depend on the machine; tests count items instead.
#include "timeline/time_scale.h"
#include "timeline/timeline_controller.h"
#include "timeline_bench.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickView>
#include <QSurfaceFormat>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace flocktale;

namespace {

constexpr int kFrames = 200;

int itemsBelow(const QQuickItem& item)
{
    int count = 1;
    for (const QQuickItem* child : item.childItems()) count += itemsBelow(*child);
    return count;
}

double spentMilliseconds(clockid_t clock)
{
    timespec spent{};
    clock_gettime(clock, &spent);
    return 1000.0 * static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e6;
}

/// Does something before each frame and tells what a frame took, from there until it was shown.
void measure(const char* what, QQuickView& view, const std::function<void(int)>& change)
{
    bool shown = false;
    const auto connection = QObject::connect(
        &view, &QQuickWindow::frameSwapped, &view, [&shown] { shown = true; }, Qt::DirectConnection);
    std::vector<double> wall;
    const double before = spentMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    const double beforeInAll = spentMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int frame = 0; frame < kFrames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        change(frame);
        shown = false;
        view.update();
        while (!shown) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        wall.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const double own = (spentMilliseconds(CLOCK_THREAD_CPUTIME_ID) - before) / kFrames;
    const double all = (spentMilliseconds(CLOCK_PROCESS_CPUTIME_ID) - beforeInAll) / kFrames;
    QObject::disconnect(connection);
    std::sort(wall.begin(), wall.end());
    std::printf("%-34s %8.2f %8.2f %8.2f %8.2f %8d\n", what, wall[kFrames / 2], wall[kFrames * 95 / 100], own, all,
                itemsBelow(*view.contentItem()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QSG_RENDER_LOOP", "basic");
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    qmlRegisterType<TimelineBench>("FlocktaleTests", 1, 0, "TimelineBench");
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.setSource(QUrl::fromLocalFile(QStringLiteral(FLOCKTALE_SOURCE_DIR "/tests/qml/TimelineFrames.qml")));
    if (view.status() != QQuickView::Ready) return 1;
    auto& bench = *view.rootObject()->findChild<TimelineBench*>(QStringLiteral("bench"));
    auto& controller = *view.rootObject()->findChild<TimelineController*>();
    auto& lane = *view.rootObject()->findChild<QQuickItem*>(QStringLiteral("actLane"));
    TimeScale& scale = *controller.timeScale();
    view.show();
    bench.openLarge();

    std::printf("%-34s %8s %8s %8s %8s %8s\n", "ms a frame", "median", "95 %", "GUI", "all", "items");
    scale.show(0, 100);
    measure("scroll, 100 pixels a second", view, [&](int) { scale.panBy(23); });
    scale.show(0, 10);
    measure("scroll, 10 pixels a second", view, [&](int) { scale.panBy(23); });
    scale.show(600, 0.8);
    measure("zoom from all to a second", view, [&](int) { scale.zoomAt(900, 1.03); });
    scale.fit();
    measure("the playhead over all of it", view, [&](int frame) { bench.playback()->seekStep(frame * 600); });
    scale.show(0, 100);
    const auto dragAlong = [&](const char* what) {
        const double y = lane.height() / 2;
        const double x = scale.xOf(seconds(bench.document()->show().acts[1].start)) + 40;
        bench.pressMouse(&lane, x, y);
        measure(what, view, [&](int frame) { bench.moveMouse(&lane, x + 2 * frame, y, Qt::AltModifier); });
        bench.releaseMouse(&lane, x + 2 * kFrames, y);
    };
    dragAlong("drag one act");
    bench.selection()->selectAll();
    scale.show(0, 100);
    dragAlong("drag all acts");
    return 0;
}
