// SPDX-License-Identifier: MIT
#include "document/show_document.h"
#include "show/edit.h"
#include "support/catch.h"
#include "timeline/clock_text.h"
#include "timeline/ruler_lines_item.h"
#include "timeline/ruler_model.h"
#include "timeline/ruler_ticks.h"

#include <QAbstractItemModelTester>

#include <algorithm>
#include <cmath>
#include <set>

using namespace flocktale;

TEST_CASE("at every zoom labels have room, ticks stand on whole steps and no closer spacing would do")
{
    for (double scale = TimeScale::kLowestPixelsPerSecond; scale <= TimeScale::kHighestPixelsPerSecond; scale *= 1.07) {
        const TickSpacing spacing = tickSpacing(scale, 70);
        INFO("pixels per second " << scale << ", major " << spacing.major.count);
        REQUIRE(spacing.major.count % spacing.minor.count == 0);
        REQUIRE(seconds(spacing.minor) * scale >= (spacing.minor == Step{1} ? 0.0 : 3.99));
        const bool widest = spacing.major == Step{216000};
        REQUIRE((widest || seconds(spacing.major) * scale >= 70));
        // Half of it, or less than half, would be too close.
        REQUIRE((spacing.major == Step{1} || seconds(spacing.major) * scale < 70 * 3.01));
    }
}

TEST_CASE("labels of neighbouring majors differ at every zoom")
{
    for (double scale = 0.5; scale <= 3600; scale *= 1.31) {
        const TickSpacing spacing = tickSpacing(scale, 70);
        std::set<QString> labels;
        for (std::int64_t i = 0; i < 50; ++i) labels.insert(clockText(Step{i * spacing.major.count}, spacing.decimals));
        REQUIRE(labels.size() == 50);
    }
}

TEST_CASE("ticks begin at the first multiple in view and none is negative")
{
    const TickSpacing spacing{Step{60}, Step{12}, 0};
    const auto ticks = ticksBetween(Step{-100}, Step{130}, spacing);
    REQUIRE(ticks.size() == 11);
    CHECK(ticks.front() == Tick{Step{0}, true});
    CHECK(ticks[1] == Tick{Step{12}, false});
    CHECK(ticks.back() == Tick{Step{120}, true});
    CHECK(ticksBetween(Step{61}, Step{71}, spacing).empty());
}

TEST_CASE("times read as a clock says them")
{
    CHECK(clockText(Step{0}, 0) == "0:00");
    CHECK(clockText(Step{75 * 60}, 0) == "1:15");
    CHECK(clockText(Step{3661 * 60}, 0) == "1:01:01");
    CHECK(clockText(Step{90}, 1) == "0:01.5");
    CHECK(clockText(Step{1}, 3) == "0:00.017");
    CHECK(clockText(Step{3599}, 1) == "1:00.0");
    CHECK(clockText(Step{-5}, 3) == "0:00.000");
    CHECK(durationText(Step{180}) == "3 s");
    CHECK(durationText(Step{75}) == "1.25 s");
    CHECK(durationText(Step{1}) == "0.017 s");
    CHECK(durationText(Step{600}) == "10 s");
}

TEST_CASE("labels and lines of the ruler cover the view, while panning and while zooming")
{
    TimeScale scale;
    scale.setViewWidth(900);
    scale.setContentSeconds(120);
    scale.fit();
    RulerModel ruler;
    const QAbstractItemModelTester tester(&ruler, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ruler.setTimeScale(&scale);
    RulerLinesItem lines;
    lines.setTimeScale(&scale);
    lines.setHeight(200);
    for (int i = 0; i < 60; ++i) {
        if (i % 7 == 3)
            scale.zoomAt(400, i % 2 ? 1.7 : 0.8);
        else
            scale.panBy(i % 2 ? 130 : -45);
        const TickSpacing spacing = tickSpacing(scale.pixelsPerSecond(), ruler.labelPixels());
        REQUIRE(ruler.rowCount() > 0);
        Step before{-1};
        for (const RulerRow& row : ruler.rows()) {
            REQUIRE(row.id > before);
            REQUIRE(row.id.count % spacing.major.count == 0);
            REQUIRE_FALSE(row.text.isEmpty());
            before = row.id;
        }
        REQUIRE(scale.xOf(seconds(ruler.rows().front().id)) <= 900);
        REQUIRE(scale.xOf(seconds(ruler.rows().back().id + spacing.major)) >= 900);
        // Every label in view has its tick and its line through the tracks.
        for (const RulerRow& row : ruler.rows()) {
            const double x = std::round(scale.xOf(seconds(row.id)));
            if (x < 1 || x > 899) continue;
            double tall = 0;
            for (const ColoredRect& line : lines.lines())
                if (line.place.x() == x) tall += line.place.height();
            REQUIRE(tall == 10 + 200 - 28);
        }
    }
}

TEST_CASE("the ruler shows every beat that has room, then only bars, then none")
{
    ShowDocument document;
    Show show = newShow();
    show.tempo = {Tempo{}}; // two beats a second, four to the bar
    document.open(show);
    TimeScale scale;
    scale.setViewWidth(1000);
    scale.setContentSeconds(10'000);
    RulerLinesItem ruler;
    ruler.setTimeScale(&scale);
    ruler.setDocument(&document);
    ruler.setProperty("beatColor", QColor(Qt::red));
    const auto beats = [&] {
        const auto lines = ruler.lines();
        return std::count_if(lines.begin(), lines.end(),
                             [](const ColoredRect& r) { return r.color == QColor(Qt::red); });
    };
    scale.show(0, 100);
    CHECK(beats() == 21);
    scale.show(0, 5);
    CHECK(beats() == 101);
    scale.show(0, 1);
    CHECK(beats() == 0);
    scale.show(0, 100);
    document.edit("Tempo", [](Show& s) {
        s.tempo.clear();
        return true;
    });
    CHECK(beats() == 0);
}
