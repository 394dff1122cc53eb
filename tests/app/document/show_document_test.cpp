// SPDX-License-Identifier: MIT
#include "document/show_document.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QSignalSpy>

using namespace flocktale;

namespace {
const ActId kFirst{"a1"}, kLast{"a3"};

ShowDocument::Edit moveLastTo(double at)
{
    return [at](Show& show) { return moveAct(show, kLast, nearestStep(at)); };
}

/// A document with three acts, open and clean.
struct Opened {
    ShowDocument document;
    Show loaded = test::threeActs();
    Opened() { document.open(loaded); }

    int drag(double until, int moves)
    {
        const int gesture = document.beginGesture(QStringLiteral("Move act"));
        for (int i = 1; i <= moves; ++i) document.updateGesture(gesture, moveLastTo(4 + (until - 4) * i / moves));
        return gesture;
    }
    void rename(const std::string& title)
    {
        document.edit(QStringLiteral("Rename show"), [&](Show& show) { return setTitle(show, title); });
    }
};
} // namespace

TEST_CASE("A drag of sixty moves is one undo step", "[document]")
{
    Opened opened;
    CHECK(opened.document.commitGesture(opened.drag(9, 60)));
    CHECK(opened.document.history().count() == 1);
    CHECK(opened.document.undoText() == QStringLiteral("Move act"));
    CHECK(findAct(opened.document.show(), kLast)->start == nearestStep(9));
    opened.document.undo();
    CHECK(opened.document.show() == opened.loaded);
}

TEST_CASE("A drag that ends where it began is no undo step", "[document]")
{
    Opened opened;
    const int gesture = opened.drag(9, 10);
    opened.document.updateGesture(gesture, moveLastTo(4));
    opened.document.commitGesture(gesture);
    CHECK(opened.document.history().count() == 0);
    CHECK_FALSE(opened.document.isModified());
    CHECK(opened.document.show() == opened.loaded);
}

TEST_CASE("Two drags are two undo steps", "[document]")
{
    Opened opened;
    opened.document.commitGesture(opened.drag(9, 5));
    opened.document.commitGesture(opened.drag(12, 5));
    CHECK(opened.document.history().count() == 2);
}

TEST_CASE("An edit during a drag ends it: two undo steps", "[document]")
{
    Opened opened;
    const int gesture = opened.drag(9, 5);
    opened.rename("Other");
    CHECK(opened.document.history().count() == 2);
    const Show after = opened.document.show();
    CHECK_FALSE(opened.document.updateGesture(gesture, moveLastTo(20)));
    CHECK_FALSE(opened.document.commitGesture(gesture));
    CHECK(opened.document.show() == after);
}

TEST_CASE("A cancelled drag leaves no step and the old state", "[document]")
{
    Opened opened;
    const int gesture = opened.drag(9, 60);
    CHECK(opened.document.isModified());
    CHECK(opened.document.cancelGesture(gesture));
    CHECK(opened.document.history().count() == 0);
    CHECK_FALSE(opened.document.isModified());
    CHECK(opened.document.show() == opened.loaded);
}

TEST_CASE("Undo to the bottom is the show as loaded and redo to the top the show as edited", "[document]")
{
    Opened opened;
    for (int i = 0; i < 12; ++i) {
        if (i % 3 == 0)
            opened.document.commitGesture(opened.drag(60 + i, 4));
        else if (i % 3 == 1)
            opened.document.edit(QStringLiteral("Duplicate act"),
                                 [](Show& show) { return !duplicateAct(show, kFirst).empty(); });
        else
            opened.rename(std::to_string(i));
    }
    const Show edited = opened.document.show();
    REQUIRE(opened.document.history().count() == 12);
    while (opened.document.canUndo()) opened.document.undo();
    CHECK(opened.document.show() == opened.loaded);
    while (opened.document.canRedo()) opened.document.redo();
    CHECK(opened.document.show() == edited);
    opened.document.jumpTo(0);
    CHECK(opened.document.show() == opened.loaded);
}

TEST_CASE("Deleting the dragged act, undoing and loading during a drag end it quietly", "[document]")
{
    Opened opened;
    const int gesture = opened.drag(9, 3);
    SECTION("deleted")
    {
        opened.document.edit(QStringLiteral("Delete act"), [](Show& show) { return removeAct(show, kLast); });
        CHECK_FALSE(opened.document.updateGesture(gesture, moveLastTo(12)));
        CHECK(findAct(opened.document.show(), kLast) == nullptr);
    }
    SECTION("undone")
    {
        opened.document.undo();
        CHECK_FALSE(opened.document.updateGesture(gesture, moveLastTo(12)));
        CHECK(opened.document.show() == opened.loaded);
    }
    SECTION("another show opened")
    {
        opened.document.open(newShow());
        CHECK_FALSE(opened.document.updateGesture(gesture, moveLastTo(12)));
        CHECK_FALSE(opened.document.commitGesture(gesture));
        CHECK(opened.document.show() == newShow());
        CHECK_FALSE(opened.document.isModified());
    }
}

TEST_CASE("An edit that changes nothing is no step and no news", "[document]")
{
    Opened opened;
    const QSignalSpy changes(&opened.document, &ShowDocument::changed);
    CHECK_FALSE(
        opened.document.edit(QStringLiteral("Move act"), [](Show& show) { return moveAct(show, kFirst, Step{}); }));
    CHECK_FALSE(opened.document.edit(QStringLiteral("Break"), [](Show& show) {
        show.title = "half done";
        return false;
    }));
    CHECK(opened.document.show() == opened.loaded);
    CHECK(changes.isEmpty());
    CHECK(opened.document.history().count() == 0);
}

TEST_CASE("The show is modified exactly when it differs from the one on disk", "[document]")
{
    Opened opened;
    ShowDocument& document = opened.document;
    CHECK_FALSE(document.isModified());
    opened.rename("A");
    CHECK(document.isModified());
    document.setSaved();
    CHECK_FALSE(document.isModified());
    opened.rename("B");
    CHECK(document.isModified());
    document.undo();
    CHECK_FALSE(document.isModified());
    document.undo();
    CHECK(document.isModified());
    document.redo();
    CHECK_FALSE(document.isModified());
    document.undo();
    opened.rename("C"); // what was saved can no longer be reached
    CHECK(document.isModified());
    document.undo();
    CHECK(document.isModified());
    document.setSaved();
    CHECK_FALSE(document.isModified());
    document.redo();
    CHECK(document.isModified());
}

TEST_CASE("Beyond the history's limit an opened show stays modified", "[document]")
{
    Opened opened;
    const int limit = opened.document.history().undoLimit();
    REQUIRE(limit > 0);
    for (int i = 0; i <= limit; ++i) opened.rename(std::to_string(i));
    while (opened.document.canUndo()) opened.document.undo();
    CHECK(opened.document.isModified());
}

TEST_CASE("A change names what it touched", "[document]")
{
    Opened opened;
    ShowChange last;
    QObject::connect(&opened.document, &ShowDocument::changed, [&](const ShowChange& change) { last = change; });
    opened.document.edit(QStringLiteral("Move act"), moveLastTo(9));
    CHECK(last.touches(kLast));
    CHECK_FALSE(last.touches(kFirst));
    CHECK_FALSE(last.everything);
    opened.document.undo();
    CHECK(last.touches(kLast));
    opened.document.open(newShow());
    CHECK(last.everything);
}
