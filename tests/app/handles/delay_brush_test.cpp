// SPDX-License-Identifier: MIT
#include "handles/delay_brush.h"

#include "handles/delay_field_item.h"
#include "show/edit.h"
#include "stage/flock_look.h"
#include "stage_stand.h"
#include "support/catch.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>

using namespace flocktale;

namespace {

constexpr Vec2 kStage{1280, 720};

int valueAt(const DelayField& field, double x, double y)
{
    return static_cast<int>(fieldAt(field, {x, y}, kStage) + 0.5);
}

struct Stand : test::StageStand {
    Stand() { put(brush); }
    [[nodiscard]] const Sweep& sweep() const { return document.show().acts[1].casts[0].sweep; }

    DelayBrush brush;
};

} // namespace

TEST_CASE("A dab paints most in its middle and nothing outside its radius")
{
    FieldStroke stroke(blankField(kStage), kStage, {100, 0.5, 1});
    stroke.to({600, 300});
    const DelayField field = stroke.field();
    CHECK(valueAt(field, 600, 300) == Approx(128).margin(3));
    CHECK(valueAt(field, 650, 300) > 40);
    CHECK(valueAt(field, 650, 300) < 100);
    CHECK(valueAt(field, 720, 300) == 0);
    CHECK(valueAt(field, 600, 190) == 0);
}

TEST_CASE("A stroke paints the same however many moves it came in")
{
    const FieldBrush brush{60, 0.3, 0.8};
    FieldStroke small(blankField(kStage), kStage, brush);
    FieldStroke big(blankField(kStage), kStage, brush);
    small.to({200, 200});
    for (int i = 1; i <= 173; ++i) small.to({200 + 4.0 * i, 200 + 2.0 * i});
    big.to({200, 200});
    big.to({200 + 4.0 * 173, 200 + 2.0 * 173});
    const DelayField a = small.field();
    const DelayField b = big.field();
    int most = 0;
    for (std::size_t i = 0; i < a.values.size(); ++i) most = std::max(most, std::abs(a.values[i] - b.values[i]));
    // Only what lies on a rounding edge may differ.
    CHECK(most <= 1);
    CHECK(*std::max_element(a.values.begin(), a.values.end()) > 150);
}

TEST_CASE("Painting goes towards the brush's delay from both sides and never past it")
{
    DelayField start = blankField(kStage);
    std::fill(start.values.begin(), start.values.end(), std::uint8_t{200});
    FieldStroke stroke(start, kStage, {100, 1, 0.25});
    for (int i = 0; i < 5; ++i) {
        stroke.to({400 + 200.0 * i, 300});
    }
    CHECK(valueAt(stroke.field(), 600, 300) == Approx(64).margin(1));
    for (const std::uint8_t value : stroke.field().values) {
        CHECK(value >= 63);
        CHECK(value <= 200);
    }
}

TEST_CASE("Strokes may leave the stage")
{
    FieldStroke stroke(blankField(kStage), kStage, {50, 1, 1});
    stroke.to({-500, -500});
    stroke.to({5000, 5000});
    CHECK(stroke.field().values.size() == blankField(kStage).values.size());
}

TEST_CASE("The first stroke turns the sweep into a field that departs alike but for what it paints")
{
    Stand stand;
    const auto before = stand.preview.report()->entry->delay;
    const auto target = stand.preview.report()->entry->target;
    REQUIRE(stand.brush.isAvailable());
    stand.brush.toggle();
    REQUIRE(stand.brush.isActive());
    stand.brush.setRadius(60);
    stand.brush.setStrength(1);
    stand.brush.press(Stand::at(440, 360));
    CHECK(stand.brush.isPainting());
    stand.brush.drag(Stand::at(440, 400));
    stand.brush.release();
    CHECK(stand.sweep().kind == SweepKind::field);
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Paint delays"));
    stand.settle();
    const auto after = stand.preview.report()->entry->delay;
    int alike = 0;
    int far = 0;
    for (std::size_t i = 0; i < 240; ++i) {
        const bool painted = target[i].x < 510 && target[i].y > 290 && target[i].y < 470;
        if (painted) continue;
        ++far;
        alike += std::abs(after[i] - before[i]) < 0.04F;
    }
    CHECK(far > 150);
    // Where the circle is cut open, first and last are neighbours.
    CHECK(alike > 0.95 * far);
    const Show painted = stand.document.show();
    stand.document.undo();
    CHECK(stand.sweep().kind == SweepKind::angle);
    stand.document.redo();
    CHECK(stand.document.show() == painted);
}

