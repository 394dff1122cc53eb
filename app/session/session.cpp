// SPDX-License-Identifier: MIT
#include "session/session.h"

#include "recovery/state_folder.h"
#include "json/show_json.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSGRendererInterface>

#include <chrono>
#include <utility>

namespace flocktale {

namespace {
double machineSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
} // namespace

Session::Session(QObject* parent)
    : QObject(parent), m_settings(m_store), m_shapes(m_plugins.shapes()),
      m_sounds(m_document, m_playback, systemSoundDevice(), machineSeconds),
      m_exports(m_document, m_plugins, m_shapes.library()), m_pluginList(m_plugins), m_files(m_document, claimFolder()),
      m_autosave(m_document, recoveryFolder()), m_recovery(recoveryFolder()), m_history(m_document),
      m_recentFiles(m_store), m_checker(m_document, m_shapes.library())
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

    connect(&m_files, &DocumentFiles::placeChanged, this, [this] {
        m_autosave.setPlace(m_files.path(), m_files.diskHash());
        m_sounds.setFolder(m_files.isUntitled() ? QString() : QFileInfo(m_files.path()).absolutePath());
    });
    connect(&m_files, &DocumentFiles::quitGranted, &m_autosave, &Autosave::forget);
    connect(&m_autosave, &Autosave::failureChanged, this, &Session::autosaveFailureChanged);
    connect(&m_recovery, &RecoveryListModel::openWanted, this, [this](int row) {
        // Held while the user is asked about the open show; given up, it stays where it was.
        const auto found = m_recovery.take(row);
        if (found) m_files.request([this, found] { openRecovered(*found); });
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &m_files, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) m_files.lookAtDisk();
    });

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
    if (!m_files.isUntitled() && QFileInfo::exists(m_files.path())) m_recentFiles.add(m_files.path());
    m_checker.setFileProblems(warnings);
    leaveWelcome();
}

void Session::openRecovered(const RecoveryListModel::Found& found)
{
    const QString name = found.text.note.title;
    ReadResult read = readShow(found.text.show);
    if (!read.show) {
        // The bytes are those that were written, so a later version of the program wrote them: not ours to remove.
        onProblemsFound(tr("%1 could not be recovered").arg(name), read.problems);
        return;
    }
    m_autosave.adopt(found.slot);
    m_files.openRecovered(std::move(*read.show), found.text.note, read.problems);
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
