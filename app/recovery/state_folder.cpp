// SPDX-License-Identifier: MIT
#include "recovery/state_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
QString home()
{
#ifdef Q_OS_UNIX
    // StandardPaths knows the state folder from Qt 6.7 on.
    const QString wish = qEnvironmentVariable("XDG_STATE_HOME");
    return QDir::isAbsolutePath(wish) ? wish : QDir::homePath() + u"/.local/state"_s;
#else
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
#endif
}
} // namespace

QString stateFolder() { return home() + u"/Flocktale"_s; }

QString recoveryFolder() { return stateFolder() + u"/recovery"_s; }

QString claimFolder() { return stateFolder() + u"/open"_s; }

bool makePrivateFolder(const QString& path)
{
    if (QFileInfo(path).isDir()) return true;
    if (!QDir().mkpath(path)) return false;
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return true;
}

} // namespace flocktale
