// SPDX-License-Identifier: MIT
#include "session/sample_shows_model.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace flocktale {

SampleShowsModel::SampleShowsModel(QObject* parent) : QAbstractListModel(parent)
{
    const QFileInfoList shows = QDir(u":/shows"_s).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QFileInfo& show : shows) {
        QFile file(show.filePath());
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QString title = QJsonDocument::fromJson(file.readAll()).object().value("title"_L1).toString();
        m_samples.push_back({title.isEmpty() ? show.completeBaseName() : title, show.filePath()});
    }
}

int SampleShowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_samples.size());
}

QVariant SampleShowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Sample& sample = m_samples[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return sample.title;
    case ResourceRole:
        return sample.resource;
    default:
        return {};
    }
}

QHash<int, QByteArray> SampleShowsModel::roleNames() const
{
    return {{TitleRole, "title"}, {ResourceRole, "resource"}};
}

} // namespace flocktale
