// SPDX-License-Identifier: MIT
#include "timeline/lanes/key_model.h"

#include "show/edit.h"
#include "show/names.h"
#include "timeline/clock_text.h"

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDecimals = 3;

QString shapeOf(const Easing& easing)
{
    if (easing.kind == EasingKind::bezier) return u"bezier"_s;
    const std::string_view name = nameOf(kEasingKinds, easing.kind);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::string rowId(const KeyRow& row)
{
    const std::string property = row.property ? std::string(nameOf(kKeyedProperties, *row.property)) : std::string();
    return row.cast.value + "/" + property;
}

} // namespace

KeyModel::KeyModel(QObject* parent) : RowListModel(parent), IdRows(this) {}

void KeyModel::setEditor(KeyEditor* editor)
{
    if (m_editor == editor) return;
    if (m_editor) m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor) connect(m_editor, &KeyEditor::changed, this, [this] { sync(makeRows()); });
    reset(makeRows());
    emit editorChanged();
}

QVariant KeyModel::data(const QModelIndex& index, int role) const
{
    const KeyMark* mark = rowAt(index);
    if (!mark) return {};
    switch (role) {
    case StartRole:
        return seconds(mark->at);
    case LaneRole:
        return mark->lane;
    case SelectedRole:
        return mark->selected;
    case ShapeRole:
        return mark->shape;
    case Qt::DisplayRole:
    case TitleRole:
        return mark->title;
    case TimeTextRole:
        return clockText(mark->at, kDecimals);
    default:
        return {};
    }
}

QHash<int, QByteArray> KeyModel::roleNames() const
{
    return {{StartRole, "startSeconds"}, {LaneRole, "lane"},   {SelectedRole, "selected"},
            {ShapeRole, "curve"},        {TitleRole, "title"}, {TimeTextRole, "timeText"}};
}

QList<int> KeyModel::changedRoles(const KeyMark& before, const KeyMark& after) const
{
    QList<int> roles;
    if (before.at != after.at) roles.append({StartRole, TimeTextRole});
    if (before.lane != after.lane) roles.append(LaneRole);
    if (before.selected != after.selected) roles.append(SelectedRole);
    if (before.shape != after.shape) roles.append(ShapeRole);
    if (before.title != after.title) roles.append({TitleRole, Qt::DisplayRole});
    return roles;
}

std::vector<KeyMark> KeyModel::makeRows() const
{
    std::vector<KeyMark> marks;
    const Act* act = m_editor && m_editor->isUnfolded() ? m_editor->act() : nullptr;
    if (!act) return marks;
    int lane = 0;
    for (const KeyRow& row : keyRows(*act)) {
        const Cast* cast = findCast(*act, row.cast);
        const KeyTrack* track = cast && row.property ? findTrack(cast->keys, *row.property) : nullptr;
        const QString title = keyRowTitle(*act, row);
        for (std::size_t i = 0; track && i < track->keys.size(); ++i) {
            const Key& key = track->keys[i];
            const KeyRef ref{act->id, row.cast, *row.property, key.at};
            marks.push_back({act->id.value + "/" + rowId(row) + "/" + std::to_string(i), ref, act->start + key.at, lane,
                             m_editor->isSelected(ref), shapeOf(key.easing), title});
        }
        ++lane;
    }
    return marks;
}

KeyRowModel::KeyRowModel(QObject* parent) : RowListModel(parent), IdRows(this) {}

void KeyRowModel::setEditor(KeyEditor* editor)
{
    if (m_editor == editor) return;
    if (m_editor) m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor) {
        connect(m_editor, &KeyEditor::changed, this, [this] {
            const int before = rowCount();
            sync(makeRows());
            if (rowCount() != before) emit countChanged();
        });
    }
    reset(makeRows());
    emit countChanged();
    emit editorChanged();
}

QVariant KeyRowModel::data(const QModelIndex& index, int role) const
{
    const KeyLaneRow* row = rowAt(index);
    if (!row) return {};
    if (role == CurrentRole) return row->current;
    return role == TitleRole || role == Qt::DisplayRole ? QVariant(row->title) : QVariant();
}

QHash<int, QByteArray> KeyRowModel::roleNames() const { return {{TitleRole, "title"}, {CurrentRole, "current"}}; }

QList<int> KeyRowModel::changedRoles(const KeyLaneRow& before, const KeyLaneRow& after) const
{
    QList<int> roles;
    if (before.title != after.title) roles.append({TitleRole, Qt::DisplayRole});
    if (before.current != after.current) roles.append(CurrentRole);
    return roles;
}

std::vector<KeyLaneRow> KeyRowModel::makeRows() const
{
    std::vector<KeyLaneRow> made;
    const Act* act = m_editor && m_editor->isUnfolded() ? m_editor->act() : nullptr;
    if (!act) return made;
    const CastId current = m_editor->controller()->selection()->currentCast();
    for (const KeyRow& row : keyRows(*act))
        made.push_back({act->id.value + "/" + rowId(row), keyRowTitle(*act, row), row.cast == current});
    return made;
}

} // namespace flocktale
