// SPDX-License-Identifier: MIT
#include "document/selection.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QSignalSpy>

using namespace flocktale;

namespace {
struct Selected {
    ShowDocument document;
    Selection selection;
    Selected()
    {
        document.open(test::threeActs());
        selection.setDocument(&document);
    }
};
} // namespace

TEST_CASE("Selecting an act makes it and its first cast current", "[selection]")
{
    Selected s;
    s.selection.selectAct(QStringLiteral("a2"));
    CHECK(s.selection.currentAct() == ActId{"a2"});
    CHECK(s.selection.currentCast() == CastId{"c1"});
    s.selection.selectAct(QStringLiteral("a1"));
    CHECK(s.selection.acts() == std::vector{ActId{"a1"}});
    CHECK(s.selection.currentCast().empty());
}

TEST_CASE("A selection extends over everything between two acts", "[selection]")
{
    Selected s;
    s.selection.selectAct(QStringLiteral("a3"));
    s.selection.extendToAct(QStringLiteral("a1"));
    CHECK(s.selection.acts().size() == 3);
    CHECK(s.selection.isSelected(ActId{"a2"}));
}

TEST_CASE("An act that does not exist cannot be selected", "[selection]")
{
    Selected s;
    s.selection.selectAct(QStringLiteral("nobody"));
    CHECK(s.selection.isEmpty());
    s.selection.set({ActId{"a1"}, ActId{"nobody"}, ActId{"a1"}});
    CHECK(s.selection.acts() == std::vector{ActId{"a1"}});
}

TEST_CASE("Deleted acts leave the selection, and undo does not put them back in", "[selection]")
{
    Selected s;
    s.selection.selectAll();
    s.document.edit(QStringLiteral("Delete act"), [](Show& show) { return removeAct(show, ActId{"a2"}); });
    CHECK(s.selection.acts().size() == 2);
    CHECK_FALSE(s.selection.isSelected(ActId{"a2"}));
    s.document.undo();
    CHECK(s.selection.acts().size() == 2);
    CHECK_FALSE(s.selection.isSelected(ActId{"a2"}));
}

TEST_CASE("A cancelled drag and an opened show leave only existing acts selected", "[selection]")
{
    Selected s;
    const int gesture = s.document.beginGesture(QStringLiteral("Duplicate act"));
    ActId copy;
    s.document.updateGesture(gesture, [&](Show& show) {
        copy = duplicateAct(show, ActId{"a1"});
        return !copy.empty();
    });
    s.selection.select(copy);
    REQUIRE(s.selection.isSelected(copy));
    s.document.cancelGesture(gesture);
    CHECK_FALSE(s.selection.isSelected(copy));

    s.selection.selectAll();
    s.document.open(newShow());
    CHECK_FALSE(s.selection.isSelected(ActId{"a3"}));
    for (const ActId& act : s.selection.acts()) CHECK(findAct(s.document.show(), act) != nullptr);
}

TEST_CASE("A removed cast gives its place to the act's first", "[selection]")
{
    Selected s;
    CastId added;
    s.document.edit(QStringLiteral("Add cast"), [&](Show& show) {
        added = addCast(show, ActId{"a2"}, test::cast("", DiscShape{}));
        return !added.empty();
    });
    s.selection.selectAct(QStringLiteral("a2"));
    s.selection.selectCast(added);
    CHECK(s.selection.currentCast() == added);
    s.document.undo();
    CHECK(s.selection.currentCast() == CastId{"c1"});
}

TEST_CASE("Several casts are chosen one by one or as a range, the current one is the last", "[selection]")
{
    Selected s;
    s.document.edit(QStringLiteral("Add casts"), [](Show& show) {
        bool added = true;
        for (const char* id : {"c2", "c3", "c4"})
            added = !addCast(show, ActId{"a2"}, test::cast(id, DiscShape{})).empty() && added;
        return added;
    });
    s.selection.selectAct(QStringLiteral("a2"));
    const std::vector<Cast>& casts = findAct(s.document.show(), ActId{"a2"})->casts;
    REQUIRE(casts.size() == 4);
    const CastId first = casts[0].id;
    const CastId third = casts[2].id;
    s.selection.toggleCast(third);
    CHECK(s.selection.casts() == std::vector<CastId>{first, third});
    CHECK(s.selection.currentCast() == third);
    s.selection.extendToCast(first);
    CHECK(s.selection.casts() == std::vector<CastId>{first, casts[1].id, third});
    s.selection.toggleCast(third);
    s.selection.toggleCast(casts[1].id);
    CHECK(s.selection.currentCast() == first);
    s.selection.toggleCast(first);
    CHECK(s.selection.casts() == std::vector<CastId>{first});
    s.selection.setCasts({third, CastId{"gone"}, first, third});
    CHECK(s.selection.casts() == std::vector<CastId>{third, first});
    s.document.undo();
    CHECK(s.selection.casts() == std::vector<CastId>{first});
    s.selection.selectAct(QStringLiteral("a1"));
    CHECK(s.selection.casts().empty());
    CHECK(s.selection.currentCast().empty());
}

TEST_CASE("Selecting what is selected is no news", "[selection]")
{
    Selected s;
    s.selection.selectAct(QStringLiteral("a2"));
    const QSignalSpy changes(&s.selection, &Selection::changed);
    s.selection.selectAct(QStringLiteral("a2"));
    s.document.edit(QStringLiteral("Rename show"), [](Show& show) { return setTitle(show, "x"); });
    CHECK(changes.isEmpty());
}

TEST_CASE("Several casts of the current act are selected, with the current one always", "[selection]")
{
    Selected s;
    s.document.edit(QStringLiteral("Add"), [](Show& show) {
        for (const char* id : {"c2", "c3"}) addCast(show, ActId{"a2"}, test::cast(id, DiscShape{}));
        return true;
    });
    s.selection.selectAct(QStringLiteral("a2"));
    CHECK(s.selection.casts() == std::vector{CastId{"c1"}});
    s.selection.toggleCast(CastId{"c3"});
    CHECK(s.selection.casts() == std::vector{CastId{"c1"}, CastId{"c3"}});
    CHECK(s.selection.currentCast() == CastId{"c3"});
    CHECK(s.selection.isSelected(CastId{"c1"}));
    s.selection.setCasts({CastId{"c2"}, CastId{"nobody"}, CastId{"c2"}, CastId{"c1"}});
    CHECK(s.selection.casts() == std::vector{CastId{"c2"}, CastId{"c1"}});
    CHECK(s.selection.currentCast() == CastId{"c1"});
    s.document.edit(QStringLiteral("Remove"), [](Show& show) { return removeCast(show, ActId{"a2"}, CastId{"c1"}); });
    CHECK(s.selection.casts() == std::vector{CastId{"c2"}});
    CHECK(s.selection.currentCast() == CastId{"c2"});
    s.selection.toggleCast(CastId{"c2"});
    CHECK(s.selection.casts() == std::vector{CastId{"c2"}});
    s.selection.selectAct(QStringLiteral("a1"));
    CHECK(s.selection.casts().empty());
    CHECK(s.selection.castIds().isEmpty());
}
