// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "show/edit.h"
#include "show/edit_group.h"
#include "support/catch.h"

#include <set>

using namespace flocktale;

namespace {

Act act(const char* id, std::int64_t start, std::int64_t duration)
{
    Act made;
    made.id = ActId{id};
    made.name = id;
    made.start = Step{start};
    made.duration = Step{duration};
    Cast cast;
    cast.id = CastId{std::string("c-") + id};
    cast.shape = TextShape{"HELLO", 200, "", true};
    made.casts.push_back(cast);
    return made;
}

Show threeActs()
{
    Show show = newShow();
    show.acts = {act("a1", 0, 120), act("a2", 120, 180), act("a3", 300, 90)};
    return show;
}

bool isOrderly(const Show& show)
{
    std::set<std::string> ids;
    for (std::size_t i = 0; i < show.acts.size(); ++i) {
        if (!ids.insert(show.acts[i].id.value).second) return false;
        for (const Cast& cast : show.acts[i].casts)
            if (!ids.insert(cast.id.value).second) return false;
        if (i > 0 && show.acts[i].start < show.acts[i - 1].end()) return false;
    }
    return true;
}

const std::string& textOf(const Show& show, const ActId& id)
{
    return std::get<TextShape>(findAct(show, id)->casts.front().shape).text;
}

} // namespace

TEST_CASE("acts that move together keep their distances and never touch the others")
{
    for (std::int64_t shift = -400; shift <= 400; shift += 7) {
        Show show = threeActs();
        const bool moved = moveActs(show, {ActId{"a1"}, ActId{"a3"}}, Step{shift});
        REQUIRE(isOrderly(show));
        REQUIRE(findAct(show, ActId{"a3"})->start - findAct(show, ActId{"a1"})->start == Step{300});
        REQUIRE(findAct(show, ActId{"a2"})->start == Step{120});
        REQUIRE(moved == (show != threeActs()));
    }
}

TEST_CASE("moving, removing and placing by index say false and change nothing when there is nothing to do")
{
    Show show = threeActs();
    const Show before = show;
    CHECK_FALSE(moveActs(show, {ActId{"a1"}}, Step{-5}));
    CHECK_FALSE(moveActs(show, {ActId{"nobody"}}, Step{50}));
    CHECK_FALSE(moveActs(show, {ActId{"a1"}}, Step{1}, Passing::stop));
    CHECK_FALSE(removeActs(show, {ActId{"nobody"}}));
    CHECK_FALSE(moveActToIndex(show, ActId{"a2"}, 1));
    CHECK_FALSE(moveActToIndex(show, ActId{"nobody"}, 0));
    CHECK(pasteActs(show, {}, Step{10}).empty());
    CHECK(duplicateActs(show, {ActId{"nobody"}}).empty());
    CHECK(show == before);
}

TEST_CASE("an act placed by index stands there, and the others keep their order")
{
    Show show = threeActs();
    REQUIRE(moveActToIndex(show, ActId{"a1"}, 99));
    CHECK(show.acts[0].id == ActId{"a2"});
    CHECK(show.acts[1].id == ActId{"a3"});
    CHECK(show.acts[2].id == ActId{"a1"});
    CHECK(show.length() == threeActs().length());
    CHECK(isOrderly(show));
    REQUIRE(moveActToIndex(show, ActId{"a1"}, 0));
    CHECK(show == threeActs());
}

TEST_CASE("copies have ids of their own, and changing one leaves the others as they were")
{
    Show show = threeActs();
    const ActGroup copied = copyActs(show, {ActId{"a2"}});
    const ActId first = pasteActs(show, copied, Step{400}).at(0);
    const ActId second = pasteActs(show, copied, Step{400}).at(0);
    REQUIRE(show.acts.size() == 5);
    CHECK(isOrderly(show));
    Cast changed = findAct(show, second)->casts.front();
    std::get<TextShape>(changed.shape).text = "CHANGED";
    REQUIRE(setCast(show, second, changed));
    CHECK(textOf(show, ActId{"a2"}) == "HELLO");
    CHECK(textOf(show, first) == "HELLO");
    CHECK(textOf(show, second) == "CHANGED");
}

TEST_CASE("props of a copied act belong to the copy")
{
    Show show = threeActs();
    Prop prop;
    prop.act = ActId{"a2"};
    prop.text = "under HELLO";
    addProp(show, prop);
    prop.act = {};
    addProp(show, prop);
    for (const ActId& id :
         {duplicateActs(show, {ActId{"a2"}}).at(0), pasteActs(show, copyActs(show, {ActId{"a2"}}), Step{0}).at(0)}) {
        int own = 0;
        for (const Prop& other : show.props) own += other.act == id;
        CHECK(own == 1);
    }
    CHECK(show.props.size() == 4);
}

TEST_CASE("a pasted group keeps its distances in another show and its ids stay unique there")
{
    Show other = threeActs();
    const auto added = pasteActs(other, copyActs(threeActs(), {ActId{"a1"}, ActId{"a3"}}), Step{200});
    REQUIRE(added.size() == 2);
    CHECK(isOrderly(other));
    CHECK(findAct(other, added[1])->start - findAct(other, added[0])->start == Step{300});
}

TEST_CASE("duplicates stand behind the originals even where the nearest room is before them")
{
    Show show = newShow();
    show.acts = {act("a1", 1000, 100), act("a2", 1110, 100)};
    const ActId copy = duplicateActs(show, {ActId{"a1"}}).at(0);
    CHECK(findAct(show, copy)->start == Step{1210});
}

TEST_CASE("a paste beyond the limits leaves the show as it was")
{
    Show show = newShow();
    for (int i = 0; i < limits::kActs - 1; ++i) show.acts.push_back(act(("x" + std::to_string(i)).c_str(), i * 10, 10));
    const Show before = show;
    CHECK(pasteActs(show, copyActs(show, {ActId{"x1"}, ActId{"x2"}}), Step{0}).empty());
    CHECK(show == before);
    CHECK(pasteActs(show, copyActs(show, {ActId{"x1"}}), Step{0}).size() == 1);
}