TEST_CASE("What is painted departs last, and erased places depart first")
{
    Stand stand;
    stand.brush.toggle();
    stand.brush.setRadius(400);
    stand.brush.setStrength(1);
    stand.brush.press(Stand::at(640, 360));
    stand.brush.drag(Stand::at(660, 360));
    stand.brush.drag(Stand::at(640, 360));
    stand.brush.release();
    CHECK(valueAt(stand.sweep().field, 640, 360) == 255);
    stand.brush.setErasing(true);
    stand.brush.setRadius(50);
    stand.brush.press(Stand::at(640, 360));
    stand.brush.release();
    CHECK(valueAt(stand.sweep().field, 640, 360) < 30);
    CHECK(valueAt(stand.sweep().field, 640, 280) > 200);
    CHECK(stand.document.history().count() == 2);
}

TEST_CASE("Escape takes a stroke back, and an undo in the middle ends it")
{
    Stand stand;
    const Show before = stand.document.show();
    stand.brush.toggle();
    stand.brush.press(Stand::at(440, 360));
    CHECK(stand.document.show() != before);
    CHECK(stand.brush.cancel());
    CHECK(!stand.brush.cancel());
    CHECK(stand.document.show() == before);
    stand.brush.drag(Stand::at(500, 360));
    stand.brush.release();
    CHECK(stand.document.show() == before);
    CHECK(stand.document.history().count() == 0);

    stand.brush.press(Stand::at(440, 360));
    stand.document.undo();
    stand.brush.drag(Stand::at(500, 360));
    stand.brush.release();
    CHECK(stand.document.show() == before);
}

TEST_CASE("Without a cast there is nothing to paint on")
{
    Stand stand;
    stand.brush.toggle();
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(!stand.brush.isActive());
    const Show before = stand.document.show();
    stand.brush.press(Stand::at(440, 360));
    stand.brush.release();
    CHECK(stand.document.show() == before);
}

TEST_CASE("A picture's brightness becomes the delays as one undo step")
{
    Stand stand;
    const QTemporaryDir folder;
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::black);
    for (int x = 150; x < 300; ++x)
        for (int y = 0; y < 200; ++y) picture.setPixelColor(x, y, Qt::white);
    const QString file = folder.filePath(QStringLiteral("half.png"));
    REQUIRE(picture.save(file));
    REQUIRE(stand.brush.takePicture(QUrl::fromLocalFile(file)));
    CHECK(stand.sweep().kind == SweepKind::field);
    CHECK(stand.sweep().field.source == "half.png");
    CHECK(valueAt(stand.sweep().field, 200, 300) == 0);
    CHECK(valueAt(stand.sweep().field, 1100, 300) == 255);
    CHECK(stand.document.history().count() == 1);
    stand.document.undo();

    QFile broken(folder.filePath(QStringLiteral("broken.png")));
    REQUIRE(broken.open(QIODevice::WriteOnly));
    broken.write("no picture");
    broken.close();
    CHECK(!stand.brush.takePicture(QUrl::fromLocalFile(broken.fileName())));
    CHECK(stand.brush.message().contains(QStringLiteral("broken.png")));
    CHECK(stand.sweep().kind == SweepKind::angle);
}

TEST_CASE("Transparent places of a picture depart first")
{
    QImage picture(64, 36, QImage::Format_ARGB32);
    picture.fill(QColor(255, 255, 255, 0));
    const DelayField field = fieldOfPicture(picture, kStage);
    CHECK(*std::max_element(field.values.begin(), field.values.end()) == 0);
}

TEST_CASE("The heat map has the colours of the delays")
{
    DelayField field;
    field.columns = 2;
    field.rows = 1;
    field.values = {0, 255};
    const QImage picture = fieldPicture(field, 255);
    const Rgb first = delayColor(0);
    const Rgb last = delayColor(1);
    CHECK(picture.pixel(0, 0) == qRgb(first.r, first.g, first.b));
    CHECK(picture.pixel(1, 0) == qRgb(last.r, last.g, last.b));
}
