// SPDX-License-Identifier: MIT
#include "plugins/plugin_list_model.h"

#include "plugins/plugin_library.h"

namespace flocktale {

PluginListModel::PluginListModel(const PluginLibrary& library, QObject* parent)
    : QAbstractListModel(parent), m_library(library)
{
}

void PluginListModel::refresh()
{
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int PluginListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_library.rows().size());
}

QVariant PluginListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PluginLibrary::Row& row = m_library.rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return row.info.shownName();
    case VersionRole:
        return row.info.version;
    case KindRole:
        return row.info.kind == PluginInfo::Kind::exporter ? tr("Export format") : tr("Shape");
    case TypeRole:
        return row.info.type;
    case FailureRole:
        return row.failure;
    default:
        return {};
    }
}

QHash<int, QByteArray> PluginListModel::roleNames() const
{
    return {
        {NameRole, "name"}, {VersionRole, "version"}, {KindRole, "kind"}, {TypeRole, "type"}, {FailureRole, "failure"}};
}

} // namespace flocktale
