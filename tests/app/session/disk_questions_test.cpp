// SPDX-License-Identifier: MIT
#include "desk.h"

#include <QFileInfo>

using namespace flocktale;
using test::Desk;

namespace {
/// A desk with a show that another program then writes.
struct SharedDesk : Desk {
    SharedDesk()
    {
        putShow("one.json", "One");
        REQUIRE(files.open(path("one.json")));
    }
    [[nodiscard]] std::string titleOnDisk() const
    {
        const ReadResult read = readShow(bytes("one.json").toStdString());
        return read.show ? read.show->title : "unreadable";
    }
};
} // namespace

TEST_CASE("A file that another window has open is asked about before it is opened", "[disk]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    ShowDocument otherDocument;
    DocumentFiles other(otherDocument, desk.folder.filePath(QStringLiteral("claims")));
    REQUIRE(other.open(desk.path("one.json")));

    CHECK_FALSE(desk.files.open(desk.path("one.json")));
    REQUIRE(desk.files.question() == DocumentFiles::FileInUse);
    CHECK(desk.files.wantedName() == QStringLiteral("one.json"));
    CHECK_FALSE(desk.files.wantedHolder().isEmpty());
    CHECK(desk.opened.isEmpty());
    SECTION("cancelled, nothing happens")
    {
        desk.files.cancel();
        CHECK(desk.opened.isEmpty());
        CHECK(desk.files.isUntitled());
    }
    SECTION("a copy has no file yet and is saved beside the original under a name of its own")
    {
        desk.files.answerOpenCopy();
        CHECK(desk.title() == "One");
        CHECK(desk.files.isUntitled());
        CHECK(desk.files.name() == QStringLiteral("Copy of one"));
        CHECK(desk.files.suggestedUrl() == desk.url("Copy of one.json"));
        desk.files.save();
        CHECK(desk.files.question() == DocumentFiles::SavePath);
    }
    SECTION("opened anyway, both save into it")
    {
        desk.files.answerOpenAnyway();
        CHECK(desk.title() == "One");
        CHECK(desk.files.path() == desk.path("one.json"));
    }
    CHECK(desk.files.question() != DocumentFiles::FileInUse);
}

TEST_CASE("A window lets its file go for another, and claims the one that it saves as", "[disk]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    ShowDocument otherDocument;
    DocumentFiles other(otherDocument, desk.folder.filePath(QStringLiteral("claims")));
    REQUIRE(other.open(desk.path("one.json")));
    other.saveAs();
    other.choosePath(desk.url("two.json"));
    CHECK(desk.files.open(desk.path("one.json")));
    desk.files.saveAs();
    desk.files.choosePath(desk.url("two.json"));
    REQUIRE(desk.files.question() == DocumentFiles::Overwrite);
    CHECK_FALSE(desk.files.wantedHolder().isEmpty());
    other.requestNew();
    desk.files.cancel();
    desk.files.choosePath(desk.url("two.json"));
    REQUIRE(desk.files.question() == DocumentFiles::Overwrite);
    CHECK(desk.files.wantedHolder().isEmpty());
}

TEST_CASE("A file that another program has changed can be reloaded as one step of the history", "[disk]")
{
    SharedDesk desk;
    const Show mine = desk.document.show();
    bool changed = false;
    SECTION("without changes of mine") {}
    SECTION("with changes of mine")
    {
        desk.change("Mine");
        changed = true;
    }
    const Show before = desk.document.show();
    desk.putShow("one.json", "Theirs");
    desk.files.lookAtDisk();
    REQUIRE(desk.files.question() == DocumentFiles::DiskChanged);
    desk.files.answerReload();
    CHECK(desk.title() == "Theirs");
    CHECK_FALSE(desk.document.isModified());
    CHECK(desk.document.undoText() == QStringLiteral("Reload from disk"));
    desk.document.undo();
    CHECK(desk.document.show() == before);
    CHECK(desk.document.isModified());
    desk.document.redo();
    CHECK(desk.title() == "Theirs");
    CHECK_FALSE(desk.document.isModified());
    desk.files.lookAtDisk();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK((before == mine) == !changed);
}

TEST_CASE("Reloading gives any show for any other, and undo gives it back", "[disk]")
{
    SharedDesk desk;
    Show other = newShow();
    other.title = "Another show altogether";
    other.acts = {test::act("a2", 0, 7), test::act("b9", 8, 1, ActMode::form)};
    Marker marker;
    marker.id = MarkerId{"m1"};
    marker.at = Step{30};
    other.markers = {marker};
    const Show before = desk.document.show();
    desk.put("one.json", QByteArray::fromStdString(writeShow(other).value()));
    desk.files.lookAtDisk();
    desk.files.answerReload();
    CHECK(desk.document.show() == other);
    desk.document.undo();
    CHECK(desk.document.show() == before);
}

TEST_CASE("Keeping mine marks it unsaved, asks no second time, and the next save replaces the file", "[disk]")
{
    SharedDesk desk;
    desk.putShow("one.json", "Theirs");
    desk.files.lookAtDisk();
    desk.files.cancel();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK(desk.title() == "One");
    CHECK(desk.document.isModified());
    desk.files.lookAtDisk();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    desk.files.save();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK(desk.titleOnDisk() == "One");
    CHECK_FALSE(desk.document.isModified());
}

TEST_CASE("A file that was only touched, or written with the same bytes, is no news", "[disk]")
{
    SharedDesk desk;
    desk.put("one.json", desk.bytes("one.json"));
    desk.files.lookAtDisk();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    desk.change();
    desk.files.save();
    CHECK_FALSE(desk.document.isModified());
}

