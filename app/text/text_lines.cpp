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
bool isDrawn(const QGlyphRun& run)
{
    const QRawFont font = run.rawFont();
    return font.isValid() && font.pixelSize() > 0 && !run.glyphIndexes().contains(0);
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
        if (!std::all_of(runs.begin(), runs.end(), isDrawn)) m_lacksGlyphs = true;
        m_lines.push_back(std::move(line));
        top += height;
    }
}

void TextLines::draw(QPainter& painter) const
{
    for (const Line& line : m_lines) {
        if (!m_lacksGlyphs) {
            line.layout->draw(&painter, line.position);
            continue;
        }
        for (const QGlyphRun& run : line.layout->glyphRuns())
            if (isDrawn(run)) painter.drawGlyphRun(line.position, run);
    }
}

} // namespace flocktale
