// SPDX-License-Identifier: MIT
#include "stage/coverage_raster.h"

#include "support/catch.h"

#include <cmath>
#include <vector>

using namespace flocktale;
using glyph::Point;

namespace {

QImage blank(int width = 40, int height = 30)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(0);
    return image;
}

/// Sum of the alpha channel in pixels.
double ink(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) sum += qAlpha(image.pixel(x, y)) / 255.0;
    return sum;
}

double area(const std::vector<Point>& polygon)
{
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i];
        const Point b = polygon[(i + 1) % polygon.size()];
        twice +=
            static_cast<double>(a.x) * static_cast<double>(b.y) - static_cast<double>(a.y) * static_cast<double>(b.x);
    }
    return std::abs(twice) / 2;
}

} // namespace

TEST_CASE("A square on whole pixels covers exactly these")
{
    QImage image = blank();
    CoverageRaster(image).fill(std::vector<Point>{{3, 4}, {8, 4}, {8, 7}, {3, 7}}, {10, 20, 30});
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool inside = x >= 3 && x < 8 && y >= 4 && y < 7;
            if (image.pixel(x, y) != (inside ? qRgba(10, 20, 30, 255) : 0)) FAIL(x << ", " << y);
        }
}

TEST_CASE("A pixel takes as much colour as of it is covered")
{
    QImage image = blank();
    CoverageRaster(image).fill(std::vector<Point>{{3.25F, 4.5F}, {4.75F, 4.5F}, {4.75F, 5.5F}, {3.25F, 5.5F}},
                               {255, 255, 255});
    CHECK(std::abs(qAlpha(image.pixel(3, 4)) - 255 * 0.375) <= 1);
    CHECK(std::abs(qAlpha(image.pixel(4, 4)) - 255 * 0.375) <= 1);
    CHECK(std::abs(qAlpha(image.pixel(3, 5)) - 255 * 0.375) <= 1);
    CHECK(image.pixel(5, 4) == 0);
}

TEST_CASE("Ink is the polygon's area, whichever way round it goes")
{
    const std::vector<std::vector<Point>> polygons{
        {{5, 5}, {30.3F, 8.7F}, {12.1F, 25.9F}},
        {{12.1F, 25.9F}, {30.3F, 8.7F}, {5, 5}},
        {{20, 2}, {23, 12}, {35, 15}, {23, 18}, {20, 28}, {17, 18}, {5, 15}, {17, 12}},
        {{10.4F, 3.2F}, {10.9F, 3.2F}, {11.4F, 27.8F}, {10.1F, 27.8F}},
    };
    for (const auto& polygon : polygons) {
        QImage image = blank();
        CoverageRaster(image).fill(polygon, {255, 255, 255});
        CHECK(ink(image) == Approx(area(polygon)).epsilon(0.01).margin(0.3));
    }
}

TEST_CASE("What leaves the picture is cut off at its edge, on every side")
{
    QImage image = blank();
    CoverageRaster raster(image);
    raster.fill(std::vector<Point>{{-10, -10}, {5, -10}, {5, 3}, {-10, 3}}, {255, 255, 255});
    raster.fill(std::vector<Point>{{36, 26}, {1e6F, 26}, {1e6F, 1e6F}, {36, 1e6F}}, {255, 255, 255});
    raster.fill(std::vector<Point>{{-50, 5}, {-40, 5}, {-40, 9}}, {255, 255, 255});
    raster.fill(std::vector<Point>{{1e9F, 5}, {2e9F, 5}, {2e9F, 9}}, {255, 255, 255});
    CHECK(ink(image) == Approx(5 * 3 + 4 * 4));
    CHECK(qAlpha(image.pixel(0, 0)) == 255);
    CHECK(qAlpha(image.pixel(39, 29)) == 255);
}

TEST_CASE("A polygon that is cut off looks inside the picture as it does when it is not")
{
    const std::vector<Point> polygon{{-7.3F, 3.1F}, {4.6F, -2.2F}, {9.8F, 6.7F}, {-1.4F, 12.9F}};
    QImage cut = blank(6, 8);
    CoverageRaster(cut).fill(polygon, {255, 255, 255});
    QImage whole = blank(60, 60);
    std::vector<Point> moved = polygon;
    for (Point& p : moved) p = {p.x + 20, p.y + 20};
    CoverageRaster(whole).fill(moved, {255, 255, 255});
    for (int y = 0; y < cut.height(); ++y)
        for (int x = 0; x < cut.width(); ++x)
            CHECK(std::abs(qAlpha(cut.pixel(x, y)) - qAlpha(whole.pixel(x + 20, y + 20))) <= 1);
}

TEST_CASE("Colour goes over what is there in its share")
{
    QImage image = blank();
    image.fill(qRgb(0, 0, 200));
    CoverageRaster(image).fill(std::vector<Point>{{3, 4}, {3.5F, 4}, {3.5F, 5}, {3, 5}}, {200, 100, 0});
    const QRgb pixel = image.pixel(3, 4);
    CHECK(std::abs(qRed(pixel) - 100) <= 1);
    CHECK(std::abs(qGreen(pixel) - 50) <= 1);
    CHECK(std::abs(qBlue(pixel) - 100) <= 1);
    CHECK(qAlpha(pixel) == 255);
}

TEST_CASE("Opacity takes its share of what covers")
{
    QImage image = blank();
    CoverageRaster(image).fill(std::vector<Point>{{3, 4}, {8, 4}, {8, 7}, {3, 7}}, {255, 255, 255}, 0.5F);
    CHECK(std::abs(qAlpha(image.pixel(5, 5)) - 128) <= 1);
    CHECK(image.pixel(9, 5) == 0);
    QImage none = blank();
    CoverageRaster(none).fill(std::vector<Point>{{3, 4}, {8, 4}, {8, 7}, {3, 7}}, {255, 255, 255}, 0);
    CHECK(ink(none) == 0);
}
