// SPDX-License-Identifier: MIT
#include "session/app_settings.h"

#include <QGuiApplication>
#include <QPalette>
#include <QScreen>
#include <QStyleHints>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
const QString kLanguageKey = u"language"_s;
const QString kThemeKey = u"theme"_s;
const QString kWindowKey = u"window"_s;
const QString kNoticeKey = u"rendererNoticeSeen"_s;

struct PanelDefault {
    const char* name;
    bool shown;
};
constexpr std::array kPanelDefaults{PanelDefault{"library", true},  PanelDefault{"inspector", true},
                                    PanelDefault{"timeline", true}, PanelDefault{"table", false},
                                    PanelDefault{"sounds", false},  PanelDefault{"history", false},
                                    PanelDefault{"problems", false}};

QString shownKey(const char* panel) { return u"panels/"_s + QLatin1StringView(panel); }

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) return scheme == Qt::ColorScheme::Dark;
#endif
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}
} // namespace

AppSettings::AppSettings(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_language(settings.value(kLanguageKey).toString()),
      m_theme(static_cast<Theme>(std::clamp(settings.value(kThemeKey).toInt(), 0, int{DarkTheme}))),
      m_systemDark(systemIsDark())
{
    for (int panel = 0; panel < kPanels; ++panel) {
        const PanelDefault& fallback = kPanelDefaults[static_cast<std::size_t>(panel)];
        m_shown[panel] = settings.value(shownKey(fallback.name), fallback.shown).toBool();
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        m_systemDark = systemIsDark();
        emit themeChanged();
    });
#endif
}

void AppSettings::setLanguage(const QString& language)
{
    m_settings.setValue(kLanguageKey, language);
    overrideLanguage(language);
}

void AppSettings::setTheme(Theme theme)
{
    m_settings.setValue(kThemeKey, int{theme});
    overrideTheme(theme);
}

bool AppSettings::isDark() const { return m_theme == DarkTheme || (m_theme == SystemTheme && m_systemDark); }

void AppSettings::overrideLanguage(const QString& language)
{
    if (m_language == language) return;
    m_language = language;
    emit languageChanged();
}

void AppSettings::overrideTheme(Theme theme)
{
    if (m_theme == theme) return;
    m_theme = theme;
    emit themeChanged();
}

bool AppSettings::isRendererNoticeSeen() const { return m_settings.value(kNoticeKey).toBool(); }

void AppSettings::setRendererNoticeSeen(bool seen)
{
    if (seen == isRendererNoticeSeen()) return;
    m_settings.setValue(kNoticeKey, seen);
    emit rendererNoticeChanged();
}

QRectF AppSettings::windowPlace() const
{
    const QRect place = m_settings.value(kWindowKey).toRect();
    const QList<QScreen*> screens = QGuiApplication::screens();
    const bool visible = std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        return screen->availableGeometry().intersects(place.adjusted(80, 40, -80, -40));
    });
    return visible ? QRectF(place) : QRectF();
}

void AppSettings::keepWindowPlace(const QRectF& place) { m_settings.setValue(kWindowKey, place.toRect()); }

double AppSettings::panelSize(const QString& panel, double fallback) const
{
    return m_settings.value(u"panelSizes/"_s + panel, fallback).toDouble();
}

void AppSettings::keepPanelSize(const QString& panel, double size)
{
    m_settings.setValue(u"panelSizes/"_s + panel, size);
}

void AppSettings::setShown(Panel panel, bool shown)
{
    if (m_shown[panel] == shown) return;
    m_shown[panel] = shown;
    m_settings.setValue(shownKey(kPanelDefaults[static_cast<std::size_t>(panel)].name), shown);
    emit panelsChanged();
}

} // namespace flocktale
