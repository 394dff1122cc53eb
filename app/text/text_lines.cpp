// SPDX-License-Identifier: MIT
#include "text_lines.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QStringList>
#include <QTextOption>

#include <algorithm>

namespace flocktale {

namespace {
constexpr qreal kUnbroken = 1e6; ///< pixels: no line is that long
constexpr int kTabSpaces = 4;

QStringList splitLines(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (const char16_t separator : {u'\r', u'\v', u'\f', u'\u0085', u'\u2028', u'\u2029'})
        text.replace(QChar(separator), u'\n');
    return text.split(u'\n');
}

/// Qt hands out an engine that draws boxes where no font has the script: its size is then below zero (and asking for
/// its name would crash). Where the font lacks one letter, the glyph is 0.
constexpr quint32 kMissing = 0;
bool hasFont(const QGlyphRun& run) { return run.rawFont().isValid() && run.rawFont().pixelSize() > 0; }
bool isWhole(const QGlyphRun& run) { return hasFont(run) && !run.glyphIndexes().contains(kMissing); }

/// The run without the letters that its font lacks.
QGlyphRun drawable(QGlyphRun run)
{
    const QList<quint32> glyphs = run.glyphIndexes();
    const QList<QPointF> positions = run.positions();
    QList<quint32> keptGlyphs;
    QList<QPointF> keptPositions;
    for (qsizetype i = 0; hasFont(run) && i < glyphs.size(); ++i) {
        if (glyphs[i] == kMissing) continue;
        keptGlyphs << glyphs[i];
        keptPositions << positions[i];
    }
    run.setGlyphIndexes(keptGlyphs);
    run.setPositions(keptPositions);
    return run;
}

/// Large letters are drawn as outlines, and FreeType moves an outline by the fraction of a pixel at which the last
/// small letter of the same face was drawn, in whatever text. Measuring a letter at a size that is not cached sets that
/// fraction to zero, so that a text has the same ink whatever was drawn before.
void forgetSmallText(const QGlyphRun& run)
{
    if (!hasFont(run) || run.glyphIndexes().isEmpty()) return;
    QRawFont fresh = run.rawFont();
    fresh.setPixelSize(fresh.pixelSize() + 0.5);
    static_cast<void>(fresh.advancesForGlyphIndexes({run.glyphIndexes().first()}));
}
} // namespace

TextLines::TextLines(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute); // else right-to-left lines begin at the far end
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::NoWrap);
    option.setTabStopDistance(kTabSpaces * metrics.horizontalAdvance(u' '));

    qreal top = 0;
    for (const QString& words : splitLines(text)) {
        Line line{std::make_unique<QTextLayout>(words, font), {}};
        line.layout->setTextOption(option);
        line.layout->beginLayout();
        QTextLine set = line.layout->createLine();
        qreal height = metrics.lineSpacing();
        if (set.isValid()) {
            set.setLineWidth(kUnbroken);
            line.position = {-set.naturalTextRect().center().x(), top};
            height = std::max(height, set.height());
            m_box |= set.naturalTextRect().translated(line.position);
        }
        line.layout->endLayout();
        const QList<QGlyphRun> runs = line.layout->glyphRuns();
        if (!std::all_of(runs.begin(), runs.end(), isWhole)) m_lacksGlyphs = true;
        m_lines.push_back(std::move(line));
        top += height;
    }
}

void TextLines::draw(QPainter& painter) const
{
    for (const Line& line : m_lines) {
        const QList<QGlyphRun> runs = line.layout->glyphRuns();
        for (const QGlyphRun& run : runs) forgetSmallText(run);
        if (m_lacksGlyphs)
            for (const QGlyphRun& run : runs) painter.drawGlyphRun(line.position, drawable(run));
        else
            line.layout->draw(&painter, line.position);
    }
}

} // namespace flocktale
