// SPDX-License-Identifier: MIT
#include "desk.h"

#include <QDir>
#include <QFileInfo>

using namespace flocktale;
using test::Desk;

TEST_CASE("Without changes new, open and quit ask nothing", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.files.requestOpenUrl(desk.url("one.json"));
    CHECK(desk.title() == "One");
    CHECK(desk.files.path() == desk.path("one.json"));
    CHECK(desk.files.name() == QStringLiteral("one.json"));
    CHECK_FALSE(desk.document.isModified());
    desk.files.requestNew();
    CHECK(desk.files.isUntitled());
    CHECK(desk.document.show() == newShow());
    desk.files.requestQuit();
    CHECK(desk.quit.count() == 1);
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
}

TEST_CASE("With changes every way out waits for an answer", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.change();
    SECTION("new") { desk.files.requestNew(); }
    SECTION("open") { desk.files.requestOpen(); }
    SECTION("open a file") { desk.files.requestOpenUrl(desk.url("one.json")); }
    SECTION("quit") { desk.files.requestQuit(); }
    CHECK(desk.files.question() == DocumentFiles::UnsavedChanges);
    CHECK(desk.title() == "Changed");
    CHECK(desk.quit.isEmpty());
    desk.files.cancel();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK(desk.title() == "Changed");
    CHECK(desk.document.isModified());
    CHECK(desk.quit.isEmpty());
}

TEST_CASE("Don't save goes on without writing anything", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.putShow("two.json", "Two");
    desk.files.requestOpenUrl(desk.url("one.json"));
    const QByteArray before = desk.bytes("one.json");
    desk.change();
    desk.files.requestOpenUrl(desk.url("two.json"));
    desk.files.answerDiscard();
    CHECK(desk.title() == "Two");
    CHECK(desk.bytes("one.json") == before);
}

TEST_CASE("Save writes the file and then goes on", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.files.requestOpenUrl(desk.url("one.json"));
    desk.change("Mine");
    desk.files.requestQuit();
    desk.files.answerSave();
    CHECK(desk.quit.count() == 1);
    CHECK_FALSE(desk.document.isModified());
    CHECK(readShow(desk.bytes("one.json").toStdString()).show->title == "Mine");
}

TEST_CASE("Saving an untitled show on the way out asks for a path and then goes on", "[files]")
{
    Desk desk;
    desk.change("Mine");
    desk.files.requestQuit();
    desk.files.answerSave();
    CHECK(desk.files.question() == DocumentFiles::SavePath);
    CHECK(desk.quit.isEmpty());
    SECTION("chosen")
    {
        desk.files.choosePath(desk.url("mine.json"));
        CHECK(desk.quit.count() == 1);
        CHECK(QFileInfo::exists(desk.path("mine.json")));
    }
    SECTION("cancelled: the quit is forgotten, a later save does not quit")
    {
        desk.files.cancel();
        desk.files.saveAs();
        desk.files.choosePath(desk.url("mine.json"));
        CHECK(QFileInfo::exists(desk.path("mine.json")));
        CHECK(desk.quit.isEmpty());
    }
}

TEST_CASE("The ending is added before asking whether to overwrite", "[files]")
{
    Desk desk;
    desk.put("mine.json", "somebody's");
    desk.change("Mine");
    desk.files.saveAs();
    desk.files.choosePath(desk.url("mine"));
    CHECK(desk.files.question() == DocumentFiles::Overwrite);
    CHECK(desk.files.wantedName() == QStringLiteral("mine.json"));
    CHECK(desk.bytes("mine.json") == "somebody's");
    SECTION("no: another path is asked for")
    {
        desk.files.cancel();
        CHECK(desk.files.question() == DocumentFiles::SavePath);
        CHECK(desk.bytes("mine.json") == "somebody's");
        desk.files.choosePath(desk.url("other"));
        CHECK(desk.files.path() == desk.path("other.json"));
    }
    SECTION("yes")
    {
        desk.files.answerOverwrite();
        CHECK(readShow(desk.bytes("mine.json").toStdString()).show->title == "Mine");
        CHECK(desk.files.path() == desk.path("mine.json"));
    }
    CHECK_FALSE(QFileInfo::exists(desk.path("mine")));
}

TEST_CASE("Saving as the open file itself does not ask", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.files.open(desk.path("one.json"));
    desk.change();
    desk.files.saveAs();
    desk.files.choosePath(desk.url("one.json"));
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK_FALSE(desk.document.isModified());
}

