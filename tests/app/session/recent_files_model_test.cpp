// SPDX-License-Identifier: MIT
#include "session/recent_files_model.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
struct Shelf {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    RecentFilesModel model{settings};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};
} // namespace

TEST_CASE("The newest file is first, each is listed once, and ten are kept", "[recent]")
{
    Shelf shelf;
    for (int i = 0; i < 14; ++i) shelf.model.add(QStringLiteral("/shows/%1.json").arg(i));
    shelf.model.add(QStringLiteral("/shows/9.json"));
    CHECK(shelf.model.rowCount() == RecentFilesModel::kMost);
    CHECK(shelf.model.paths().first() == QStringLiteral("/shows/9.json"));
    CHECK(shelf.model.paths().count(QStringLiteral("/shows/9.json")) == 1);
    CHECK(shelf.model.paths().last() == QStringLiteral("/shows/4.json"));
}

TEST_CASE("The list survives the program and can be cleared", "[recent]")
{
    Shelf shelf;
    shelf.model.add(QStringLiteral("/shows/ä b.json"));
    CHECK(RecentFilesModel(shelf.settings).paths() == QStringList{QStringLiteral("/shows/ä b.json")});
    shelf.model.clear();
    CHECK(RecentFilesModel(shelf.settings).paths().isEmpty());
}

TEST_CASE("A file that is gone stays listed and says so", "[recent]")
{
    Shelf shelf;
    const QString path = shelf.folder.filePath(QStringLiteral("here.json"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    shelf.model.add(path);
    CHECK(shelf.model.data(shelf.model.index(0), RecentFilesModel::ExistsRole).toBool());
    REQUIRE(file.remove());
    CHECK(shelf.model.rowCount() == 1);
    CHECK_FALSE(shelf.model.data(shelf.model.index(0), RecentFilesModel::ExistsRole).toBool());
}
