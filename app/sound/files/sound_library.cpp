// SPDX-License-Identifier: MIT
#include "sound/files/sound_library.h"

#include <QFileInfo>

#include <utility>

namespace flocktale {

SoundLibrary::SoundLibrary(QObject* parent) : QObject(parent) {}

SoundLibrary::~SoundLibrary() = default;

LoadedSound SoundLibrary::sound(const QString& path)
{
    const QFileInfo file(path);
    const auto found = m_entries.find(path);
    if (found != m_entries.end() && found->second.changed == file.lastModified() && found->second.bytes == file.size())
        return found->second.sound;
    Entry entry;
    entry.changed = file.lastModified();
    entry.bytes = file.size();
    if (found != m_entries.end()) m_entries.erase(found);
    entry.reader = std::make_unique<SoundReader>(path, kMostFrames - framesHeld());
    connect(entry.reader.get(), &SoundReader::ready, this, [this, path](const std::shared_ptr<const Pcm>& pcm) {
        finish(path, {pcm, std::make_shared<const Peaks>(*pcm), {}});
    });
    connect(entry.reader.get(), &SoundReader::failed, this, [this, path](const QString& reason) {
        finish(path, {nullptr, nullptr, reason});
    });
    m_entries[path] = std::move(entry);
    return {};
}

void SoundLibrary::keepOnly(const QStringList& paths)
{
    std::erase_if(m_entries, [&](const auto& entry) { return !paths.contains(entry.first); });
}

std::int64_t SoundLibrary::framesHeld() const
{
    std::int64_t frames = 0;
    for (const auto& [path, entry] : m_entries)
        if (entry.sound.pcm) frames += entry.sound.pcm->frames();
    return frames;
}

void SoundLibrary::finish(const QString& path, LoadedSound sound)
{
    const auto found = m_entries.find(path);
    if (found == m_entries.end()) return;
    found->second.sound = std::move(sound);
    // The reader is what is calling.
    found->second.reader.release()->deleteLater();
    emit loaded(path);
}

} // namespace flocktale
