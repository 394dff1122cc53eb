// SPDX-License-Identifier: MIT
#include "inspector/fields/polyline_text.h"

#include "support/catch.h"

using namespace flocktale;

TEST_CASE("Corners go through their text and back without a loss")
{
    const std::vector<Vec2> corners{{-200, 100}, {0.1, -1.0 / 3}, {1e-7, 99'999.5}};
    CHECK(cornersFromText(cornersText(corners)) == corners);
}

TEST_CASE("Corners are read with commas, semicolons and empty lines as people type them")
{
    const std::vector<Vec2> wanted{{1, 2}, {-3, 4.5}};
    for (const char* text : {"1 2\n-3 4.5", "1,2; -3,4.5", "\n 1\t2 \n\n -3   4.5\n", "1, 2\n-3, 4.5;"}) {
        INFO(text);
        CHECK(cornersFromText(QString::fromLatin1(text)) == wanted);
    }
}

TEST_CASE("What is no list of corners is refused")
{
    for (const char* text : {"", "1 2", "1 2\n3", "1 2\n3 4 5", "a b\nc d", "1 2\nnan 4", "1 2\ninf 4", "1 2\n1e9 4"}) {
        INFO(text);
        CHECK(!cornersFromText(QString::fromLatin1(text)).has_value());
    }
}
