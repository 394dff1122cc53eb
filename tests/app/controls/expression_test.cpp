// SPDX-License-Identifier: MIT
#include "controls/expression.h"

#include "support/catch.h"

#include <cmath>
#include <random>
#include <string>

using namespace flocktale;

namespace {

std::optional<double> number(const char* text, double present = 0, bool minusIsSign = true)
{
    return evaluate(QString::fromUtf8(text), Quantity::number, present, minusIsSign);
}

std::optional<double> time(const char* text, double present = 0)
{
    return evaluate(QString::fromUtf8(text), Quantity::time, present);
}

/// An expression that was made together with its value: the oracle of what the reader finds.
struct Made {
    std::string text;
    double value = 0;
    int strength = 3; ///< 1 sum, 2 product, 3 number or brackets
};

class Maker {
public:
    explicit Maker(unsigned seed) : m_random(seed) {}

    Made make(int depth)
    {
        if (depth == 0 || below(5) == 0) return leaf();
        const int kind = below(5);
        if (kind == 4) {
            const Made inside = bracketed(make(depth - 1), 3);
            return {"-" + space() + inside.text, -inside.value, 3};
        }
        Made left = make(depth - 1);
        Made right = make(depth - 1);
        const int strength = kind < 2 ? 1 : 2;
        left = bracketed(left, strength);
        // What stands at the right is evaluated later, so that an equally strong operator there needs brackets.
        right = bracketed(right, strength + 1);
        const char operation = "+-*/"[kind];
        const double value = kind == 0   ? left.value + right.value
                             : kind == 1 ? left.value - right.value
                             : kind == 2 ? left.value * right.value
                                         : left.value / right.value;
        return {left.text + space() + operation + space() + right.text, value, strength};
    }
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    Made leaf()
    {
        const int whole = below(1000);
        switch (below(3)) {
        case 0:
            return {std::to_string(whole), static_cast<double>(whole)};
        case 1:
            return {std::to_string(whole) + (below(2) != 0 ? "," : ".") + "25", whole + 0.25};
        default:
            return {std::to_string(whole) + "e-1", std::stod(std::to_string(whole) + "e-1")};
        }
    }
    Made bracketed(const Made& made, int needed)
    {
        if (made.strength >= needed && below(6) != 0) return made;
        return {"(" + space() + made.text + space() + ")", made.value, 3};
    }
    std::string space() { return std::string(static_cast<std::size_t>(below(2)), ' '); }

    std::mt19937 m_random;
};

} // namespace

TEST_CASE("A sum means what arithmetic says", "[expression]")
{
    CHECK(number("2*360/3") == 240);
    CHECK(number("1+2*3") == 7);
    CHECK(number("(1+2)*3") == 9);
    CHECK(number("10-4-3") == 3);
    CHECK(number("24/4/3") == 2);
    CHECK(number("-3*-(2)") == 6);
    CHECK(number("2--3") == 5);
    CHECK(number(".5 + 1.") == 1.5);
    CHECK(number("１２×２，５") == 30);
    CHECK(number("12 ÷ 5 − 1") == Approx(1.4));
}

TEST_CASE("Every expression comes to what it was made of", "[expression]")
{
    int finite = 0;
    for (unsigned seed = 1; seed <= 20'000; ++seed) {
        Maker maker(seed);
        const Made made = maker.make(maker.below(5));
        if (made.text.size() > 200) continue;
        INFO("seed " << seed << ": " << made.text);
        const auto value = number(made.text.c_str());
        REQUIRE(value.has_value() == std::isfinite(made.value));
        if (!value) continue;
        REQUIRE(*value == made.value);
        ++finite;
    }
    CHECK(finite > 10'000);
}

TEST_CASE("A leading operator goes on from the present value", "[expression]")
{
    CHECK(number("+10", 5) == 15);
    CHECK(number("*2+1", 5) == 11);
    CHECK(number("/4", 5) == 1.25);
    CHECK(number("+2*3", 5) == 11);
    CHECK(number("-10", 5) == -10);
    CHECK(number("-10", 5, false) == -5);
    CHECK(number("-=10", 5) == -5);
    CHECK(number("*=2+1", 5) == 15);
    CHECK(goesOnFromPresent(QStringLiteral(" ×2")));
    CHECK(goesOnFromPresent(QStringLiteral("-=2")));
    CHECK_FALSE(goesOnFromPresent(QStringLiteral("-2")));
    CHECK(goesOnFromPresent(QStringLiteral("-2"), false));
    CHECK_FALSE(goesOnFromPresent(QStringLiteral("2")));
    CHECK_FALSE(goesOnFromPresent({}));
}

TEST_CASE("Times may be seconds, minutes, hours, milliseconds and steps, and can be added", "[expression]")
{
    CHECK(time("12.5") == 12.5);
    CHECK(time("12,5s") == 12.5);
    CHECK(time("250ms") == 0.25);
    CHECK(time("90f") == 1.5);
    CHECK(time("1:06.5") == 66.5);
    CHECK(time("1:02:03") == 3723);
    CHECK(time("1:00 + 30f*2") == 61);
    CHECK(time("+30f", 10) == 10.5);
    CHECK(time("-=0:01", 10) == 9);
    CHECK(time("１：３０") == 90);
}

TEST_CASE("What is no time is refused", "[expression]")
{
    for (const char* text : {"", ":", "1:", ":5", "1:60", "1:75:00", "1:2:3:4", "1.5f", "1:30f", "5m", "f", "ms",
                             "1.5:3", "1::2", "1e3", "12 s s", "nan"}) {
        INFO(text);
        CHECK_FALSE(time(text));
    }
}

TEST_CASE("Any text at all is a finite number or nothing", "[expression]")
{
    const std::string letters = "0123456789.,:+-*/() =efsmx\xc3\x97";
    std::mt19937 random(7);
    int read = 0;
    for (int i = 0; i < 200'000; ++i) {
        std::string text(random() % 12, ' ');
        for (char& c : text) c = letters[random() % letters.size()];
        const QString typed = QString::fromUtf8(text.c_str());
        for (const Quantity quantity : {Quantity::number, Quantity::time}) {
            const auto value = evaluate(typed, quantity, 3, random() % 2 == 0);
            if (!value) continue;
            ++read;
            REQUIRE(std::isfinite(*value));
        }
    }
    CHECK(read > 1000);
    CHECK_FALSE(evaluate(QString(100'000, u'('), Quantity::number, 0));
    CHECK_FALSE(evaluate(QString(200, u'('), Quantity::number, 0));
    CHECK_FALSE(evaluate(QString(200, u'-'), Quantity::time, 0));
}
