// SPDX-License-Identifier: MIT
#include "handles/pin_tool.h"

#include "stage_stand.h"
#include "support/catch.h"

#include <set>
#include <utility>
#include <vector>

using namespace flocktale;

namespace {

Show dozen()
{
    Show show = test::threeActs();
    show.flock.count = 12;
    return show;
}

/// Twelve birds on a ring.
struct Stand : test::StageStand {
    Stand() : StageStand(dozen())
    {
        put(tool);
        tool.toggle();
    }
    [[nodiscard]] Vec2 target(int bird) const
    {
        return preview.report()->entry->target[static_cast<std::size_t>(bird)];
    }
    [[nodiscard]] QPointF at(int bird) const { return StageStand::at(target(bird).x, target(bird).y); }
    void click(int bird)
    {
        tool.press(at(bird) + QPointF(3, 2));
        tool.release();
        settle();
    }
    [[nodiscard]] const std::vector<Pin>& pins() const { return document.show().acts[1].casts[0].pins; }

    PinTool tool;
};

} // namespace

TEST_CASE("A click locks the bird that is sent there to its point, and another lets it go")
{
    Stand stand;
    REQUIRE(stand.tool.isActive());
    const Vec2 before = stand.target(5);
    stand.click(5);
    REQUIRE(stand.pins().size() == 1);
    CHECK(stand.pins()[0].bird == 5);
    CHECK(stand.tool.count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Lock bird"));
    CHECK(stand.target(5).x == before.x);
    CHECK(stand.target(5).y == before.y);
    REQUIRE(stand.tool.pinned().size() == 1);
    CHECK(stand.tool.pinned()[0] == stand.at(5));
    stand.click(5);
    CHECK(stand.pins().empty());
    CHECK(stand.document.undoText() == QStringLiteral("Unlock bird"));
    CHECK(stand.document.history().count() == 2);
}

TEST_CASE("A locked bird keeps its point whatever the assignment")
{
    Stand stand;
    stand.click(5);
    const Vec2 before = stand.target(5);
    stand.document.edit(QStringLiteral("Assignment"), [](Show& show) {
        show.acts[1].casts[0].assignment = AssignmentMethod::index;
        return true;
    });
    stand.settle();
    CHECK(stand.target(5).x == Approx(before.x));
    CHECK(stand.target(5).y == Approx(before.y));
}

TEST_CASE("A drag from place to place makes two birds change places and locks both, as one undo step")
{
    Stand stand;
    std::vector<Vec2> before;
    for (int i = 0; i < 12; ++i) before.push_back(stand.target(i));
    stand.tool.press(stand.at(3));
    stand.tool.drag({640, 372});
    CHECK(!stand.tool.line());
    stand.tool.drag(stand.at(8));
    REQUIRE(stand.tool.line());
    CHECK(*stand.tool.line() == QLineF(stand.at(3), stand.at(8)));
    stand.tool.release();
    CHECK(stand.document.history().count() == 1);
    CHECK(stand.document.undoText() == QStringLiteral("Swap birds"));
    stand.settle();
    CHECK(stand.pins().size() == 2);
    CHECK(stand.target(3).x == before[8].x);
    CHECK(stand.target(8).y == before[3].y);
    // The others share the same places as before.
    std::multiset<std::pair<double, double>> places;
    std::multiset<std::pair<double, double>> same;
    for (int i = 0; i < 12; ++i) {
        places.insert({stand.target(i).x, stand.target(i).y});
        same.insert({before[static_cast<std::size_t>(i)].x, before[static_cast<std::size_t>(i)].y});
    }
    CHECK(places == same);
    const Show after = stand.document.show();
    stand.document.undo();
    CHECK(stand.pins().empty());
    stand.document.redo();
    CHECK(stand.document.show() == after);
}

TEST_CASE("Letting go beside everything, Escape and a show that changes meanwhile do nothing")
{
    Stand stand;
    stand.tool.press(stand.at(3));
    stand.tool.drag({640, 372});
    stand.tool.release();
    CHECK(stand.pins().empty());
    stand.tool.press(stand.at(3));
    CHECK(stand.tool.cancel());
    CHECK(!stand.tool.cancel());
    stand.tool.release();
    CHECK(stand.pins().empty());
    CHECK(stand.document.history().count() == 0);

    stand.tool.press(stand.at(3));
    stand.document.edit(QStringLiteral("Fewer"), [](Show& show) {
        show.flock.count = 2;
        return true;
    });
    stand.settle();
    stand.tool.release();
    CHECK(stand.pins().empty());
}

TEST_CASE("All birds are let go at once")
{
    Stand stand;
    stand.click(1);
    stand.click(2);
    CHECK(stand.tool.count() == 2);
    stand.tool.clear();
    CHECK(stand.tool.count() == 0);
    CHECK(stand.document.history().count() == 3);
    stand.tool.clear();
    CHECK(stand.document.history().count() == 3);
    stand.document.undo();
    CHECK(stand.tool.count() == 2);
}

TEST_CASE("The tool rests while there is no cast, and Escape puts it away")
{
    Stand stand;
    stand.selection.select(ActId{"a1"});
    stand.settle();
    CHECK(!stand.tool.isActive());
    stand.selection.select(ActId{"a2"});
    stand.settle();
    CHECK(stand.tool.isActive());
    stand.tool.putAway();
    CHECK(!stand.tool.isActive());
    stand.click(4);
    CHECK(stand.pins().empty());
}
