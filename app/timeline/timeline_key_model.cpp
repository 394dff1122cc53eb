// SPDX-License-Identifier: MIT
#include "timeline/timeline_key_model.h"

#include "timeline/timeline_keys.h"

#include <set>

namespace flocktale {

using namespace Qt::StringLiterals;

TimelineKeyModel::TimelineKeyModel(QObject* parent) : QAbstractListModel(parent)
{
    std::set<TimelineController::Command> told;
    for (const TimelineKey& key : timelineKeys())
        if (told.insert(key.command).second)
            m_rows.push_back(
                {TimelineController::commandText(key.command), TimelineController::portableKey(key.command), {}});
    m_rows.push_back({tr("Unfold the casts of the act"), u"U"_s, {}});
    m_rows.push_back({tr("Add keys to the cast at the playhead"), u"K"_s, {}});
    m_rows.push_back({tr("Add an act, or rename the one there"), {}, tr("Double click")});
    m_rows.push_back({tr("Select one more"), {}, tr("Ctrl+click")});
    m_rows.push_back({tr("Select up to here"), {}, tr("Shift+click")});
    m_rows.push_back({tr("Select what a box touches"), {}, tr("Drag from an empty place")});
    m_rows.push_back({tr("Change places with other acts"), {}, tr("Shift+drag")});
    m_rows.push_back({tr("Slip: move an act's keys inside it"), {}, tr("Ctrl+Shift+drag")});
    m_rows.push_back({tr("Move or trim without snapping"), {}, tr("Alt while dragging")});
    m_rows.push_back({tr("Scroll"), {}, tr("Wheel, or middle button")});
    m_rows.push_back({tr("Zoom at the pointer"), {}, tr("Ctrl+wheel, or pinch")});
}

int TimelineKeyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TimelineKeyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return row.text;
    case KeysRole:
        return row.keys;
    case GestureRole:
        return row.gesture;
    default:
        return {};
    }
}

QHash<int, QByteArray> TimelineKeyModel::roleNames() const
{
    return {{TextRole, "text"}, {KeysRole, "keys"}, {GestureRole, "gesture"}};
}

} // namespace flocktale
