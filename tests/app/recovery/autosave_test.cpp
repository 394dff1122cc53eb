// SPDX-License-Identifier: MIT
#include "recovery/autosave.h"

#include "recovery/recovery_file.h"
#include "recovery/recovery_list_model.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"
#include "victim.h"
#include "json/show_json.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace std::chrono_literals;
using namespace flocktale;

namespace {
/// A document that is kept in a folder of its own.
struct Desk {
    QTemporaryDir folder;
    ShowDocument document;
    std::unique_ptr<Autosave> autosave = std::make_unique<Autosave>(document, folder.path());
    QSignalSpy kept{autosave.get(), &Autosave::kept};

    void change(const std::string& title)
    {
        document.edit(QStringLiteral("Rename show"), [&](Show& show) { return setTitle(show, title); });
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(folder.path()).entryList({QStringLiteral("*.recovery")}, QDir::Files);
    }
    /// What is in the only recovery file.
    [[nodiscard]] RecoveredText text() const
    {
        REQUIRE(files().size() == 1);
        const auto found = readRecovery(folder.filePath(files().first()));
        REQUIRE(found);
        return *found;
    }
};
} // namespace

TEST_CASE("An edit is kept with title, acts and place, and the file holds the show as it is", "[autosave]")
{
    Desk desk;
    desk.document.open(test::threeActs());
    desk.autosave->setPlace(QStringLiteral("/shows/x/show.json"), hashOf("disk"));
    CHECK(desk.files().isEmpty());
    desk.change("Mine");
    desk.autosave->flush();
    const RecoveredText text = desk.text();
    CHECK(text.show == writeShow(desk.document.show()).value());
    CHECK(text.note.title == QStringLiteral("Mine"));
    CHECK(text.note.acts == 3);
    CHECK(text.note.path == QStringLiteral("/shows/x/show.json"));
    CHECK(text.note.diskHash == hashOf("disk"));
    desk.change("Mine too");
    desk.autosave->flush();
    CHECK(desk.text().note.title == QStringLiteral("Mine too"));
}

TEST_CASE("Nothing is kept of a show that has no changes", "[autosave]")
{
    Desk desk;
    desk.document.open(test::threeActs());
    desk.autosave->flush();
    CHECK(desk.files().isEmpty());
}

TEST_CASE("The recovery file goes when the show is saved, undone to the saved state, closed or given up", "[autosave]")
{
    Desk desk;
    desk.document.open(test::threeActs());
    desk.change("Mine");
    desk.autosave->flush();
    REQUIRE(desk.files().size() == 1);
    SECTION("saved") { desk.document.setSaved(); }
    SECTION("undone") { desk.document.undo(); }
    SECTION("another one opened") { desk.document.open(newShow()); }
    SECTION("given up") { desk.autosave->forget(); }
    desk.autosave->flush();
    CHECK(desk.files().isEmpty());
}

TEST_CASE("A change behind the saved state is kept again", "[autosave]")
{
    Desk desk;
    desk.change("Mine");
    desk.document.setSaved();
    desk.document.undo();
    desk.autosave->flush();
    CHECK(desk.text().note.title == QString::fromStdString(newShow().title));
}

TEST_CASE("A program that ends with changes leaves them, even in the middle of a drag", "[autosave]")
{
    Desk desk;
    desk.change("Mine");
    const int gesture = desk.document.beginGesture(QStringLiteral("Rename show"));
    desk.document.updateGesture(gesture, [](Show& show) { return setTitle(show, "Dragged"); });
    desk.autosave->flush();
    desk.autosave.reset();
    CHECK(desk.text().note.title == QStringLiteral("Dragged"));
}

TEST_CASE("Edit after edit without a rest is kept after the longest time", "[autosave]")
{
    Desk desk;
    desk.autosave->setTimes(1h, 1ms);
    desk.change("Mine");
    CHECK(desk.kept.wait(10'000));
    CHECK(desk.text().note.title == QStringLiteral("Mine"));
}

TEST_CASE("A rest is kept long before the longest time", "[autosave]")
{
    Desk desk;
    desk.autosave->setTimes(1ms, 1h);
    desk.change("Mine");
    CHECK(desk.kept.wait(10'000));
    CHECK(desk.text().note.title == QStringLiteral("Mine"));
}

TEST_CASE("Where nothing can be kept the user is told, and told when it works again", "[autosave]")
{
    QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("state"));
    QFile file(place);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.close();
    ShowDocument document;
    Autosave autosave(document, place);
    const auto rename = [&](const char* title) {
        document.edit(QStringLiteral("Rename show"), [&](Show& show) { return setTitle(show, title); });
        autosave.flush();
        QCoreApplication::sendPostedEvents(&autosave);
    };
    rename("a");
    CHECK(autosave.failure().contains(place));
    REQUIRE(file.remove());
    rename("b");
    CHECK(autosave.failure().isEmpty());
    CHECK(QDir(place).entryList({QStringLiteral("*.recovery")}).size() == 1);
}

TEST_CASE("What a killed program has kept is offered again and again until it is answered", "[autosave]")
{
    Desk desk;
    {
        test::Victim program({desk.folder.path(), QStringLiteral("edit"), QStringLiteral("Lost hour")});
        REQUIRE(program.line == QStringLiteral("kept"));
        // While it lives its work is its own.
        RecoveryListModel early(desk.folder.path());
        early.look();
        CHECK(early.count() == 0);
        program.kill();
    }
    {
        // Killed again while the user is asked.
        test::Victim asking({desk.folder.path(), QStringLiteral("offer")});
        CHECK(asking.line == QStringLiteral("1"));
        RecoveryListModel elsewhere(desk.folder.path());
        elsewhere.look();
        CHECK(elsewhere.count() == 0);
        asking.kill();
    }
    RecoveryListModel found(desk.folder.path());
    found.look();
    REQUIRE(found.count() == 1);
    CHECK(found.data(found.index(0), RecoveryListModel::TitleRole).toString() == QStringLiteral("Lost hour"));

    // Opened, it is as unsaved as it was, in the same file, until it is saved.
    const auto taken = found.take(0);
    REQUIRE(taken);
    const ReadResult read = readShow(taken->text.show);
    REQUIRE(read.show);
    CHECK(read.show->title == "Lost hour");
    desk.autosave->adopt(taken->slot);
    desk.document.openUnsaved(*read.show);
    CHECK(desk.document.isModified());
    desk.autosave->flush();
    CHECK(desk.files().size() == 1);
    desk.document.setSaved();
    desk.autosave->flush();
    CHECK(desk.files().isEmpty());
}

TEST_CASE("Two programs that keep their work at the same time keep both", "[autosave]")
{
    Desk desk;
    test::Victim one({desk.folder.path(), QStringLiteral("edit"), QStringLiteral("One")});
    test::Victim two({desk.folder.path(), QStringLiteral("edit"), QStringLiteral("Two")});
    desk.change("Three");
    desk.autosave->flush();
    CHECK(desk.files().size() == 3);
    one.kill();
    two.kill();
    RecoveryListModel found(desk.folder.path());
    found.look();
    CHECK(found.count() == 2);
    desk.change("Three more");
    desk.autosave->flush();
    CHECK(desk.files().size() == 3);
}
