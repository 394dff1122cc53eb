// SPDX-License-Identifier: MIT
#include "controls/number_input.h"
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
    for (const char* typed : {"1.5", "1,5", " 1.5 ", "1.5 s", "1,5s", "15e-1", "+1.5"}) {
        INFO(typed);
        CHECK(field.input.parsed(QString::fromUtf8(typed)) == Approx(1.5));
    }
    CHECK(field.input.parsed(QStringLiteral("\u22121.5")) == Approx(-1.5));
}

TEST_CASE("What is no finite number is refused and changes nothing", "[number]")
{
    const Field field(4, -10, 10, 3, QStringLiteral("s"));
    for (const char* typed : {"", "abc", "1.2.3", "nan", "inf", "-inf", "1e999", "s", "1;5", "1 5"}) {
        INFO(typed);
        CHECK_FALSE(field.input.accepts(QString::fromUtf8(typed)));
        CHECK(field.input.parsed(QString::fromUtf8(typed)) == 4);
    }
}

TEST_CASE("A number outside the range becomes its nearest end", "[number]")
{
    const Field field(4, -10, 10, 1);
    CHECK(field.input.parsed(QStringLiteral("400")) == 10);
    CHECK(field.input.parsed(QStringLiteral("-1e30")) == -10);
}

TEST_CASE("What is written is read back as the same number", "[number]")
{
    for (int decimals = 0; decimals <= 5; ++decimals)
        for (const double value : {-37.0, -0.5, 0.00001, 0.05, 1.0 / 3, 12.345, 99.0}) {
            Field field(value, -100, 100, decimals, QStringLiteral("px"));
            const double once = field.input.parsed(field.input.text());
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
