// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace flocktale {

/// Exit status of the program.
enum ExitStatus { exitGood = 0, exitProblems = 1, exitUsage = 2 };

/// Whether these arguments (without the program's name) name a subcommand, which needs no display.
[[nodiscard]] bool isSubcommand(const QStringList& arguments);

[[nodiscard]] QStringList subcommandNames();

/// Runs a subcommand: results to standard output, messages to standard error. Needs a QGuiApplication (fonts), on any
/// platform. Returns the exit status.
int runSubcommand(const QStringList& arguments);

} // namespace flocktale
