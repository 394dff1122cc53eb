// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "playback/playback.h"
#include "plugins/exports.h"
#include "plugins/plugin_library.h"
#include "plugins/plugin_list_model.h"
#include "recovery/autosave.h"
#include "recovery/recovery_list_model.h"
#include "session/app_settings.h"
#include "session/document_files.h"
#include "session/history_model.h"
#include "session/problem_list_model.h"
#include "session/recent_files_model.h"
#include "session/sample_shows_model.h"
#include "session/show_checker.h"
#include "session/translation.h"
#include "sound/sound_desk.h"
#include "text/program_shapes.h"

#include <QObject>
#include <QQuickWindow>
#include <QSettings>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Everything that one open editor has: the document with its files, history and problems, the selection, the plugins
/// and the settings. The window is drawn from it. Made by the program before the window, and outlives it.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the session")
    Q_PROPERTY(flocktale::ShowDocument* document READ document CONSTANT FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback CONSTANT FINAL)
    Q_PROPERTY(flocktale::Exports* exports READ exports CONSTANT FINAL)
    Q_PROPERTY(flocktale::PluginListModel* plugins READ plugins CONSTANT FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes CONSTANT FINAL)
    Q_PROPERTY(flocktale::DocumentFiles* files READ files CONSTANT FINAL)
    Q_PROPERTY(flocktale::AppSettings* settings READ settings CONSTANT FINAL)
    Q_PROPERTY(flocktale::ProblemListModel* problems READ problems CONSTANT FINAL)
    Q_PROPERTY(flocktale::ProblemListModel* fileProblems READ fileProblems CONSTANT FINAL)
    Q_PROPERTY(flocktale::HistoryModel* history READ history CONSTANT FINAL)
    Q_PROPERTY(flocktale::RecentFilesModel* recentFiles READ recentFiles CONSTANT FINAL)
    Q_PROPERTY(flocktale::SampleShowsModel* samples READ samples CONSTANT FINAL)
    Q_PROPERTY(flocktale::SoundDesk* sounds READ sounds CONSTANT FINAL)
    Q_PROPERTY(flocktale::RecoveryListModel* recovery READ recovery CONSTANT FINAL)
    Q_PROPERTY(QString autosaveFailure READ autosaveFailure NOTIFY autosaveFailureChanged FINAL)
    Q_PROPERTY(QString fileHeadline READ fileHeadline NOTIFY fileProblemsRaised FINAL)
    Q_PROPERTY(bool welcome READ isWelcome NOTIFY welcomeChanged FINAL)
    Q_PROPERTY(bool softwareRendering READ isSoftwareRendering NOTIFY softwareRenderingChanged FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT FINAL)

public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] Exports* exports() { return &m_exports; }
    [[nodiscard]] PluginListModel* plugins() { return &m_pluginList; }
    [[nodiscard]] DocumentFiles* files() { return &m_files; }
    [[nodiscard]] AppSettings* settings() { return &m_settings; }
    [[nodiscard]] ProblemListModel* problems() { return m_checker.problems(); }
    [[nodiscard]] ProblemListModel* fileProblems() { return &m_fileProblems; }
    [[nodiscard]] HistoryModel* history() { return &m_history; }
    [[nodiscard]] RecentFilesModel* recentFiles() { return &m_recentFiles; }
    [[nodiscard]] SampleShowsModel* samples() { return &m_samples; }
    [[nodiscard]] ProgramShapes* shapes() { return &m_shapes; }
    [[nodiscard]] SoundDesk* sounds() { return &m_sounds; }
    [[nodiscard]] RecoveryListModel* recovery() { return &m_recovery; }
    [[nodiscard]] Autosave* autosave() { return &m_autosave; }
    /// Why unsaved work is not kept at the moment; empty when it is.
    [[nodiscard]] QString autosaveFailure() const { return m_autosave.failure(); }

    /// What failed last with a file; its problems are in fileProblems.
    [[nodiscard]] QString fileHeadline() const { return m_fileHeadline; }
    /// Nothing has been opened or edited yet: the window greets instead of showing an empty stage.
    [[nodiscard]] bool isWelcome() const { return m_welcome; }
    /// The window is drawn by the processor.
    [[nodiscard]] bool isSoftwareRendering() const { return m_softwareRendering; }
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString qtVersion();

    /// Learns how the window is drawn once it is.
    Q_INVOKABLE void watchRenderer(QQuickWindow* window);

signals:
    void fileProblemsRaised();
    void autosaveFailureChanged();
    void welcomeChanged();
    void softwareRenderingChanged();
    /// Other texts are installed: what shows text has to read it anew.
    void languageChanged();

private:
    void onOpened(const Problems& warnings);
    void openRecovered(const RecoveryListModel::Found& found);
    void onProblemsFound(const QString& headline, const Problems& problems);
    void leaveWelcome();

    QSettings m_store;
    AppSettings m_settings;
    Translation m_translation;
    PluginLibrary m_plugins;
    ProgramShapes m_shapes;
    ShowDocument m_document;
    Selection m_selection;
    Playback m_playback;
    SoundDesk m_sounds;
    Exports m_exports;
    PluginListModel m_pluginList;
    DocumentFiles m_files;
    Autosave m_autosave;
    RecoveryListModel m_recovery;
    HistoryModel m_history;
    RecentFilesModel m_recentFiles;
    SampleShowsModel m_samples;
    ShowChecker m_checker;
    ProblemListModel m_fileProblems;
    QString m_fileHeadline;
    bool m_welcome = true;
    bool m_softwareRendering = false;
};

} // namespace flocktale
