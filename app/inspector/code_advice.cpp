// SPDX-License-Identifier: MIT
#include "inspector/code_advice.h"

#include "document/problem_text.h"
#include "show/edit.h"

#include <algorithm>

namespace flocktale {

void CodeAdvice::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &CodeAdvice::refresh);
    refresh();
    emit documentChanged();
}

void CodeAdvice::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &CodeAdvice::refresh);
    refresh();
    emit selectionChanged();
}

void CodeAdvice::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    refresh();
    emit shapesChanged();
}

bool CodeAdvice::scans() const
{
    return !m_checks.empty() &&
           std::all_of(m_checks.begin(), m_checks.end(), [](const CodeCheck& check) { return check.good; });
}

int CodeAdvice::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_checks.size());
}

QVariant CodeAdvice::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const CodeCheck& check = m_checks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return check.text;
    case GoodRole:
        return check.good;
    case FixesRole: {
        QStringList names;
        for (const CodeFix fix : check.fixes) names.append(nameOf(fix));
        return names;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> CodeAdvice::roleNames() const
{
    return {{TextRole, "text"}, {GoodRole, "good"}, {FixesRole, "fixes"}};
}

bool CodeAdvice::mend(int row, int fix)
{
    if (row < 0 || row >= rowCount()) return false;
    const std::vector<CodeFix>& fixes = m_checks[static_cast<std::size_t>(row)].fixes;
    if (fix < 0 || fix >= static_cast<int>(fixes.size())) return false;
    const CodeFix wanted = fixes[static_cast<std::size_t>(fix)];
    const ActId act = m_selection->currentAct();
    const CastId cast = m_selection->currentCast();
    return m_document->edit(nameOf(wanted),
                            [&](Show& show) { return fixCode(show, act, cast, wanted, m_shapes->library()); });
}

QString CodeAdvice::nameOf(CodeFix fix) const
{
    switch (fix) {
    case CodeFix::moreBirds:
        return tr("Use %n bird(s)", "", m_needed);
    case CodeFix::lowerLevel:
        return tr("Lower the correction");
    case CodeFix::larger:
        return tr("Make it larger");
    case CodeFix::darkOnLight:
        return tr("Dark on light");
    case CodeFix::quietZone:
        return tr("Widen the quiet zone");
    }
    return {};
}

void CodeAdvice::refresh()
{
    const Act* act = m_document && m_selection ? findAct(m_document->show(), m_selection->currentAct()) : nullptr;
    const Cast* cast = act ? findCast(*act, m_selection->currentCast()) : nullptr;
    m_applies = cast && m_shapes && std::holds_alternative<QrShape>(cast->shape);
    m_needed = 0;
    QString why;
    std::vector<CodeCheck> checks;
    if (m_applies) {
        const Result<int> needed = m_shapes->library().birdsNeeded(cast->shape);
        if (needed)
            m_needed = needed.value();
        else
            why = needed.problem().code == ProblemCode::qrTooLong
                      ? tr("The content is too long for a code of this correction.")
                      : problemText(needed.problem());
        if (needed && m_needed == 0) why = tr("There is no content yet.");
        checks = checkCode(m_document->show(), *act, *cast, m_shapes->library());
    }
    if (checks.size() != m_checks.size()) {
        beginResetModel();
        m_checks = std::move(checks);
        endResetModel();
    } else if (checks != m_checks) {
        m_checks = std::move(checks);
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    m_text = !m_applies ? QString() : !why.isEmpty() ? why : scans() ? tr("Will scan.") : tr("Will not scan yet.");
    emit changed();
}

} // namespace flocktale
