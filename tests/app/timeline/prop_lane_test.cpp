// SPDX-License-Identifier: MIT
#include "controller_bench.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "support/catch.h"
#include "timeline/lanes/prop_span_model.h"
#include "timeline/lanes/span_pointer.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

Prop makeProp(const char* id, const char* act, std::int64_t start, std::int64_t duration)
{
    Prop prop;
    prop.id = PropId{id};
    prop.kind = PropKind::label;
    prop.text = id;
    prop.act = ActId{act};
    prop.start = Step{start};
    prop.duration = Step{duration};
    return prop;
}

/// The three acts, p1 free [1 s, 3 s), p2 all of a2 [2 s, 5 s), p3 in a2 [3 s, 4 s), p4 free [8 s, 9 s).
Show showWithProps()
{
    Show show = threeActs();
    show.props = {makeProp("p1", "", 60, 120), makeProp("p2", "a2", 0, 0), makeProp("p3", "a2", 60, 60),
                  makeProp("p4", "", 480, 60)};
    return show;
}

TrackSpan spanOf(const Show& show, const char* id)
{
    for (const TrackSpan& span : propSpans(show))
        if (span.id == id) return span;
    return {};
}

struct LaneBench : ControllerBench {
    PropSpanModel model;
    SpanPointer pointer;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    LaneBench()
    {
        controller.setSnapping(false);
        document.open(showWithProps());
        scale.show(0, 100);
        model.setDocument(&document);
        pointer.setController(&controller);
        pointer.setProperty("model", QVariant::fromValue<SpanModel*>(&model));
        pointer.setProperty("rowHeight", 20.0);
    }
    [[nodiscard]] double middleOf(const char* id) const { return spanOf(show(), id).row * 20.0 + 10; }
    void drag(const char* id, double from, double to, int moves = 10)
    {
        pointer.press(from, middleOf(id));
        for (int i = 1; i <= moves; ++i) pointer.move(from + (to - from) * i / moves, 0);
        pointer.release();
    }
    [[nodiscard]] Step start(const char* id) const { return spanOf(show(), id).start; }
    [[nodiscard]] Step end(const char* id) const { return spanOf(show(), id).end; }
};

} // namespace

TEST_CASE("props that show at the same time stand in different rows, and one after another in the same")
{
    const auto spans = propSpans(showWithProps());
    REQUIRE(spans.size() == 4);
    for (std::size_t i = 0; i < spans.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool meet = spans[i].start < spans[j].end && spans[j].start < spans[i].end;
            if (meet) CHECK(spans[i].row != spans[j].row);
        }
    }
    CHECK(rowsOf(spans) == 2);
    CHECK(spanOf(showWithProps(), "p2").start == Step{120});
    CHECK(spanOf(showWithProps(), "p2").end == Step{300});
    CHECK(spanOf(showWithProps(), "p3").start == Step{180});
}

TEST_CASE("a shift of nothing changes nothing, and shifts there and back end where they began")
{
    for (const char* id : {"p1", "p2", "p3", "p4"}) {
        for (const SpanChange change : {SpanChange::move, SpanChange::trimStart, SpanChange::trimEnd}) {
            Show show = showWithProps();
            CHECK_FALSE(shiftProp(show, PropId{id}, change, Step{}));
            CHECK(show == showWithProps());
        }
    }
    Show show = showWithProps();
    CHECK(shiftProp(show, PropId{"p1"}, SpanChange::move, Step{7}));
    CHECK(shiftProp(show, PropId{"p1"}, SpanChange::move, Step{-7}));
    CHECK(show == showWithProps());
    CHECK_FALSE(shiftProp(show, PropId{"nothing"}, SpanChange::move, Step{7}));
}

TEST_CASE("whatever the shift, a prop keeps a step, starts behind zero and an attached one stays in its act")
{
    for (const char* id : {"p1", "p2", "p3", "p4"}) {
        for (const SpanChange change : {SpanChange::move, SpanChange::trimStart, SpanChange::trimEnd}) {
            for (const std::int64_t shift : {-100000, -200, -61, -1, 1, 59, 200, 100000}) {
                Show show = showWithProps();
                shiftProp(show, PropId{id}, change, Step{shift});
                const Prop& prop = *findProp(show, PropId{id});
                const TrackSpan span = spanOf(show, id);
                INFO(id << " by " << shift);
                CHECK(prop.start >= Step{});
                CHECK(span.end > span.start);
                if (prop.act.empty()) continue;
                CHECK(span.start >= findAct(show, prop.act)->start);
                CHECK(span.end <= findAct(show, prop.act)->end());
            }
        }
    }
}

TEST_CASE("the end of an attached prop, brought to the end of its act, is the act's from then on")
{
    Show show = showWithProps();
    CHECK(shiftProp(show, PropId{"p3"}, SpanChange::trimEnd, Step{60}));
    CHECK(findProp(show, PropId{"p3"})->duration == Step{});
    trimActEnd(show, ActId{"a2"}, Step{260});
    CHECK(spanOf(show, "p3").end == Step{260});
    CHECK(shiftProp(show, PropId{"p3"}, SpanChange::trimEnd, Step{-20}));
    CHECK(spanOf(show, "p3").end == Step{240});
}

