// SPDX-License-Identifier: MIT
#include "math/easing.h"

#include "support/catch.h"

#include <cmath>
#include <limits>

using namespace flocktale;

namespace {
double bezier(double first, double second, double s)
{
    return 3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s;
}
} // namespace

TEST_CASE("every easing begins at 0, ends at 1 and takes any number")
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const Easing& easing : {Easing{}, Easing{EasingKind::hold}, Easing{EasingKind::smoothstep},
                                 Easing{EasingKind::bezier}, Easing{EasingKind::bezier, 0.2, -3, 0.8, 4}}) {
        CHECK(eased(easing, 0) == 0);
        CHECK(eased(easing, -5) == 0);
        CHECK(eased(easing, nan) == 0);
        CHECK(eased(easing, 1) == 1);
        CHECK(eased(easing, 7) == 1);
    }
}

TEST_CASE("linear, hold and smoothstep follow their formulas")
{
    for (int i = 1; i < 100; ++i) {
        const double t = i / 100.0;
        CHECK(eased({}, t) == t);
        CHECK(eased({EasingKind::hold}, t) == 0);
        CHECK(eased({EasingKind::smoothstep}, t) == Approx(3 * t * t - 2 * t * t * t).margin(1e-15));
    }
}

TEST_CASE("a bezier goes through the points of its curve, whatever its handles")
{
    const double ends[][4] = {{0.42, 0, 0.58, 1}, {0.25, 0.1, 0.25, 1}, {0, 0, 1, 1},     {1, 0, 0, 1},
                              {0, 1, 0, 1},       {1, 0, 1, 0},         {0.3, -2, 0.7, 3}};
    for (const auto& h : ends) {
        const Easing easing{EasingKind::bezier, h[0], h[1], h[2], h[3]};
        for (int i = 1; i < 50; ++i) {
            const double s = i / 50.0;
            const double x = bezier(h[0], h[2], s);
            INFO(h[0] << ' ' << h[2] << " at " << s);
            // Where the curve stands upright a hair in x is a long way in y.
            const double slope = bezier(h[0], h[2], s + 1e-4) - bezier(h[0], h[2], s - 1e-4);
            if (slope > 1e-5) CHECK(eased(easing, x) == Approx(bezier(h[1], h[3], s)).margin(1e-9));
        }
    }
    const Easing straight{EasingKind::bezier, 1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3};
    for (int i = 0; i <= 20; ++i) CHECK(eased(straight, i / 20.0) == Approx(i / 20.0).margin(1e-12));
}

TEST_CASE("the handles of an easing count only for a bezier")
{
    CHECK(Easing{EasingKind::hold, 0, 0, 0, 0} == Easing{EasingKind::hold});
    CHECK(Easing{EasingKind::bezier, 0, 0, 0, 0} != Easing{EasingKind::bezier});
    CHECK(Easing{EasingKind::hold} != Easing{});
}

TEST_CASE("the parts of a cut easing play as the whole, and meet at the cut whatever the curve")
{
    struct Case {
        Easing easing;
        double late; ///< how much the parts may run ahead or behind, as a share of the time
    };
    for (const Case& c : {Case{{}, 0},
                          {{EasingKind::smoothstep}, 0},
                          {{EasingKind::bezier}, 0},
                          {{EasingKind::bezier, 0.6, 0.1, 0.3, 1.4}, 0},
                          {{EasingKind::bezier, 0.95, 0, 0.05, 1}, 0.08}}) // too steep for handles within range
        for (const double cut : {0.1, 0.37, 0.5, 0.83}) {
            const auto [first, second] = splitEasing(c.easing, cut);
            const double middle = eased(c.easing, cut);
            for (int i = 0; i <= 200; ++i) {
                const double t = i / 200.0;
                const double parts = t < cut ? middle * eased(first, t / cut)
                                             : middle + (1 - middle) * eased(second, (t - cut) / (1 - cut));
                INFO(cut << " at " << t);
                CHECK(parts >= eased(c.easing, t - c.late) - 1e-9);
                CHECK(parts <= eased(c.easing, t + c.late) + 1e-9);
            }
        }
    CHECK(splitEasing({EasingKind::hold}, 0.4).first == Easing{EasingKind::hold});
    CHECK(splitEasing({EasingKind::hold}, 0.4).second == Easing{EasingKind::hold});
}

TEST_CASE("the handles of a cut easing stay within what a file may hold, also the steepest ones")
{
    for (int y1 = -10; y1 <= 10; ++y1)
        for (int y2 = -10; y2 <= 10; ++y2)
            for (int cut = 1; cut < 12; ++cut) {
                const auto [first, second] =
                    splitEasing({EasingKind::bezier, 0.3, 1.0 * y1, 0.7, 1.0 * y2}, cut / 12.0);
                for (const Easing& part : {first, second})
                    for (const double height : {part.y1, part.y2}) CHECK(std::abs(height) <= 10);
            }
}
