// SPDX-License-Identifier: MIT
#include "inspector/code_advice.h"

#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Advice : Bench {
    explicit Advice(Shape shape, int birds) : Bench(withShape(std::move(shape), birds))
    {
        selection.select(ActId{"a2"});
        advice.setDocument(&document);
        advice.setSelection(&selection);
        advice.setShapes(&shapes);
    }
    static Show withShape(Shape shape, int birds)
    {
        Show show = threeActs();
        show.flock.count = birds;
        show.acts[1].casts[0].shape = std::move(shape);
        return show;
    }
    bool good(int row) const { return advice.index(row).data(CodeAdvice::GoodRole).toBool(); }
    QString text(int row) const { return advice.index(row).data(CodeAdvice::TextRole).toString(); }
    QStringList fixes(int row) const { return advice.index(row).data(CodeAdvice::FixesRole).toStringList(); }
    CodeAdvice advice;
    QAbstractItemModelTester tester{&advice, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("Only codes are judged")
{
    Advice ring(RingShape{}, 10);
    CHECK(!ring.advice.applies());
    CHECK(ring.advice.rowCount() == 0);
    CHECK(!ring.advice.mend(0, 0));
}

TEST_CASE("A code with too few birds gets exactly what it needs in one undo step")
{
    Advice code(QrShape{}, 20);
    CHECK(code.advice.applies());
    CHECK(!code.advice.scans());
    CHECK(!code.good(0));
    const int needed = code.shapes.library().birdsNeeded(QrShape{}).value();
    CHECK(code.text(0).contains(QString::number(needed)));
    CHECK(code.text(0).contains(QStringLiteral("20")));
    const Show before = code.document.show();

    CHECK(code.advice.mend(0, 0));
    CHECK(code.document.show().flock.count == needed);
    CHECK(code.good(0));
    CHECK(code.document.history().count() == 1);
    // The figure is the least: the code can be made with it and not with one bird less.
    const Shape& shape = code.document.show().acts[1].casts[0].shape;
    CHECK(code.shapes.library().points(shape, needed).ok());
    CHECK(!code.shapes.library().points(shape, needed - 1).ok());
    code.document.undo();
    CHECK(code.document.show() == before);
    CHECK(!code.good(0));
}

TEST_CASE("A lower correction is offered where it makes the birds enough, and the strongest that does is taken")
{
    QrShape shape;
    shape.level = QrLevel::high;
    QrShape lower = shape;
    lower.level = QrLevel::quartile;
    const ProgramShapes shapes;
    const int high = shapes.library().birdsNeeded(shape).value();
    const int quartile = shapes.library().birdsNeeded(lower).value();
    REQUIRE(quartile < high);
    Advice code(shape, high - 1);
    REQUIRE(code.fixes(0).size() == 2);
    CHECK(code.advice.mend(0, 1));
    CHECK(std::get<QrShape>(code.document.show().acts[1].casts[0].shape).level == QrLevel::quartile);
    CHECK(code.good(0));
    // Nobody offers what does not help.
    CHECK(Advice(QrShape{}, 20).fixes(0).size() == 1);
}

TEST_CASE("A module needs five pixels on a screen of 1280 by 720, whatever the stage, and is made that large")
{
    QrShape shape;
    shape.size = 120;
    Advice code(shape, 2000);
    // The default content is a code of 25 modules a side.
    CHECK(!code.good(1));
    CHECK(code.text(1).contains(QStringLiteral("4.8")));
    CHECK(code.advice.mend(1, 0));
    CHECK(std::get<QrShape>(code.document.show().acts[1].casts[0].shape).size == 150);
    CHECK(code.good(1));
    shape.size = 125;
    CHECK(Advice(shape, 2000).good(1));

    code.document.edit(QStringLiteral("Wide"), [](Show& show) {
        Stage stage = show.stage;
        stage.width *= 2;
        return setStage(show, stage);
    });
    CHECK(!code.good(1));
    CHECK(code.advice.mend(1, 0));
    CHECK(std::get<QrShape>(code.document.show().acts[1].casts[0].shape).size == 300);
    // A fifth of the size can be had neither in this place nor on this stage.
    code.document.edit(QStringLiteral("Small"), [](Show& show) {
        Cast cast = show.acts[1].casts[0];
        cast.place.scale = 0.001;
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(!code.good(1));
    code.document.edit(QStringLiteral("Narrow"), [](Show& show) {
        Stage stage = show.stage;
        stage.height = 100;
        return setStage(show, stage);
    });
    CHECK(code.fixes(1).isEmpty());
}

TEST_CASE("Ink needs three quarters of contrast with its paper, and never light on dark")
{
    CHECK(contrastOf({0, 0, 0}, {255, 255, 255}) == 1);
    CHECK(contrastOf({64, 64, 64}, {255, 255, 255}) == Approx(0.749).margin(0.001));
    CHECK(contrastOf({255, 255, 255}, {0, 0, 0}) == -1);
    CHECK(contrastOf({0, 0, 0}, {0, 0, 0}) == 0);

    Advice code(QrShape{}, 2000);
    CHECK(!code.good(2));
    CHECK(code.advice.mend(2, 0));
    CHECK(code.good(2));
    CHECK(code.advice.scans());
    const Cast mended = code.document.show().acts[1].casts[0];
    code.document.edit(QStringLiteral("No plate"), [&](Show& show) {
        Cast cast = mended;
        std::get<QrShape>(cast.shape).plate = false;
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(!code.good(2));
    CHECK(code.advice.mend(2, 0));
    CHECK(code.document.show().acts[1].casts[0] == mended);
    // The worst of several colours counts.
    code.document.edit(QStringLiteral("Gradient"), [&](Show& show) {
        Cast cast = mended;
        cast.color = {PaintKind::gradient, {Rgb{0, 0, 0}, Rgb{200, 200, 200}}, 0};
        return setCast(show, ActId{"a2"}, cast);
    });
    CHECK(!code.good(2));
}

TEST_CASE("A quiet zone below four modules is widened")
{
    QrShape shape;
    shape.quietZone = 2;
    Advice code(shape, 2000);
    CHECK(!code.good(3));
    CHECK(code.advice.mend(3, 0));
    CHECK(std::get<QrShape>(code.document.show().acts[1].casts[0].shape).quietZone == 4);
    CHECK(code.good(3));
}

TEST_CASE("A text that no code can hold is told as such")
{
    QrShape shape;
    shape.text = std::string(5'000, 'x');
    shape.level = QrLevel::high;
    Advice code(shape, 100);
    CHECK(code.advice.applies());
    CHECK(!code.advice.scans());
    CHECK(code.advice.rowCount() == 0);
    CHECK(!code.advice.text().isEmpty());
}
