// SPDX-License-Identifier: MIT
#include "controls/color_input.h"

#include "support/catch.h"

#include <cmath>

using namespace flocktale;

TEST_CASE("A colour goes to its place in the square and comes back from it", "[colour]")
{
    ColorInput input;
    for (int r = 0; r <= 255; r += 17)
        for (int g = 0; g <= 255; g += 17)
            for (int b = 0; b <= 255; b += 17) {
                const QColor color(r, g, b);
                input.setColor(color);
                CHECK(input.at(input.saturation(), input.brightness()) == color);
                CHECK(input.withHue(input.hue()) == color);
            }
}

TEST_CASE("The corners of the square are white, black and the pure hue", "[colour]")
{
    ColorInput input;
    input.setColor(QColor(120, 60, 60));
    CHECK(input.at(0, 1) == QColor(255, 255, 255));
    CHECK(input.at(0.5, 0) == QColor(0, 0, 0));
    CHECK(input.at(2, 7) == QColor(255, 0, 0));
    CHECK(input.pure() == QColor(255, 0, 0));
}

TEST_CASE("A drag through grey and black comes out with the hue and saturation it went in with", "[colour]")
{
    ColorInput input;
    input.setColor(QColor(0, 128, 0));
    const double green = input.hue();
    input.setColor(input.at(0, 0.5));
    CHECK(input.color() == QColor(128, 128, 128));
    CHECK(input.hue() == green);
    input.setColor(input.at(1, 0));
    CHECK(input.color() == QColor(0, 0, 0));
    CHECK(input.hue() == green);
    CHECK(input.saturation() == 1);
    CHECK(input.at(input.saturation(), 1) == QColor(0, 255, 0));
}

TEST_CASE("Colours are typed in every usual way, and nothing else is one", "[colour]")
{
    ColorInput input;
    input.setColor(QColor(9, 9, 9));
    const QColor teal(0, 128, 128);
    for (const char* text :
         {"#008080", "008080", " 008080 ", "rgb(0,128,128)", "0 128 128", "0, 128, 128", "teal", "TEAL"}) {
        INFO(text);
        CHECK(input.accepts(QString::fromUtf8(text)));
        CHECK(input.parsed(QString::fromUtf8(text)) == teal);
    }
    CHECK(input.parsed(QStringLiteral("#abc")) == QColor(0xaa, 0xbb, 0xcc));
    for (const char* text :
         {"", "#", "#12", "#12345", "#80008080", "256 0 0", "1 2", "nocolour", "transparent", "#ggg"}) {
        INFO(text);
        CHECK_FALSE(input.accepts(QString::fromUtf8(text)));
        CHECK(input.parsed(QString::fromUtf8(text)) == QColor(9, 9, 9));
    }
    CHECK(input.text() == QStringLiteral("#090909"));
}
