// SPDX-License-Identifier: MIT
#include "editor.h"

#include "recovery/state_folder.h"

#include <QDir>

using namespace flocktale;
using test::Editor;

namespace {
/// What a program that crashed has left behind.
void leaveWork(const char* title)
{
    Show show = test::threeActs();
    show.title = title;
    RecoveryNote note;
    note.title = QString::fromUtf8(title);
    note.acts = 3;
    note.when = QDateTime::currentDateTimeUtc();
    const auto slot = RecoverySlot::create(recoveryFolder());
    REQUIRE(slot);
    REQUIRE_FALSE(slot->write(recoveryBytes(note, writeShow(show).value())));
}

qsizetype filesLeft() { return QDir(recoveryFolder()).entryList({QStringLiteral("*.recovery")}, QDir::Files).size(); }

/// Every test begins and ends with nothing to recover.
struct NoWorkLeft {
    NoWorkLeft() { QDir(recoveryFolder()).removeRecursively(); }
    ~NoWorkLeft() { QDir(recoveryFolder()).removeRecursively(); }
};

void look(Session& session) { session.recovery()->look(); }
} // namespace

TEST_CASE("Unsaved work is offered at the start; Enter opens it as unsaved", "[window]")
{
    const NoWorkLeft clean;
    leaveWork("Lost hour");
    Editor editor(look);
    REQUIRE(editor.isOpen("recoveryDialog"));
    CHECK(editor.find("recoveryList")->property("count").toInt() == 1);
    editor.key(Qt::Key_Return);
    CHECK(editor.isClosed("recoveryDialog"));
    CHECK(editor.document().show().title == "Lost hour");
    CHECK(editor.document().isModified());
    CHECK(editor.session->files()->isUntitled());
    CHECK(filesLeft() == 1);
    editor.session->files()->saveAs();
    editor.session->files()->choosePath(QUrl::fromLocalFile(editor.folder.filePath(QStringLiteral("kept.json"))));
    editor.session->autosave()->flush();
    CHECK(filesLeft() == 0);
}

TEST_CASE("Later leaves unsaved work for the next start", "[window]")
{
    const NoWorkLeft clean;
    leaveWork("Lost hour");
    {
        Editor editor(look);
        REQUIRE(editor.isOpen("recoveryDialog"));
        editor.key(Qt::Key_Escape);
        CHECK(editor.isClosed("recoveryDialog"));
        CHECK(editor.session->isWelcome());
    }
    Editor again(look);
    CHECK(again.isOpen("recoveryDialog"));
    CHECK(filesLeft() == 1);
}

TEST_CASE("Unsaved work is deleted only after a second question", "[window]")
{
    const NoWorkLeft clean;
    leaveWork("One");
    Editor editor(look);
    REQUIRE(editor.isOpen("recoveryDialog"));
    editor.click("recoveryDialog", "other");
    REQUIRE(editor.isOpen("recoveryDeleteDialog"));
    SECTION("no")
    {
        editor.key(Qt::Key_Escape);
        CHECK(editor.isClosed("recoveryDeleteDialog"));
        CHECK(filesLeft() == 1);
    }
    SECTION("yes")
    {
        editor.key(Qt::Key_Return);
        CHECK(editor.isClosed("recoveryDeleteDialog"));
        CHECK(filesLeft() == 0);
    }
    CHECK(editor.isOpen("recoveryDialog"));
}

TEST_CASE("Quitting without saving leaves nothing to recover", "[window]")
{
    const NoWorkLeft clean;
    Editor editor;
    editor.open();
    editor.rename("Not wanted");
    editor.session->autosave()->flush();
    REQUIRE(filesLeft() == 1);
    editor.session->files()->requestQuit();
    editor.session->files()->answerDiscard();
    editor.session->autosave()->flush();
    CHECK(filesLeft() == 0);
}

