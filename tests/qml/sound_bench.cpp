// SPDX-License-Identifier: MIT
#include "sound_bench.h"

#include "app/sound/wave_file.h"
#include "show/edit.h"

#include <QDir>

namespace flocktale {

SoundBench::SoundBench()
{
    const bool ready = QDir().mkpath(m_folder) &&
                       test::putWave(m_folder + QStringLiteral("/song.wav"), 2, test::tone) &&
                       test::putWave(m_outside.filePath(QStringLiteral("else.wav")), 1, test::tone);
    if (!ready) qWarning("The sounds for the test could not be written");
    m_playback.setDocument(&m_document);
    m_selection.setDocument(&m_document);
    m_desk.setFolder(m_folder);
    connect(&m_document, &ShowDocument::changed, this, &SoundBench::changed);
    connect(&m_document, &ShowDocument::historyChanged, this, &SoundBench::changed);
}

void SoundBench::openSounds(int count) { open(count, "song.wav"); }

void SoundBench::openUnsaved()
{
    open(0, {});
    m_desk.setFolder({});
}

void SoundBench::saveShow() { m_desk.setFolder(m_folder); }

void SoundBench::openMissing() { open(1, "none.wav"); }

void SoundBench::takeDeviceAway() { m_world.there = false; }

void SoundBench::play() { m_playback.play(); }

int SoundBench::start(int sound) const
{
    return static_cast<int>(m_document.show().sounds.at(static_cast<std::size_t>(sound)).start.count);
}

double SoundBench::offset(int sound) const
{
    return m_document.show().sounds.at(static_cast<std::size_t>(sound)).offset;
}

int SoundBench::duration(int sound) const
{
    return static_cast<int>(m_document.show().sounds.at(static_cast<std::size_t>(sound)).duration.count);
}

double SoundBench::gain(int sound) const { return m_document.show().sounds.at(static_cast<std::size_t>(sound)).gain; }

QUrl SoundBench::elsewhere() const { return QUrl::fromLocalFile(m_outside.filePath(QStringLiteral("else.wav"))); }

void SoundBench::open(int count, const std::string& file)
{
    m_world.there = true;
    m_desk.setFolder(m_folder);
    Show show = newShow();
    show.flock.count = 8;
    for (int i = 0; i < count; ++i) {
        Sound sound;
        sound.id = SoundId{"s" + std::to_string(i + 1)};
        sound.file = file;
        sound.start = Step{60 * i};
        show.sounds.push_back(sound);
    }
    m_document.open(std::move(show));
}

} // namespace flocktale
