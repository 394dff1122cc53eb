// SPDX-License-Identifier: MIT
#include "shape/ink_points.h"
#include "shape/points.h"
#include "support/catch.h"
#include "text/qt_text_ink.h"

#include <QFont>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

using namespace flocktale;

namespace {
constexpr double kSize = 200;
const QtTextInk kInk;

Result<ShapePoints> tryMake(const std::string& text, int count, const std::string& family = {})
{
    return ShapeLibrary(&kInk).points(TextShape{text, kSize, family, true}, count);
}

std::vector<Vec2> make(const std::string& text, int count)
{
    const Result<ShapePoints> result = tryMake(text, count);
    REQUIRE(result.ok());
    for (const Problem& warning : result.value().warnings) UNSCOPED_INFO(describe(warning));
    CHECK(result.value().warnings.empty());
    REQUIRE(result.value().points.size() == static_cast<std::size_t>(count));
    return result.value().points;
}

/// Ink in square units.
double inkArea(const std::string& text)
{
    const Result<InkMask> mask = kInk.draw(TextShape{text, kSize, {}, true}, 1);
    REQUIRE(mask.ok());
    return inkOf(mask.value()) / (mask.value().pixelsPerUnit * mask.value().pixelsPerUnit);
}

double inkWidth(const std::string& text)
{
    const Result<InkMask> mask = kInk.draw(TextShape{text, kSize, {}, true}, 1);
    REQUIRE(mask.ok());
    return mask.value().width / mask.value().pixelsPerUnit;
}

/// Where the points leave the widest strip empty: its middle along the axis and its width.
struct Strip {
    double middle = 0, width = 0;
};
Strip widestStrip(const std::vector<Vec2>& points, double Vec2::*axis)
{
    std::vector<double> sorted;
    for (const Vec2& point : points) sorted.push_back(point.*axis);
    std::sort(sorted.begin(), sorted.end());
    Strip widest;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i] - sorted[i - 1] > widest.width)
            widest = {(sorted[i] + sorted[i - 1]) / 2, sorted[i] - sorted[i - 1]};
    return widest;
}

double share(const std::vector<Vec2>& points, double Vec2::*axis, double below)
{
    const auto count = std::count_if(points.begin(), points.end(), [&](const Vec2& p) { return p.*axis < below; });
    return static_cast<double>(count) / static_cast<double>(points.size());
}

/// How much of the places two point sets share, ignoring order, when each place may be off by `tolerance`.
double agreement(const std::vector<Vec2>& a, const std::vector<Vec2>& b, double tolerance)
{
    const auto near = [&](const Vec2& p) {
        return std::any_of(b.begin(), b.end(),
                           [&](const Vec2& q) { return std::hypot(p.x - q.x, p.y - q.y) <= tolerance; });
    };
    return static_cast<double>(std::count_if(a.begin(), a.end(), near)) / static_cast<double>(a.size());
}

bool hasFamily(const QString& family) { return QFontDatabase::families().contains(family); }
bool hasHan() { return !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty(); }
} // namespace

TEST_CASE("text without ink gives no points and says so")
{
    for (const std::string text : {"", " ", "   ", "\t", "\n", "\r\n", "\u00a0", "\u3000", "\u200b", "\ufeff",
                                   " \n \n ", "\u3000\u00a0\u200b"}) {
        INFO("bytes " << text.size() << ": '" << text << "'");
        const Result<ShapePoints> result = tryMake(text, 240);
        REQUIRE(result.ok());
        CHECK(result.value().points.empty());
        REQUIRE(result.value().warnings.size() == 1);
        CHECK(result.value().warnings[0].code == ProblemCode::noInk);
    }
}

TEST_CASE("text gives exactly the points asked for, from one bird to thousands")
{
    for (const int count : {1, 2, 17, 240, 600, 5000})
        CHECK(make("Flocktale", count).size() == static_cast<std::size_t>(count));
    CHECK(make("i", 3).size() == 3);
}

