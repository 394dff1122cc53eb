// SPDX-License-Identifier: MIT
#include "table/act_cells.h"

#include "inspector/fields/forms.h"
#include "playback/time_text.h"
#include "show/edit.h"

#include <QCoreApplication>

#include <algorithm>

namespace flocktale {

namespace {
/// The context of these texts for the translator.
struct ActTable {
    Q_DECLARE_TR_FUNCTIONS(ActTable)
};

Field named(const Fields& fields, const char* name)
{
    const auto found =
        std::find_if(fields.begin(), fields.end(), [name](const Field& field) { return field.name == name; });
    return found == fields.end() ? Field{} : *found;
}

std::size_t indexOf(ActColumn column) { return static_cast<std::size_t>(column); }

Focus focusOn(const Act& act) { return {act.id, act.casts.empty() ? CastId{} : act.casts.front().id, {}}; }

bool isOfCast(ActColumn column) { return column == ActColumn::shape || column == ActColumn::sweep; }
} // namespace

ActCells::ActCells(const std::vector<const ShapeGenerator*>& generators)
{
    m_fields[indexOf(ActColumn::name)] = named(actFields(), "name");
    m_fields[indexOf(ActColumn::mode)] = named(actFields(), "mode");
    m_fields[indexOf(ActColumn::shape)] = named(shapeFields(generators), "shape");
    m_fields[indexOf(ActColumn::sweep)] = named(departureFields(), "sweep.kind");
}

QString ActCells::title(ActColumn column)
{
    switch (column) {
    case ActColumn::name:
        return ActTable::tr("Name");
    case ActColumn::start:
        return ActTable::tr("Start");
    case ActColumn::duration:
        return ActTable::tr("Duration");
    case ActColumn::mode:
        return ActTable::tr("Mode");
    case ActColumn::shape:
        return ActTable::tr("Shape");
    case ActColumn::sweep:
        return ActTable::tr("Sweep");
    case ActColumn::problems:
        return ActTable::tr("Problems");
    }
    return {};
}

CellKind ActCells::kind(const Show& show, const Act& act, ActColumn column) const
{
    if (column == ActColumn::start || column == ActColumn::duration || column == ActColumn::name) return CellKind::text;
    // Birds in free flight take no shape.
    if (isOfCast(column) && act.mode == ActMode::free) return CellKind::fixed;
    const Field* field = this->field(column);
    return field && field->get(show, focusOn(act)) ? CellKind::choice : CellKind::fixed;
}

QString ActCells::text(const Show& show, const Act& act, ActColumn column) const
{
    switch (column) {
    case ActColumn::name:
        return QString::fromStdString(act.name);
    case ActColumn::start:
        return formatTime(act.start);
    case ActColumn::duration:
        return formatTime(act.duration);
    case ActColumn::mode:
        if (act.mode == ActMode::unknown) return QString::fromStdString(act.unknownMode);
        break;
    case ActColumn::shape:
    case ActColumn::sweep:
        if (act.mode == ActMode::free || act.casts.empty()) return QString(QChar(0x2013));
        break;
    case ActColumn::problems:
        return {};
    }
    const QString chosen = choices(show, act, column).value(choice(show, act, column));
    const auto others = static_cast<int>(act.casts.size()) - 1;
    if (column != ActColumn::shape || others <= 0) return chosen;
    return ActTable::tr("%1 and %n more", nullptr, others).arg(chosen);
}

QStringList ActCells::choices(const Show& show, const Act& act, ActColumn column) const
{
    const Field* field = this->field(column);
    return field && field->choices ? field->choices(show, focusOn(act)) : QStringList();
}

int ActCells::choice(const Show& show, const Act& act, ActColumn column) const
{
    const Field* field = this->field(column);
    const auto value = field ? field->get(show, focusOn(act)) : std::nullopt;
    const int* index = value ? std::get_if<int>(&*value) : nullptr;
    return index ? *index : -1;
}

ActCells::Outcome ActCells::set(Show& show, const ActId& act, ActColumn column, const QVariant& value) const
{
    switch (column) {
    case ActColumn::start:
        return setStart(show, act, value.toString());
    case ActColumn::duration:
        return setDuration(show, act, value.toString());
    case ActColumn::problems:
        return {};
    default:
        return setField(show, act, column, value);
    }
}

QString ActCells::stepName(ActColumn column)
{
    switch (column) {
    case ActColumn::name:
        return ActTable::tr("Rename act");
    case ActColumn::start:
        return ActTable::tr("Move act");
    case ActColumn::duration:
        return ActTable::tr("Set duration");
    case ActColumn::mode:
        return ActTable::tr("Set mode");
    case ActColumn::shape:
        return ActTable::tr("Set shape");
    case ActColumn::sweep:
        return ActTable::tr("Set sweep");
    case ActColumn::problems:
        break;
    }
    return {};
}

const Field* ActCells::field(ActColumn column) const
{
    const Field& field = m_fields[indexOf(column)];
    return field.get ? &field : nullptr;
}

ActCells::Outcome ActCells::setStart(Show& show, const ActId& act, const QString& text) const
{
    const auto wanted = parseTime(text);
    if (!wanted) return {false, ActTable::tr("“%1” is not a time").arg(text), {}};
    const bool changed = moveAct(show, act, *wanted);
    const Act* moved = findAct(std::as_const(show), act);
    if (!moved || moved->start == *wanted) return {changed, {}, {}};
    return {
        changed,
        {},
        ActTable::tr("%1 is taken; the nearest free place is %2").arg(formatTime(*wanted), formatTime(moved->start))};
}

ActCells::Outcome ActCells::setDuration(Show& show, const ActId& act, const QString& text) const
{
    const auto wanted = parseTime(text);
    if (!wanted) return {false, ActTable::tr("“%1” is not a time").arg(text), {}};
    if (*wanted < Step{1}) return {false, ActTable::tr("An act lasts at least one step"), {}};
    const Act* before = findAct(std::as_const(show), act);
    if (!before) return {};
    const bool changed = trimActEnd(show, act, before->start + *wanted);
    const Act* trimmed = findAct(std::as_const(show), act);
    if (trimmed->duration == *wanted) return {changed, {}, {}};
    return {changed, {}, ActTable::tr("There is room for %1 before the next act").arg(formatTime(trimmed->duration))};
}

ActCells::Outcome ActCells::setField(Show& show, const ActId& act, ActColumn column, const QVariant& value) const
{
    const Act* before = findAct(std::as_const(show), act);
    const Field* field = this->field(column);
    if (!before || !field) return {};
    const Focus focus = focusOn(*before);
    if (!field->get(show, focus)) return {};
    const FieldValue wanted =
        field->kind == FieldKind::choice ? FieldValue(value.toInt()) : FieldValue(value.toString());
    const auto count = static_cast<int>(choices(show, *before, column).size());
    Outcome outcome;
    const auto acceptableValue = acceptable(*field, wanted, count, outcome.note);
    if (!acceptableValue) return {false, ActTable::tr("“%1” does not fit").arg(value.toString()), {}};
    const SetResult result = field->set(show, focus, *acceptableValue);
    outcome.changed = result.changed;
    outcome.refusal = result.refusal;
    const Act* after = findAct(std::as_const(show), act);
    // A formation needs somebody to form it.
    if (column == ActColumn::mode && after && after->mode == ActMode::form && after->casts.empty())
        outcome.changed = !addCast(show, act, Cast{}).empty() || outcome.changed;
    return outcome;
}

} // namespace flocktale
