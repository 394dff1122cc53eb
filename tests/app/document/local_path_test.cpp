// SPDX-License-Identifier: MIT
#include "document/local_path.h"
#include "support/catch.h"

using namespace flocktale;

namespace {
std::string path(const QUrl& url) { return localPath(url).value_or(QStringLiteral("none")).toStdString(); }
} // namespace

TEST_CASE("A file URL is its path, whatever letters the name has", "[path]")
{
    for (const char* name : {"/shows/a.json", "/shows/100%.json", "/shows/a#b?.json", "/shows/群鸟 1.json"})
        CHECK(path(QUrl::fromLocalFile(QString::fromUtf8(name))) == name);
}

TEST_CASE("A typed path that was read as a URL is the same path again", "[path]")
{
    for (const char* name : {"/shows/a.json", "/shows/a b", "/shows/a#b.json", "/shows/what?.json", "/shows/群鸟"})
        CHECK(path(QUrl(QString::fromUtf8(name))) == name);
}

TEST_CASE("What is not on this computer, or nowhere, is no path", "[path]")
{
    for (const char* url : {"", "https://example.org/a.json", "//server/a.json", "a.json", "qrc:/shows/a.json", "#a"})
        CHECK(path(QUrl(QString::fromUtf8(url))) == "none");
}
