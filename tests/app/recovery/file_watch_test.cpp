// SPDX-License-Identifier: MIT
#include "recovery/file_watch.h"

#include "document/file_store.h"
#include "recovery/recovery_file.h"
#include "support/catch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
struct Watched {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("show.json"));
    FileWatch watch;
    QSignalSpy stirred{&watch, &FileWatch::stirred};

    Watched()
    {
        put("one");
        watch.watch(path, hashOf("one"));
    }
    void put(const char* bytes) const
    {
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(bytes) > 0);
    }
    /// Waits until the watch has looked and says `state`.
    [[nodiscard]] bool becomes(FileWatch::State state)
    {
        for (int i = 0; i < 20 && watch.look() != state; ++i) stirred.wait(1000);
        return watch.look() == state;
    }
};
} // namespace

TEST_CASE("A file that others write, replace or remove stirs, and look says how it is", "[watch]")
{
    Watched watched;
    CHECK(watched.watch.look() == FileWatch::Same);
    SECTION("written")
    {
        watched.put("two");
        CHECK(watched.stirred.wait(10'000));
        CHECK(watched.watch.look() == FileWatch::Changed);
    }
    SECTION("replaced by a rename, twice")
    {
        for (const char* bytes : {"two", "three"}) {
            watched.stirred.clear();
            REQUIRE_FALSE(saveFile(watched.path, bytes));
            CHECK(watched.stirred.wait(10'000));
            CHECK(watched.watch.look() == FileWatch::Changed);
            watched.watch.accept();
        }
    }
    SECTION("removed, and there again")
    {
        REQUIRE(QFile::remove(watched.path));
        CHECK(watched.stirred.wait(10'000));
        CHECK(watched.watch.look() == FileWatch::Gone);
        watched.put("two");
        CHECK(watched.becomes(FileWatch::Changed));
        watched.stirred.clear();
        watched.put("one");
        CHECK(watched.stirred.wait(10'000));
        CHECK(watched.watch.look() == FileWatch::Same);
    }
}

TEST_CASE("What has been accepted is no news, also that the file is gone", "[watch]")
{
    Watched watched;
    watched.put("two");
    watched.watch.accept();
    CHECK(watched.watch.look() == FileWatch::Same);
    REQUIRE(QFile::remove(watched.path));
    CHECK(watched.watch.look() == FileWatch::Gone);
    watched.watch.accept();
    CHECK(watched.watch.look() == FileWatch::Same);
}

TEST_CASE("An empty path is always the same", "[watch]")
{
    FileWatch watch;
    CHECK(watch.look() == FileWatch::Same);
    watch.watch({}, {});
    CHECK(watch.look() == FileWatch::Same);
}
