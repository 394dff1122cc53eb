// SPDX-License-Identifier: MIT
#include "recovery/recovery_list_model.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
void leave(const QTemporaryDir& folder, const char* title, int minute, const char* path = "")
{
    RecoveryNote note;
    note.title = QString::fromUtf8(title);
    note.acts = 2;
    note.when = QDateTime(QDate(2026, 11, 30), QTime(12, minute), Qt::UTC);
    note.path = QString::fromUtf8(path);
    const auto slot = RecoverySlot::create(folder.path());
    REQUIRE(slot);
    REQUIRE_FALSE(slot->write(recoveryBytes(note, "{}")));
}

QStringList titles(const RecoveryListModel& model)
{
    QStringList all;
    for (int row = 0; row < model.count(); ++row)
        all << model.data(model.index(row), RecoveryListModel::TitleRole).toString();
    return all;
}

qsizetype filesIn(const QTemporaryDir& folder, const char* pattern)
{
    return QDir(folder.path()).entryList({QString::fromUtf8(pattern)}, QDir::Files).size();
}
} // namespace

TEST_CASE("The newest unsaved work is listed first, with what it is and where it belongs", "[recovery]")
{
    const QTemporaryDir folder;
    leave(folder, "Old", 1, "/shows/x/old.json");
    leave(folder, "", 3);
    leave(folder, "Between", 2);
    RecoveryListModel model(folder.path());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.look();
    CHECK(titles(model) == QStringList{QStringLiteral("Untitled"), QStringLiteral("Between"), QStringLiteral("Old")});
    CHECK(model.data(model.index(2), RecoveryListModel::PlaceRole).toString().contains(QStringLiteral("old.json")));
    CHECK(model.data(model.index(0), RecoveryListModel::DetailRole).toString().contains(QStringLiteral("2")));
    model.look();
    CHECK(model.count() == 3);
}

TEST_CASE("Later keeps every file, delete removes one", "[recovery]")
{
    const QTemporaryDir folder;
    leave(folder, "One", 1);
    leave(folder, "Two", 2);
    RecoveryListModel model(folder.path());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.look();
    model.later();
    CHECK(model.count() == 0);
    CHECK(filesIn(folder, "*.recovery") == 2);
    model.look();
    model.discard(0);
    model.discard(7);
    model.discard(-1);
    CHECK(titles(model) == QStringList{QStringLiteral("One")});
    CHECK(filesIn(folder, "*.recovery") == 1);
}

TEST_CASE("Damaged recovery files are moved aside once and never removed", "[recovery]")
{
    const QTemporaryDir folder;
    leave(folder, "Good", 1);
    for (const char* bytes : {"", "not ours", "{\"flocktaleRecovery\": 1}\n{}"}) {
        QFile file(folder.filePath(QStringLiteral("bad%1.recovery").arg(QString::fromUtf8(bytes).size())));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    RecoveryListModel model(folder.path());
    model.look();
    CHECK(titles(model) == QStringList{QStringLiteral("Good")});
    CHECK(model.damaged() == 3);
    CHECK(filesIn(folder, "*.damaged") == 3);
    model.look();
    CHECK(model.damaged() == 0);
    CHECK(model.count() == 1);
    CHECK(filesIn(folder, "*.damaged") == 3);
}

TEST_CASE("A folder that is not there holds nothing", "[recovery]")
{
    RecoveryListModel model(QStringLiteral("/no/such/folder"));
    model.look();
    CHECK(model.count() == 0);
}

TEST_CASE("Only rows that exist are asked to be opened", "[recovery]")
{
    const QTemporaryDir folder;
    leave(folder, "One", 1);
    RecoveryListModel model(folder.path());
    QSignalSpy wanted(&model, &RecoveryListModel::openWanted);
    model.look();
    model.open(1);
    model.open(-1);
    CHECK(wanted.isEmpty());
    model.open(0);
    CHECK(wanted.count() == 1);
}
