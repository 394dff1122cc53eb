// SPDX-License-Identifier: MIT
#include "inspector/motion_list_model.h"

#include "base/limits.h"
#include "document/list_move.h"
#include "document/list_sync.h"
#include "inspector/fields/field_builder.h"
#include "inspector/motion_kinds.h"
#include "show/edit.h"
#include "show/motion/registry.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace flocktale {

namespace {

QString whenOf(const CastMotion& motion)
{
    const auto time = [](Step at) { return QLocale().toString(seconds(at), 'f', 1); };
    if (motion.duration.count > 0)
        return MotionListModel::tr("%1 – %2 s").arg(time(motion.start), time(motion.start + motion.duration));
    if (motion.start.count > 0) return MotionListModel::tr("from %1 s on").arg(time(motion.start));
    return MotionListModel::tr("the whole act");
}

auto at(std::vector<CastMotion>& motions, int row) { return motions.begin() + row; }

} // namespace

MotionListModel::MotionListModel(QObject* parent) : QAbstractListModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void MotionListModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &MotionListModel::refresh);
    refresh();
    emit documentChanged();
}

void MotionListModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &MotionListModel::refresh);
    refresh();
    emit selectionChanged();
}

int MotionListModel::current() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool MotionListModel::isFull() const { return rowCount() >= limits::kMotions; }

QStringList MotionListModel::kinds() const
{
    QStringList names;
    for (const MotionInfo& info : motionKinds()) names.append(motionName(info.kind));
    return names;
}

QStringList MotionListModel::descriptions() const
{
    QStringList texts;
    for (const MotionInfo& info : motionKinds()) texts.append(motionDescription(info.kind));
    return texts;
}

int MotionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MotionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case WhenRole:
        return row.when;
    case ColorRole:
        return row.color;
    case CurrentRole:
        return row.current;
    default:
        return {};
    }
}

QHash<int, QByteArray> MotionListModel::roleNames() const
{
    return {{NameRole, "name"}, {WhenRole, "when"}, {ColorRole, "color"}, {CurrentRole, "current"}};
}

void MotionListModel::choose(int row)
{
    if (!has(row) || m_current == m_ids[static_cast<std::size_t>(row)]) return;
    m_current = m_ids[static_cast<std::size_t>(row)];
    ListSync::bring(*this, m_rows, presentRows());
    emit currentChanged();
}

void MotionListModel::add(int kind)
{
    const Cast* owner = cast();
    if (!owner || isFull() || kind < 0 || static_cast<std::size_t>(kind) >= motionKinds().size()) return;
    const Show& show = m_document->show();
    const CastMotion motion =
        freshMotion(motionKinds()[static_cast<std::size_t>(kind)].kind, show, *findAct(show, m_act), *owner);
    edit(tr("Add motion"), rowCount(), [&motion](std::vector<CastMotion>& motions) {
        motions.push_back(motion);
        return true;
    });
}

void MotionListModel::duplicate(int row)
{
    if (!has(row) || isFull()) return;
    edit(tr("Duplicate motion"), row + 1, [row](std::vector<CastMotion>& motions) {
        const CastMotion copy = *at(motions, row);
        motions.insert(at(motions, row + 1), copy);
        return true;
    });
}

void MotionListModel::remove(int row)
{
    if (!has(row)) return;
    const bool wasCurrent = row == current();
    // The neighbour that takes the place becomes the current motion.
    const int next = wasCurrent ? std::min(row, rowCount() - 2) : current() - (row < current() ? 1 : 0);
    edit(tr("Remove motion"), next, [row](std::vector<CastMotion>& motions) {
        motions.erase(at(motions, row));
        return true;
    });
}

void MotionListModel::move(int row, int direction)
{
    edit(tr("Reorder motions"), row + direction,
         [=](std::vector<CastMotion>& motions) { return moveItem(motions, row, row + direction); });
}

void MotionListModel::beginDrag(int row)
{
    if (!has(row)) return;
    m_dragged = row;
    m_gesture = m_document->beginGesture(tr("Reorder motions"));
}

