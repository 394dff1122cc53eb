// SPDX-License-Identifier: MIT
#include "session/translation.h"
#include "support/catch.h"

using namespace flocktale;

namespace {
std::string chosen(const char* wish, const QStringList& system)
{
    return Translation::resolved(QString::fromUtf8(wish), system).toStdString();
}
} // namespace

TEST_CASE("A wish is fulfilled whatever the system speaks", "[translation]")
{
    CHECK(chosen("en", {QStringLiteral("zh-CN")}) == "en");
    CHECK(chosen("zh_CN", {QStringLiteral("en-GB")}) == "zh_CN");
}

TEST_CASE("Without a wish the first language that the program speaks is taken", "[translation]")
{
    CHECK(chosen("", {QStringLiteral("zh-Hans-CN"), QStringLiteral("en")}) == "zh_CN");
    CHECK(chosen("", {QStringLiteral("de-DE"), QStringLiteral("zh-CN"), QStringLiteral("en")}) == "zh_CN");
    CHECK(chosen("", {QStringLiteral("en-US"), QStringLiteral("zh-CN")}) == "en");
    CHECK(chosen("", {QStringLiteral("fr-FR")}) == "en");
    CHECK(chosen("", {}) == "en");
}

TEST_CASE("Readers of traditional Chinese are not given the simplified script", "[translation]")
{
    CHECK(chosen("", {QStringLiteral("zh-Hant-TW"), QStringLiteral("zh-TW")}) == "en");
    CHECK(chosen("", {QStringLiteral("zh-SG")}) == "zh_CN");
}

TEST_CASE("A wish for a language that the program does not speak is English", "[translation]")
{
    CHECK(chosen("tlh", {QStringLiteral("zh-CN")}) == "en");
}
