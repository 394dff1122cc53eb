// SPDX-License-Identifier: MIT
#include "sound/files/sound_library.h"

#include "support/catch.h"
#include "wave_file.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
constexpr int kPatience = 20'000;
}

TEST_CASE("A sound file is read once, in the program's own rate, with its outline", "[sound]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a b 群.wav"));
    REQUIRE(test::putWave(path, 2.5, test::tone, 44'100));
    SoundLibrary library;
    QSignalSpy loaded(&library, &SoundLibrary::loaded);
    CHECK_FALSE(library.sound(path).pcm);
    REQUIRE(loaded.wait(kPatience));
    const LoadedSound sound = library.sound(path);
    REQUIRE(sound.pcm);
    CHECK(sound.failure.isEmpty());
    CHECK(sound.pcm->seconds() == Approx(2.5).margin(0.01));
    CHECK(sound.peaks->between(0.5, 1).high == Approx(0.488).margin(0.03));
    CHECK(library.sound(path).pcm == sound.pcm);
    CHECK(loaded.count() == 1);
}

TEST_CASE("A file that is no sound, empty or gone says so", "[sound]")
{
    const QTemporaryDir folder;
    const test::QuietDecoder quiet;
    QFile text(folder.filePath(QStringLiteral("text.wav")));
    REQUIRE(text.open(QIODevice::WriteOnly));
    text.write("This is not a sound.");
    text.close();
    QFile empty(folder.filePath(QStringLiteral("empty.mp3")));
    REQUIRE(empty.open(QIODevice::WriteOnly));
    empty.close();
    for (const QString& path : {text.fileName(), empty.fileName(), folder.filePath(QStringLiteral("none.ogg"))}) {
        SoundLibrary library;
        QSignalSpy loaded(&library, &SoundLibrary::loaded);
        CHECK(library.sound(path).failure.isEmpty());
        INFO(path.toStdString());
        REQUIRE(loaded.wait(kPatience));
        CHECK_FALSE(library.sound(path).pcm);
        CHECK_FALSE(library.sound(path).failure.isEmpty());
    }
}

TEST_CASE("A file that is replaced is read anew", "[sound]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.wav"));
    REQUIRE(test::putWave(path, 1, test::tone));
    SoundLibrary library;
    QSignalSpy loaded(&library, &SoundLibrary::loaded);
    CHECK_FALSE(library.sound(path).pcm);
    REQUIRE(loaded.wait(kPatience));
    REQUIRE(test::putWave(path, 2, test::tone));
    CHECK_FALSE(library.sound(path).pcm);
    REQUIRE(loaded.wait(kPatience));
    CHECK(library.sound(path).pcm->seconds() == Approx(2).margin(0.01));
}

TEST_CASE("A file that is too long is refused, and one that is no longer wanted is forgotten", "[sound]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.wav"));
    REQUIRE(test::putWave(path, 3, test::tone));
    SoundReader reader(path, kSoundRate);
    QSignalSpy failed(&reader, &SoundReader::failed);
    REQUIRE(failed.wait(kPatience));
    CHECK_FALSE(failed[0][0].toString().isEmpty());

    SoundLibrary library;
    QSignalSpy loaded(&library, &SoundLibrary::loaded);
    CHECK_FALSE(library.sound(path).pcm);
    library.keepOnly({});
    CHECK_FALSE(library.sound(path).pcm);
    REQUIRE(loaded.wait(kPatience));
    CHECK(library.sound(path).pcm);
}
