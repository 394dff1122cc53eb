// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QRectF>
#include <QSettings>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// What the program remembers from one start to the next: language, theme, window and panels. Owned by the session.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    Q_PROPERTY(bool dark READ isDark NOTIFY themeChanged FINAL)
    Q_PROPERTY(bool libraryShown READ isLibraryShown WRITE setLibraryShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool inspectorShown READ isInspectorShown WRITE setInspectorShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool timelineShown READ isTimelineShown WRITE setTimelineShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool tableShown READ isTableShown WRITE setTableShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool soundsShown READ areSoundsShown WRITE setSoundsShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool historyShown READ isHistoryShown WRITE setHistoryShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool problemsShown READ areProblemsShown WRITE setProblemsShown NOTIFY panelsChanged FINAL)
    Q_PROPERTY(bool rendererNoticeSeen READ isRendererNoticeSeen WRITE setRendererNoticeSeen NOTIFY
                   rendererNoticeChanged FINAL)

public:
    enum Theme { SystemTheme, LightTheme, DarkTheme };
    Q_ENUM(Theme)

    explicit AppSettings(QSettings& settings, QObject* parent = nullptr);

    /// Empty: as the system says. Else one of Translation::languages().
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString& language);
    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] bool isDark() const;

    /// For this start only: nothing is remembered.
    void overrideLanguage(const QString& language);
    void overrideTheme(Theme theme);

    [[nodiscard]] bool isLibraryShown() const { return shown(kLibrary); }
    void setLibraryShown(bool shown) { setShown(kLibrary, shown); }
    [[nodiscard]] bool isInspectorShown() const { return shown(kInspector); }
    void setInspectorShown(bool shown) { setShown(kInspector, shown); }
    [[nodiscard]] bool isTimelineShown() const { return shown(kTimeline); }
    void setTimelineShown(bool shown) { setShown(kTimeline, shown); }
    [[nodiscard]] bool isTableShown() const { return shown(kTable); }
    void setTableShown(bool shown) { setShown(kTable, shown); }
    [[nodiscard]] bool areSoundsShown() const { return shown(kSounds); }
    void setSoundsShown(bool shown) { setShown(kSounds, shown); }
    [[nodiscard]] bool isHistoryShown() const { return shown(kHistory); }
    void setHistoryShown(bool shown) { setShown(kHistory, shown); }
    [[nodiscard]] bool areProblemsShown() const { return shown(kProblems); }
    void setProblemsShown(bool shown) { setShown(kProblems, shown); }

    [[nodiscard]] bool isRendererNoticeSeen() const;
    void setRendererNoticeSeen(bool seen);

    /// The window's place when it was last closed; a null rectangle when there is none that a screen still shows.
    Q_INVOKABLE [[nodiscard]] QRectF windowPlace() const;
    Q_INVOKABLE void keepWindowPlace(const QRectF& place);
    /// Sizes of the split panels by name, or `fallback`.
    Q_INVOKABLE [[nodiscard]] double panelSize(const QString& panel, double fallback) const;
    Q_INVOKABLE void keepPanelSize(const QString& panel, double size);

signals:
    void languageChanged();
    void themeChanged();
    void panelsChanged();
    void rendererNoticeChanged();

private:
    enum Panel { kLibrary, kInspector, kTimeline, kTable, kSounds, kHistory, kProblems, kPanels };

    [[nodiscard]] bool shown(Panel panel) const { return m_shown[panel]; }
    void setShown(Panel panel, bool shown);

    QSettings& m_settings;
    QString m_language;
    Theme m_theme = SystemTheme;
    bool m_systemDark = false;
    bool m_shown[kPanels] = {};
};

} // namespace flocktale
