// SPDX-License-Identifier: MIT
#include "controls/number_input.h"

#include "math/step.h"
#include "support/catch.h"

#include <QVariant>

#include <cmath>

using namespace flocktale;

namespace {
struct Field {
    NumberInput input;

    Field(double value, double from, double to, int decimals, const QString& suffix = {})
    {
        input.setProperty("value", value);
        input.setProperty("from", from);
        input.setProperty("to", to);
        input.setProperty("decimals", decimals);
        input.setProperty("suffix", suffix);
    }
};
} // namespace

TEST_CASE("A number is written without needless zeros and with its unit", "[number]")
{
    const auto text = [](double value, int decimals, const char* suffix) {
        return Field(value, -1000, 1000, decimals, QString::fromUtf8(suffix)).input.text().toStdString();
    };
    CHECK(text(1.5, 3, "s") == "1.5 s");
    CHECK(text(2, 3, "s") == "2 s");
    CHECK(text(100, 0, "") == "100");
    CHECK(text(-0.0001, 2, "") == "0");
    CHECK(text(30, 1, "°") == "30 °");
}

TEST_CASE("A decimal comma, a point, spaces and the unit all mean the same", "[number]")
{
    const Field field(0, -10, 10, 3, QStringLiteral("s"));
    for (const char* typed : {"1.5", "1,5", " 1.5 ", "1.5 s", "1,5s", "15e-1", "3/2", "０。５＋１"}) {
        INFO(typed);
        CHECK(field.input.parsed(QString::fromUtf8(typed)) == Approx(1.5));
    }
    CHECK(field.input.parsed(QStringLiteral("\u22121.5")) == Approx(-1.5));
}

TEST_CASE("What is no finite number is refused and changes nothing", "[number]")
{
    const Field field(4, -10, 10, 3, QStringLiteral("s"));
    for (const char* typed :
         {"", "abc", "1.2.3", "nan", "inf", "-inf", "1e999", "s", "1;5", "1 5", "1/0", "2*", "(1"}) {
        INFO(typed);
        CHECK_FALSE(field.input.accepts(QString::fromUtf8(typed)));
        CHECK(field.input.parsed(QString::fromUtf8(typed)) == 4);
    }
}

TEST_CASE("A number outside the range is refused and the reason names the nearest end", "[number]")
{
    const Field field(4, -10, 10, 1, QStringLiteral("px"));
    CHECK(field.input.problem(QStringLiteral("10")).isEmpty());
    CHECK(field.input.problem(QStringLiteral("400")).contains(QStringLiteral("10 px")));
    CHECK(field.input.problem(QStringLiteral("-1e30")).contains(QStringLiteral("-10 px")));
    CHECK(field.input.parsed(QStringLiteral("400")) == 4);
}

TEST_CASE("The end of a range is taken as it is written, though it has more decimals than the field", "[number]")
{
    const double end = 13750.987083139757;
    const Field field(100, -end, end, 1, QStringLiteral("px"));
    CHECK(field.input.parsed(QStringLiteral("13751")) == end);
    CHECK(field.input.parsed(QStringLiteral("-13751")) == -end);
    CHECK_FALSE(field.input.accepts(QStringLiteral("13751.1")));
}

TEST_CASE("A leading operator goes on from the value itself, not from what is shown of it", "[number]")
{
    const Field field(1.0 / 3, 0, 10, 2);
    CHECK(field.input.text() == QStringLiteral("0.33"));
    CHECK(field.input.parsed(QStringLiteral("*3")) == 1);
    CHECK(field.input.parsed(QStringLiteral("+1")) == Approx(1.33));
    // Where nothing can be negative a minus can only mean less.
    CHECK(field.input.parsed(QStringLiteral("-0.1")) == Approx(0.23));
    CHECK(Field(4, -10, 10, 1).input.parsed(QStringLiteral("-1")) == -1);
    CHECK(Field(4, -10, 10, 1).input.parsed(QStringLiteral("-=1")) == 3);
}

TEST_CASE("What is shown means the value itself, so typing it back changes nothing", "[number]")
{
    for (int decimals = 0; decimals <= 4; ++decimals)
        for (const double value : {1.0 / 3, 0.123456789, 2.0 / 7, 59.99999, -1e-9}) {
            const Field field(value, -100, 100, decimals, QStringLiteral("%"));
            CHECK(field.input.parsed(field.input.text()) == value);
        }
}

