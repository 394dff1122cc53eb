// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

namespace flocktale {

/// Where the cells of the table of acts stand, in pixels of its content. Names and problems share what the other
/// columns leave; below the least width the table is scrolled sideways.
class TableLayout {
public:
    /// Of the view, and of a letter of the font.
    void setWidth(double width) { m_width = width; }
    void setEm(double em) { m_em = em; }
    void setRowHeight(double height) { m_rowHeight = height; }
    [[nodiscard]] double rowHeight() const { return m_rowHeight; }

    [[nodiscard]] double columnWidth(int column) const;
    [[nodiscard]] double columnX(int column) const;
    [[nodiscard]] double contentWidth() const;
    [[nodiscard]] QRectF cell(int row, int column) const;
    /// The column at x; the first or last one beyond the edges.
    [[nodiscard]] int columnAt(double x) const;
    /// The row at y; -1 above the first one and below the last of `rows`.
    [[nodiscard]] int rowAt(double y, int rows) const;
    /// The line between two rows that is nearest to y: 0 above the first, `rows` below the last.
    [[nodiscard]] int lineAt(double y, int rows) const;

private:
    double m_width = 0;
    double m_em = 13;
    double m_rowHeight = 28;
};

} // namespace flocktale
