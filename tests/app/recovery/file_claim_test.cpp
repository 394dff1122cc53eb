// SPDX-License-Identifier: MIT
#include "recovery/file_claim.h"
#include "support/catch.h"
#include "victim.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
struct Folder {
    QTemporaryDir state, shows;
    [[nodiscard]] QString show(const char* name) const
    {
        const QString path = shows.filePath(QString::fromUtf8(name));
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        return path;
    }
};
} // namespace

TEST_CASE("A file that one window has is taken for the others, by whatever name", "[claim]")
{
    const Folder folder;
    const QString show = folder.show("show.json");
    const QString link = folder.shows.filePath(QStringLiteral("link.json"));
    REQUIRE(QFile::link(show, link));
    FileClaim one(folder.state.path()), two(folder.state.path());
    CHECK_FALSE(two.isTakenByOthers(show));
    CHECK(one.take(show));
    CHECK_FALSE(one.isTakenByOthers(show));
    CHECK(one.take(show));
    CHECK(two.isTakenByOthers(show));
    CHECK(two.isTakenByOthers(link));
    CHECK(two.isTakenByOthers(folder.shows.path() + QStringLiteral("/./show.json")));
    CHECK_FALSE(two.take(link));
    CHECK_FALSE(two.isTakenByOthers(folder.show("other.json")));
}

TEST_CASE("A claim ends with another file, with none, and with its window", "[claim]")
{
    const Folder folder;
    const QString show = folder.show("show.json");
    FileClaim two(folder.state.path());
    {
        FileClaim one(folder.state.path());
        REQUIRE(one.take(show));
        REQUIRE(two.isTakenByOthers(show));
        SECTION("another") { one.take(folder.show("other.json")); }
        SECTION("none") { one.take({}); }
        SECTION("the window") {}
    }
    CHECK(two.take(show));
    CHECK(QDir(folder.state.path()).entryList(QDir::Files).size() == 1);
}

TEST_CASE("A killed program claims nothing", "[claim]")
{
    const Folder folder;
    const QString show = folder.show("show.json");
    test::Victim program({folder.state.path(), QStringLiteral("claim"), show});
    REQUIRE(program.line == QStringLiteral("claimed"));
    FileClaim mine(folder.state.path());
    CHECK(mine.isTakenByOthers(show));
    CHECK(mine.holder(show).contains(QString::number(program.processId())));
    CHECK_FALSE(mine.take(show));
    program.kill();
    CHECK_FALSE(mine.isTakenByOthers(show));
    CHECK(mine.take(show));
}

TEST_CASE("Where nothing can be noted nobody is warned and everything opens", "[claim]")
{
    const Folder folder;
    const QString show = folder.show("show.json");
    FileClaim one(show + QStringLiteral("/no folder")), two(show + QStringLiteral("/no folder"));
    CHECK(one.take(show));
    CHECK_FALSE(two.isTakenByOthers(show));
    CHECK(two.take(show));
}
