// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QObject>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>

#include <memory>

namespace flocktale {

/// The editor's window over a session. A change of language makes the window anew, so that every text, also those that
/// models keep, is read in it; what is being worked on lives in the session and stays. Owned by whoever runs the
/// editor; the session outlives it.
class EditorWindow : public QObject {
    Q_OBJECT

public:
    explicit EditorWindow(Session& session, QObject* parent = nullptr);
    ~EditorWindow() override;

    /// Null when it could not be made; the engine has then said why.
    [[nodiscard]] QQuickWindow* window() const { return m_window.get(); }

signals:
    /// The user has left the editor.
    void left();

private:
    [[nodiscard]] std::unique_ptr<QQuickWindow> make(bool preferences);
    void makeAnew();

    Session& m_session;
    QQmlEngine m_engine;
    QQmlComponent m_component{&m_engine};
    std::unique_ptr<QQuickWindow> m_window;
};

} // namespace flocktale
