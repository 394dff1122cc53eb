// SPDX-License-Identifier: MIT
#pragma once

#include "sound/files/peaks.h"
#include "sound/files/sound_reader.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace flocktale {

/// A decoded file with its outline, or why there is none.
struct LoadedSound {
    std::shared_ptr<const Pcm> pcm;     ///< null while it is read and when it failed
    std::shared_ptr<const Peaks> peaks; ///< the same
    QString failure;                    ///< translated; empty while it is read
};

/// The sound files of the open show, each decoded once for as long as it is the same file on the disk. Owned by the
/// sounds of the session.
class SoundLibrary : public QObject {
    Q_OBJECT

public:
    /// Of all files together: an hour, about 700 MB.
    static constexpr std::int64_t kMostFrames = std::int64_t{3600} * kSoundRate;

    explicit SoundLibrary(QObject* parent = nullptr);
    ~SoundLibrary() override;

    /// What there is of a file (absolute path); begins to read it when that is nothing, or when the file is another one
    /// by now. loaded() comes once there is more.
    [[nodiscard]] LoadedSound sound(const QString& path);
    /// Forgets all files but these.
    void keepOnly(const QStringList& paths);

signals:
    void loaded(const QString& path);

private:
    struct Entry {
        QDateTime changed;
        qint64 bytes = 0;
        LoadedSound sound;
        std::unique_ptr<SoundReader> reader;
    };

    [[nodiscard]] std::int64_t framesHeld() const;
    void finish(const QString& path, LoadedSound sound);

    std::map<QString, Entry> m_entries;
};

} // namespace flocktale
