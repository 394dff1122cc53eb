// SPDX-License-Identifier: MIT
#include "controls/icon.h"
#include "support/catch.h"

#include <QSet>

#include <algorithm>

using namespace flocktale;

TEST_CASE("Every icon draws something and stays in its box", "[icon]")
{
    for (const QString& name : Icon::names()) {
        INFO(name.toStdString());
        const QRectF box = Icon::path(name).boundingRect();
        CHECK(std::max(box.width(), box.height()) >= 5);
        // Not QRectF::contains, which a flat drawing never satisfies.
        CHECK(box.left() >= 0);
        CHECK(box.top() >= 0);
        CHECK(box.right() <= 16);
        CHECK(box.bottom() <= 16);
    }
}

TEST_CASE("Icon names are unique", "[icon]")
{
    const QStringList names = Icon::names();
    CHECK(QSet<QString>(names.begin(), names.end()).size() == names.size());
}

TEST_CASE("An unknown icon draws nothing", "[icon]") { CHECK(Icon::path(QStringLiteral("no such icon")).isEmpty()); }
