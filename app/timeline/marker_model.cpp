// SPDX-License-Identifier: MIT
#include "timeline/marker_model.h"

#include "timeline/clock_text.h"

namespace flocktale {

namespace {
constexpr int kLabelDecimals = 3;
}

MarkerModel::MarkerModel(QObject* parent) : IdListModel(parent) {}

void MarkerModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything)
                reset(makeRows());
            else if (change.markers)
                sync(makeRows());
        });
    }
    reset(makeRows());
    emit documentChanged();
}

QVariant MarkerModel::data(const QModelIndex& index, int role) const
{
    const MarkerRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case MarkerIdRole:
        return QString::fromStdString(row->id.value);
    case Qt::DisplayRole:
    case NameRole:
        return row->name;
    case AtRole:
        return seconds(row->at);
    case AtTextRole:
        return clockText(row->at, kLabelDecimals);
    case ColorRole:
        return row->color;
    default:
        return {};
    }
}

QHash<int, QByteArray> MarkerModel::roleNames() const
{
    return {{MarkerIdRole, "markerId"},
            {NameRole, "name"},
            {AtRole, "startSeconds"},
            {AtTextRole, "timeText"},
            {ColorRole, "markerColor"}};
}

QList<int> MarkerModel::changedRoles(const MarkerRow& before, const MarkerRow& after) const
{
    QList<int> roles;
    if (before.name != after.name) roles.append({NameRole, Qt::DisplayRole});
    if (before.at != after.at) roles.append({AtRole, AtTextRole});
    if (before.color != after.color) roles.append(ColorRole);
    return roles;
}

std::vector<MarkerRow> MarkerModel::makeRows() const
{
    std::vector<MarkerRow> made;
    if (!m_document) return made;
    for (const Marker& marker : m_document->show().markers) {
        const Rgb color = marker.color;
        made.push_back({marker.id, QString::fromStdString(marker.name), marker.at, QColor(color.r, color.g, color.b)});
    }
    std::stable_sort(made.begin(), made.end(), [](const MarkerRow& a, const MarkerRow& b) { return a.at < b.at; });
    return made;
}

} // namespace flocktale
