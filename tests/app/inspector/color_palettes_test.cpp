// SPDX-License-Identifier: MIT
#include "inspector/color_palettes.h"

#include "bench.h"
#include "support/catch.h"

#include <QCoreApplication>
#include <QSettings>

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("The colours of a show are offered once each, the most used first")
{
    Show show = threeActs();
    show.stage.background = {1, 1, 1};
    show.flock.color = {2, 2, 2};
    Cast gradient = cast("c2", DiscShape{});
    gradient.color = {PaintKind::gradient, {Rgb{3, 3, 3}, Rgb{4, 4, 4}, Rgb{3, 3, 3}}, 0};
    // Colours behind the first one of a cast of one colour are kept in the file, but nobody sees them.
    show.acts[1].casts[0].color = {PaintKind::solid, {Rgb{4, 4, 4}, Rgb{5, 5, 5}}, 0};
    show.acts[1].casts.push_back(gradient);
    CHECK(colorsOf(show) == QList<QColor>{QColor(4, 4, 4), QColor(3, 3, 3), QColor(1, 1, 1), QColor(2, 2, 2)});
}

TEST_CASE("Colours chosen lately are remembered, the last first, without repetition and not for ever")
{
    QSettings().remove(QStringLiteral("colors/recent"));
    ColorPalettes palettes;
    palettes.refresh();
    CHECK(palettes.recentColors().isEmpty());
    for (int i = 0; i < 20; ++i) palettes.remember(QColor(i, 0, 0));
    palettes.remember(QColor(10, 0, 0));
    palettes.remember({});
    ColorPalettes another;
    another.refresh();
    REQUIRE(another.recentColors().size() == ColorPalettes::kMost);
    CHECK(another.recentColors().front() == QColor(10, 0, 0));
    CHECK(another.recentColors().at(1) == QColor(19, 0, 0));
    CHECK(another.recentColors().count(QColor(10, 0, 0)) == 1);
    QSettings().setValue(QStringLiteral("colors/recent"),
                         QStringList{QStringLiteral("rubbish"), QStringLiteral("#010203")});
    another.refresh();
    CHECK(another.recentColors() == QList<QColor>{QColor(1, 2, 3)});
    QSettings().remove(QStringLiteral("colors/recent"));
}
