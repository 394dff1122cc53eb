// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/simulated_device.h"
#include "sound/sound_desk.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

namespace flocktale {

/// What a session gives the sound panel, for its tests: a saved show in a folder with a sound, and a simulated device.
class SoundBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(flocktale::SoundDesk* desk READ desk CONSTANT FINAL)
    Q_PROPERTY(int undoSteps READ undoSteps NOTIFY changed FINAL)
    Q_PROPERTY(int soundCount READ soundCount NOTIFY changed FINAL)

public:
    SoundBench();

    [[nodiscard]] SoundDesk* desk() { return &m_desk; }
    [[nodiscard]] int undoSteps() const { return m_document.history().index(); }
    [[nodiscard]] int soundCount() const { return static_cast<int>(m_document.show().sounds.size()); }

    /// A show with so many sounds, each a second behind the one before.
    Q_INVOKABLE void openSounds(int count);
    /// The show asks for a file that is not there.
    Q_INVOKABLE void openMissing();
    Q_INVOKABLE void takeDeviceAway();
    Q_INVOKABLE void play();
    Q_INVOKABLE void passTime(double seconds) { m_world.machine += seconds; }
    /// Steps.
    Q_INVOKABLE [[nodiscard]] int start(int sound) const;
    Q_INVOKABLE [[nodiscard]] double gain(int sound) const;
    /// A sound that lies outside the show's folder.
    Q_INVOKABLE [[nodiscard]] QUrl elsewhere() const;

signals:
    void changed();

private:
    void open(int count, const std::string& file);

    QTemporaryDir m_outside;
    test::World m_world;
    ShowDocument m_document;
    Playback m_playback;
    SoundDesk m_desk{m_document, m_playback, std::make_unique<test::SimulatedDevice>(m_world),
                     [this] { return m_world.machine; }};
};

} // namespace flocktale
