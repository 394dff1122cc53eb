// SPDX-License-Identifier: MIT
#include "timeline/gap_model.h"

#include "timeline/clock_text.h"

namespace flocktale {

GapModel::GapModel(QObject* parent) : RowListModel(parent), IdRows(this) {}

void GapModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (!change.everything && !change.actOrder && change.acts.empty()) return;
            sync(makeRows());
            measure();
        });
    }
    reset(makeRows());
    measure();
    emit documentChanged();
}

QVariant GapModel::data(const QModelIndex& index, int role) const
{
    const GapRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case StartRole:
        return seconds(row->start);
    case DurationRole:
        return seconds(row->duration);
    case DurationTextRole:
        return durationText(row->duration);
    default:
        return {};
    }
}

QHash<int, QByteArray> GapModel::roleNames() const
{
    return {{StartRole, "startSeconds"}, {DurationRole, "durationSeconds"}, {DurationTextRole, "durationText"}};
}

QList<int> GapModel::changedRoles(const GapRow& before, const GapRow& after) const
{
    QList<int> roles;
    if (before.start != after.start) roles.append(StartRole);
    if (before.duration != after.duration) roles.append({DurationRole, DurationTextRole});
    return roles;
}

void GapModel::measure()
{
    const double length = m_document ? seconds(m_document->show().length()) : 0;
    if (length == m_length) return;
    m_length = length;
    emit lengthChanged();
}

std::vector<GapRow> GapModel::makeRows() const
{
    std::vector<GapRow> gaps;
    if (!m_document) return gaps;
    Step at;
    for (const Act& act : m_document->show().acts) {
        if (act.start > at) gaps.push_back({act.id, at, act.start - at});
        at = act.end();
    }
    return gaps;
}

} // namespace flocktale
