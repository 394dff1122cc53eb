// SPDX-License-Identifier: MIT
#include "session/session.h"

#include <QCoreApplication>
#include <QSGRendererInterface>

namespace flocktale {

Session::Session(QObject* parent)
    : QObject(parent), m_settings(m_store), m_shapes(m_plugins.shapes()),
      m_exports(m_document, m_plugins, m_shapes.library()), m_pluginList(m_plugins), m_files(m_document),
      m_history(m_document), m_recentFiles(m_store), m_checker(m_document, m_shapes.library())
{
    m_selection.setDocument(&m_document);
    m_playback.setShapes(m_shapes.library());
    m_playback.setDocument(&m_document);

    connect(&m_files, &DocumentFiles::opened, this, &Session::onOpened);
    connect(&m_files, &DocumentFiles::saved, this, [this](const QString& path) {
        m_recentFiles.add(path);
        m_checker.setFileProblems({});
    });
    connect(&m_files, &DocumentFiles::problemsFound, this, &Session::onProblemsFound);
    connect(&m_document, &ShowDocument::changed, this, &Session::leaveWelcome);

    m_translation.setWish(m_settings.language());
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { m_translation.setWish(m_settings.language()); });
    connect(&m_translation, &Translation::changed, this, &Session::languageChanged);
}

QString Session::version() { return QCoreApplication::applicationVersion(); }

QString Session::qtVersion() { return QString::fromLatin1(qVersion()); }

void Session::watchRenderer(QQuickWindow* window)
{
    const auto look = [this, window] {
        const bool software = window->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
        if (software == m_softwareRendering) return;
        m_softwareRendering = software;
        emit softwareRenderingChanged();
    };
    // The signal comes from the render thread.
    connect(window, &QQuickWindow::sceneGraphInitialized, this, look, Qt::QueuedConnection);
    if (window->isSceneGraphInitialized()) look();
}

void Session::onOpened(const Problems& warnings)
{
    if (!m_files.isUntitled()) m_recentFiles.add(m_files.path());
    m_checker.setFileProblems(warnings);
    leaveWelcome();
}

void Session::onProblemsFound(const QString& headline, const Problems& problems)
{
    m_fileHeadline = headline;
    m_fileProblems.setProblems(problems);
    emit fileProblemsRaised();
}

void Session::leaveWelcome()
{
    if (!m_welcome) return;
    m_welcome = false;
    emit welcomeChanged();
}

} // namespace flocktale
