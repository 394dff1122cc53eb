// SPDX-License-Identifier: MIT
#pragma once

#include "support/catch.h"

#include <QProcess>
#include <QStringList>

namespace flocktale::test {

/// A program of its own that can be killed as a crash or `kill -9` would.
class Victim {
public:
    /// Starts it and waits for its first line.
    explicit Victim(const QStringList& words)
    {
        m_process.start(QStringLiteral(VICTIM), words);
        while (!m_process.canReadLine()) REQUIRE(m_process.waitForReadyRead(30'000));
        line = QString::fromUtf8(m_process.readLine()).trimmed();
    }
    ~Victim() { kill(); }
    Victim(const Victim&) = delete;
    Victim& operator=(const Victim&) = delete;

    /// SIGKILL: nothing of it runs any more, no destructor and no handler.
    void kill()
    {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.kill();
        m_process.waitForFinished(30'000);
    }
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

    QString line;

private:
    QProcess m_process;
};

} // namespace flocktale::test
