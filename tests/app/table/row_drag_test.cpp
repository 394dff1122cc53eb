// SPDX-License-Identifier: MIT
#include "table/row_drag.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <random>

using namespace flocktale;

namespace {
/// Acts of different lengths with different gaps.
Show rows(int count)
{
    Show show = newShow();
    show.acts.clear();
    Step at;
    for (int i = 0; i < count; ++i) {
        Act act = test::act("a" + std::to_string(i), 0, 1);
        act.start = at + Step{7 * (i % 3)};
        act.duration = Step{60 + 13 * i};
        at = act.end();
        show.acts.push_back(act);
    }
    return show;
}

std::vector<ActId> order(const Show& show)
{
    std::vector<ActId> ids;
    for (const Act& act : show.acts) ids.push_back(act.id);
    return ids;
}

std::vector<Step> gaps(const Show& show)
{
    std::vector<Step> found;
    Step end;
    for (const Act& act : show.acts) {
        found.push_back(act.start - end);
        end = act.end();
    }
    return found;
}

std::vector<ActId> ids(std::initializer_list<int> numbers)
{
    std::vector<ActId> made;
    for (const int number : numbers) made.push_back(ActId{"a" + std::to_string(number)});
    return made;
}
} // namespace

TEST_CASE("A block goes where it is dropped, in its own order", "[table]")
{
    Show show = rows(5);
    CHECK(arrangeActs(show, ids({3}), 0));
    CHECK(order(show) == ids({3, 0, 1, 2, 4}));
    show = rows(5);
    CHECK(arrangeActs(show, ids({0}), 5));
    CHECK(order(show) == ids({1, 2, 3, 4, 0}));
    show = rows(5);
    CHECK(arrangeActs(show, ids({3, 1}), 0));
    CHECK(order(show) == ids({1, 3, 0, 2, 4}));
    show = rows(5);
    CHECK(arrangeActs(show, ids({0, 4}), 2));
    CHECK(order(show) == ids({1, 0, 4, 2, 3}));
}

TEST_CASE("A block that stays where it is changes nothing", "[table]")
{
    for (const std::size_t index : {2u, 3u}) {
        Show show = rows(5);
        CHECK_FALSE(arrangeActs(show, ids({2}), index));
        CHECK(show == rows(5));
    }
    Show show = rows(5);
    CHECK_FALSE(arrangeActs(show, ids({9}), 0));
    CHECK(show == rows(5));
}

TEST_CASE("Whatever is dragged where, durations and gaps stay and nothing overlaps", "[table]")
{
    std::minstd_rand random(11);
    for (int round = 0; round < 200; ++round) {
        Show show = rows(8);
        std::vector<ActId> block;
        for (const Act& act : show.acts)
            if (random() % 3 == 0) block.push_back(act.id);
        const std::size_t index = random() % 9;
        INFO("round " << round << " to " << index);
        // The oracle: a stable partition.
        std::vector<ActId> wanted, moved, behind;
        for (std::size_t i = 0; i < show.acts.size(); ++i) {
            const ActId& act = show.acts[i].id;
            const bool in = std::find(block.begin(), block.end(), act) != block.end();
            (in ? moved : i < index ? wanted : behind).push_back(act);
        }
        wanted.insert(wanted.end(), moved.begin(), moved.end());
        wanted.insert(wanted.end(), behind.begin(), behind.end());

        const Show before = show;
        arrangeActs(show, block, index);
        CHECK(order(show) == wanted);
        for (const Act& act : before.acts) CHECK(findAct(show, act.id)->duration == act.duration);
        CHECK(gaps(show) == gaps(before));
    }
}

TEST_CASE("A drag over many lines is one undo step and ends where one move would", "[table]")
{
    ShowDocument document;
    document.open(rows(6));
    {
        RowDrag drag(document, ids({1}));
        for (const int line : {2, 3, 4, 5, 6, 0, 4}) drag.moveTo(line);
        drag.drop();
    }
    CHECK(order(document.show()) == ids({0, 2, 3, 1, 4, 5}));
    CHECK(document.history().count() == 1);
    document.undo();
    CHECK(document.show() == rows(6));
    document.redo();
    CHECK(order(document.show()) == ids({0, 2, 3, 1, 4, 5}));
}

TEST_CASE("A drag that is not dropped, or comes back, is no step", "[table]")
{
    ShowDocument document;
    document.open(rows(6));
    {
        RowDrag drag(document, ids({1}));
        drag.moveTo(5);
        CHECK(order(document.show()) != ids({0, 1, 2, 3, 4, 5}));
    }
    {
        RowDrag drag(document, ids({1}));
        drag.moveTo(5);
        drag.moveTo(1);
        drag.drop();
    }
    CHECK(document.show() == rows(6));
    CHECK(document.history().count() == 0);
}
