// SPDX-License-Identifier: MIT
#pragma once

#include "sound/files/pcm.h"

#include <QAudioDecoder>
#include <QObject>
#include <QString>

#include <memory>

namespace flocktale {

/// Reads one sound file of any kind that the system can decode into Pcm. The system decodes in threads of its own; what
/// arrives here is only copied. Owned by who wants the file.
class SoundReader : public QObject {
    Q_OBJECT

public:
    /// Reads at most so many frames: a longer file is refused.
    SoundReader(const QString& path, std::int64_t mostFrames, QObject* parent = nullptr);
    ~SoundReader() override;

    [[nodiscard]] const QString& path() const { return m_path; }

signals:
    /// Once, when all is read.
    void ready(const std::shared_ptr<const Pcm>& pcm);
    /// Once, instead; `reason` is translated.
    void failed(const QString& reason);

private:
    void take();
    void fail(const QString& reason);
    [[nodiscard]] static QString reasonOf(QAudioDecoder::Error error);

    const QString m_path;
    const std::int64_t m_mostFrames;
    std::shared_ptr<Pcm> m_pcm = std::make_shared<Pcm>();
    QAudioDecoder m_decoder;
    bool m_done = false;
};

} // namespace flocktale
