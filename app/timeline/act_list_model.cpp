// SPDX-License-Identifier: MIT
#include "timeline/act_list_model.h"

#include "show/validate.h"
#include "timeline/act_summary.h"
#include "timeline/clock_text.h"

#include <charconv>
#include <string_view>
#include <utility>

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

QString modeName(ActMode mode)
{
    switch (mode) {
    case ActMode::free:
        return u"free"_s;
    case ActMode::form:
        return u"form"_s;
    case ActMode::unknown:
        break;
    }
    return u"unknown"_s;
}

/// The act that a pointer such as "/acts/3/casts/0" is about.
std::optional<std::size_t> actOfPointer(std::string_view pointer)
{
    constexpr std::string_view prefix = "/acts/";
    if (!pointer.starts_with(prefix)) return std::nullopt;
    pointer.remove_prefix(prefix.size());
    std::size_t index = 0;
    const auto read = std::from_chars(pointer.data(), pointer.data() + pointer.size(), index);
    return read.ec == std::errc{} ? std::optional(index) : std::nullopt;
}

} // namespace

ActListModel::ActListModel(QObject* parent) : RowListModel(parent), IdRows(this)
{
    connect(this, &QAbstractItemModel::rowsInserted, this, &ActListModel::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &ActListModel::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &ActListModel::countChanged);
}

void ActListModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) {
        m_document->disconnect(this);
        m_document->problems().disconnect(this);
    }
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, &ActListModel::onChanged);
        connect(&m_document->problems(), &ActProblems::changed, this, [this] { sync(makeRows()); });
    }
    findProblems();
    reset(makeRows());
    emit documentChanged();
}

void ActListModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &ActListModel::onSelected);
    onSelected();
    emit selectionChanged();
}

QVariant ActListModel::data(const QModelIndex& index, int role) const
{
    const ActRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case ActIdRole:
        return QString::fromStdString(row->id.value);
    case NameRole:
        return row->name;
    case Qt::DisplayRole:
    case TitleRole:
        return row->title;
    case ModeRole:
        return modeName(row->mode);
    case StartRole:
        return seconds(row->start);
    case DurationRole:
        return seconds(row->duration);
    case DurationTextRole:
        return durationText(row->duration);
    case SelectedRole:
        return row->selected;
    case CurrentRole:
        return row->current;
    case ColorRole:
        return row->color;
    case SummaryRole:
        return row->summary;
    case IconRole:
        return row->icon;
    case ScattersRole:
        return row->scatters;
    case ProblemRole:
        return row->problem;
    case CastCountRole:
        return row->castCount;
    default:
        return {};
    }
}

QHash<int, QByteArray> ActListModel::roleNames() const
{
    return {{ActIdRole, "actId"},
            {NameRole, "name"},
            {TitleRole, "title"},
            {ModeRole, "mode"},
            {StartRole, "startSeconds"},
            {DurationRole, "durationSeconds"},
            {DurationTextRole, "durationText"},
            {SelectedRole, "selected"},
            {CurrentRole, "current"},
            {ColorRole, "actColor"},
            {SummaryRole, "summary"},
            {IconRole, "icon"},
            {ScattersRole, "scatters"},
            {ProblemRole, "problem"},
            {CastCountRole, "castCount"}};
}

QList<int> ActListModel::changedRoles(const ActRow& before, const ActRow& after) const
{
    QList<int> roles;
    const auto compare = [&](const auto& a, const auto& b, std::initializer_list<int> names) {
        if (a != b) roles.append(QList<int>(names));
    };
    compare(before.name, after.name, {NameRole});
    compare(before.title, after.title, {TitleRole, Qt::DisplayRole});
    compare(before.mode, after.mode, {ModeRole});
    compare(before.start, after.start, {StartRole});
    compare(before.duration, after.duration, {DurationRole, DurationTextRole});
    compare(before.selected, after.selected, {SelectedRole});
    compare(before.current, after.current, {CurrentRole});
    compare(before.color, after.color, {ColorRole});
    compare(before.summary, after.summary, {SummaryRole});
    compare(before.icon, after.icon, {IconRole});
    compare(before.scatters, after.scatters, {ScattersRole});
    compare(before.problem, after.problem, {ProblemRole});
    compare(before.castCount, after.castCount, {CastCountRole});
    return roles;
}

ActRow ActListModel::makeRow(const Show& show, std::size_t index) const
{
    const Act& act = show.acts[index];
    const Rgb color = flocktale::actColor(show, act);
    return {.id = act.id,
            .name = QString::fromStdString(act.name),
            .title = actTitle(act),
            .mode = act.mode,
            .start = act.start,
            .duration = act.duration,
            .selected = m_selection && m_selection->isSelected(act.id),
            .current = m_selection && m_selection->currentAct() == act.id,
            .color = QColor(color.r, color.g, color.b),
            .summary = shapeSummary(act),
            .icon = shapeIconName(act),
            .scatters = act.exit == ExitKind::scatter,
            .problem = m_problems.contains(index) || m_document->problems().has(act.id),
            .castCount = static_cast<int>(act.casts.size())};
}

std::vector<ActRow> ActListModel::makeRows() const
{
    std::vector<ActRow> made;
    if (!m_document) return made;
    const Show& show = m_document->show();
    made.reserve(show.acts.size());
    for (std::size_t i = 0; i < show.acts.size(); ++i) made.push_back(makeRow(show, i));
    return made;
}

void ActListModel::onChanged(const ShowChange& change)
{
    if (!change.everything && !change.actOrder && change.acts.empty() && !change.flock) return;
    const std::unordered_set<std::size_t> problems = std::exchange(m_problems, {});
    findProblems();
    if (change.everything) return reset(makeRows());
    if (change.actOrder || change.flock) return sync(makeRows());
    // No act has come, gone or changed places: a drag must not cost what the whole show would.
    std::unordered_set<std::string_view> changed;
    for (const ActId& act : change.acts) changed.insert(act.value);
    const Show& show = m_document->show();
    for (std::size_t i = 0; i < rows().size(); ++i) {
        const bool problem = problems.contains(i) != m_problems.contains(i);
        if (problem || changed.contains(show.acts[i].id.value)) replace(i, makeRow(show, i));
    }
}

void ActListModel::onSelected()
{
    for (std::size_t i = 0; i < rows().size(); ++i) {
        ActRow row = rows()[i];
        row.selected = m_selection && m_selection->isSelected(row.id);
        row.current = m_selection && m_selection->currentAct() == row.id;
        replace(i, std::move(row));
    }
}

void ActListModel::findProblems()
{
    m_problems.clear();
    if (!m_document) return;
    for (const Problem& problem : validate(m_document->show()))
        if (const auto act = actOfPointer(problem.pointer)) m_problems.insert(*act);
}

} // namespace flocktale
