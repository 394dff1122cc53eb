// SPDX-License-Identifier: MIT
#include "base/assert.h"

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include <QGuiApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <stdexcept>
#include <string>

namespace {
std::atomic<bool> warned = false;
QtMessageHandler former = nullptr;

void noteWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) warned = true;
    former(type, context, message);
}
} // namespace

/// Tests of the app: with fonts and an event loop, away from the user's settings. A broken invariant of core or a
/// warning of Qt fails.
int main(int argc, char** argv)
{
    flocktale::setAssertHandler([](const char* expression, const char* file, int line) {
        throw std::logic_error(std::string(file) + ":" + std::to_string(line) + ": broken invariant: " + expression);
    });
    // Containers and CI often have none, and Qt warns about that.
    const QTemporaryDir runtime;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    // What the program keeps for after a crash is kept here and for nobody.
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    former = qInstallMessageHandler(noteWarnings);
    const QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("flocktale-tests"));
    QStandardPaths::setTestModeEnabled(true);
    const int result = Catch::Session().run(argc, argv);
    if (result == 0 && warned) {
        std::fputs("A warning was printed: that fails the test.\n", stderr);
        return 1;
    }
    return result;
}
