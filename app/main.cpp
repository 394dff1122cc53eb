// SPDX-License-Identifier: MIT
#include "cli/command_line.h"
#include "session/editor_app.h"

#include <QGuiApplication>

#include <clocale>
#include <csignal>

using namespace flocktale;

int main(int argc, char** argv)
{
    // A file that grows past a limit, or a reader that has gone, is an error to report and not an end.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    setUpApplication();
    QStringList words;
    for (int i = 1; i < argc; ++i) words.append(QString::fromLocal8Bit(argv[i]));
    const bool subcommand = isSubcommand(words);
    // A subcommand draws text into pictures at most, so it needs no display even where there is one.
    if (subcommand) qputenv("QT_QPA_PLATFORM", "offscreen");

    QGuiApplication application(argc, argv);
    // Qt takes the user's locale over; what is printed for programs has decimal points everywhere.
    std::setlocale(LC_NUMERIC, "C");
    if (subcommand) return runSubcommand(words);

    EditorArguments arguments;
    if (const auto status = parseEditorArguments(QCoreApplication::arguments(), subcommandNames(), arguments))
        return *status;
    return runEditor(application, arguments);
}
