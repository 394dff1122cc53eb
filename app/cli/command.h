// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "cli/command_line.h"
#include "plugins/plugin_library.h"
#include "shape/points.h"
#include "show/show.h"
#include "text/qt_text_ink.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QString>

#include <nlohmann/json.hpp>

#include <optional>

namespace flocktale {

using OrderedJson = nlohmann::ordered_json;

/// What every subcommand stands on: its words, the fonts, the shapes and the plugins. Lives for one run.
class CommandContext {
public:
    CommandContext(const QString& name, const QString& description);

    QCommandLineParser parser;
    PluginLibrary plugins;
    QtTextInk ink;
    ShapeLibrary shapes;

    /// Adds an option with a value, or without one when `value` is empty.
    void option(const QString& name, const QString& description, const QString& value = {});
    void positional(const QString& name, const QString& description);
    /// Parses. Returns the exit status when the command is over already (--help, wrong usage).
    [[nodiscard]] std::optional<int> begin(const QStringList& arguments, int positionals);

    [[nodiscard]] bool json() const { return parser.isSet(QStringLiteral("json")); }
    [[nodiscard]] QString argument(int index) const { return parser.positionalArguments().value(index); }
    /// The number given to an option, or `fallback`. Wrong usage ends up in usageError().
    [[nodiscard]] double number(const QString& option, double fallback, double lowest, double highest);
    [[nodiscard]] int whole(const QString& option, int fallback, int lowest, int highest);
    /// Whether an option's value was wrong; it has been said.
    [[nodiscard]] bool usageError() const { return m_usageError; }
    int wrongUsage(const QString& message);

private:
    QString m_name;
    bool m_usageError = false;
};

/// A show read from a file and everything that is wrong with it.
struct LoadedShow {
    std::optional<Show> show;
    Problems problems; ///< with lines
    std::string text;  ///< of the file
    bool unreadable = false;
};

/// Reads, validates, and when there is a show makes its shapes once to find what only shows then.
[[nodiscard]] LoadedShow loadShow(const QString& path, const ShapeLibrary& shapes);
/// The show of a command that plays it, or the exit status after its errors have been printed.
[[nodiscard]] std::optional<Show> showToPlay(const QString& path, const ShapeLibrary& shapes, int& status);

/// One line a problem to standard error: file:line:column: severity: message (pointer).
void printProblems(const QString& path, const Problems& problems);
[[nodiscard]] OrderedJson problemJson(const Problem& problem);
void printJson(const OrderedJson& json);
void printLine(const std::string& line);
/// 16 hexadecimal digits.
[[nodiscard]] std::string hexHash(std::uint64_t hash);

// One file each.
int checkCommand(const QStringList& arguments);
int performCommand(const QStringList& arguments);
int seekCommand(const QStringList& arguments);
int exportCommand(const QStringList& arguments);
int pointsCommand(const QStringList& arguments);
int assignCommand(const QStringList& arguments);
int schemaCommand(const QStringList& arguments);
int benchCommand(const QStringList& arguments);

} // namespace flocktale
