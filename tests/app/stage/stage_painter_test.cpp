// SPDX-License-Identifier: MIT
#include "stage/stage_painter.h"

#include "stage/flock_look.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QScreen>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {

/// A show whose ring stands, with a prop of each kind that needs no font.
Show standingRing()
{
    Show show = test::threeActs();
    Prop box;
    box.id = PropId{"p1"};
    box.kind = PropKind::box;
    box.duration = Step{600};
    box.fade = 0;
    show.props.push_back(box);
    return show;
}

Frame frameAt(const Show& show, std::int64_t step)
{
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(Step{step});
    return performance.frame();
}

QByteArray hashOf(const QImage& image)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int y = 0; y < image.height(); ++y) hash.addData(QByteArrayView(image.constScanLine(y), image.width() * 4));
    return hash.result().toHex();
}

int distance(QRgb a, Rgb b) { return std::abs(qRed(a) - b.r) + std::abs(qGreen(a) - b.g) + std::abs(qBlue(a) - b.b); }

} // namespace

TEST_CASE("The picture has exactly the pixels that were asked for, at every scale of the screen", "[picture]")
{
    const Show show = standingRing();
    const Frame frame = frameAt(show, 200);
    for (const QSize size : {QSize(1280, 720), QSize(320, 180), QSize(1, 1), QSize(401, 333)}) {
        const QImage image = paintStage(show, frame, size);
        CHECK(image.size() == size);
        CHECK(image.devicePixelRatio() == 1);
    }
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    REQUIRE(paintStage(show, frame, {1280, 720}).save(&buffer, "PNG"));
    CHECK(qFromBigEndian<quint32>(png.constData() + 16) == 1280);
    CHECK(qFromBigEndian<quint32>(png.constData() + 20) == 720);
    CHECK(paintStage(show, frame, {0, 10}).isNull());
}

TEST_CASE("A bird is drawn at its place in its colour, and nothing where there is none")
{
    Show show = test::threeActs();
    show.flock.color = {250, 10, 10};
    const Frame frame = frameAt(show, 40);
    const QImage image = paintStage(show, frame, {1280, 720});
    int seen = 0;
    for (std::size_t i = 0; i < frame.flock.size(); ++i) {
        const QPoint at(static_cast<int>(frame.flock.x[i]), static_cast<int>(frame.flock.y[i]));
        if (!image.rect().contains(at)) continue;
        CHECK(distance(image.pixel(at), show.flock.color) < 160);
        ++seen;
    }
    CHECK(seen > 200);
    int far = 0;
    for (int y = 0; y < 720; y += 7)
        for (int x = 0; x < 1280; x += 7) {
            bool near = false;
            for (std::size_t i = 0; i < frame.flock.size() && !near; ++i)
                near =
                    std::hypot(frame.flock.x[i] - static_cast<float>(x), frame.flock.y[i] - static_cast<float>(y)) < 14;
            if (near) continue;
            CHECK(distance(image.pixel(x, y), show.stage.background) == 0);
            ++far;
        }
    CHECK(far > 1000);
}

