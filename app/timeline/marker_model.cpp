// SPDX-License-Identifier: MIT
#include "timeline/marker_model.h"

#include "show/anchor.h"
#include "show/edit.h"
#include "timeline/act_summary.h"
#include "timeline/clock_text.h"

namespace flocktale {

namespace {
constexpr int kLabelDecimals = 3;
}

MarkerModel::MarkerModel(QObject* parent) : RowListModel(parent), IdRows(this) {}

void MarkerModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything)
                reset(makeRows());
            else if (change.markers || (hasAttached() && (change.actOrder || !change.acts.empty())))
                sync(makeRows());
        });
    }
    reset(makeRows());
    emit documentChanged();
}

void MarkerModel::setCurrent(const QString& marker)
{
    if (m_current == marker) return;
    m_current = marker;
    sync(makeRows());
    emit currentChanged();
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
    case ActRole:
        return row->act;
    case CurrentRole:
        return row->current;
    default:
        return {};
    }
}

QHash<int, QByteArray> MarkerModel::roleNames() const
{
    return {{MarkerIdRole, "markerId"}, {NameRole, "name"},      {AtRole, "startSeconds"}, {AtTextRole, "timeText"},
            {ColorRole, "markerColor"}, {ActRole, "attachedTo"}, {CurrentRole, "current"}};
}

QList<int> MarkerModel::changedRoles(const MarkerRow& before, const MarkerRow& after) const
{
    QList<int> roles;
    if (before.name != after.name) roles.append({NameRole, Qt::DisplayRole});
    if (before.at != after.at) roles.append({AtRole, AtTextRole});
    if (before.color != after.color) roles.append(ColorRole);
    if (before.act != after.act) roles.append(ActRole);
    if (before.current != after.current) roles.append(CurrentRole);
    return roles;
}

bool MarkerModel::hasAttached() const
{
    return std::any_of(rows().begin(), rows().end(), [](const MarkerRow& row) { return !row.act.isEmpty(); });
}

std::vector<MarkerRow> MarkerModel::makeRows() const
{
    std::vector<MarkerRow> made;
    if (!m_document) return made;
    const Show& show = m_document->show();
    const std::string current = m_current.toStdString();
    for (const Marker& marker : show.markers) {
        const Rgb color = marker.color;
        const Act* act = marker.act.empty() ? nullptr : findAct(show, marker.act);
        made.push_back({marker.id, QString::fromStdString(marker.name), timeOf(show, marker),
                        QColor(color.r, color.g, color.b), marker.id.value == current,
                        act ? actTitle(*act) : QString()});
    }
    std::stable_sort(made.begin(), made.end(), [](const MarkerRow& a, const MarkerRow& b) { return a.at < b.at; });
    return made;
}

} // namespace flocktale
