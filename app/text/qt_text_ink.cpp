// SPDX-License-Identifier: MIT
#include "qt_text_ink.h"

#include "base/limits.h"
#include "text_lines.h"

#include <QFont>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace flocktale {

namespace {
constexpr double kMostPixels = 4'000'000;
constexpr double kLongestSide = 16'000;      ///< pixels; the raster engine ends at 32 767
constexpr double kLargestFont = 2'000;       ///< pixels
constexpr qsizetype kUnitsPerCharacter = 32; ///< UTF-16; a flag with tags has 14, what has more is no text to read

Problem problemOf(Severity severity, ProblemCode code, std::vector<std::string> arguments)
{
    return {severity, code, "/text", std::move(arguments), 0, 0};
}

std::optional<Problem> checkLength(const QString& text)
{
    const auto tooLong = [](qsizetype found, qsizetype limit) {
        return problemOf(Severity::error, ProblemCode::textTooLong, {std::to_string(found), std::to_string(limit)});
    };
    constexpr qsizetype kMostUnits = kUnitsPerCharacter * limits::kTextCharacters;
    if (text.size() > kMostUnits) return tooLong(text.size(), kMostUnits);
    if (text.size() <= limits::kTextCharacters) return std::nullopt;
    const qsizetype characters = characterCount(text);
    if (characters > limits::kTextCharacters) return tooLong(characters, limits::kTextCharacters);
    return std::nullopt;
}

QFont fontOf(const QStringList& families, bool bold, int pixels)
{
    QFont font(families);
    font.setBold(bold);
    font.setPixelSize(pixels); // a point size would depend on the screen
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return font;
}

/// Room around the lines' box for marks and swashes.
int paddingOf(int pixels) { return pixels / 2 + 4; }

/// How many times too large a drawing would be, in each direction; at most 1 when it fits.
double excess(const QRectF& box, int pixels)
{
    const double width = box.width() + 2 * paddingOf(pixels), height = box.height() + 2 * paddingOf(pixels);
    return std::max({std::sqrt(width * height / kMostPixels), width / kLongestSide, height / kLongestSide});
}

/// The rectangle of all pixels with any alpha; empty when there is none.
QRect inkBounds(const QImage& alpha)
{
    int left = alpha.width(), right = -1, top = -1, bottom = -1;
    for (int row = 0; row < alpha.height(); ++row) {
        const uchar* line = alpha.constScanLine(row);
        const uchar* end = line + alpha.width();
        const auto inked = [](uchar value) { return value != 0; };
        const uchar* first = std::find_if(line, end, inked);
        if (first == end) continue;
        const auto last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), inked).base() - 1;
        left = std::min(left, static_cast<int>(first - line));
        right = std::max(right, static_cast<int>(last - line));
        if (top < 0) top = row;
        bottom = row;
    }
    return right < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
}

QImage drawAlpha(const TextLines& lines, int pixels)
{
    const int padding = paddingOf(pixels);
    const QRectF box = lines.box();
    QImage image(static_cast<int>(std::ceil(box.width())) + 2 * padding,
                 static_cast<int>(std::ceil(box.height())) + 2 * padding, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::white);
    painter.translate(QPointF(padding, padding) - box.topLeft());
    lines.draw(painter);
    painter.end();
    return image.convertToFormat(QImage::Format_Alpha8);
}

/// The ink alone, centred on the origin.
InkMask maskOf(const QImage& alpha, double pixelsPerUnit)
{
    const QRect ink = inkBounds(alpha);
    InkMask mask;
    mask.pixelsPerUnit = pixelsPerUnit;
    mask.width = ink.width();
    mask.height = ink.height();
    mask.left = -0.5 * mask.width;
    mask.top = -0.5 * mask.height;
    mask.alpha.reserve(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
    for (int row = ink.top(); row <= ink.bottom(); ++row) {
        const uchar* line = alpha.constScanLine(row) + ink.left();
        mask.alpha.insert(mask.alpha.end(), line, line + mask.width);
    }
    return mask;
}
} // namespace

qsizetype characterCount(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype characters = 0;
    while (finder.toNextBoundary() >= 0) ++characters;
    return characters;
}

QStringList textFamilies(const QString& text, const QString& family)
{
    bool han = false, kana = false, hangul = false;
    for (const char32_t character : text.toUcs4()) {
        const QChar::Script script = QChar::script(character);
        han |= script == QChar::Script_Han || script == QChar::Script_Bopomofo;
        kana |= script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
        hangul |= script == QChar::Script_Hangul;
    }
    QStringList families;
    if (!family.isEmpty()) families << family;
    if (kana) families << QStringLiteral("Noto Sans CJK JP");
    if (hangul) families << QStringLiteral("Noto Sans CJK KR");
    if (han) families << QStringLiteral("Noto Sans CJK SC");
    families << QStringLiteral("DejaVu Sans");
    return families;
}

Result<InkMask> QtTextInk::draw(const TextShape& shape, double pixelsPerUnit) const
{
    // Composed and decomposed letters are the same text and get the same points, whatever the font makes of them.
    const QString text = QString::fromStdString(shape.text).normalized(QString::NormalizationForm_C);
    if (auto problem = checkLength(text)) return *std::move(problem);

    const QStringList families = textFamilies(text, QString::fromStdString(shape.family));
    int pixels = static_cast<int>(std::lround(std::clamp(shape.size * pixelsPerUnit, 1.0, kLargestFont)));
    std::optional<TextLines> lines;
    for (;;) {
        lines.emplace(text, fontOf(families, shape.bold, pixels));
        const double factor = excess(lines->box(), pixels);
        if (factor <= 1 || pixels == 1) break;
        pixels = std::max(1, std::min(pixels - 1, static_cast<int>(pixels / factor)));
    }
    if (excess(lines->box(), pixels) > 1)
        return problemOf(Severity::error, ProblemCode::textTooLong,
                         {std::to_string(characterCount(text)), std::to_string(limits::kTextCharacters)});

    InkMask mask = maskOf(drawAlpha(*lines, pixels), pixels / shape.size);
    if (lines->lacksGlyphs()) mask.warnings.push_back(problemOf(Severity::warning, ProblemCode::noFont, {shape.text}));
    return mask;
}

} // namespace flocktale
