// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace flocktale {

/// A text laid out in one font: its lines below each other, each centred on x = 0. Owned by the drawing that needs it.
class TextLines {
public:
    TextLines(const QString& text, const QFont& font);

    /// The lines' boxes, in pixels. Ink may leave them: marks, swashes.
    [[nodiscard]] QRectF box() const { return m_box; }
    /// Whether some letter has no font: Qt would draw a box for it.
    [[nodiscard]] bool lacksGlyphs() const { return m_lacksGlyphs; }
    void draw(QPainter& painter) const;

private:
    struct Line {
        std::unique_ptr<QTextLayout> layout;
        QPointF position; ///< of the layout's origin
    };
    std::vector<Line> m_lines;
    QRectF m_box;
    bool m_lacksGlyphs = false;
};

} // namespace flocktale
