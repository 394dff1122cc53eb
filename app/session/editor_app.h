// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QGuiApplication;

namespace flocktale {

/// What the command line asks of the editor.
struct EditorArguments {
    QString file;       ///< opened at the start; empty: the welcome
    QString language;   ///< for this start only, empty: as set
    QString theme;      ///< "light" or "dark" for this start only, empty: as set
    double at = 0;      ///< where the playhead stands at the start, seconds; the act there is selected when above 0
    QString screenshot; ///< picture to take of the window, after which the program ends
    int frames = 60;    ///< drawn before the picture is taken
};

/// Reads the words (with the program's name) that open the editor. Returns the exit status when that is all (--help,
/// --version, wrong usage). `subcommands` are only named in the help.
[[nodiscard]] std::optional<int> parseEditorArguments(const QStringList& words, const QStringList& subcommands,
                                                      EditorArguments& arguments);

/// Names and settings of the program; before anything reads the settings. Needs no application object.
void setUpApplication();

/// Opens the editor and runs it until its window is closed. Returns the exit status: 2 when the window or the picture
/// could not be made.
int runEditor(QGuiApplication& application, const EditorArguments& arguments);

} // namespace flocktale
