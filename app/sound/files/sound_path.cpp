// SPDX-License-Identifier: MIT
#include "sound/files/sound_path.h"

#include "show/safe_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace flocktale {

namespace {
struct SoundTexts {
    Q_DECLARE_TR_FUNCTIONS(Sound)
};

bool isInside(const QString& canonicalFolder, const QString& canonicalPath)
{
    const QString prefix = canonicalFolder.endsWith(u'/') ? canonicalFolder : canonicalFolder + u'/';
    return canonicalPath.startsWith(prefix);
}
} // namespace

SoundPath soundPath(const QString& folder, const std::string& file)
{
    const QString name = QString::fromStdString(file);
    if (!isSafeRelativePath(file)) return {{}, SoundTexts::tr("“%1” is not a path beside the show").arg(name)};
    if (folder.isEmpty()) return {{}, SoundTexts::tr("The show must be saved beside its sounds first")};
    const QFileInfo info(QDir(folder).filePath(name));
    const QString real = info.canonicalFilePath();
    if (real.isEmpty()) return {{}, SoundTexts::tr("“%1” is not there").arg(name)};
    if (!isInside(QFileInfo(folder).canonicalFilePath(), real))
        return {{}, SoundTexts::tr("“%1” leads out of the show's folder").arg(name)};
    if (!QFileInfo(real).isFile()) return {{}, SoundTexts::tr("“%1” is not a file").arg(name)};
    return {real, {}};
}

QString relativeTo(const QString& folder, const QString& path)
{
    const QString home = QFileInfo(folder).canonicalFilePath();
    const QString real = QFileInfo(path).canonicalFilePath();
    if (home.isEmpty() || real.isEmpty() || !isInside(home, real)) return {};
    const QString relative = QDir(home).relativeFilePath(real);
    return isSafeRelativePath(relative.toStdString()) ? relative : QString();
}

} // namespace flocktale
