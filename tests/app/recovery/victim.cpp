// SPDX-License-Identifier: MIT
#include "recovery/autosave.h"
#include "recovery/file_claim.h"
#include "recovery/recovery_list_model.h"
#include "show/edit.h"

#include <QCoreApplication>

#include <cstdio>

using namespace flocktale;

/// victim FOLDER edit TITLE: keeps a show of that title, says "kept" and goes on working.
/// victim FOLDER offer: looks what there is, says how much, and waits for an answer that never comes.
/// victim FOLDER claim PATH: claims a file, says "claimed", and stays.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 3) return 2;
    const auto say = [](const char* text) {
        std::puts(text);
        std::fflush(stdout);
    };

    ShowDocument document;
    Autosave autosave(document, words[1]);
    RecoveryListModel found(words[1]);
    FileClaim claim(words[1]);
    if (words[2] == QStringLiteral("edit")) {
        autosave.setTimes(std::chrono::milliseconds(1), std::chrono::milliseconds(1));
        QObject::connect(&autosave, &Autosave::kept, &document, [&] { say("kept"); });
        document.edit(QStringLiteral("Rename show"),
                      [&](Show& show) { return setTitle(show, words.value(3).toStdString()); });
    } else if (words[2] == QStringLiteral("claim")) {
        if (claim.take(words.value(3))) say("claimed");
    } else {
        found.look();
        say(std::to_string(found.count()).c_str());
    }
    return QCoreApplication::exec();
}
