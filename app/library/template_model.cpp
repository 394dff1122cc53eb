// SPDX-License-Identifier: MIT
#include "library/template_model.h"

#include "base/limits.h"
#include "library/act_templates.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace flocktale {

TemplateModel::TemplateModel(QObject* parent) : QAbstractListModel(parent), m_notes(actTemplates().size())
{
    QCoreApplication::instance()->installEventFilter(this);
}

void TemplateModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything || change.flock || change.stage) refreshNotes();
        });
    refreshNotes();
    emit documentChanged();
}

void TemplateModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    m_selection = selection;
    emit selectionChanged();
}

void TemplateModel::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    refreshNotes();
    emit shapesChanged();
}

int TemplateModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(actTemplates().size());
}

QVariant TemplateModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ActTemplate& entry = actTemplates()[row];
    switch (role) {
    case TemplateIdRole:
        return QString::fromStdString(entry.id);
    case Qt::DisplayRole:
    case NameRole:
        return QCoreApplication::translate("Templates", entry.name);
    case DescriptionRole:
        return QCoreApplication::translate("Templates", entry.description);
    case NoteRole:
        return m_notes[row];
    default:
        return {};
    }
}

QHash<int, QByteArray> TemplateModel::roleNames() const
{
    return {{TemplateIdRole, "templateId"}, {NameRole, "name"}, {DescriptionRole, "description"}, {NoteRole, "note"}};
}

bool TemplateModel::add(const QString& templateId, int step)
{
    if (!m_document || !m_shapes) return false;
    const std::string id = templateId.toStdString();
    ActId added;
    m_document->edit(tr("Add act"), [&](Show& show) {
        added = addTemplate(show, id, Step{std::max(step, 0)}, m_shapes->library());
        return !added.empty();
    });
    if (added.empty()) return false;
    if (m_selection) m_selection->select(added);
    return true;
}

bool TemplateModel::addAt(const QString& templateId, double seconds)
{
    const double inside = std::clamp(seconds, 0.0, static_cast<double>(limits::kShowSeconds));
    return add(templateId, static_cast<int>(nearestStep(inside).count));
}

bool TemplateModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        refreshNotes();
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    return QAbstractListModel::eventFilter(watched, event);
}

QString TemplateModel::noteOf(const std::string& id) const
{
    if (!m_document || !m_shapes) return {};
    const Show& show = m_document->show();
    const std::optional<Act> act = makeAct(id, show, m_shapes->library());
    const int missing = act ? birdsShort(*act, show, m_shapes->library()) : 0;
    return missing > 0 ? tr("Needs %n more bird(s)", "", missing) : QString();
}

void TemplateModel::refreshNotes()
{
    for (std::size_t row = 0; row < m_notes.size(); ++row) {
        QString note = noteOf(actTemplates()[row].id);
        if (note == m_notes[row]) continue;
        m_notes[row] = std::move(note);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed, {NoteRole});
    }
}

} // namespace flocktale