TEST_CASE("a drag of a prop or an edge is one undo step however it is cut, and one that returns is none")
{
    for (const int moves : {1, 10, 77}) {
        LaneBench bench;
        bench.drag("p1", 200, 250, moves);
        CHECK(bench.start("p1") == Step{90});
        CHECK(bench.end("p1") == Step{210});
        bench.drag("p1", 349, 399, moves);
        CHECK(bench.end("p1") == Step{240});
        bench.drag("p1", 151, 101, moves);
        CHECK(bench.start("p1") == Step{60});
        CHECK(bench.steps() == 3);
        bench.document.undo();
        bench.document.undo();
        bench.document.undo();
        CHECK(bench.show() == showWithProps());
        bench.document.redo();
        CHECK(bench.start("p1") == Step{90});
    }
    LaneBench bench;
    bench.pointer.press(200, bench.middleOf("p1"));
    bench.pointer.move(260, 0);
    bench.pointer.move(200, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 0);
}

TEST_CASE("a dragged prop snaps to an act's edge with one guide, and a cancelled drag gives the old place back")
{
    LaneBench bench;
    bench.controller.setSnapping(true);
    bench.pointer.press(850, bench.middleOf("p4"));
    bench.pointer.move(700, 0);
    bench.pointer.move(703, 0); // its start is at 6.53 s, the third act ends at 6.5 s
    CHECK(bench.start("p4") == Step{390});
    CHECK(bench.controller.guideSeconds() == 6.5);
    bench.pointer.move(703, static_cast<int>(Qt::AltModifier));
    CHECK(bench.start("p4") == Step{392});
    CHECK_FALSE(bench.controller.isGuideVisible());
    CHECK(bench.pointer.cancel());
    CHECK(bench.show() == showWithProps());
    bench.pointer.move(900, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 0);
}

TEST_CASE("a selected prop is nudged and deleted by key, and selecting it lets go of the acts")
{
    LaneBench bench;
    bench.selection.select(ActId{"a1"});
    bench.pointer.press(850, bench.middleOf("p4"));
    bench.pointer.release();
    CHECK(bench.controller.selectedProp() == "p4");
    CHECK(bench.selection.isEmpty());
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(bench.start("p4") == Step{490});
    bench.key(Qt::Key_Delete);
    CHECK_FALSE(findProp(bench.show(), PropId{"p4"}));
    CHECK_FALSE(bench.controller.isItemSelected());
    CHECK(bench.steps() == 2);
    bench.document.undo();
    bench.document.undo();
    CHECK(bench.show() == showWithProps());
}

TEST_CASE("a marker and a prop of the same id are two things")
{
    LaneBench bench;
    Show show = showWithProps();
    Marker marker;
    marker.id = MarkerId{"p4"};
    marker.at = Step{60};
    show.markers = {marker};
    bench.document.open(show);
    bench.scale.show(0, 100);
    bench.pointer.press(850, bench.middleOf("p4"));
    bench.pointer.release();
    CHECK(bench.controller.selectedProp() == "p4");
    CHECK(bench.controller.selectedMarker().isEmpty());
    bench.key(Qt::Key_Right);
    CHECK(bench.start("p4") == Step{481});
    CHECK(bench.show().markers[0].at == Step{60});
    bench.key(Qt::Key_Delete);
    CHECK_FALSE(findProp(bench.show(), PropId{"p4"}));
    CHECK(bench.show().markers.size() == 1);
}

TEST_CASE("a prop picked for its menu is attached to the act it begins in, stays there, and comes off again")
{
    LaneBench bench;
    CHECK(bench.pointer.pick(200, bench.middleOf("p1")) == "p1");
    CHECK_FALSE(bench.controller.isAttached());
    REQUIRE(bench.controller.canToggleAttached());
    bench.controller.toggleAttached();
    CHECK(findProp(bench.show(), PropId{"p1"})->act == ActId{"a1"});
    CHECK(bench.start("p1") == Step{60});
    bench.controller.toggleAttached();
    CHECK(findProp(bench.show(), PropId{"p1"})->act.empty());
    CHECK(bench.start("p1") == Step{60});
    CHECK(bench.pointer.pick(1190, bench.middleOf("p1")).isEmpty());
    CHECK(bench.steps() == 2);
}

TEST_CASE("deleting a prop or opening another show while it is dragged ends the drag without effect")
{
    LaneBench bench;
    bench.pointer.press(850, bench.middleOf("p4"));
    bench.pointer.move(900, 0);
    bench.key(Qt::Key_Delete);
    bench.pointer.move(950, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 1);
    CHECK_FALSE(findProp(bench.show(), PropId{"p4"}));
    bench.pointer.press(200, bench.middleOf("p1"));
    bench.pointer.move(300, 0);
    bench.document.open(newShow());
    bench.pointer.move(400, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 0);
    CHECK(bench.model.rowCount() == 0);
    CHECK_FALSE(bench.pointer.press(200, 10));
}

TEST_CASE("the rows follow edits of props and of the acts that they are attached to")
{
    LaneBench bench;
    CHECK(bench.model.laneCount() == 2);
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a2"}, Step{600}); });
    for (int row = 0; row < bench.model.rowCount(); ++row) {
        const QModelIndex index = bench.model.index(row, 0);
        const std::string id = index.data(PropSpanModel::PropIdRole).toString().toStdString();
        CHECK(index.data(PropSpanModel::StartRole).toDouble() == seconds(spanOf(bench.show(), id.c_str()).start));
        CHECK(index.data(PropSpanModel::AttachedRole).toBool() == (id == "p2" || id == "p3"));
    }
    bench.document.edit("Delete", [](Show& show) { return removeAct(show, ActId{"a2"}); });
    CHECK(bench.model.rowCount() == 2);
    CHECK(bench.model.laneCount() == 1);
}