TEST_CASE("text is centred on the origin and as large as its font size says")
{
    const std::vector<Vec2> points = make("H", 2000);
    const auto [left, right] =
        std::minmax_element(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; });
    CHECK(left->x + right->x == Approx(0).margin(0.02 * kSize));
    CHECK(top->y + bottom->y == Approx(0).margin(0.02 * kSize));
    // Capitals of common faces are two thirds to three quarters of the font size high.
    CHECK(bottom->y - top->y > 0.6 * kSize);
    CHECK(bottom->y - top->y < 0.8 * kSize);
}

TEST_CASE("a line break makes a second row under the first, and has no ink itself")
{
    const std::vector<Vec2> points = make("H\nH", 800);
    const Strip gap = widestStrip(points, &Vec2::y);
    CHECK(gap.width > 0.2 * kSize);
    CHECK(share(points, &Vec2::y, gap.middle) == Approx(0.5).margin(0.02));
    CHECK(inkArea("H\nH") == Approx(2 * inkArea("H")).epsilon(0.05));
    CHECK(make("H\r\nH", 800) == points);
    CHECK(make("H\u2028H", 800) == points);
}

TEST_CASE("lines are centred under each other, whichever is longer and whichever way it is read")
{
    for (const std::string text : {"HHHH\nH", "H\nHHHH", "אבגדה\nH"}) {
        INFO(text);
        const std::vector<Vec2> points = make(text, 1000);
        const Strip gap = widestStrip(points, &Vec2::y);
        for (const bool upper : {true, false}) {
            double left = 1e9, right = -1e9;
            for (const Vec2& point : points)
                if ((point.y < gap.middle) == upper) {
                    left = std::min(left, point.x);
                    right = std::max(right, point.x);
                }
            CHECK(left + right == Approx(0).margin(0.1 * kSize));
        }
    }
}

TEST_CASE("Arabic letters join: the word is narrower than its letters apart")
{
    CHECK(inkWidth("سلام") < 0.8 * inkWidth("س\u200cل\u200cا\u200cم"));
}

TEST_CASE("Hebrew is read from the right and its numbers from the left")
{
    const std::vector<Vec2> pair = make("אב", 1000);
    const double middle = widestStrip(pair, &Vec2::x).middle;
    const double alef = inkArea("א"), bet = inkArea("ב");
    CHECK(1 - share(pair, &Vec2::x, middle) == Approx(alef / (alef + bet)).epsilon(0.05));

    // The number stands left of the word, and reads 4 then 2: cut it off at the space and compare it with "42" alone.
    const std::vector<Vec2> mixed = make("שלום 42", 3000);
    std::vector<Vec2> number;
    const double space = widestStrip(mixed, &Vec2::x).middle;
    for (const Vec2& point : mixed)
        if (point.x < space) number.push_back(point);
    CHECK(static_cast<double>(number.size()) / 3000 ==
          Approx(inkArea("42") / (inkArea("42") + inkArea("שלום"))).epsilon(0.05));
    const std::vector<Vec2> alone = make("42", 1000);
    const auto leftOf = [](const std::vector<Vec2>& points) {
        return std::min_element(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; })->x;
    };
    const auto topOf = [](const std::vector<Vec2>& points) {
        return std::min_element(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; })->y;
    };
    const Vec2 offset{leftOf(alone) - leftOf(number), topOf(alone) - topOf(number)};
    for (Vec2& point : number) point = point + offset;
    CHECK(agreement(number, alone, 0.06 * kSize) > 0.97);
}

TEST_CASE("composed and decomposed letters give the same points")
{
    const std::vector<std::pair<std::string, std::string>> pairs{{"\u00e9", "e\u0301"},
                                                                 {"\u00f1", "n\u0303"},
                                                                 {"\u00c5", "A\u030a"},
                                                                 {"\u1ebf", "e\u0302\u0301"},
                                                                 {"\uac00", "\u1100\u1161"}};
    for (const auto& [composed, decomposed] : pairs) {
        INFO(composed);
        const Result<ShapePoints> one = tryMake(composed, 400), other = tryMake(decomposed, 400);
        REQUIRE(one.ok());
        REQUIRE(other.ok());
        CHECK(one.value().points == other.value().points);
    }
    // The mark stands above its letter, not beside it.
    CHECK(inkWidth("e\u0301") < 1.2 * inkWidth("e"));
}

