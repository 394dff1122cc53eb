// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "base/limits.h"
#include "document/file_store.h"
#include "show/validate.h"
#include "json/show_json.h"

#include <QLocale>

#include <cmath>
#include <cstdio>

namespace flocktale {

CommandContext::CommandContext(const QString& name, const QString& description) : shapes(&ink), m_name(name)
{
    for (const ShapeGenerator* generator : plugins.shapes()) shapes.addGenerator(generator);
    parser.setApplicationDescription(description);
    parser.addHelpOption();
    option(QStringLiteral("json"), QStringLiteral("Print JSON."));
}

void CommandContext::option(const QString& name, const QString& description, const QString& value)
{
    const QStringList names =
        name == QStringLiteral("output") ? QStringList{QStringLiteral("o"), name} : QStringList{name};
    parser.addOption(value.isEmpty() ? QCommandLineOption(names, description)
                                     : QCommandLineOption(names, description, value));
}

void CommandContext::positional(const QString& name, const QString& description)
{
    parser.addPositionalArgument(name, description);
}

std::optional<int> CommandContext::begin(const QStringList& arguments, int positionals)
{
    QStringList all{QStringLiteral("flocktale ") + m_name};
    all += arguments;
    if (!parser.parse(all)) return wrongUsage(parser.errorText());
    if (parser.isSet(QStringLiteral("help"))) {
        // QCommandLineParser names the program by its file; the subcommand belongs to it.
        QString text = parser.helpText();
        const qsizetype options = text.indexOf(QStringLiteral("[options]"));
        if (options >= 0) text.replace(0, options, QStringLiteral("Usage: flocktale %1 ").arg(m_name));
        printLine(text.trimmed().toStdString());
        return exitGood;
    }
    if (parser.positionalArguments().size() != positionals)
        return wrongUsage(QStringLiteral("%1 argument(s) expected, %2 given")
                              .arg(positionals)
                              .arg(parser.positionalArguments().size()));
    return std::nullopt;
}

double CommandContext::number(const QString& option, double fallback, double lowest, double highest)
{
    if (!parser.isSet(option)) return fallback;
    bool ok = false;
    const double value = QLocale::c().toDouble(parser.value(option), &ok);
    if (ok && std::isfinite(value) && value >= lowest && value <= highest) return value;
    wrongUsage(QStringLiteral("--%1 takes a number from %2 to %3, not \"%4\"")
                   .arg(option)
                   .arg(lowest)
                   .arg(highest)
                   .arg(parser.value(option)));
    return fallback;
}

int CommandContext::whole(const QString& option, int fallback, int lowest, int highest)
{
    const double value = number(option, fallback, lowest, highest);
    if (value == std::floor(value)) return static_cast<int>(value);
    wrongUsage(QStringLiteral("--%1 takes a whole number, not \"%2\"").arg(option, parser.value(option)));
    return fallback;
}

int CommandContext::wrongUsage(const QString& message)
{
    m_usageError = true;
    std::fprintf(stderr, "flocktale %s: %s\nTry: flocktale %s --help\n", qPrintable(m_name), qPrintable(message),
                 qPrintable(m_name));
    return exitUsage;
}

LoadedShow loadShow(const QString& path, const ShapeLibrary& shapes)
{
    LoadedShow loaded;
    const auto bytes = readFile(path, limits::kFileBytes);
    if (!bytes) {
        loaded.problems.push_back(bytes.problem());
        loaded.unreadable = bytes.problem().code == ProblemCode::fileUnreadable;
        return loaded;
    }
    ReadResult read = readShow(bytes.value());
    loaded.problems = std::move(read.problems);
    loaded.show = std::move(read.show);
    if (loaded.show) {
        // The reader has validated the show: only what shows when the shapes are made is missing.
        Problems more = validateShapes(*loaded.show, shapes);
        locate(more, bytes.value());
        loaded.problems.insert(loaded.problems.end(), more.begin(), more.end());
    }
    loaded.text = bytes.value();
    return loaded;
}

std::optional<Show> showToPlay(const QString& path, const ShapeLibrary& shapes, int& status)
{
    LoadedShow loaded = loadShow(path, shapes);
    printProblems(path, loaded.problems);
    status = exitGood;
    if (loaded.unreadable)
        status = exitUsage;
    else if (!loaded.show || hasErrors(loaded.problems))
        status = exitProblems;
    return status == exitGood ? std::move(loaded.show) : std::nullopt;
}

void printProblems(const QString& path, const Problems& problems)
{
    for (const Problem& problem : problems) {
        std::string line = path.toStdString();
        if (problem.line > 0) line += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
        line += problem.severity == Severity::error ? ": error: " : ": warning: ";
        line += describe(problem);
        if (!problem.pointer.empty()) line += " (" + problem.pointer + ")";
        std::fprintf(stderr, "%s\n", line.c_str());
    }
}

OrderedJson problemJson(const Problem& problem)
{
    OrderedJson json;
    json["severity"] = problem.severity == Severity::error ? "error" : "warning";
    json["pointer"] = problem.pointer;
    json["message"] = describe(problem);
    json["code"] = std::string(codeName(problem.code));
    if (problem.line > 0) {
        json["line"] = problem.line;
        json["column"] = problem.column;
    }
    return json;
}

void printJson(const OrderedJson& json)
{
    // Text from a bad file may hold anything; what is not UTF-8 is replaced in this report only.
    printLine(json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
}

void printLine(const std::string& line) { std::fprintf(stdout, "%s\n", line.c_str()); }

std::string hexHash(std::uint64_t hash)
{
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

} // namespace flocktale
