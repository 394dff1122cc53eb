// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QGuiApplication;

namespace flocktale {

/// What the command line asks of the editor.
struct EditorArguments {
    QString file;       ///< opened at the start; empty: the welcome
    QString language;   ///< for this start only, empty: as set
    QString theme;      ///< "light" or "dark" for this start only, empty: as set
    QString screenshot; ///< picture to take of the window, after which the program ends
    int frames = 60;    ///< drawn before the picture is taken
};

/// Names and settings of the program; before anything reads the settings. Needs no application object.
void setUpApplication();

/// Opens the editor and runs it until its window is closed. Returns the exit status: 2 when the window or the picture
/// could not be made.
int runEditor(QGuiApplication& application, const EditorArguments& arguments);

} // namespace flocktale
