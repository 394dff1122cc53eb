// SPDX-License-Identifier: MIT
#include "session/recent_files_model.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
const QString kKey = u"recentFiles"_s;
}

RecentFilesModel::RecentFilesModel(QSettings& settings, QObject* parent)
    : QAbstractListModel(parent), m_settings(settings), m_paths(settings.value(kKey).toStringList().mid(0, kMost))
{
}

void RecentFilesModel::add(const QString& path)
{
    QStringList paths = m_paths;
    paths.removeAll(path);
    paths.prepend(path);
    replace(paths.mid(0, kMost));
}

void RecentFilesModel::clear() { replace({}); }

void RecentFilesModel::refresh()
{
    if (!m_paths.isEmpty()) emit dataChanged(index(0), index(count() - 1), {ExistsRole});
}

int RecentFilesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RecentFilesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const QFileInfo file(m_paths.at(index.row()));
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return file.fileName();
    case FolderRole: {
        const QString folder = file.absolutePath();
        const QString home = QDir::homePath();
        const bool atHome = folder == home || folder.startsWith(home + u'/');
        return QDir::toNativeSeparators(atHome ? u'~' + folder.mid(home.size()) : folder);
    }
    case UrlRole:
        return QUrl::fromLocalFile(file.filePath());
    case ExistsRole:
        return file.isFile();
    default:
        return {};
    }
}

QHash<int, QByteArray> RecentFilesModel::roleNames() const
{
    return {{NameRole, "name"}, {FolderRole, "folder"}, {UrlRole, "url"}, {ExistsRole, "exists"}};
}

void RecentFilesModel::replace(QStringList paths)
{
    if (paths == m_paths) return;
    beginResetModel();
    m_paths = std::move(paths);
    endResetModel();
    m_settings.setValue(kKey, m_paths);
    emit countChanged();
}

} // namespace flocktale