TEST_CASE("characters are counted as readers count them")
{
    const std::vector<std::pair<const char16_t*, int>> cases{{u"hi😀", 3},
                                                             {u"🏳️‍🌈", 1},
                                                             {u"👨‍👩‍👧‍👦", 1},
                                                             {u"e\u0301", 1},
                                                             {u"🇨🇳🇯🇵", 2},
                                                             {u"\u1112\u1161\u11ab", 1},
                                                             {u"🏃🏽‍♀️", 1},
                                                             {u"a\r\nb", 3},
                                                             {u"8️⃣", 1},
                                                             {u"a\u0308\u0304\u0323b", 2},
                                                             {u"流光", 2},
                                                             {u"", 0}};
    for (const auto& [text, characters] : cases) {
        INFO(QString::fromUtf16(text).toStdString());
        CHECK(characterCount(QString::fromUtf16(text)) == characters);
    }
}

TEST_CASE("a colour emoji takes birds or is reported, and the letters beside it always form")
{
    const Result<ShapePoints> alone = tryMake("🦜", 200);
    REQUIRE(alone.ok());
    const bool drawn = alone.value().points.size() == 200 && alone.value().warnings.empty();
    const bool reported = alone.value().points.empty() && alone.value().warnings.size() == 1 &&
                          alone.value().warnings[0].code == ProblemCode::noFont;
    CHECK((drawn || reported));
    if (hasFamily(QStringLiteral("Noto Color Emoji"))) CHECK(drawn);

    const double letters = inkArea("A") + inkArea("B");
    const Result<ShapePoints> between = tryMake("A🦜B", 2000);
    REQUIRE(between.ok());
    REQUIRE(between.value().points.size() == 2000);
    CHECK(between.value().warnings.empty() == drawn);
    // A on the left, B on the right, each with its share; and drawing the emoji did not spoil them for later.
    const std::vector<Vec2>& points = between.value().points;
    const double whole = letters + (drawn ? inkArea("🦜") : 0), width = inkWidth("A🦜B");
    CHECK(share(points, &Vec2::x, -width / 2 + inkWidth("A")) == Approx(inkArea("A") / whole).margin(0.04));
    CHECK(1 - share(points, &Vec2::x, width / 2 - inkWidth("B")) == Approx(inkArea("B") / whole).margin(0.04));
    CHECK(inkArea("A") + inkArea("B") == letters);
}

TEST_CASE("a script that no font has is reported and no bird draws its box")
{
    // Linear A: a script that no common font has.
    const std::string unknown = "\U00010600\U00010601";
    const Result<ShapePoints> alone = tryMake(unknown, 100);
    REQUIRE(alone.ok());
    CHECK(alone.value().points.empty());
    REQUIRE(alone.value().warnings.size() == 1);
    CHECK(alone.value().warnings[0].code == ProblemCode::noFont);
    CHECK(alone.value().warnings[0].arguments == std::vector{unknown});

    const Result<ShapePoints> mixed = tryMake("H" + unknown, 300);
    REQUIRE(mixed.ok());
    CHECK(mixed.value().points.size() == 300);
    REQUIRE(mixed.value().warnings.size() == 1);
    CHECK(mixed.value().warnings[0].code == ProblemCode::noFont);
    CHECK(inkArea("H" + unknown) == Approx(inkArea("H")).epsilon(0.02));
}

TEST_CASE("Han without a family is drawn in one family, Latin beside it too, and kana and hangul have theirs")
{
    CHECK(textFamilies(QStringLiteral("流光"), {}).first() == QStringLiteral("Noto Sans CJK SC"));
    CHECK(textFamilies(QStringLiteral("流光 AI"), {}).first() == QStringLiteral("Noto Sans CJK SC"));
    CHECK(textFamilies(QStringLiteral("群れの影"), {}).first() == QStringLiteral("Noto Sans CJK JP"));
    CHECK(textFamilies(QStringLiteral("새 떼"), {}).first() == QStringLiteral("Noto Sans CJK KR"));
    CHECK(textFamilies(QStringLiteral("Murmur"), {}).first() == QStringLiteral("DejaVu Sans"));
    CHECK(textFamilies(QStringLiteral("流光"), QStringLiteral("Serif")).first() == QStringLiteral("Serif"));
    if (hasHan()) CHECK(make("流光", 600).size() == 600);
}