TEST_CASE("Every step of an hour is itself when its shown time is typed", "[number]")
{
    NumberInput shown;
    NumberInput typed;
    for (NumberInput* input : {&shown, &typed}) {
        input->setProperty("format", NumberInput::Steps);
        input->setProperty("from", 0);
        input->setProperty("to", 7200);
        input->setProperty("suffix", QStringLiteral("s"));
    }
    // Typed into a field that stands elsewhere, so that nothing but the text can tell which step is meant.
    typed.setProperty("value", 7200);
    int moved = 0;
    for (int step = 0; step <= 3600 * kStepsPerSecond; ++step) {
        const double time = seconds(Step{step});
        shown.setProperty("value", time);
        if (typed.parsed(shown.text()) != time) ++moved;
        if (typed.parsed(QString::number(step) + u'f') != time) ++moved;
    }
    CHECK(moved == 0);
}

TEST_CASE("Times are written in seconds below a minute and in minutes from there on", "[number]")
{
    const auto text = [](double value) {
        NumberInput input;
        input.setProperty("format", NumberInput::Steps);
        input.setProperty("suffix", QStringLiteral("s"));
        input.setProperty("value", value);
        return input.text().toStdString();
    };
    CHECK(text(0) == "0 s");
    CHECK(text(seconds(Step{1})) == "0.017 s");
    CHECK(text(59.5) == "59.5 s");
    CHECK(text(60) == "1:00");
    CHECK(text(seconds(Step{4018})) == "1:06.967");
    CHECK(text(3723.5) == "62:03.5");
    CHECK(text(-90.25) == "-1:30.25");
}

TEST_CASE("A unit in another script stands behind a time like behind a number", "[number]")
{
    NumberInput input;
    input.setProperty("format", NumberInput::Seconds);
    input.setProperty("decimals", 2);
    input.setProperty("suffix", QStringLiteral("秒"));
    CHECK(input.parsed(QStringLiteral("1.5 秒")) == 1.5);
    CHECK(input.parsed(QStringLiteral("1.5s")) == 1.5);
    CHECK(input.parsed(QStringLiteral("1：30")) == 90);
}

TEST_CASE("What is written is read back as the same number", "[number]")
{
    for (int decimals = 0; decimals <= 5; ++decimals)
        for (const double value : {-37.0, -0.5, 0.00001, 0.05, 1.0 / 3, 12.345, 99.0}) {
            Field field(value, -100, 100, decimals, QStringLiteral("px"));
            const double once = Field(99.5, -100, 100, decimals, QStringLiteral("px")).input.parsed(field.input.text());
            field.input.setProperty("value", once);
            CHECK(field.input.parsed(field.input.text()) == once);
            CHECK(std::abs(once - value) <= 0.5 * std::pow(10.0, -decimals) + 1e-12);
        }
}

TEST_CASE("A drag there and back is where it began, Shift is ten times finer and Control coarser", "[number]")
{
    const Field field(50, 0, 1000, 2);
    CHECK(field.input.scrubbed(50, 0, 0) == 50);
    const double plain = field.input.scrubbed(50, 40, 0) - 50;
    CHECK(plain > 0);
    CHECK(field.input.scrubbed(50, -40, 0) == Approx(50 - plain));
    CHECK(field.input.scrubbed(50, 40, Qt::ShiftModifier) - 50 == Approx(plain / 10));
    CHECK(field.input.scrubbed(50, 40, Qt::ControlModifier) - 50 == Approx(plain * 10));
}

TEST_CASE("A small weight can be reached by a drag and by keys", "[number]")
{
    const Field field(0.05, 0, 1, 4);
    const double onePixel = field.input.scrubbed(0.05, 1, 0) - 0.05;
    CHECK(onePixel > 0);
    CHECK(onePixel < 0.01);
    CHECK(field.input.stepped(0.05, 1, 0) - 0.05 == Approx(0.01));
    CHECK(field.input.stepped(0.05, 1, Qt::ControlModifier) - 0.05 == Approx(0.001));
}
