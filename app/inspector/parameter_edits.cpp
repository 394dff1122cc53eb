// SPDX-License-Identifier: MIT
#include "controls/expression.h"
#include "inspector/fields/field_text.h"
#include "inspector/parameter_model.h"

/// What ParameterModel does to the show.
namespace flocktale {

namespace {

int choiceCount(const Field& field, const Show& show, const Foci& foci)
{
    return field.choices ? static_cast<int>(field.choices(show, foci.front()).size()) : 0;
}

/// Gives a parameter of each its new value. Where one refuses, the others still take it; the first reason counts.
SetResult setAll(const Field& field, Show& show, const Foci& foci,
                 const std::function<std::optional<FieldValue>(const FieldValue&)>& become)
{
    SetResult all;
    for (const Focus& focus : foci) {
        const auto own = field.get(show, focus);
        const auto wanted = own ? become(*own) : std::nullopt;
        if (!wanted) continue;
        const SetResult one = field.set(show, focus, *wanted);
        all.changed = all.changed || one.changed;
        if (all.refusal.isEmpty()) all.refusal = one.refusal;
    }
    return all;
}

} // namespace

bool ParameterModel::set(int row, const FieldValue& value)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document) return false;
    return change(*field, [&value](const FieldValue&) { return value; });
}

bool ParameterModel::setNumberText(int row, const QString& text)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document || !isNumber(*field)) return false;
    const Quantity quantity = field->format == NumberFormat::plain ? Quantity::number : Quantity::time;
    return change(*field, [&](const FieldValue& own) -> std::optional<FieldValue> {
        const auto value = evaluate(text, quantity, std::get<double>(own), field->lowest < 0);
        return value ? std::optional<FieldValue>(*value) : std::nullopt;
    });
}

bool ParameterModel::shiftNumber(int row, double by)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document || !isNumber(*field)) return false;
    return change(*field, [by](const FieldValue& own) { return FieldValue(std::get<double>(own) + by); });
}

bool ParameterModel::change(const Field& field, const Become& become)
{
    const Foci where = m_shown;
    const int choices = choiceCount(field, m_document->show(), where);
    QString note;
    bool usable = false;
    const auto taken = [&](const FieldValue& own) -> std::optional<FieldValue> {
        const auto wanted = become(own);
        QString made;
        const auto accepted = wanted ? acceptable(field, *wanted, choices, made) : std::nullopt;
        usable = usable || accepted;
        if (note.isEmpty()) note = made;
        return accepted;
    };
    QString refusal;
    const bool changed = m_document->edit(stepName(field), [&](Show& show) {
        const SetResult result = setAll(field, show, where, taken);
        refusal = result.refusal;
        return result.changed;
    });
    if (!usable) refusal = tr("This value cannot be used.");
    say(field, refusal.isEmpty() ? note : refusal);
    return changed;
}

void ParameterModel::beginScrub(int row)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document) return;
    m_scrubbed = m_shown;
    m_gesture = m_document->beginGesture(stepName(*field));
    const auto first = field->get(m_document->show(), m_scrubbed.front());
    m_scrubStart = first && isNumber(*field) ? std::get<double>(*first) : 0;
}

bool ParameterModel::scrub(int row, const FieldValue& value)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document || m_gesture == 0) return false;
    const int choices = choiceCount(*field, m_document->show(), m_scrubbed);
    QString note;
    const double start = m_scrubStart;
    const auto taken = [&](const FieldValue& own) -> std::optional<FieldValue> {
        FieldValue wanted = value;
        // Each goes on from where it was; the one that is dragged goes exactly where the drag is.
        if (const double* to = std::get_if<double>(&value); to && isNumber(*field) && std::get<double>(own) != start)
            wanted = std::get<double>(own) + (*to - start);
        QString made;
        const auto accepted = acceptable(*field, wanted, choices, made);
        if (note.isEmpty()) note = made;
        return accepted;
    };
    QString refusal;
    const bool updated = m_document->updateGesture(m_gesture, [&](Show& show) {
        const SetResult result = setAll(*field, show, m_scrubbed, taken);
        refusal = result.refusal;
        if (refusal.isEmpty()) return result.changed;
        // A refused value must not throw the drag back to its beginning: it stays at the last good one.
        show = m_document->show();
        return true;
    });
    say(*field, refusal.isEmpty() ? note : refusal);
    return updated && refusal.isEmpty();
}

void ParameterModel::endScrub()
{
    if (m_document && m_gesture != 0) m_document->commitGesture(m_gesture);
    m_gesture = 0;
}

void ParameterModel::cancelScrub()
{
    if (m_document && m_gesture != 0) m_document->cancelGesture(m_gesture);
    m_gesture = 0;
}

bool ParameterModel::reset(int row)
{
    const Field* field = fieldAt(row);
    if (!field || !field->reset || !m_document) return false;
    const Foci where = m_shown;
    return m_document->edit(tr("Reset %1").arg(insideSentence(field->label.translated())), [&](Show& show) {
        bool changed = false;
        for (const Focus& focus : where)
            if (field->reset(show, focus)) changed = true;
        return changed;
    });
}

bool ParameterModel::resetAll()
{
    if (!m_document) return false;
    const Foci where = m_shown;
    return m_document->edit(tr("Back to the seed's values"), [&](Show& show) {
        bool changed = false;
        // Twice, because a value that is refused beside an old neighbour may be welcome beside its new one.
        for (int round = 0; round < 2; ++round)
            for (const Row& row : m_rows)
                for (const Focus& focus : where) {
                    const Field& field = m_fields[row.field];
                    if (field.reset && field.reset(show, focus)) changed = true;
                }
        return changed;
    });
}

QString ParameterModel::stepName(const Field& field) const
{
    return tr("Change %1").arg(insideSentence(field.label.translated()));
}

} // namespace flocktale
