// SPDX-License-Identifier: MIT
#include "shape/points.h"
#include "support/catch.h"
#include "support/qr_readers.h"

#include <cmath>

using namespace flocktale;
using test::GrayPicture;
using test::readWithZbar;
using test::readWithZXing;

namespace {
/// A sheet of paper that squares are painted on, in shape coordinates with the origin in the middle.
class Sheet {
public:
    Sheet(double side, double pixelsPerUnit)
        : m_scale(pixelsPerUnit), m_side(static_cast<int>(std::ceil(side * pixelsPerUnit)))
    {
        m_picture.width = m_picture.height = m_side;
        m_picture.pixels.assign(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side), 255);
    }

    void fill(double x, double y, double width, double height, std::uint8_t gray)
    {
        const int left = pixel(x), right = pixel(x + width), top = pixel(y), bottom = pixel(y + height);
        for (int row = std::max(top, 0); row < std::min(bottom, m_side); ++row)
            for (int column = std::max(left, 0); column < std::min(right, m_side); ++column)
                m_picture.pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_side) +
                                 static_cast<std::size_t>(column)] = gray;
    }
    [[nodiscard]] const GrayPicture& picture() const { return m_picture; }

private:
    [[nodiscard]] int pixel(double place) const
    {
        return static_cast<int>(std::lround(place * m_scale + 0.5 * m_side));
    }

    double m_scale;
    int m_side;
    GrayPicture m_picture;
};

/// The code as the stage shows it: its backing, then a square for every landed bird.
GrayPicture drawn(const QrShape& code, int birds, double pixelsPerModule, std::uint8_t stage = 255)
{
    const Result<ShapePoints> made = ShapeLibrary().points(code, birds);
    REQUIRE(made.ok());
    const ShapePoints& shape = made.value();
    const double module = shape.formSize;
    Sheet sheet(code.size + 16 * module, pixelsPerModule / module);
    sheet.fill(-code.size, -code.size, 2 * code.size, 2 * code.size, stage);
    for (const ShapeBacking& part : shape.backing)
        sheet.fill(part.x, part.y, part.width, part.height, part.dark ? 0 : 255);
    for (const Vec2& bird : shape.points) sheet.fill(bird.x - module / 2, bird.y - module / 2, module, module, 0);
    return sheet.picture();
}

int needed(const QrShape& code) { return ShapeLibrary().birdsNeeded(code).value(); }
} // namespace

TEST_CASE("codes of any script read back as themselves with both readers")
{
    for (const std::string text :
         {"流光鸟群 42", "鸟群", "日本", "é", "你好", "café", "สวัสดี", "пр. Тест 7", "😀", "价格 ¥88", "Žižka",
          "hello 42", "https://example.org/show/42", "line\nbreak", "0123456789", "ABC $%*+-./:"})
        for (const QrLevel level : {QrLevel::low, QrLevel::medium, QrLevel::quartile, QrLevel::high}) {
            INFO(text << " at level " << static_cast<int>(level));
            const QrShape code{text, level, 400, 4, true};
            const GrayPicture picture = drawn(code, needed(code), 8);
            CHECK(readWithZbar(picture) == text);
            CHECK(readWithZXing(picture) == text);
        }
}

TEST_CASE("a code on a dark stage reads at any size because its plate brings the quiet zone")
{
    const QrShape code{"https://example.org/show/42", QrLevel::quartile, 400, 4, true};
    for (const int pixelsPerModule : {4, 8, 12}) {
        INFO(pixelsPerModule << " pixels a module");
        const GrayPicture picture = drawn(code, needed(code), pixelsPerModule, 20);
        CHECK(readWithZbar(picture) == code.text);
        CHECK(readWithZXing(picture) == code.text);
    }
}

TEST_CASE("spare birds around a code do not keep it from being read")
{
    const QrShape code{"https://example.org/show/42", QrLevel::medium, 400, 4, true};
    for (const int spare : {1, 37, 173, 1000}) {
        INFO(spare << " spare birds");
        const GrayPicture picture = drawn(code, needed(code) + spare, 8);
        CHECK(readWithZbar(picture) == code.text);
        CHECK(readWithZXing(picture) == code.text);
    }
}

TEST_CASE("the largest code reads back whole")
{
    std::string text;
    for (int i = 0; text.size() + 1 < 1273; ++i) text += static_cast<char>('a' + i % 26);
    const QrShape code{text, QrLevel::high, 1000, 4, true};
    const GrayPicture picture = drawn(code, needed(code), 6);
    CHECK(readWithZbar(picture) == text);
    CHECK(readWithZXing(picture) == text);
}

TEST_CASE("the readers do not see a code where there is none")
{
    QrShape code{"https://example.org", QrLevel::medium, 400, 4, true};
    GrayPicture picture = drawn(code, needed(code), 8);
    // Without its finders, for example.
    const int side = picture.width, reach = 20 * 8;
    for (int row = 0; row < reach; ++row)
        for (int column = 0; column < side; ++column)
            picture.pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) +
                           static_cast<std::size_t>(column)] = 255;
    CHECK_FALSE(readWithZbar(picture).has_value());
    CHECK_FALSE(readWithZXing(picture).has_value());
}
