// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "playback/playback.h"
#include "playback/playback_clock.h"
#include "sound/files/sound_library.h"
#include "sound/output/mix.h"
#include "sound/output/sound_clock.h"
#include "sound/output/sound_device.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace flocktale {

/// Makes the show's sounds heard: while it plays, in step with it, and for a moment where the playhead is put. While
/// something sounds the playhead follows the device's clock. Without a device, or in a show without sounds, it is
/// silent and has no say. Owned by the session; document and playback outlive it.
class SoundEngine : public QObject, public PlaybackClock {
    Q_OBJECT

public:
    /// Seconds of the machine, from anywhere, never backwards.
    using MachineTime = std::function<double()>;

    SoundEngine(ShowDocument& document, Playback& playback, std::unique_ptr<SoundDevice> device, MachineTime now,
                QObject* parent = nullptr);
    ~SoundEngine() override;

    /// Where the show's sounds lie; empty while it has never been saved.
    void setFolder(const QString& folder);
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// What there is of a sound of the show, and why there is nothing.
    struct Status {
        LoadedSound sound;
        QString failure; ///< translated; empty while all is well
    };
    [[nodiscard]] Status status(const Sound& sound);
    /// There are sounds, and no device to hear them from: found out when they are first to be heard.
    [[nodiscard]] bool isMute() const { return m_mute; }
    void setScrubbing(bool audible) { m_scrubs = audible; }

    void start(double seconds) override;
    void stop() override;
    [[nodiscard]] std::optional<double> now() override;

signals:
    /// Files were read, or refused.
    void statusChanged();
    void muteChanged();

private:
    void rebuild();
    bool begin(double seconds);
    void scrub();
    void setMute(bool mute);
    void fill(std::span<float> out);

    ShowDocument& m_document;
    Playback& m_playback;
    SoundLibrary m_library;
    std::unique_ptr<SoundDevice> m_device;
    const MachineTime m_now;
    QString m_folder;
    QStringList m_paths; ///< of the files that the show uses
    SoundClock m_clock;
    QTimer m_snippet;
    bool m_running = false; ///< the device plays and the clock is its
    bool m_mute = false;
    bool m_scrubs = true;

    std::mutex m_guard; ///< of what the device's thread reads
    std::shared_ptr<const Mix> m_mix = std::make_shared<const Mix>();
    std::int64_t m_frame = 0; ///< of the show that the device asks for next
};

} // namespace flocktale
