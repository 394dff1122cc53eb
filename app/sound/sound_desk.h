// SPDX-License-Identifier: MIT
#pragma once

#include "sound/output/sound_engine.h"
#include "sound/sound_list_model.h"
#include "sound/tap_tempo.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// What the window shows of the show's sounds and tempo, and what can be done with them. A file from elsewhere is
/// copied beside the show first, after a question, because a show names only files in its own folder. Owned by the
/// session.
class SoundDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(flocktale::SoundListModel* sounds READ sounds CONSTANT FINAL)
    Q_PROPERTY(bool mute READ isMute NOTIFY muteChanged FINAL)
    Q_PROPERTY(bool saved READ isSaved NOTIFY folderChanged FINAL)
    Q_PROPERTY(QUrl folder READ folderUrl NOTIFY folderChanged FINAL)
    Q_PROPERTY(QString copyName READ copyName NOTIFY copyNameChanged FINAL)
    Q_PROPERTY(double bpm READ bpm NOTIFY tempoChanged FINAL)
    Q_PROPERTY(int beatsPerBar READ beatsPerBar NOTIFY tempoChanged FINAL)
    Q_PROPERTY(int taps READ taps NOTIFY tapped FINAL)
    Q_PROPERTY(QString tapText READ tapText NOTIFY tapped FINAL)

public:
    SoundDesk(ShowDocument& document, Playback& playback, std::unique_ptr<SoundDevice> device,
              SoundEngine::MachineTime now, QObject* parent = nullptr);

    [[nodiscard]] SoundListModel* sounds() { return &m_sounds; }
    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] SoundEngine* engine() { return &m_engine; }
    /// Null when there is no such sound.
    [[nodiscard]] const Sound* soundOf(const QString& id) const;
    void setFolder(const QString& folder);
    /// The show has a file, beside which sounds can lie.
    [[nodiscard]] bool isSaved() const { return !m_engine.folder().isEmpty(); }
    /// Where to look for sounds: beside the show, or where this person keeps music.
    [[nodiscard]] QUrl folderUrl() const;
    [[nodiscard]] bool isMute() const { return m_engine.isMute(); }
    /// The file that waits for the answer whether it may be copied beside the show; empty when none does.
    [[nodiscard]] QString copyName() const;

    /// Of the files that may be sounds, as file dialogs want them: "*.wav *.flac …".
    Q_INVOKABLE [[nodiscard]] static QString namePatterns();
    /// The first of some files that may be a sound by its name; empty when none is.
    Q_INVOKABLE [[nodiscard]] static QUrl soundAmong(const QList<QUrl>& files);

    /// Beats a minute at the playhead; 0 while there is no tempo.
    [[nodiscard]] double bpm() const;
    [[nodiscard]] int beatsPerBar() const;
    [[nodiscard]] int taps() const { return m_taps.taps(); }
    /// What was tapped so far: "121.5", or how many taps are missing.
    [[nodiscard]] QString tapText() const;

public slots:
    /// Adds a sound that begins at the playhead, or at a time of the show. A show that has no file yet is to be saved
    /// first: it is asked for, and the sound is added when it has one.
    void add(const QUrl& file) { addAt(file, m_playback.time()); }
    void addAt(const QUrl& file, double seconds);
    /// The show was not saved after all.
    void giveUpAdding() { m_waiting.reset(); }
    void answerCopy();
    void cancelCopy();
    /// Sets the tempo that counts at the playhead; without one, one from the show's start on.
    bool setBpm(double bpm);
    bool setBeatsPerBar(int beats);
    /// A beat heard now: the machine's time counts, so that it works with and without a playing show.
    void tap();
    /// Takes the tapped tempo over; while the show plays its beats begin where they were tapped.
    bool useTaps();
    void dropTaps();

signals:
    void folderChanged();
    void muteChanged();
    void copyNameChanged();
    void tempoChanged();
    void tapped();
    /// A sound waits until the show has a file.
    void saveWanted();
    /// Something could not be done, translated.
    void failed(const QString& reason);

private:
    struct Addition {
        QString path;
        Step at;
    };
    void put(const Addition& addition);
    void addRelative(const QString& file, Step at);
    bool changeTempo(const QString& name, const std::function<void(Tempo&)>& edit);

    ShowDocument& m_document;
    Playback& m_playback;
    SoundEngine m_engine;
    SoundListModel m_sounds;
    const SoundEngine::MachineTime m_now;
    std::optional<Addition> m_copy;    ///< waits for the answer whether it may be copied
    std::optional<Addition> m_waiting; ///< waits for the show's file
    TapTempo m_taps;
    double m_tapShift = 0; ///< show's time minus the machine's while it was tapped
    bool m_tappedPlaying = false;
};

} // namespace flocktale
