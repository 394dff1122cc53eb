// SPDX-License-Identifier: MIT
#include "text/font_list_model.h"

#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QFontDatabase>
#include <QSettings>

using namespace flocktale;

namespace {

struct Fonts {
    Fonts() { QSettings().remove(QStringLiteral("fonts/recent")); }
    ~Fonts() { QSettings().remove(QStringLiteral("fonts/recent")); }
    QVariant at(int row, FontListModel::Role role) const { return model.index(row).data(role); }
    FontListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("Every scalable family of the machine is listed once, by name", "[fonts]")
{
    const Fonts fonts;
    REQUIRE(fonts.model.rowCount() > 0);
    for (int row = 0; row < fonts.model.rowCount(); ++row) {
        const QString family = fonts.model.familyAt(row);
        CHECK(QFontDatabase::families().contains(family));
        CHECK(fonts.model.rowOf(family) == row);
        if (row > 0) CHECK(QString::localeAwareCompare(fonts.model.familyAt(row - 1), family) <= 0);
    }
    CHECK(fonts.model.rowOf(QStringLiteral("No such family")) == -1);
    CHECK(fonts.model.familyAt(-1).isEmpty());
}

TEST_CASE("A filter keeps the families whose name contains it", "[fonts]")
{
    Fonts fonts;
    const int all = fonts.model.rowCount();
    const QString family = fonts.model.familyAt(all - 1);
    fonts.model.setFilter(QStringLiteral("  ") + family.toUpper());
    REQUIRE(fonts.model.rowOf(family) >= 0);
    for (int row = 0; row < fonts.model.rowCount(); ++row)
        CHECK(fonts.model.familyAt(row).contains(family, Qt::CaseInsensitive));
    fonts.model.setFilter(QStringLiteral("\u0001"));
    CHECK(fonts.model.rowCount() == 0);
    fonts.model.setFilter({});
    CHECK(fonts.model.rowCount() == all);
}

TEST_CASE("Families chosen lately stand first, the last one before the others", "[fonts]")
{
    Fonts fonts;
    const QString last = fonts.model.familyAt(fonts.model.rowCount() - 1);
    const QString first = fonts.model.familyAt(0);
    fonts.model.remember(last);
    CHECK(fonts.model.familyAt(0) == last);
    CHECK(fonts.at(0, FontListModel::RecentRole).toBool());
    fonts.model.remember(QStringLiteral("No such family"));
    fonts.model.remember(first);
    CHECK(fonts.model.familyAt(0) == first);
    const FontListModel another;
    CHECK(another.familyAt(0) == first);
    CHECK(another.rowCount() == fonts.model.rowCount());
}

TEST_CASE("A family covers a text when it has all its characters; spaces need none", "[fonts]")
{
    Fonts fonts;
    const int row = fonts.model.rowOf(QStringLiteral("DejaVu Sans"));
    REQUIRE(row >= 0);
    const auto covers = [&](const QString& text) {
        fonts.model.setText(text);
        return fonts.at(row, FontListModel::CoversRole).toBool();
    };
    CHECK(covers({}));
    CHECK(covers(QStringLiteral("Murmuration\n2026")));
    CHECK(covers(QStringLiteral("Птицы")));
    CHECK_FALSE(covers(QStringLiteral("Birds 群鸟")));
    CHECK(covers(QStringLiteral("Birds")));
}
