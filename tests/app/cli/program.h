// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace flocktale::test {

/// What one run of the program gave.
struct Run {
    int status = -1;
    QByteArray out, err;
};

/// Runs the program that was built beside the tests.
inline Run run(const QStringList& arguments, const QByteArray& input = {}, const QStringList& environment = {})
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : environment)
        variables.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(FLOCKTALE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    Run result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

inline QString shippedShow(const char* name)
{
    return QStringLiteral(FLOCKTALE_SOURCE_DIR "/shows/") + QLatin1String(name);
}

} // namespace flocktale::test