void MotionListModel::dragTo(int row)
{
    if (!m_document || m_gesture == 0 || row < 0) return;
    m_document->updateGesture(m_gesture, editOf([from = m_dragged, row](std::vector<CastMotion>& motions) {
                                  return moveItem(motions, from, row);
                              }));
}

void MotionListModel::endDrag()
{
    if (m_document && m_gesture != 0) m_document->commitGesture(m_gesture);
    m_gesture = 0;
}

void MotionListModel::cancelDrag()
{
    if (m_document && m_gesture != 0) m_document->cancelGesture(m_gesture);
    m_gesture = 0;
}

bool MotionListModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        refresh();
        emit languageChanged();
    }
    return QAbstractListModel::eventFilter(watched, event);
}

const Cast* MotionListModel::cast() const
{
    if (!m_document || !m_selection || m_selection->acts().size() != 1 || m_selection->casts().size() != 1)
        return nullptr;
    const Act* act = findAct(m_document->show(), m_selection->currentAct());
    return act ? findCast(*act, m_selection->currentCast()) : nullptr;
}

ShowDocument::Edit MotionListModel::editOf(Change change) const
{
    return [act = m_act, id = m_cast, change = std::move(change)](Show& show) {
        const Act* owner = findAct(std::as_const(show), act);
        const Cast* found = owner ? findCast(*owner, id) : nullptr;
        if (!found) return false;
        Cast changed = *found;
        return change(changed.motion) && setCast(show, act, changed);
    };
}

void MotionListModel::edit(const QString& name, int row, const Change& change)
{
    if (m_document && m_document->edit(name, editOf(change))) choose(row);
}

void MotionListModel::refresh()
{
    const int former = current();
    int place = former;
    const int formerCount = rowCount();
    const bool formerAvailable = m_available;
    const Cast* owner = cast();
    m_available = owner != nullptr;
    const ActId act = owner ? m_selection->currentAct() : ActId{};
    const CastId id = owner ? owner->id : CastId{};
    if (act != m_act || id != m_cast) {
        m_act = act;
        m_cast = id;
        m_motions.clear();
        m_ids.clear();
        place = 0;
    }
    recognize(owner ? owner->motion : std::vector<CastMotion>{});
    if (std::find(m_ids.begin(), m_ids.end(), m_current) == m_ids.end())
        m_current = m_ids.empty()
                        ? 0
                        : m_ids[static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(m_ids.size()) - 1))];
    ListSync::bring(*this, m_rows, presentRows());
    if (rowCount() != formerCount || m_available != formerAvailable) emit countChanged();
    if (current() != former) emit currentChanged();
}

/// Gives every motion its id: that of the same motion in the same place, else in another place, else of another motion
/// in the same place, which has been changed; else one of its own.
void MotionListModel::recognize(const std::vector<CastMotion>& motions)
{
    std::vector<std::int64_t> ids(motions.size(), 0);
    std::vector<bool> taken(m_motions.size(), false);
    const auto take = [&](std::size_t to, std::size_t from) {
        ids[to] = m_ids[from];
        taken[from] = true;
    };
    for (std::size_t i = 0; i < motions.size() && i < m_motions.size(); ++i)
        if (motions[i] == m_motions[i]) take(i, i);
    for (std::size_t i = 0; i < motions.size(); ++i)
        for (std::size_t j = 0; j < m_motions.size() && ids[i] == 0; ++j)
            if (!taken[j] && motions[i] == m_motions[j]) take(i, j);
    for (std::size_t i = 0; i < motions.size() && i < m_motions.size(); ++i)
        if (ids[i] == 0 && !taken[i]) take(i, i);
    for (std::int64_t& id : ids)
        if (id == 0) id = ++m_lastId;
    m_ids = std::move(ids);
    m_motions = motions;
}

std::vector<MotionListModel::Row> MotionListModel::presentRows() const
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_motions.size(); ++i) {
        const CastMotion& motion = m_motions[i];
        const MotionInfo* info = motionInfo(motion.kind);
        rows.push_back({m_ids[i], motionName(motion), whenOf(motion),
                        info && info->hasColor ? toColor(motion.color) : QColor(Qt::transparent),
                        m_ids[i] == m_current});
    }
    return rows;
}

} // namespace flocktale
