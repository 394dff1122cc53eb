// SPDX-License-Identifier: MIT
#include "session/editor_window.h"

#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

EditorWindow::EditorWindow(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_engine.addImportPath(u"qrc:/qt/qml"_s); // built in from Qt 6.5
    m_component.loadUrl(QUrl(u"qrc:/qt/qml/Flocktale/Main.qml"_s));
    m_window = make(false);
    // Queued: the window that asks is the one that goes.
    connect(&m_session, &Session::languageChanged, this, &EditorWindow::makeAnew, Qt::QueuedConnection);
    connect(&m_engine, &QQmlEngine::quit, this, &EditorWindow::left);
}

EditorWindow::~EditorWindow() = default;

std::unique_ptr<QQuickWindow> EditorWindow::make(bool preferences)
{
    // Qt 6.4 crashes when it is asked to make a component that has errors.
    if (!m_component.isReady()) {
        qWarning("%s", qPrintable(m_component.errorString()));
        return nullptr;
    }
    QObject* const made = m_component.createWithInitialProperties(
        {{u"session"_s, QVariant::fromValue(&m_session)}, {u"openPreferences"_s, preferences}});
    auto* const window = qobject_cast<QQuickWindow*>(made);
    if (!window) {
        qWarning("%s", qPrintable(m_component.errorString()));
        delete made;
    }
    return std::unique_ptr<QQuickWindow>(window);
}

void EditorWindow::makeAnew()
{
    if (!m_window) return;
    const bool preferences = m_window->property("preferencesOpen").toBool();
    if (m_window->visibility() == QWindow::Windowed) m_session.settings()->keepWindowPlace(m_window->geometry());
    // The new one comes first: a moment without any window would end the program.
    std::unique_ptr<QQuickWindow> next = make(preferences);
    if (next) std::swap(m_window, next);
}

} // namespace flocktale
