// SPDX-License-Identifier: MIT
#pragma once

#include <QDataStream>
#include <QFile>

#include <cmath>
#include <functional>

namespace flocktale::test {

/// Writes a sound that everybody can read: 16 bit, one channel.
[[nodiscard]] inline bool putWave(const QString& path, double seconds, const std::function<double(double)>& at,
                                  int rate = 48'000)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QDataStream out(&file);
    out.setByteOrder(QDataStream::LittleEndian);
    const auto frames = static_cast<quint32>(std::lround(seconds * rate));
    out.writeRawData("RIFF", 4);
    out << quint32(36 + 2 * frames);
    out.writeRawData("WAVEfmt ", 8);
    out << quint32(16) << quint16(1) << quint16(1) << quint32(rate) << quint32(2 * rate) << quint16(2) << quint16(16);
    out.writeRawData("data", 4);
    out << quint32(2 * frames);
    for (quint32 i = 0; i < frames; ++i) out << qint16(std::lround(32'000 * at(static_cast<double>(i) / rate)));
    return out.status() == QDataStream::Ok;
}

inline double tone(double seconds) { return 0.5 * std::sin(seconds * 440 * 6.283185307179586); }

/// The system's decoder warns of files that it cannot read; that is what the test wants to see handled. While this
/// lives its warnings count for nothing.
class QuietDecoder {
public:
    QuietDecoder() { former() = qInstallMessageHandler(pass); }
    ~QuietDecoder() { qInstallMessageHandler(former()); }
    QuietDecoder(const QuietDecoder&) = delete;
    QuietDecoder& operator=(const QuietDecoder&) = delete;

private:
    static QtMessageHandler& former()
    {
        static QtMessageHandler handler = nullptr;
        return handler;
    }
    static void pass(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        if (!message.contains(QStringLiteral("decod"), Qt::CaseInsensitive) &&
            !message.startsWith(QStringLiteral("GStreamer")))
            former()(type, context, message);
    }
};

} // namespace flocktale::test
