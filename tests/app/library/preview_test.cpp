// SPDX-License-Identifier: MIT
#include "app/inspector/bench.h"
#include "preview/cast_preview.h"
#include "preview/preview_picture.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

namespace {

void settle(CastPreview& preview)
{
    QSignalSpy news(&preview, &PreviewItem::pictureChanged);
    while (preview.isBusy()) REQUIRE(news.wait());
}

} // namespace

TEST_CASE("The thumbnail of a ring has every bird on the circle around its place")
{
    const Bench bench;
    Act act = threeActs().acts[1];
    act.casts[0].place = {300, 200, 2, 30};
    const PreviewPicture picture = previewAct(threeActs(), act, 90, bench.shapes.library());
    REQUIRE(picture.birds.size() == 90);
    for (const auto& bird : picture.birds) CHECK(std::hypot(bird.at.x - 300, bird.at.y - 200) == Approx(400));
    CHECK(picture.problems.empty());
}

TEST_CASE("A shape that cannot be made shows no birds and says why")
{
    const Bench bench;
    Act act = threeActs().acts[1];
    act.casts[0].shape = QrShape{};
    const PreviewPicture picture = previewAct(threeActs(), act, 5, bench.shapes.library());
    CHECK(picture.birds.empty());
    REQUIRE(picture.problems.size() == 1);
    CHECK(picture.problems[0].code == ProblemCode::tooFewBirds);
}

TEST_CASE("A thumbnail is drawn inside its area with a margin all around")
{
    const Bench bench;
    const PreviewPicture picture = previewAct(threeActs(), threeActs().acts[1], 200, bench.shapes.library());
    QImage image(200, 100, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.paint(painter, QRectF(image.rect()));
    painter.end();
    int inked = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 0) continue;
            ++inked;
            CHECK((x > 2 && x < 197 && y > 2 && y < 97));
        }
    CHECK(inked > 200);
}

TEST_CASE("The thumbnail follows the last of many quick edits, and rests when nothing that it shows has changed")
{
    Bench bench;
    bench.selection.select(ActId{"a2"});
    CastPreview preview;
    preview.setDocument(&bench.document);
    preview.setSelection(&bench.selection);
    preview.setShapes(&bench.shapes);
    for (int radius = 100; radius <= 140; ++radius)
        bench.document.edit(QStringLiteral("Radius"), [radius](Show& show) {
            Cast cast = show.acts[1].casts[0];
            cast.shape = RingShape{static_cast<double>(radius)};
            return setCast(show, ActId{"a2"}, cast);
        });
    settle(preview);
    REQUIRE(preview.birds() == 240);
    const auto& bird = preview.picture().birds.front();
    CHECK(std::hypot(bird.at.x - 640, bird.at.y - 360) == Approx(140));

    QSignalSpy news(&preview, &PreviewItem::pictureChanged);
    bench.document.edit(QStringLiteral("Name"), [](Show& show) {
        Cast cast = show.acts[1].casts[0];
        cast.name = "Corps";
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(!preview.isBusy());
    CHECK(news.count() == 0);
    bench.selection.clear();
    CHECK(preview.birds() == 0);
}
