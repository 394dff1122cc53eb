// SPDX-License-Identifier: MIT
#include "sound/files/sound_reader.h"

#include <QAudioBuffer>
#include <QAudioFormat>
#include <QUrl>

#include <utility>

namespace flocktale {

SoundReader::SoundReader(const QString& path, std::int64_t mostFrames, QObject* parent)
    : QObject(parent), m_path(path), m_mostFrames(mostFrames)
{
    QAudioFormat format;
    format.setSampleRate(kSoundRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    m_decoder.setAudioFormat(format);
    // Queued: a decoder does not like to be stopped from within its own signals.
    connect(&m_decoder, &QAudioDecoder::bufferReady, this, &SoundReader::take, Qt::QueuedConnection);
    connect(
        &m_decoder, &QAudioDecoder::finished, this,
        [this] {
            take();
            if (std::exchange(m_done, true)) return;
            emit ready(std::move(m_pcm));
        },
        Qt::QueuedConnection);
    connect(
        &m_decoder, qOverload<QAudioDecoder::Error>(&QAudioDecoder::error), this,
        [this](QAudioDecoder::Error error) { fail(reasonOf(error)); }, Qt::QueuedConnection);
    m_decoder.setSource(QUrl::fromLocalFile(path));
    m_decoder.start();
}

SoundReader::~SoundReader() = default;

void SoundReader::take()
{
    while (!m_done && m_decoder.bufferAvailable()) {
        const QAudioBuffer buffer = m_decoder.read();
        const QAudioFormat format = buffer.format();
        if (!buffer.isValid()) continue;
        if (format.sampleFormat() != QAudioFormat::Int16 || format.channelCount() != 2 ||
            format.sampleRate() != kSoundRate) {
            fail(tr("it is decoded into something that cannot be played"));
            return;
        }
        const auto* const samples = buffer.constData<std::int16_t>();
        if (m_pcm->frames() + buffer.frameCount() > m_mostFrames) {
            fail(tr("it is too long"));
            return;
        }
        m_pcm->samples.insert(m_pcm->samples.end(), samples, samples + 2 * buffer.frameCount());
    }
}

void SoundReader::fail(const QString& reason)
{
    if (std::exchange(m_done, true)) return;
    m_decoder.stop();
    m_pcm.reset();
    emit failed(reason);
}

QString SoundReader::reasonOf(QAudioDecoder::Error error)
{
    switch (error) {
    case QAudioDecoder::ResourceError:
        return tr("it cannot be opened");
    case QAudioDecoder::FormatError:
        return tr("it is no sound that this computer can decode");
    case QAudioDecoder::AccessDeniedError:
        return tr("it may not be read");
    case QAudioDecoder::NotSupportedError:
        return tr("this computer has nothing to decode sounds with");
    case QAudioDecoder::NoError:
        break;
    }
    return tr("it cannot be decoded");
}

} // namespace flocktale