TEST_CASE("The history is shown, clicked through, and marks what is on disk", "[window]")
{
    Editor editor;
    editor.open();
    editor.session->settings()->setHistoryShown(true);
    for (const char* title : {"one", "two", "three"}) editor.rename(title);
    auto* const list = qobject_cast<QQuickItem*>(editor.find("historyList"));
    REQUIRE(QTest::qWaitFor([&] { return list->property("count").toInt() == 4 && list->height() > 100; }, 2000));
    const auto rowHeight = list->property("contentHeight").toDouble() / 4;
    QTest::mouseClick(editor.window(), Qt::LeftButton, {}, list->mapToScene({40, 1.5 * rowHeight}).toPoint());
    CHECK(editor.document().show().title == "one");
    QTest::mouseClick(editor.window(), Qt::LeftButton, {}, list->mapToScene({40, 0.5 * rowHeight}).toPoint());
    CHECK(editor.document().show() == test::threeActs());
    CHECK_FALSE(editor.document().isModified());
    QTest::mouseClick(editor.window(), Qt::LeftButton, {}, list->mapToScene({40, 3.5 * rowHeight}).toPoint());
    CHECK(editor.document().show().title == "three");
}

TEST_CASE("A file that another program has changed is asked about in the window", "[window]")
{
    Editor editor;
    editor.open();
    Show theirs = test::threeActs();
    theirs.title = "Theirs";
    editor.put("show.json", writeShow(theirs).value());
    // No word to the program: it notices by itself.
    REQUIRE(editor.isOpen("diskDialog"));
    SECTION("Enter reloads")
    {
        editor.key(Qt::Key_Return);
        CHECK(editor.isClosed("diskDialog"));
        CHECK(editor.document().show().title == "Theirs");
        editor.key(Qt::Key_Z, Qt::ControlModifier);
        CHECK(editor.document().show() == test::threeActs());
    }
    SECTION("Escape keeps mine, unsaved")
    {
        editor.key(Qt::Key_Escape);
        CHECK(editor.isClosed("diskDialog"));
        CHECK(editor.document().show() == test::threeActs());
        CHECK(editor.window()->title().startsWith(QStringLiteral("* ")));
    }
}

TEST_CASE("A show that another window has open is opened as a copy with Enter", "[window]")
{
    FileClaim other(claimFolder());
    Editor editor;
    const QString path = editor.put("show.json", writeShow(test::threeActs()).value());
    REQUIRE(other.take(path));
    editor.session->files()->requestOpenUrl(QUrl::fromLocalFile(path));
    REQUIRE(editor.isOpen("fileInUseDialog"));
    editor.key(Qt::Key_Return);
    CHECK(editor.isClosed("fileInUseDialog"));
    CHECK(editor.document().show() == test::threeActs());
    CHECK(editor.session->files()->isUntitled());
}

TEST_CASE("A question that came before the window is shown in it", "[window]")
{
    FileClaim other(claimFolder());
    Editor editor([&other](Session& session) {
        QFile file(QDir::tempPath() + QStringLiteral("/flocktale-in-use-test.json"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeShow(test::threeActs()).value()));
        file.close();
        REQUIRE(other.take(file.fileName()));
        CHECK_FALSE(session.files()->open(file.fileName()));
        file.remove();
    });
    CHECK(editor.isOpen("fileInUseDialog"));
    editor.key(Qt::Key_Escape);
    CHECK(editor.isClosed("fileInUseDialog"));
    CHECK(editor.session->isWelcome());
}

TEST_CASE("A name typed into the save dialog is what is saved under, without a click", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Mine");
    editor.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(QTest::qWaitFor(
        [&] {
            const QQuickItem* item = editor.window()->activeFocusItem();
            return item && item->inherits("QQuickTextField");
        },
        5000));
    for (const char letter : {'m', 'y', ' ', 'o', 'w', 'n'}) QTest::keyClick(editor.window(), letter);
    editor.key(Qt::Key_Return);
    const QString wanted = editor.folder.filePath(QStringLiteral("my own.json"));
    CHECK(QTest::qWaitFor([&] { return editor.session->files()->path() == wanted; }, 3000));
    CHECK(QFile::exists(wanted));
    CHECK(editor.session->files()->question() == DocumentFiles::NoQuestion);
}
