// SPDX-License-Identifier: MIT
#include "table/table_layout.h"

#include "support/catch.h"
#include "table/act_cells.h"

using namespace flocktale;

TEST_CASE("The columns fill the view without gaps, and never get narrower than their letters", "[table]")
{
    TableLayout layout;
    for (const double width : {0.0, 300.0, 767.0, 1200.0, 4000.0}) {
        layout.setWidth(width);
        double x = 0;
        for (int column = 0; column < kActColumns; ++column) {
            CHECK(layout.columnX(column) == Approx(x));
            CHECK(layout.columnWidth(column) >= 5 * 13);
            x += layout.columnWidth(column);
        }
        CHECK(layout.contentWidth() == Approx(x));
        if (width > 1000) CHECK(layout.contentWidth() == Approx(width));
    }
    CHECK(layout.columnWidth(-1) == 0);
    CHECK(layout.columnWidth(kActColumns) == 0);
}

TEST_CASE("Every point of a cell leads back to it", "[table]")
{
    TableLayout layout;
    layout.setWidth(1000);
    layout.setRowHeight(20);
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < kActColumns; ++column) {
            const QRectF cell = layout.cell(row, column);
            for (const QPointF point :
                 {cell.topLeft() + QPointF(0.01, 0.01), cell.center(), cell.bottomRight() - QPointF(0.01, 0.01)}) {
                CHECK(layout.rowAt(point.y(), 5) == row);
                CHECK(layout.columnAt(point.x()) == column);
            }
        }
    CHECK(layout.rowAt(-1, 5) == -1);
    CHECK(layout.rowAt(100, 5) == -1);
    CHECK(layout.columnAt(-5) == 0);
    CHECK(layout.columnAt(99'999) == kActColumns - 1);
    CHECK(layout.lineAt(-50, 5) == 0);
    CHECK(layout.lineAt(9, 5) == 0);
    CHECK(layout.lineAt(11, 5) == 1);
    CHECK(layout.lineAt(500, 5) == 5);
}
