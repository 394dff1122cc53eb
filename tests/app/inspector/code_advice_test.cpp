// SPDX-License-Identifier: MIT
#include "inspector/code_advice.h"

#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

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
    CodeAdvice advice;
};

} // namespace

TEST_CASE("Only codes need a number of birds")
{
    Advice ring(RingShape{}, 10);
    CHECK(!ring.advice.applies());
    CHECK(!ring.advice.useNeeded());
}

TEST_CASE("A code with too few birds gets exactly what it needs in one undo step")
{
    Advice code(QrShape{}, 20);
    CHECK(code.advice.applies());
    CHECK(!code.advice.isEnough());
    CHECK(code.advice.present() == 20);
    const int needed = code.advice.needed();
    CHECK(code.advice.text().contains(QString::number(needed)));
    const Show before = code.document.show();

    CHECK(code.advice.useNeeded());
    CHECK(code.document.show().flock.count == needed);
    CHECK(code.advice.isEnough());
    CHECK(code.document.history().count() == 1);
    // The figure is the least: the code can be made with it and not with one bird less.
    const Shape& shape = code.document.show().acts[1].casts[0].shape;
    CHECK(code.shapes.library().points(shape, needed).ok());
    CHECK(!code.shapes.library().points(shape, needed - 1).ok());
    code.document.undo();
    CHECK(code.document.show() == before);
    CHECK(!code.advice.isEnough());
}

TEST_CASE("A text that no code can hold is told as such")
{
    QrShape shape;
    shape.text = std::string(5'000, 'x');
    shape.level = QrLevel::high;
    Advice code(shape, 100);
    CHECK(code.advice.applies());
    CHECK(!code.advice.isEnough());
    CHECK(code.advice.needed() == 0);
    CHECK(!code.advice.text().isEmpty());
    CHECK(!code.advice.useNeeded());
}
