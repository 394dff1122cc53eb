// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "playback/time_text.h"
#include "support/catch.h"

#include <cstdint>

using namespace flocktale;

namespace {
std::int64_t parsed(const char* text)
{
    const auto at = parseTime(QString::fromUtf8(text));
    return at ? at->count : -1;
}
} // namespace

TEST_CASE("A typed time is read in every form that people use")
{
    CHECK(parsed("0") == 0);
    CHECK(parsed("2") == 120);
    CHECK(parsed("2.05") == 123);
    CHECK(parsed("4.1") == 246);
    CHECK(parsed("66.96") == 4017);
    CHECK(parsed("1,5") == 90);
    CHECK(parsed(" 1.5 s ") == 90);
    CHECK(parsed(".5") == 30);
    CHECK(parsed("5.") == 300);
    CHECK(parsed("1:06.96") == 4017);
    CHECK(parsed("0:00.017") == 1);
    CHECK(parsed("1:00:00") == 216000);
    CHECK(parsed("123f") == 123);
    CHECK(parsed("123 F") == 123);
}

TEST_CASE("What is not a time is refused")
{
    for (const char* text : {"",     " ",     "abc",  "-1",      "+1",
                             "1e3",  "1.2.3", "1:60", "1:2:3:4", "1.5:00",
                             ":",    "1:",    "f",    "1.5f",    "-3f",
                             "nan",  "inf",   "7201", "432001f", "99999999999999999999999999999999999999",
                             "0x10", "1 000"}) {
        CAPTURE(text);
        // A colon with nothing behind it is half a time.
        CHECK(parsed(text) == -1);
    }
}

TEST_CASE("A typed time may be a sum, and goes on from the playhead when it begins with a sign")
{
    const auto typed = [](const char* text) {
        const auto at = typedTime(QString::fromUtf8(text), Step{600});
        return at ? at->count : -1;
    };
    CHECK(typed("12.5+2") == 870);
    CHECK(typed("1:02.5-90f") == 3660);
    CHECK(typed("+2") == 720);
    CHECK(typed("-90f") == 510);
    CHECK(typed("*2") == 1200);
    CHECK(typed("(1+2)*3") == 540);
    for (std::int64_t k = 0; k < 600; ++k) CHECK(typed(qPrintable(QStringLiteral("-%1f").arg(k))) == 600 - k);
    for (const char* text : {"-11", "2-3", "soon", "1+", "7200+1", "1/0", ""}) {
        CAPTURE(text);
        CHECK(typed(text) == -1);
    }
    // What is no sum is read as ever.
    for (const char* text : {"2.05", "1:06.96", "123f", "0:00.017"}) {
        CAPTURE(text);
        CHECK(typed(text) == parsed(text));
    }
}

TEST_CASE("What is written for a step is read as that step, for each one of ten minutes and the last of a show")
{
    for (std::int64_t k = 0; k <= 36000; ++k) {
        const QString text = formatTime(Step{k});
        const auto back = parseTime(text);
        if (!back || back->count != k) FAIL(text.toStdString() << " is not " << k);
    }
    const Step end = nearestStep(limits::kShowSeconds);
    CHECK(parseTime(formatTime(end)) == end);
}

TEST_CASE("Times are written as minutes, seconds and milliseconds")
{
    CHECK(formatTime(Step{0}) == QStringLiteral("0:00.000"));
    CHECK(formatTime(Step{1}) == QStringLiteral("0:00.017"));
    CHECK(formatTime(Step{59}) == QStringLiteral("0:00.983"));
    CHECK(formatTime(Step{60}) == QStringLiteral("0:01.000"));
    CHECK(formatTime(Step{4017}) == QStringLiteral("1:06.950"));
    CHECK(formatTime(Step{60 * 3600}) == QStringLiteral("60:00.000"));
}
