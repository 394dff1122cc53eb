// SPDX-License-Identifier: MIT
#include "inspector/prop_list_model.h"

#include "base/limits.h"
#include "document/list_sync.h"
#include "document/lookup.h"
#include "inspector/fields/field_builder.h"
#include "show/edit.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace flocktale {

namespace {

constexpr std::array kKinds{PropKind::plate, PropKind::box, PropKind::dashedLine, PropKind::label, PropKind::finders};
constexpr Vec2 kOffset{16, 16}; ///< of a copy from its original

QString nameOf(const Prop& prop)
{
    switch (prop.kind) {
    case PropKind::plate:
        return PropListModel::tr("Plate");
    case PropKind::box:
        return PropListModel::tr("Box");
    case PropKind::dashedLine:
        return PropListModel::tr("Dashed line");
    case PropKind::label: {
        const QString text = QString::fromStdString(prop.text).simplified();
        return text.isEmpty() ? PropListModel::tr("Label") : PropListModel::tr("Label “%1”").arg(text);
    }
    case PropKind::finders:
        return PropListModel::tr("Finder squares");
    case PropKind::unknown:
        break;
    }
    return QString::fromStdString(prop.unknownKind);
}

QString whenOf(const Show& show, const Prop& prop)
{
    if (prop.act.empty())
        return PropListModel::tr("%1 s to %2 s")
            .arg(QString::number(seconds(prop.start), 'f', 1),
                 QString::number(seconds(prop.start + prop.duration), 'f', 1));
    const auto index = actIndex(show, prop.act);
    if (!index) return PropListModel::tr("its act is gone");
    const QString name = QString::fromStdString(show.acts[*index].name);
    return name.isEmpty() ? PropListModel::tr("in act %1").arg(*index + 1) : PropListModel::tr("in “%1”").arg(name);
}

/// A prop of that kind as it first appears: in the middle, in a size that can be seen and grabbed.
Prop freshProp(const Show& show, PropKind kind)
{
    Prop prop;
    prop.kind = kind;
    prop.x = show.stage.width / 2;
    prop.y = show.stage.height / 2;
    const double side = std::min(show.stage.width, show.stage.height);
    switch (kind) {
    case PropKind::plate:
        prop.width = prop.height = side / 2;
        prop.color = {255, 255, 255};
        break;
    case PropKind::box:
        prop.width = show.stage.width / 4;
        prop.height = side / 5;
        break;
    case PropKind::dashedLine:
        prop.width = show.stage.width / 4;
        prop.height = 0;
        prop.x -= prop.width / 2;
        break;
    case PropKind::label:
        prop.text = PropListModel::tr("Label").toStdString();
        break;
    case PropKind::finders:
        prop.width = prop.height = side / 2;
        prop.color = {16, 24, 40};
        break;
    case PropKind::unknown:
        break;
    }
    return prop;
}

} // namespace

PropListModel::PropListModel(QObject* parent) : QAbstractListModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void PropListModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &PropListModel::refresh);
    refresh();
    emit documentChanged();
}

void PropListModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    m_selection = selection;
    emit selectionChanged();
}

int PropListModel::currentRow() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool PropListModel::isFull() const { return rowCount() >= limits::kProps; }

int PropListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PropListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PropIdRole:
        return QString::fromStdString(row.id.value);
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

QHash<int, QByteArray> PropListModel::roleNames() const
{
    return {
        {PropIdRole, "propId"}, {NameRole, "name"}, {WhenRole, "when"}, {ColorRole, "color"}, {CurrentRole, "current"}};
}

void PropListModel::choose(int row)
{
    if (row >= 0 && row < rowCount()) setCurrent(m_rows[static_cast<std::size_t>(row)].id);
}

void PropListModel::add(Kind kind, int step)
{
    if (!m_document) return;
    Prop prop = freshProp(m_document->show(), kKinds[static_cast<std::size_t>(kind)]);
    if (m_selection && !m_selection->currentAct().empty()) {
        prop.act = m_selection->currentAct();
        prop.duration = Step{};
    } else {
        prop.start = Step{std::max(step, 0)};
    }
    PropId added;
    m_document->edit(tr("Add prop"), [&](Show& show) {
        added = addProp(show, prop);
        return !added.empty();
    });
    if (!added.empty()) setCurrent(added);
}

void PropListModel::duplicate(int row)
{
    if (row < 0 || row >= rowCount()) return;
    const PropId id = m_rows[static_cast<std::size_t>(row)].id;
    PropId copy;
    m_document->edit(tr("Duplicate prop"), [&](Show& show) {
        const Prop* original = findProp(show, id);
        if (!original) return false;
        Prop prop = *original;
        prop.x += kOffset.x;
        prop.y += kOffset.y;
        copy = addProp(show, prop);
        return !copy.empty();
    });
    if (!copy.empty()) setCurrent(copy);
}

void PropListModel::remove(int row)
{
    if (row < 0 || row >= rowCount()) return;
    const Row removed = m_rows[static_cast<std::size_t>(row)];
    const int neighbour = row + 1 < rowCount() ? row + 1 : row - 1;
    if (removed.current && neighbour >= 0) choose(neighbour);
    m_document->edit(tr("Remove prop"), [&](Show& show) { return removeProp(show, removed.id); });
}

bool PropListModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) refresh();
    return QAbstractListModel::eventFilter(watched, event);
}

std::vector<PropListModel::Row> PropListModel::presentRows() const
{
    std::vector<Row> rows;
    if (!m_document) return rows;
    for (const Prop& prop : m_document->show().props)
        rows.push_back(
            {prop.id, nameOf(prop), whenOf(m_document->show(), prop), toColor(prop.color), prop.id == m_current});
    return rows;
}

void PropListModel::setCurrent(const PropId& prop)
{
    if (m_current == prop) return;
    m_current = prop;
    refresh();
    emit currentChanged();
}

void PropListModel::refresh()
{
    const int before = rowCount();
    ListSync::bring(*this, m_rows, presentRows());
    if (rowCount() != before) emit countChanged();
    if (currentRow() < 0) setCurrent(m_rows.empty() ? PropId{} : m_rows.front().id);
}

} // namespace flocktale
