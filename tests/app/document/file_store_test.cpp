// SPDX-License-Identifier: MIT
#include "document/file_store.h"
#include "support/catch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace flocktale;

namespace {
constexpr std::size_t kLimit = 1u << 20;

/// No file may grow beyond some size while this lives; writing past it fails as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

std::string contents(const QString& path)
{
    const Result<std::string> bytes = readFile(path, kLimit);
    REQUIRE(bytes.ok());
    return bytes.value();
}

void checkUnreadable(const QString& path)
{
    const Result<std::string> bytes = readFile(path, kLimit);
    REQUIRE_FALSE(bytes.ok());
    CHECK(bytes.problem().code == ProblemCode::fileUnreadable);
    REQUIRE(bytes.problem().arguments.size() == 1);
    CHECK_FALSE(bytes.problem().arguments[0].empty());
}

void checkUnwritten(const QString& path, std::string_view bytes)
{
    const std::optional<Problem> problem = saveFile(path, bytes);
    REQUIRE(problem);
    CHECK(problem->code == ProblemCode::writeFailed);
    REQUIRE(problem->arguments.size() == 2);
    CHECK(problem->arguments[0] == path.toStdString());
    CHECK_FALSE(problem->arguments[1].empty());
}
} // namespace

TEST_CASE("what was saved is read back byte for byte, and nothing else appears in the folder")
{
    const QTemporaryDir folder;
    const std::string bytes("line\r\n\0\xFF\xFE\n", 10);
    for (const QString& name : {u"plain.json"_s, u"试验 流光.json"_s, u"ñandú é.json"_s, u"emoji 😀🦜.json"_s,
                                u"a b'c\"d.json"_s, u"100% %03d.json"_s, u"-dash.json"_s, u"$(touch pwned).json"_s,
                                u"עברית.json"_s, u"trailing dot."_s, u"e\u0301-nfd.json"_s, QString(200, u'x')}) {
        const QTemporaryDir own(folder.filePath(u"XXXXXX"_s));
        const QString path = own.filePath(name);
        INFO(name.toStdString());
        CHECK_FALSE(saveFile(path, bytes));
        CHECK(filesIn(own) == QStringList{name});
        CHECK(contents(path) == bytes);
        CHECK_FALSE(saveFile(path, "shorter"));
        CHECK(contents(path) == "shorter");
        CHECK_FALSE(saveFile(path, {}));
        CHECK(contents(path).empty());
        CHECK(filesIn(own) == QStringList{name});
    }
}

TEST_CASE("when the disk is full the old file stays, nothing is left over and the reason is told")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"show.json"_s);
    REQUIRE_FALSE(saveFile(path, "the old show"));
    for (const std::size_t size : {std::size_t{65537}, std::size_t{100'000}, std::size_t{400'000}}) {
        const std::string large(size, 'x');
        {
            const FileSizeLimit limit(65536);
            checkUnwritten(path, large);
            checkUnwritten(folder.filePath(u"new.json"_s), large);
        }
        CHECK(contents(path) == "the old show");
        CHECK(filesIn(folder) == QStringList{u"show.json"_s});
    }
    CHECK_FALSE(saveFile(path, std::string(400'000, 'x')));
    CHECK(contents(path).size() == 400'000);
}

TEST_CASE("a place where no file can be is refused with a reason, and stays as it was")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"file"_s);
    REQUIRE_FALSE(saveFile(file, "old"));
    checkUnwritten(file + u"/show.json"_s, "new");
    checkUnwritten(folder.filePath(u"missing/show.json"_s), "new");
    checkUnwritten(folder.path(), "new");
    checkUnwritten(u"/dev/full"_s, "new");
    checkUnwritten(folder.filePath(QString(300, u'x')), "new");
    CHECK_THAT(saveFile(folder.filePath(QString(300, u'x')), "new")->arguments[1], ContainsSubstring("too long"));
    CHECK(contents(file) == "old");
    CHECK(filesIn(folder) == QStringList{u"file"_s});
}

TEST_CASE("saving through links replaces the file that they lead to")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"file.json"_s);
    const QString link = folder.filePath(u"link.json"_s);
    const QString second = folder.filePath(u"second.json"_s);
    const QString dangling = folder.filePath(u"dangling.json"_s);
    REQUIRE_FALSE(saveFile(file, "old"));
    REQUIRE(QFile::link(u"file.json"_s, link));
    REQUIRE(QFile::link(u"link.json"_s, second));
    REQUIRE(QFile::link(u"later.json"_s, dangling));
    CHECK_FALSE(saveFile(second, "new"));
    CHECK_FALSE(saveFile(dangling, "made"));
    CHECK(QFileInfo(link).isSymLink());
    CHECK(QFileInfo(second).isSymLink());
    CHECK(QFileInfo(dangling).isSymLink());
    CHECK_FALSE(QFileInfo(file).isSymLink());
    CHECK(contents(file) == "new");
    CHECK(contents(folder.filePath(u"later.json"_s)) == "made");
}

