// SPDX-License-Identifier: MIT
#include "session/editor_app.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
constexpr int kWrongUsage = 2;
}

std::optional<int> parseEditorArguments(const QStringList& words, const QStringList& subcommands,
                                        EditorArguments& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"An editor for shows that a flock performs.\n\nWithout a display: flocktale %1 --help"_s.arg(
            subcommands.join(u'|')));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"FILE"_s, u"The show to open."_s, u"[FILE]"_s);
    const QCommandLineOption language(u"language"_s, u"Language of the window: en or zh_CN."_s, u"L"_s);
    const QCommandLineOption theme(u"theme"_s, u"light or dark."_s, u"T"_s);
    const QCommandLineOption at(u"at"_s, u"Where the playhead stands at the start, in seconds."_s, u"S"_s, u"0"_s);
    const QCommandLineOption screenshot(u"screenshot"_s, u"Take a picture of the window and end."_s, u"PNG"_s);
    const QCommandLineOption frames(u"frames"_s, u"Frames to draw before the picture (60)."_s, u"N"_s, u"60"_s);
    parser.addOptions({language, theme, at, screenshot, frames});

    const auto wrong = [](const QString& message) {
        std::fprintf(stderr, "flocktale: %s\nTry: flocktale --help\n", qPrintable(message));
        return kWrongUsage;
    };
    if (!parser.parse(words)) return wrong(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return 0;
    }
    if (parser.isSet(u"version"_s)) {
        std::printf("Flocktale %s\n", qPrintable(QCoreApplication::applicationVersion()));
        return 0;
    }
    if (parser.positionalArguments().size() > 1) return wrong(u"only one file can be opened"_s);
    arguments.file = parser.positionalArguments().value(0);
    arguments.language = parser.value(language);
    arguments.theme = parser.value(theme);
    arguments.at = parser.value(at).toDouble();
    arguments.screenshot = parser.value(screenshot);
    arguments.frames = parser.value(frames).toInt();
    return std::nullopt;
}

} // namespace flocktale
