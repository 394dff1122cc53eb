// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/simulated_device.h"
#include "document/selection.h"
#include "sound/sound_desk.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

namespace flocktale {

/// What a session gives the sound panel, for its tests: a saved show in a folder with a sound, and a simulated device.
class SoundBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(flocktale::SoundDesk* desk READ desk CONSTANT FINAL)
    Q_PROPERTY(flocktale::ShowDocument* document READ document CONSTANT FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback CONSTANT FINAL)
    Q_PROPERTY(int undoSteps READ undoSteps NOTIFY changed FINAL)
    Q_PROPERTY(int soundCount READ soundCount NOTIFY changed FINAL)

public:
    SoundBench();

    [[nodiscard]] SoundDesk* desk() { return &m_desk; }
    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] int undoSteps() const { return m_document.history().index(); }
    [[nodiscard]] int soundCount() const { return static_cast<int>(m_document.show().sounds.size()); }

    /// A show with so many sounds, each a second behind the one before.
    Q_INVOKABLE void openSounds(int count);
    /// A show without sounds and without a file; saveShow() gives it one.
    Q_INVOKABLE void openUnsaved();
    Q_INVOKABLE void saveShow();
    /// The show asks for a file that is not there.
    Q_INVOKABLE void openMissing();
    Q_INVOKABLE void takeDeviceAway();
    Q_INVOKABLE void play();
    Q_INVOKABLE void passTime(double seconds) { m_world.machine += seconds; }
    /// Steps.
    Q_INVOKABLE [[nodiscard]] int start(int sound) const;
    Q_INVOKABLE [[nodiscard]] double offset(int sound) const;
    /// 0: to the end of its file.
    Q_INVOKABLE [[nodiscard]] int duration(int sound) const;
    Q_INVOKABLE [[nodiscard]] double gain(int sound) const;
    /// A sound that lies outside the show's folder.
    Q_INVOKABLE [[nodiscard]] QUrl elsewhere() const;

signals:
    void changed();

private:
    void open(int count, const std::string& file);

    QTemporaryDir m_outside;
    QString m_folder = m_outside.filePath(QStringLiteral("show"));
    test::World m_world;
    ShowDocument m_document;
    Selection m_selection;
    Playback m_playback;
    SoundDesk m_desk{m_document, m_playback, std::make_unique<test::SimulatedDevice>(m_world),
                     [this] { return m_world.machine; }};
};

} // namespace flocktale
