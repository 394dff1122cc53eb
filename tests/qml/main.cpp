// SPDX-License-Identifier: MIT
#include "inspector_bench.h"
#include "sound_bench.h"
#include "stage_bench.h"
#include "timeline_bench.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QSettings>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

#include <cstdio>
#include <cstdlib>

namespace {
QtMessageHandler former = nullptr;
bool warned = false;

void noteWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) warned = true;
    former(type, context, message);
}

/// Runs around all QML tests of a file: no test reads or writes the user's settings.
class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable()
    {
        former = qInstallMessageHandler(noteWarnings);
        QGuiApplication::setOrganizationName(QStringLiteral("Flocktale"));
        QGuiApplication::setApplicationName(QStringLiteral("flocktale-tests"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        qmlRegisterType<flocktale::InspectorBench>("FlocktaleTests", 1, 0, "InspectorBench");
        qmlRegisterType<flocktale::StageBench>("FlocktaleTests", 1, 0, "StageBench");
        qmlRegisterType<flocktale::SoundBench>("FlocktaleTests", 1, 0, "SoundBench");
        qmlRegisterType<flocktale::TimelineBench>("FlocktaleTests", 1, 0, "TimelineBench");
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }

private:
    QTemporaryDir m_settings;
};
} // namespace

int main(int argc, char** argv)
{
    QTEST_SET_MAIN_SOURCE_PATH
    // Before the program looks for its folders: no test reads or writes the user's templates either.
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    Setup setup;
    const int failures = quick_test_main_with_setup(argc, argv, "qml", FLOCKTALE_SOURCE_DIR "/tests/qml", &setup);
    if (failures == 0 && warned) {
        std::fputs("A warning was printed: that fails the test.\n", stderr);
        return EXIT_FAILURE;
    }
    return failures;
}

#include "main.moc"
