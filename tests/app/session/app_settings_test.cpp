// SPDX-License-Identifier: MIT
#include "session/app_settings.h"
#include "support/catch.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
struct Stored {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};
} // namespace

TEST_CASE("What is set is there at the next start", "[settings]")
{
    Stored stored;
    AppSettings first(stored.store);
    first.setLanguage(QStringLiteral("zh_CN"));
    first.setTheme(AppSettings::LightTheme);
    first.setLibraryShown(false);
    first.setHistoryShown(true);
    first.keepPanelSize(QStringLiteral("inspector"), 321);
    const AppSettings second(stored.store);
    CHECK(second.language() == QStringLiteral("zh_CN"));
    CHECK(second.theme() == AppSettings::LightTheme);
    CHECK_FALSE(second.isDark());
    CHECK_FALSE(second.isLibraryShown());
    CHECK(second.isHistoryShown());
    CHECK(second.isInspectorShown());
    CHECK(second.panelSize(QStringLiteral("inspector"), 100) == 321);
    CHECK(second.panelSize(QStringLiteral("timeline"), 100) == 100);
}

TEST_CASE("An override holds for this start only", "[settings]")
{
    Stored stored;
    AppSettings first(stored.store);
    first.overrideTheme(AppSettings::DarkTheme);
    first.overrideLanguage(QStringLiteral("en"));
    CHECK(first.isDark());
    const AppSettings second(stored.store);
    CHECK(second.theme() == AppSettings::SystemTheme);
    CHECK(second.language().isEmpty());
}

TEST_CASE("A theme that the settings file does not know is taken as the nearest known", "[settings]")
{
    Stored stored;
    stored.store.setValue(QStringLiteral("theme"), 77);
    CHECK(AppSettings(stored.store).theme() == AppSettings::DarkTheme);
    stored.store.setValue(QStringLiteral("theme"), QStringLiteral("nonsense"));
    CHECK(AppSettings(stored.store).theme() == AppSettings::SystemTheme);
}

TEST_CASE("A window that no screen shows any more is forgotten", "[settings]")
{
    Stored stored;
    AppSettings settings(stored.store);
    CHECK(settings.windowPlace().isNull());
    const QRect visible = QGuiApplication::primaryScreen()->availableGeometry().adjusted(20, 20, -20, -20);
    settings.keepWindowPlace(visible);
    CHECK(settings.windowPlace() == QRectF(visible));
    settings.keepWindowPlace(visible.translated(100000, 0));
    CHECK(settings.windowPlace().isNull());
}

TEST_CASE("Setting a panel to what it is is no news", "[settings]")
{
    Stored stored;
    AppSettings settings(stored.store);
    const QSignalSpy changes(&settings, &AppSettings::panelsChanged);
    settings.setTimelineShown(true);
    CHECK(changes.isEmpty());
    settings.setTimelineShown(false);
    CHECK(changes.count() == 1);
}
