// SPDX-License-Identifier: MIT
#include "sound/output/sound_engine.h"

#include "show/anchor.h"
#include "sound/files/sound_path.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

using namespace std::chrono_literals;

namespace flocktale {

namespace {
/// What is heard of a place that the playhead is put to.
constexpr auto kSnippet = 90ms;

std::int64_t frameOf(double seconds) { return std::llround(seconds * kSoundRate); }
} // namespace

SoundEngine::SoundEngine(ShowDocument& document, Playback& playback, std::unique_ptr<SoundDevice> device,
                         MachineTime now, QObject* parent)
    : QObject(parent), m_document(document), m_playback(playback), m_device(std::move(device)), m_now(std::move(now))
{
    m_snippet.setSingleShot(true);
    m_snippet.setInterval(kSnippet);
    connect(&m_snippet, &QTimer::timeout, this, [this] { m_device->stop(); });
    connect(&m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
        // An attached sound moves with its act.
        if (change.everything || change.sounds || change.actOrder || !change.acts.empty()) rebuild();
        // Within one show an undo may want a file back.
        if (change.everything) m_library.keepOnly(m_paths);
    });
    connect(&m_library, &SoundLibrary::loaded, this, [this] {
        rebuild();
        emit statusChanged();
    });
    connect(&m_playback, &Playback::stepChanged, this, [this] {
        if (!m_playback.isPlaying()) scrub();
    });
    rebuild();
    m_playback.setClock(this);
}

SoundEngine::~SoundEngine()
{
    m_playback.setClock(nullptr);
    m_device->stop();
}

void SoundEngine::setFolder(const QString& folder)
{
    if (folder == m_folder) return;
    m_folder = folder;
    rebuild();
    m_library.keepOnly(m_paths);
    emit statusChanged();
}

SoundEngine::Status SoundEngine::status(const Sound& sound)
{
    const SoundPath place = soundPath(m_folder, sound.file);
    if (place.path.isEmpty()) return {{}, place.refusal};
    Status status{m_library.sound(place.path), {}};
    if (!status.sound.failure.isEmpty())
        status.failure = tr("“%1”: %2").arg(QString::fromStdString(sound.file), status.sound.failure);
    return status;
}

void SoundEngine::start(double seconds)
{
    m_snippet.stop();
    m_running = begin(seconds);
    if (m_running)
        m_clock.start(m_now(), seconds);
    else
        m_device->stop();
}

void SoundEngine::stop()
{
    m_running = false;
    m_snippet.stop();
    m_device->stop();
}

std::optional<double> SoundEngine::now()
{
    if (!m_running) return std::nullopt;
    const double machine = m_now();
    m_clock.report(machine, m_device->played());
    return m_clock.position(machine);
}

/// The mix of the present show; a device that plays goes on with it from where it is.
void SoundEngine::rebuild()
{
    std::vector<MixPart> parts;
    m_paths.clear();
    for (const Sound& sound : m_document.show().sounds) {
        const SoundPath place = soundPath(m_folder, sound.file);
        if (place.path.isEmpty()) continue;
        m_paths << place.path;
        const LoadedSound loaded = m_library.sound(place.path);
        if (!loaded.pcm) continue;
        MixPart part;
        part.pcm = loaded.pcm;
        part.start = startOf(m_document.show(), sound).count * kFramesPerStep;
        part.length = sound.duration > Step{} ? sound.duration.count * kFramesPerStep
                                              : std::numeric_limits<std::int64_t>::max() / 4;
        part.offset = frameOf(sound.offset);
        part.gain = static_cast<float>(sound.gain);
        parts.push_back(std::move(part));
    }
    const bool silentBefore = m_mix->silent();
    auto mix = std::make_shared<const Mix>(std::move(parts));
    {
        const std::lock_guard lock(m_guard);
        m_mix = std::move(mix);
    }
    m_playback.setLeastLength(Step{(m_mix->end() + kFramesPerStep - 1) / kFramesPerStep});
    if (m_mix->silent()) setMute(false);
    // The first sound of a show that plays takes the clock over, the last one gives it back.
    if (m_playback.isPlaying() && silentBefore != m_mix->silent()) start(m_playback.time());
}

/// False when there is nothing to hear, or nothing to hear it from.
bool SoundEngine::begin(double seconds)
{
    if (m_mix->silent()) return false;
    {
        const std::lock_guard lock(m_guard);
        m_frame = frameOf(seconds);
    }
    const bool plays = m_device->available() && m_device->start([this](std::span<float> out) { fill(out); });
    setMute(!plays);
    return plays;
}

void SoundEngine::scrub()
{
    if (!m_scrubs || m_mix->silent()) return;
    if (begin(m_playback.time())) m_snippet.start();
}

void SoundEngine::setMute(bool mute)
{
    if (mute == m_mute) return;
    m_mute = mute;
    emit muteChanged();
}

void SoundEngine::fill(std::span<float> out)
{
    const std::lock_guard lock(m_guard);
    m_mix->render(m_frame, out);
    m_frame += static_cast<std::int64_t>(out.size() / 2);
}

} // namespace flocktale
