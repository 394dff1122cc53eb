// SPDX-License-Identifier: MIT
#include "session/editor_app.h"

#include <QGuiApplication>

int main(int argc, char** argv)
{
    flocktale::setUpApplication();
    QGuiApplication application(argc, argv);
    flocktale::EditorArguments arguments;
    const QStringList words = QCoreApplication::arguments();
    if (words.size() > 1) arguments.file = words.at(1);
    return flocktale::runEditor(application, arguments);
}