TEST_CASE("more characters than a text may have are refused with the limit, and the most allowed fill the whole width")
{
    std::string tooLong, longest, marks = "a";
    for (int i = 0; i < 5000; ++i) tooLong += "流";
    for (int i = 0; i < 2000; ++i) longest += i % 2 ? "n" : "o";
    for (int i = 0; i < 100'000; ++i) marks += "\u0301";

    const Result<ShapePoints> refused = tryMake(tooLong, 240);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.problem().code == ProblemCode::textTooLong);
    CHECK(refused.problem().arguments == std::vector<std::string>{"5000", "2000"});
    const Result<ShapePoints> piled = tryMake(marks, 240);
    REQUIRE_FALSE(piled.ok());
    CHECK(piled.problem().code == ProblemCode::textTooLong);

    const Result<ShapePoints> result = ShapeLibrary(&kInk).points(TextShape{longest, 400, {}, true}, 3000);
    REQUIRE(result.ok());
    REQUIRE(result.value().points.size() == 3000);
    const std::vector<Vec2>& points = result.value().points;
    const auto [left, right] =
        std::minmax_element(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.x < b.x; });
    CHECK(right->x - left->x > 2000 * 400 * 0.5);
    // Every twentieth of the width has its share.
    for (int part = 1; part < 20; ++part) {
        const double below = left->x + (right->x - left->x) * part / 20;
        CHECK(share(points, &Vec2::x, below) == Approx(part / 20.0).margin(0.02));
    }
}

TEST_CASE("text has the same ink whatever small text was drawn before, at whatever fraction of a pixel")
{
    const auto alphaOf = [](const std::string& text, double pixelsPerUnit) {
        return kInk.draw(TextShape{text, kSize, {}, true}, pixelsPerUnit).value().alpha;
    };
    // Each label ends in a letter that was not drawn at this size yet: only such a one touches the font.
    int labels = 0;
    const auto drawLabel = [&labels] {
        QImage image(300, 80, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setBold(true);
        font.setPixelSize(12 + labels % 40);
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        painter.drawText(QPointF(10 + labels % 7 / 7.0, 60), QStringLiteral("n") + QChar(u'a' + labels / 40));
        ++labels;
    };
    for (const std::string text : {"A", "Flock", "A🦜B", "سلام"})
        for (const double pixelsPerUnit : {0.2, 0.32, 1.0, 2.0}) {
            INFO(text << " at " << pixelsPerUnit);
            const std::vector<std::uint8_t> before = alphaOf(text, pixelsPerUnit);
            for (int i = 0; i < 8; ++i) {
                drawLabel();
                CHECK(alphaOf(text, pixelsPerUnit) == before);
            }
        }
}

TEST_CASE("a drawing stays within four million pixels however large it is asked for")
{
    for (const std::string text : {"Flocktale", ".", "one\ntwo\nthree", "a\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\nb"}) {
        const Result<InkMask> mask = kInk.draw(TextShape{text, 100'000, {}, true}, 1000);
        REQUIRE(mask.ok());
        CHECK(static_cast<double>(mask.value().width) * mask.value().height <= 4e6);
        CHECK(mask.value().alpha.size() ==
              static_cast<std::size_t>(mask.value().width) * static_cast<std::size_t>(mask.value().height));
        CHECK(mask.value().pixelsPerUnit < 1000);
    }
}

TEST_CASE("text looks the same from every thread, and the same again later")
{
    const std::vector<Vec2> here = make("群 Flock", 300);
    std::vector<std::vector<Vec2>> there(3);
    std::vector<std::thread> threads;
    for (std::vector<Vec2>& points : there)
        threads.emplace_back([&points] {
            points = ShapeLibrary(&kInk).points(TextShape{"群 Flock", kSize, {}, true}, 300).value().points;
        });
    for (std::thread& thread : threads) thread.join();
    for (const std::vector<Vec2>& points : there) CHECK(points == here);
    CHECK(make("群 Flock", 300) == here);
}
