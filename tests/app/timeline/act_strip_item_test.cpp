// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/act_strip_item.h"
#include "timeline_fixture.h"

#include <algorithm>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct StripBench {
    ShowDocument document;
    Selection selection;
    TimeScale scale;
    ActStripItem strip;

    StripBench()
    {
        selection.setDocument(&document);
        scale.setViewWidth(1000);
        strip.setDocument(&document);
        strip.setSelection(&selection);
        strip.setTimeScale(&scale);
        strip.setProperty("freeColor", QColor(Qt::green));
        strip.setProperty("formColor", QColor(Qt::blue));
        strip.setProperty("selectedColor", QColor(Qt::red));
        strip.setSize({1000, 10});
    }
    [[nodiscard]] std::ptrdiff_t ofColor(const QColor& color) const
    {
        const auto rects = strip.rects();
        return std::count_if(rects.begin(), rects.end(), [&](const ColoredRect& rect) { return rect.color == color; });
    }
};

} // namespace

TEST_CASE("each act is a stripe where its times are, in the colour of its mode or of the selection")
{
    StripBench bench;
    bench.document.open(threeActs());
    bench.scale.show(0, 100);
    const auto rects = bench.strip.rects();
    REQUIRE(rects.size() == 3);
    CHECK(rects[0].place == QRectF(0, 0, 199, 10));
    CHECK(rects[1].place == QRectF(200, 0, 299, 10));
    CHECK(rects[0].color == QColor(Qt::green));
    CHECK(rects[1].color == QColor(Qt::blue));
    bench.selection.select(ActId{"a2"});
    CHECK(bench.strip.rects()[1].color == QColor(Qt::red));
}

TEST_CASE("acts that are wide enough for a block are left to it")
{
    StripBench bench;
    bench.document.open(threeActs()); // 2, 3 and 1.5 seconds
    bench.strip.setProperty("belowPixels", 20.0);
    bench.scale.show(0, 100);
    CHECK(bench.strip.rects().empty());
    bench.scale.show(0, 9);
    CHECK(bench.strip.rects().size() == 2);
    bench.scale.show(0, 1);
    CHECK(bench.strip.rects().size() == 3);
}

TEST_CASE("a thousand acts on a few pixels are few stripes, and a selected one among them can be seen")
{
    StripBench bench;
    Show show = newShow();
    for (int i = 0; i < 1000; ++i) show.acts.push_back(makeAct(("a" + std::to_string(i)).c_str(), 60 * i, 59));
    bench.document.open(show);
    bench.scale.show(0, 0.05);
    CHECK(bench.strip.rects().size() <= 55);
    CHECK(bench.ofColor(Qt::red) == 0);
    bench.selection.select(ActId{"a517"});
    CHECK(bench.ofColor(Qt::red) == 1);
}

TEST_CASE("nothing is drawn without a document or a scale")
{
    ActStripItem strip;
    CHECK(strip.rects().empty());
    ShowDocument document;
    document.open(threeActs());
    strip.setDocument(&document);
    CHECK(strip.rects().empty());
}