TEST_CASE("A refused file leaves show, history and path untouched and lists every problem", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.put("bad.json", R"({"flocktale": 1, "stage": {"width": "wide", "height": -4}, "flock": {"count": 1.5}})");
    desk.put("empty.json", "");
    desk.files.open(desk.path("one.json"));
    desk.change();
    const Show before = desk.document.show();
    for (const char* name : {"bad.json", "empty.json", "missing.json"}) {
        INFO(name);
        desk.failed.clear();
        CHECK_FALSE(desk.files.open(desk.path(name)));
        REQUIRE(desk.failed.count() == 1);
        CHECK(desk.failed[0][0].toString().contains(QString::fromUtf8(name)));
        const auto problems = desk.failed[0][1].value<Problems>();
        CHECK(hasErrors(problems));
        CHECK(problems.size() >= (std::string_view(name) == "bad.json" ? 3u : 1u));
    }
    CHECK(desk.document.show() == before);
    CHECK(desk.document.history().count() == 1);
    CHECK(desk.document.isModified());
    CHECK(desk.files.path() == desk.path("one.json"));
    CHECK(desk.opened.count() == 1);
}

TEST_CASE("A failed save says why and keeps file, path and changes", "[files]")
{
    Desk desk;
    desk.putShow("one.json", "One");
    desk.files.open(desk.path("one.json"));
    const QByteArray before = desk.bytes("one.json");
    desk.change();
    desk.files.saveAs();
    desk.files.choosePath(desk.url("no such folder/two.json"));
    REQUIRE(desk.failed.count() == 1);
    CHECK(desk.failed[0][1].value<Problems>().front().code == ProblemCode::writeFailed);
    CHECK(desk.document.isModified());
    CHECK(desk.files.path() == desk.path("one.json"));
    CHECK(desk.bytes("one.json") == before);
}

TEST_CASE("A save that fails on the way out stops the way out", "[files]")
{
    Desk desk;
    REQUIRE(QDir(desk.folder.path()).mkdir(QStringLiteral("gone")));
    desk.putShow("gone/one.json", "One");
    desk.files.open(desk.path("gone/one.json"));
    desk.change();
    REQUIRE(QDir(desk.path("gone")).removeRecursively());
    desk.files.requestQuit();
    desk.files.answerSave();
    CHECK(desk.failed.count() == 1);
    CHECK(desk.quit.isEmpty());
    CHECK(desk.document.isModified());
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    // Saved elsewhere afterwards, the program stays: the wish to quit is over.
    desk.files.saveAs();
    desk.files.choosePath(desk.url("elsewhere.json"));
    CHECK_FALSE(desk.document.isModified());
    CHECK(desk.quit.isEmpty());
}

TEST_CASE("While something is asked nothing else is, and answers to other questions do nothing", "[files]")
{
    Desk desk;
    desk.change();
    desk.files.requestNew();
    desk.files.requestQuit();
    desk.files.save();
    desk.files.answerOverwrite();
    desk.files.choosePath(desk.url("x.json"));
    CHECK(desk.files.question() == DocumentFiles::UnsavedChanges);
    desk.files.answerDiscard();
    CHECK(desk.quit.isEmpty());
    CHECK(desk.document.show() == newShow());
    desk.files.answerSave();
    desk.files.answerDiscard();
    CHECK(desk.files.question() == DocumentFiles::NoQuestion);
    CHECK_FALSE(QFileInfo::exists(desk.path("x.json")));
}

TEST_CASE("A file that comes from elsewhere is refused", "[files]")
{
    Desk desk;
    desk.files.requestOpenUrl(QUrl(QStringLiteral("https://example.org/show.json")));
    CHECK(desk.failed.count() == 1);
    CHECK(desk.opened.isEmpty());
}

TEST_CASE("A name that was typed into a dialog without a scheme is saved under", "[files]")
{
    Desk desk;
    desk.change("Mine");
    desk.files.saveAs();
    desk.files.choosePath(QUrl(desk.path("typed #1")));
    CHECK(desk.files.path() == desk.path("typed #1.json"));
    CHECK(readShow(desk.bytes("typed #1.json").toStdString()).show->title == "Mine");
}

TEST_CASE("What is saved is read back as the same show", "[files]")
{
    Desk desk;
    desk.document.open(test::threeActs());
    desk.change();
    const Show show = desk.document.show();
    desk.files.saveAs();
    desk.files.choosePath(desk.url("show.json"));
    desk.files.requestNew();
    desk.files.requestOpenUrl(desk.url("show.json"));
    CHECK(desk.document.show() == show);
}
