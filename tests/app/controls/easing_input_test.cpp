// SPDX-License-Identifier: MIT
#include "controls/easing_input.h"

#include "controls/easing_curve.h"
#include "support/catch.h"

#include <QVariant>

#include <cmath>
#include <limits>

using namespace flocktale;

namespace {

struct Box {
    Box()
    {
        input.setProperty("width", 200);
        input.setProperty("height", 100);
    }
    EasingInput input;
};

} // namespace

TEST_CASE("A curve keeps its kind and its handles on the way to QML and back", "[easing]")
{
    for (const Easing easing : {Easing{}, Easing{EasingKind::hold}, Easing{EasingKind::smoothstep},
                                Easing{EasingKind::bezier, 0.1, -3, 0.9, 4}})
        CHECK(toEasing(toValue(easing)) == easing);
    const double none = std::numeric_limits<double>::quiet_NaN();
    for (const EasingValue& bad : {EasingValue{9, 0, 0, 1, 1}, EasingValue{-1, 0, 0, 1, 1},
                                   EasingValue{3, none, 0, 1, 1}, EasingValue{3, 0, 0, 1, none}})
        CHECK(toEasing(bad) == Easing{});
    CHECK(toEasing({3, -5, -50, 7, 50}) == Easing{EasingKind::bezier, 0, -10, 1, 10});
}

TEST_CASE("Every ready-made curve is known by its name", "[easing]")
{
    EasingInput input;
    const QStringList names = input.presetNames();
    for (int i = 0; i < names.size(); ++i) {
        input.setCurve(input.presetCurve(i));
        CHECK(input.preset() == i);
        CHECK(input.name() == names[i]);
        CHECK(input.presetCurve(99) == input.curve());
    }
    input.setCurve(toValue({EasingKind::bezier, 0.11, 0.22, 0.33, 0.44}));
    CHECK(input.preset() == -1);
    CHECK_FALSE(names.contains(input.name()));
}

TEST_CASE("A handle that is dragged to where it stands changes nothing, elsewhere it goes along", "[easing]")
{
    Box box;
    const Easing easing{EasingKind::bezier, 0.25, 0.5, 0.75, 1.25};
    box.input.setCurve(toValue(easing));
    const QPointF first = box.input.firstHandle();
    const QPointF second = box.input.secondHandle();
    CHECK(toEasing(box.input.dragged(0, first.x(), first.y())) == easing);
    CHECK(toEasing(box.input.dragged(1, second.x(), second.y())) == easing);
    // The box is 200 by 100 and shows -0.5 to 1.5.
    CHECK(first == QPointF(50, 50));
    CHECK(toEasing(box.input.dragged(1, 100, 25)) == Easing{EasingKind::bezier, 0.25, 0.5, 0.5, 1});
    CHECK(toEasing(box.input.dragged(0, -40, 900)) == Easing{EasingKind::bezier, 0, -0.5, 0.75, 1.25});
}

TEST_CASE("Dragging a handle of another kind makes a bezier that starts out like it", "[easing]")
{
    Box box;
    for (const EasingKind kind : {EasingKind::linear, EasingKind::smoothstep}) {
        const Easing before{kind};
        box.input.setCurve(toValue(before));
        const Easing after = toEasing(box.input.dragged(0, box.input.firstHandle().x(), box.input.firstHandle().y()));
        CHECK(after.kind == EasingKind::bezier);
        for (double t = 0; t <= 1; t += 0.05) CHECK(std::abs(eased(after, t) - eased(before, t)) < 0.01);
    }
}

TEST_CASE("Arrow keys move a handle by a hundredth, with Shift by a tenth", "[easing]")
{
    Box box;
    box.input.setCurve(toValue({EasingKind::bezier, 0.2, 0, 0.8, 1}));
    CHECK(toEasing(box.input.nudged(0, 1, 0, 0)).x1 == Approx(0.21));
    CHECK(toEasing(box.input.nudged(1, 0, -1, Qt::ShiftModifier)).y2 == Approx(0.9));
    CHECK(toEasing(box.input.nudged(1, 5, 0, Qt::ShiftModifier)).x2 == 1);
}

TEST_CASE("A drawn curve starts at the lower left, ends at the upper right and goes through what it means", "[easing]")
{
    EasingCurve item;
    item.setProperty("margin", 0.25);
    for (const Easing easing : {Easing{}, Easing{EasingKind::hold}, Easing{EasingKind::smoothstep},
                                Easing{EasingKind::bezier, 0.34, 1.4, 0.64, 1}}) {
        item.setProperty("curve", QVariant::fromValue(toValue(easing)));
        const QPainterPath path = item.path(100, 40);
        CHECK(path.elementAt(0).x == 0);
        CHECK(path.elementAt(0).y == 30);
        CHECK(path.currentPosition() == QPointF(100, 10));
        if (easing.kind == EasingKind::hold) continue;
        for (int i = 0; i < path.elementCount(); ++i) {
            const auto element = path.elementAt(i);
            CHECK(element.y == Approx(30 - 20 * eased(easing, element.x / 100)).margin(1e-9));
        }
    }
}
