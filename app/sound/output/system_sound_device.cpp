// SPDX-License-Identifier: MIT
#include "sound/files/pcm.h"
#include "sound/output/sound_device.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace flocktale {

namespace {
constexpr int kBufferMilliseconds = 120;

/// What the sink reads from: never at its end.
class Stream : public QIODevice {
public:
    Stream(SoundDevice::Fill fill, bool floats) : m_fill(std::move(fill)), m_floats(floats) { open(ReadOnly); }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return 1 << 16; }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const qint64 frameBytes = m_floats ? 8 : 4;
        const auto samples = static_cast<std::size_t>(2 * (most / frameBytes));
        m_buffer.resize(samples);
        m_fill(m_buffer);
        if (m_floats) {
            std::copy_n(m_buffer.data(), samples, reinterpret_cast<float*>(data));
        } else {
            auto* const out = reinterpret_cast<std::int16_t*>(data);
            std::transform(m_buffer.begin(), m_buffer.end(), out,
                           [](float value) { return static_cast<std::int16_t>(std::lround(value * 32767)); });
        }
        return most / frameBytes * frameBytes;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    SoundDevice::Fill m_fill;
    bool m_floats;
    std::vector<float> m_buffer;
};

class SystemSoundDevice : public SoundDevice {
public:
    ~SystemSoundDevice() override { SystemSoundDevice::stop(); }

    bool available() override { return !QMediaDevices::defaultAudioOutput().isNull(); }

    bool start(Fill fill) override
    {
        stop();
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) return false;
        QAudioFormat format;
        format.setSampleRate(kSoundRate);
        format.setChannelCount(2);
        format.setSampleFormat(QAudioFormat::Float);
        if (!device.isFormatSupported(format)) format.setSampleFormat(QAudioFormat::Int16);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->setBufferSize(format.bytesForDuration(kBufferMilliseconds * 1000));
        m_stream = std::make_unique<Stream>(std::move(fill), format.sampleFormat() == QAudioFormat::Float);
        m_sink->start(m_stream.get());
        if (m_sink->error() == QAudio::NoError) return true;
        stop();
        return false;
    }

    void stop() override
    {
        if (m_sink) m_sink->reset();
        m_sink.reset();
        m_stream.reset();
    }

    double played() const override { return m_sink ? static_cast<double>(m_sink->processedUSecs()) / 1e6 : 0; }

private:
    std::unique_ptr<Stream> m_stream;
    std::unique_ptr<QAudioSink> m_sink;
};
} // namespace

std::unique_ptr<SoundDevice> systemSoundDevice() { return std::make_unique<SystemSoundDevice>(); }

} // namespace flocktale