TEST_CASE("Saving over what another program has written asks first", "[disk]")
{
    SharedDesk desk;
    desk.change("Mine");
    desk.putShow("one.json", "Theirs");
    desk.files.requestQuit();
    desk.files.answerSave();
    REQUIRE(desk.files.question() == DocumentFiles::SaveOverOther);
    CHECK(desk.titleOnDisk() == "Theirs");
    CHECK(desk.quit.isEmpty());
    SECTION("replaced, and on goes the way out")
    {
        desk.files.answerOverwrite();
        CHECK(desk.titleOnDisk() == "Mine");
        CHECK(desk.quit.count() == 1);
    }
    SECTION("cancelled, everything stays and the way out is forgotten")
    {
        desk.files.cancel();
        CHECK(desk.titleOnDisk() == "Theirs");
        CHECK(desk.document.isModified());
        CHECK(desk.quit.isEmpty());
    }
    SECTION("saved elsewhere, and on goes the way out")
    {
        desk.files.answerSaveElsewhere();
        REQUIRE(desk.files.question() == DocumentFiles::SavePath);
        desk.files.choosePath(desk.url("two.json"));
        CHECK(desk.titleOnDisk() == "Theirs");
        CHECK(readShow(desk.bytes("two.json").toStdString()).show->title == "Mine");
        CHECK(desk.quit.count() == 1);
    }
}

TEST_CASE("A file that is gone can be saved again, saved elsewhere, or left gone", "[disk]")
{
    SharedDesk desk;
    REQUIRE(QFile::remove(desk.path("one.json")));
    desk.files.lookAtDisk();
    REQUIRE(desk.files.question() == DocumentFiles::DiskGone);
    CHECK(desk.files.wantedName() == QStringLiteral("one.json"));
    SECTION("again")
    {
        desk.files.answerOverwrite();
        CHECK(desk.titleOnDisk() == "One");
        CHECK_FALSE(desk.document.isModified());
    }
    SECTION("elsewhere")
    {
        desk.files.answerSaveElsewhere();
        desk.files.choosePath(desk.url("two.json"));
        CHECK(desk.files.path() == desk.path("two.json"));
        CHECK_FALSE(QFileInfo::exists(desk.path("one.json")));
    }
    SECTION("left")
    {
        desk.files.cancel();
        CHECK(desk.document.isModified());
        desk.files.lookAtDisk();
        CHECK(desk.files.question() == DocumentFiles::NoQuestion);
        desk.files.save();
        CHECK(desk.titleOnDisk() == "One");
    }
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
}

TEST_CASE("A changed file that is no show any more changes nothing here", "[disk]")
{
    SharedDesk desk;
    const Show before = desk.document.show();
    desk.put("one.json", "{ broken");
    desk.files.lookAtDisk();
    desk.files.answerReload();
    CHECK(desk.failed.count() == 1);
    CHECK(desk.document.show() == before);
    CHECK(desk.document.isModified());
    CHECK(desk.bytes("one.json") == "{ broken");
}

TEST_CASE("News from the disk waits for the end of a drag and of another question", "[disk]")
{
    SharedDesk desk;
    SECTION("a drag")
    {
        const int gesture = desk.document.beginGesture(QStringLiteral("Rename show"));
        desk.putShow("one.json", "Theirs");
        desk.files.lookAtDisk();
        CHECK(desk.files.question() == DocumentFiles::NoQuestion);
        desk.document.cancelGesture(gesture);
    }
    SECTION("a question")
    {
        desk.files.requestOpen();
        desk.putShow("one.json", "Theirs");
        desk.files.lookAtDisk();
        CHECK(desk.files.question() == DocumentFiles::OpenPath);
        desk.files.cancel();
    }
    QSignalSpy asked(&desk.files, &DocumentFiles::questionChanged);
    if (desk.files.question() == DocumentFiles::NoQuestion) CHECK(asked.wait(10'000));
    CHECK(desk.files.question() == DocumentFiles::DiskChanged);
}

TEST_CASE("What is recovered is unsaved, belongs to its file, and does not touch it", "[disk]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    const QByteArray before = desk.bytes("one.json");
    RecoveryNote note;
    note.path = desk.path("one.json");
    note.diskHash = hashOf(before.toStdString());
    Show show = test::threeActs();
    show.title = "Lost hour";
    SECTION("its file is as it was")
    {
        desk.files.openRecovered(show, note, {});
        CHECK(desk.files.path() == note.path);
        desk.files.lookAtDisk();
        CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    }
    SECTION("its file was changed since: that is asked about")
    {
        note.diskHash = hashOf("older");
        desk.files.openRecovered(show, note, {});
        desk.files.lookAtDisk();
        CHECK(desk.files.question() == DocumentFiles::DiskChanged);
    }
    SECTION("its file is open in another window: it becomes a copy")
    {
        ShowDocument otherDocument;
        DocumentFiles other(otherDocument, desk.folder.filePath(QStringLiteral("claims")));
        REQUIRE(other.open(note.path));
        desk.files.openRecovered(show, note, {});
        CHECK(desk.files.isUntitled());
        CHECK(desk.files.name() == QStringLiteral("one recovered"));
    }
    SECTION("it never had one")
    {
        note = {};
        desk.files.openRecovered(show, note, {});
        CHECK(desk.files.isUntitled());
    }
    CHECK(desk.document.show() == show);
    CHECK(desk.document.isModified());
    CHECK_FALSE(desk.document.canUndo());
    CHECK(desk.bytes("one.json") == before);
    desk.change();
    desk.document.undo();
    CHECK(desk.document.isModified());
}