TEST_CASE("a saved file keeps its permissions, a new one has those that the user's mask leaves")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"show.json"_s);
    const auto mode = [&] {
        struct stat status {};
        REQUIRE(::stat(QFile::encodeName(path).constData(), &status) == 0);
        return status.st_mode & 07777u;
    };
    const mode_t mask = ::umask(027);
    CHECK_FALSE(saveFile(path, "new"));
    ::umask(mask);
    CHECK(mode() == 0640u);
    for (const mode_t kept : {mode_t{0600}, mode_t{0664}}) {
        REQUIRE(::chmod(QFile::encodeName(path).constData(), kept) == 0);
        CHECK_FALSE(saveFile(path, "again"));
        CHECK(mode() == kept);
    }
}

TEST_CASE("what is no regular file is not read, and a pipe is not waited for")
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    REQUIRE(::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
    REQUIRE(QFile::link(u"nowhere"_s, folder.filePath(u"dangling"_s)));
    REQUIRE(QFile::link(u"pipe"_s, folder.filePath(u"to-pipe"_s)));
    checkUnreadable(pipe);
    checkUnreadable(folder.filePath(u"to-pipe"_s));
    checkUnreadable(folder.filePath(u"dangling"_s));
    checkUnreadable(folder.filePath(u"missing"_s));
    checkUnreadable(folder.path());
    checkUnreadable(u"/dev/zero"_s);
    checkUnreadable(QString());
}

TEST_CASE("a file is read up to the limit and refused one byte above it")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"show.json"_s);
    REQUIRE_FALSE(saveFile(path, std::string(1000, 'x')));
    CHECK(readFile(path, 1000).ok());
    const Result<std::string> refused = readFile(path, 999);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.problem().code == ProblemCode::fileTooLarge);
    CHECK(refused.problem().arguments == std::vector<std::string>{"1000", "999"});
}

TEST_CASE("an ending is added where it is missing and never doubled")
{
    CHECK(withEnding(u"demo"_s, u"json") == u"demo.json"_s);
    CHECK(withEnding(u"THIS.NICE.SHOW"_s, u"json") == u"THIS.NICE.SHOW.json"_s);
    CHECK(withEnding(u"demo.json"_s, u"json") == u"demo.json"_s);
    CHECK(withEnding(u"DEMO.JSON"_s, u"json") == u"DEMO.JSON"_s);
    CHECK(withEnding(u"/a.json/demo"_s, u"json") == u"/a.json/demo.json"_s);
    CHECK(withEnding(u"demo.json.png"_s, u"json") == u"demo.json.png.json"_s);
    CHECK(withEnding(u"demojson"_s, u"json") == u"demojson.json"_s);
    CHECK(withEnding(u".json"_s, u"json") == u".json.json"_s);
    CHECK(withEnding(u"folder/"_s, u"json") == u"folder/"_s);
}
