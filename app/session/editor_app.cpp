// SPDX-License-Identifier: MIT
#include "session/editor_app.h"

#include "session/session.h"

#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QUrl>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
/// Takes one picture of a window after some frames and ends the program with it.
class WindowPicture : public QObject {
public:
    WindowPicture(QQuickWindow& window, const EditorArguments& arguments)
        : QObject(&window), m_window(window), m_path(arguments.screenshot), m_frames(arguments.frames)
    {
        connect(&window, &QQuickWindow::frameSwapped, this, &WindowPicture::count, Qt::QueuedConnection);
        window.update();
    }

private:
    void count()
    {
        if (--m_frames > 0) {
            m_window.update();
            return;
        }
        disconnect(&m_window, nullptr, this, nullptr);
        const bool kept = m_window.grabWindow().save(m_path);
        if (!kept) std::fprintf(stderr, "The picture could not be written: %s\n", qPrintable(m_path));
        QGuiApplication::exit(kept ? 0 : 2);
    }

    QQuickWindow& m_window;
    QString m_path;
    int m_frames;
};

void applyArguments(Session& session, const EditorArguments& arguments)
{
    if (!arguments.language.isEmpty()) session.settings()->overrideLanguage(arguments.language);
    if (arguments.theme == "light"_L1) session.settings()->overrideTheme(AppSettings::LightTheme);
    if (arguments.theme == "dark"_L1) session.settings()->overrideTheme(AppSettings::DarkTheme);
    // A file that cannot be opened leaves the editor open with the reasons in a dialog.
    if (!arguments.file.isEmpty()) session.files()->open(arguments.file);
}
} // namespace

void setUpApplication()
{
    QCoreApplication::setOrganizationName(u"Flocktale"_s);
    QCoreApplication::setApplicationName(u"Flocktale"_s);
    QCoreApplication::setApplicationVersion(u"" FLOCKTALE_VERSION ""_s);
}

int runEditor(QGuiApplication& application, const EditorArguments& arguments)
{
    QQuickStyle::setStyle(u"Basic"_s);
    application.setDesktopFileName(u"flocktale"_s);

    const auto session = std::make_unique<Session>();
    applyArguments(*session, arguments);

    QQmlApplicationEngine engine;
    QObject::connect(session.get(), &Session::languageChanged, &engine, &QQmlEngine::retranslate);
    engine.setInitialProperties({{u"session"_s, QVariant::fromValue(session.get())}});
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    engine.loadFromModule("Flocktale", "Main");
#else
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.load(QUrl(u"qrc:/qt/qml/Flocktale/Main.qml"_s));
#endif
    auto* const window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects()[0]);
    if (!window) return 2;
    if (!arguments.screenshot.isEmpty()) new WindowPicture(*window, arguments);
    return QGuiApplication::exec();
}

} // namespace flocktale
