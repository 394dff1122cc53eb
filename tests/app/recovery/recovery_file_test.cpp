// SPDX-License-Identifier: MIT
#include "recovery/recovery_file.h"
#include "support/catch.h"

#include <QFile>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
void put(const QString& path, const std::string& bytes)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()));
}

RecoveryNote note()
{
    RecoveryNote note;
    note.title = QStringLiteral("群鸟 \"one\"\nsecond line");
    note.acts = 7;
    note.when = QDateTime(QDate(2026, 11, 30), QTime(12, 34, 56, 789), Qt::UTC);
    note.path = QStringLiteral("/shows/a b/#1?.json");
    note.diskHash = hashOf("as on disk");
    return note;
}
} // namespace

TEST_CASE("A recovery file gives back its note and every byte of the show", "[recovery]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.recovery"));
    for (const std::string& show :
         {std::string("{}\n"), std::string("{\n  \"title\": \"\xe7\xbe\xa4\"\n}\n"), std::string()}) {
        put(path, recoveryBytes(note(), show));
        const auto found = readRecovery(path);
        REQUIRE(found);
        CHECK(found->show == show);
        CHECK(found->note.title == note().title);
        CHECK(found->note.acts == 7);
        CHECK(found->note.when == note().when);
        CHECK(found->note.path == note().path);
        CHECK(found->note.diskHash == note().diskHash);
    }
}

TEST_CASE("A recovery file that is cut or changed anywhere in the show is refused", "[recovery]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.recovery"));
    const std::string whole = recoveryBytes(note(), "{\n  \"flocktale\": 1\n}\n");
    const std::size_t head = whole.find('\n');
    for (std::size_t length = 0; length < whole.size(); ++length) {
        put(path, whole.substr(0, length));
        INFO(length);
        CHECK_FALSE(readRecovery(path));
    }
    for (std::size_t at = head + 1; at < whole.size(); ++at) {
        std::string other = whole;
        other[at] ^= 1;
        put(path, other);
        INFO(at);
        CHECK_FALSE(readRecovery(path));
    }
    put(path, std::string(1 << 20, '\0'));
    CHECK_FALSE(readRecovery(path));
    CHECK_FALSE(readRecovery(folder.path()));
}
