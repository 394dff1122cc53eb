// SPDX-License-Identifier: MIT
#include "session/editor_app.h"

#include "session/editor_window.h"
#include "session/session.h"
#include "show/edit.h"

#include <QGuiApplication>
#include <QImage>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>

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
    if (arguments.at <= 0) return;
    session.playback()->seekSeconds(arguments.at);
    if (const Act* act = actAt(session.document()->show(), stepAt(arguments.at))) session.selection()->select(act->id);
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

    Session session;
    applyArguments(session, arguments);
    // A picture is taken of what the arguments say.
    if (arguments.screenshot.isEmpty()) session.recovery()->look();
    EditorWindow editor(session);
    if (!editor.window()) return 2;
    QObject::connect(&editor, &EditorWindow::left, &application, &QGuiApplication::quit);
    if (!arguments.screenshot.isEmpty()) new WindowPicture(*editor.window(), arguments);
    return QGuiApplication::exec();
}

} // namespace flocktale
