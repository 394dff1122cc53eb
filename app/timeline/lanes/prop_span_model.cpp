// SPDX-License-Identifier: MIT
#include "timeline/lanes/prop_span_model.h"

#include "timeline/clock_text.h"

#include <unordered_map>

namespace flocktale {

namespace {

constexpr int kDecimals = 3;

QString kindName(PropKind kind)
{
    switch (kind) {
    case PropKind::plate:
        return PropSpanModel::tr("Plate");
    case PropKind::box:
        return PropSpanModel::tr("Box");
    case PropKind::dashedLine:
        return PropSpanModel::tr("Dashed line");
    case PropKind::label:
        return PropSpanModel::tr("Label");
    case PropKind::finders:
        return PropSpanModel::tr("Code corners");
    case PropKind::unknown:
        break;
    }
    return PropSpanModel::tr("Prop");
}

QString propTitle(const Prop& prop)
{
    const QString text = QString::fromStdString(prop.text).simplified();
    return prop.kind == PropKind::label && !text.isEmpty() ? text : kindName(prop.kind);
}

} // namespace

PropSpanModel::PropSpanModel(QObject* parent) : SpanModel(parent), IdRows(this) {}

void PropSpanModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            // The acts too: attached props move with them.
            if (change.everything || change.props || change.actOrder || !change.acts.empty())
                refresh(change.everything);
        });
    }
    refresh(true);
    emit documentChanged();
}

QVariant PropSpanModel::data(const QModelIndex& index, int role) const
{
    const PropRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case PropIdRole:
        return QString::fromStdString(row->id.value);
    case Qt::DisplayRole:
    case TitleRole:
        return row->title;
    case StartRole:
        return seconds(row->start);
    case DurationRole:
        return seconds(row->end - row->start);
    case TimeTextRole:
        return tr("%1 – %2", "when a prop shows").arg(clockText(row->start, kDecimals), clockText(row->end, kDecimals));
    case LaneRole:
        return row->lane;
    case ColorRole:
        return row->color;
    case AttachedRole:
        return row->attached;
    default:
        return {};
    }
}

QHash<int, QByteArray> PropSpanModel::roleNames() const
{
    return {{PropIdRole, "propId"},      {TitleRole, "title"},
            {StartRole, "startSeconds"}, {DurationRole, "durationSeconds"},
            {TimeTextRole, "timeText"},  {LaneRole, "lane"},
            {ColorRole, "propColor"},    {AttachedRole, "attached"}};
}

QList<int> PropSpanModel::changedRoles(const PropRow& before, const PropRow& after) const
{
    QList<int> roles;
    if (before.title != after.title) roles.append({TitleRole, Qt::DisplayRole});
    if (before.start != after.start) roles.append({StartRole, TimeTextRole});
    if (before.end - before.start != after.end - after.start) roles.append(DurationRole);
    if (before.end != after.end && before.start == after.start) roles.append(TimeTextRole);
    if (before.lane != after.lane) roles.append(LaneRole);
    if (before.color != after.color) roles.append(ColorRole);
    if (before.attached != after.attached) roles.append(AttachedRole);
    return roles;
}

std::vector<PropRow> PropSpanModel::makeRows() const
{
    std::vector<PropRow> made;
    if (!m_document) return made;
    std::unordered_map<std::string, const Prop*> byId;
    for (const Prop& prop : m_document->show().props) byId.emplace(prop.id.value, &prop);
    made.reserve(spans().size());
    for (const TrackSpan& span : spans()) {
        const Prop& prop = *byId.at(span.id);
        made.push_back({prop.id, propTitle(prop), span.start, span.end, span.row,
                        QColor(prop.color.r, prop.color.g, prop.color.b), !prop.act.empty()});
    }
    return made;
}

void PropSpanModel::refresh(bool anew)
{
    setSpans(m_document ? propSpans(m_document->show()) : std::vector<TrackSpan>());
    if (anew)
        reset(makeRows());
    else
        sync(makeRows());
    countLanes();
}

bool PropSpanModel::shift(Show& show, const std::string& id, SpanChange change, Step shift) const
{
    return shiftProp(show, PropId{id}, change, shift);
}

QString PropSpanModel::nameOf(SpanChange change) const
{
    if (change == SpanChange::trimStart) return tr("Trim start of prop");
    return change == SpanChange::trimEnd ? tr("Trim end of prop") : tr("Move prop in time");
}

} // namespace flocktale
