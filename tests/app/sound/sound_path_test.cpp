// SPDX-License-Identifier: MIT
#include "sound/files/sound_path.h"

#include "support/catch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace flocktale;

namespace {
struct Folder {
    QTemporaryDir outside;
    QString path = outside.filePath(QStringLiteral("show"));
    Folder()
    {
        REQUIRE(QDir().mkpath(path + QStringLiteral("/assets")));
        put(path + QStringLiteral("/assets/song.ogg"));
        put(outside.filePath(QStringLiteral("song.ogg")));
        put(outside.filePath(QStringLiteral("show beside.ogg")));
    }
    static void put(const QString& path)
    {
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
    }
};
} // namespace

TEST_CASE("A sound beside the show is found by every harmless way of writing it", "[sound]")
{
    const Folder folder;
    for (const char* name : {"assets/song.ogg", "./assets/song.ogg", "assets/../assets/song.ogg"}) {
        INFO(name);
        const SoundPath found = soundPath(folder.path, name);
        CHECK(found.path == QFileInfo(folder.path + QStringLiteral("/assets/song.ogg")).canonicalFilePath());
        CHECK(found.refusal.isEmpty());
    }
}

TEST_CASE("Whatever leads elsewhere is refused with a reason before it is opened", "[sound]")
{
    const Folder folder;
    const QString assets = folder.path + QStringLiteral("/assets/");
    REQUIRE(QFile::link(QStringLiteral("/etc/hostname"), assets + QStringLiteral("link_out.ogg")));
    REQUIRE(
        QFile::link(folder.outside.filePath(QStringLiteral("show beside.ogg")), assets + QStringLiteral("near.ogg")));
    // Opening a pipe that nobody writes to would hang for ever.
    REQUIRE(mkfifo(QFile::encodeName(assets + QStringLiteral("fifo")).constData(), 0600) == 0);
    using namespace std::string_literals;
    for (const std::string& name :
         {"../song.ogg"s, "/etc/hostname"s, "file:///etc/hostname"s, "//host.invalid/share/a.ogg"s,
          "\\\\host.invalid\\share\\a.ogg"s, "http://127.0.0.1:8911/a.ogg"s, "qrc:/internal/x.qml"s,
          "data:audio/ogg;base64,AAAA"s, "assets/link_out.ogg"s, "assets/near.ogg"s, "assets/song.ogg\0.png"s, "CON"s,
          "assets/fifo"s, "file:////host.invalid/x"s, "assets%2f..%2f..%2fx"s, "assets"s, "assets/none.ogg"s, ""s}) {
        INFO(name);
        const SoundPath found = soundPath(folder.path, name);
        CHECK(found.path.isEmpty());
        CHECK_FALSE(found.refusal.isEmpty());
    }
    CHECK_FALSE(soundPath({}, "assets/song.ogg").refusal.isEmpty());
}

TEST_CASE("A file in the folder gets a path that a show may hold, others get none", "[sound]")
{
    const Folder folder;
    CHECK(relativeTo(folder.path, folder.path + QStringLiteral("/assets/song.ogg")) ==
          QStringLiteral("assets/song.ogg"));
    CHECK(relativeTo(folder.path, folder.outside.filePath(QStringLiteral("song.ogg"))).isEmpty());
    CHECK(relativeTo(folder.path, folder.outside.filePath(QStringLiteral("show beside.ogg"))).isEmpty());
    CHECK(relativeTo(folder.path, folder.path + QStringLiteral("/none.ogg")).isEmpty());
    CHECK(relativeTo({}, folder.path + QStringLiteral("/assets/song.ogg")).isEmpty());
    Folder::put(folder.path + QStringLiteral("/a:b.ogg"));
    CHECK(relativeTo(folder.path, folder.path + QStringLiteral("/a:b.ogg")).isEmpty());
}