TEST_CASE("Twice the pixels show the same picture, twice as large")
{
    const Show show = standingRing();
    const Frame frame = frameAt(show, 235);
    const QImage small = paintStage(show, frame, {640, 360});
    const QImage large = paintStage(show, frame, {1280, 720})
                             .scaled(640, 360, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(small.format());
    double difference = 0;
    for (int y = 0; y < 360; ++y)
        for (int x = 0; x < 640; ++x) {
            const QRgb p = large.pixel(x, y);
            difference +=
                distance(small.pixel(x, y), {static_cast<std::uint8_t>(qRed(p)), static_cast<std::uint8_t>(qGreen(p)),
                                             static_cast<std::uint8_t>(qBlue(p))});
        }
    CHECK(difference / (640 * 360) < 1.0);
}

TEST_CASE("A view shows the same part of the stage as the whole picture does")
{
    const Show show = standingRing();
    const Frame frame = frameAt(show, 150);
    StagePaintOptions options;
    options.props = false; // QPainter rounds to its own grid
    const QImage whole = paintStage(show, frame, {1280, 720}, options);
    options.view = QRectF(400, 100, 300, 200);
    const QImage part = paintStage(show, frame, {300, 200}, options);
    // Places are rounded otherwise that far from the corner, by less than a hundredth of a pixel.
    int most = 0;
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 300; ++x) {
            const QRgb a = part.pixel(x, y);
            const QRgb b = whole.pixel(x + 400, y + 100);
            most = std::max(
                {most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        }
    CHECK(most <= 3);
}

TEST_CASE("A moment between two steps lies between their pictures")
{
    Show show = test::threeActs();
    show.flock.count = 1;
    show.flock.birdSize = 20;
    const Frame from = frameAt(show, 30);
    const Frame to = frameAt(show, 36);
    const auto middleOf = [&](double share) {
        const QImage image = paintStage(show, StageMoment{from, to, share}, {1280, 720});
        double x = 0;
        double y = 0;
        double sum = 0;
        for (int row = 0; row < 720; ++row)
            for (int column = 0; column < 1280; ++column) {
                const double weight = distance(image.pixel(column, row), show.stage.background);
                x += weight * column;
                y += weight * row;
                sum += weight;
            }
        return QPointF(x / sum, y / sum);
    };
    const QPointF a = middleOf(0);
    const QPointF b = middleOf(1);
    const QPointF half = middleOf(0.5);
    CHECK(std::hypot(a.x() - b.x(), a.y() - b.y()) > 3);
    CHECK(half.x() == Approx((a.x() + b.x()) / 2).margin(1.5));
    CHECK(half.y() == Approx((a.y() + b.y()) / 2).margin(1.5));
}

TEST_CASE("Without a background only what is drawn is opaque")
{
    const Show show = standingRing();
    StagePaintOptions options;
    options.background = false;
    const QImage image = paintStage(show, frameAt(show, 200), {1280, 720}, options);
    CHECK(qAlpha(image.pixel(5, 5)) == 0);
    CHECK(qAlpha(image.pixel(540, 360)) > 200); // the box's left side
}

TEST_CASE("Modules of a settled code have no seam and stand where the code says")
{
    Show show;
    show.flight = theatreFlight();
    show.flock.count = 500;
    show.acts = {test::act("a1", 0, 6, ActMode::form)};
    QrShape code;
    code.text = "https://example.org";
    code.size = 400;
    show.acts[0].casts = {test::cast("c1", code)};
    show.acts[0].casts[0].color.stops = {{20, 20, 60}};
    const Frame frame = frameAt(show, 350);
    const QImage image = paintStage(show, frame, {1280, 720});
    const std::vector<BirdLook> looks = flockLook(show, frame);
    int modules = 0;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const glyph::Pose& pose = looks[i].pose;
        REQUIRE(pose.land == 1);
        CHECK(pose.x == Approx(frame.cues->targetX[i]));
        CHECK(pose.y == Approx(frame.cues->targetY[i]));
        // Every pixel of the module is ink, up to its rim.
        const float half = pose.formSize / 2 - 1;
        for (const float dx : {-half, 0.0F, half})
            for (const float dy : {-half, 0.0F, half})
                if (distance(image.pixel(static_cast<int>(pose.x + dx), static_cast<int>(pose.y + dy)), {20, 20, 60}) >
                    20)
                    FAIL("a module of bird " << i << " has a hole");
        ++modules;
    }
    CHECK(modules == 500);
}

TEST_CASE("Every pixel is the same at every scale of the screen", "[picture]")
{
    const Show show = standingRing();
    const QImage image = paintStage(show, frameAt(show, 200), {1280, 720});
    // This machine's own picture at scale 1 is the oracle for its other scales, so it is left for them.
    const QString file = QStringLiteral(FLOCKTALE_PICTURE_HASH);
    QFile kept(file);
    const QByteArray scale = qgetenv("QT_SCALE_FACTOR");
    if (scale.isEmpty() || scale == "1") {
        REQUIRE(kept.open(QIODevice::WriteOnly));
        kept.write(hashOf(image));
        return;
    }
    REQUIRE(kept.open(QIODevice::ReadOnly));
    CHECK(QGuiApplication::primaryScreen()->devicePixelRatio() > 1);
    CHECK(kept.readAll() == hashOf(image));
}
