// SPDX-License-Identifier: MIT
#include "library/template_model.h"

#include "base/limits.h"
#include "document/list_sync.h"
#include "library/act_templates.h"
#include "library/own_template.h"
#include "show/edit.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {

/// Own templates have it before the name of their file, so that no file hides a built-in one.
const QString kOwn = u"own:"_s;

} // namespace

TemplateModel::TemplateModel(QObject* parent)
    : QAbstractListModel(parent), m_store(TemplateStore::standardFolder()), m_rows(presentRows())
{
    connect(&m_store, &TemplateStore::changed, this, [this] {
        refresh();
        emit storeChanged();
    });
    QCoreApplication::instance()->installEventFilter(this);
}

void TemplateModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything || change.flock || change.stage) refresh();
        });
    refresh();
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
    refresh();
    emit shapesChanged();
}

const Show* TemplateModel::own(const QString& templateId) const
{
    if (!templateId.startsWith(kOwn)) return nullptr;
    const TemplateStore::Entry* entry = m_store.find(templateId.mid(kOwn.size()));
    return entry && entry->show ? &*entry->show : nullptr;
}

int TemplateModel::rowOf(const QString& templateId) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.id == templateId; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int TemplateModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TemplateModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TemplateIdRole:
        return row.id;
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case DescriptionRole:
        return row.description;
    case NoteRole:
        return row.note;
    case OwnRole:
        return row.own;
    case ProblemRole:
        return row.problem;
    default:
        return {};
    }
}

QHash<int, QByteArray> TemplateModel::roleNames() const
{
    return {{TemplateIdRole, "templateId"},
            {NameRole, "name"},
            {DescriptionRole, "description"},
            {NoteRole, "note"},
            {OwnRole, "own"},
            {ProblemRole, "problem"}};
}

bool TemplateModel::add(const QString& templateId, int step)
{
    if (!m_document || !m_shapes) return false;
    const Step at{std::max(step, 0)};
    const Show* mine = own(templateId);
    std::vector<ActId> added;
    m_document->edit(mine && mine->acts.size() > 1 ? tr("Add acts") : tr("Add act"), [&](Show& show) {
        if (mine)
            added = addOwn(show, *mine, at);
        else if (ActId one = addTemplate(show, templateId.toStdString(), at, m_shapes->library()); !one.empty())
            added = {std::move(one)};
        return !added.empty();
    });
    if (added.empty()) return false;
    if (m_selection) m_selection->set(added);
    return true;
}

bool TemplateModel::addAt(const QString& templateId, double seconds)
{
    const double inside = std::clamp(seconds, 0.0, static_cast<double>(limits::kShowSeconds));
    return add(templateId, static_cast<int>(nearestStep(inside).count));
}

QString TemplateModel::saveSelection()
{
    if (!m_document || !m_selection || m_selection->isEmpty()) return {};
    const Show& show = m_document->show();
    const auto first = std::find_if(show.acts.begin(), show.acts.end(),
                                    [this](const Act& act) { return m_selection->isSelected(act.id); });
    const QString name = first->name.empty() ? tr("Template") : QString::fromStdString(first->name);
    const QString id = m_store.add(show, m_selection->acts(), name);
    emit storeChanged();
    return id.isEmpty() ? QString() : kOwn + id;
}

bool TemplateModel::rename(const QString& templateId, const QString& name)
{
    const bool renamed = templateId.startsWith(kOwn) && m_store.rename(templateId.mid(kOwn.size()), name);
    emit storeChanged();
    return renamed;
}

bool TemplateModel::remove(const QString& templateId)
{
    const bool removed = templateId.startsWith(kOwn) && m_store.remove(templateId.mid(kOwn.size()));
    emit storeChanged();
    return removed;
}

bool TemplateModel::bringBack()
{
    const bool back = m_store.bringBack();
    emit storeChanged();
    return back;
}

bool TemplateModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) refresh();
    return QAbstractListModel::eventFilter(watched, event);
}

std::vector<TemplateModel::Row> TemplateModel::presentRows() const
{
    std::vector<Row> rows;
    const bool known = m_document && m_shapes;
    for (const ActTemplate& entry : actTemplates()) {
        const auto act = known ? makeAct(entry.id, m_document->show(), m_shapes->library()) : std::nullopt;
        const int missing = act ? birdsShort(*act, m_document->show(), m_shapes->library()) : 0;
        rows.push_back({QString::fromStdString(entry.id),
                        QCoreApplication::translate("Templates", entry.name),
                        QCoreApplication::translate("Templates", entry.description),
                        noteOf(missing),
                        {},
                        false});
    }
    for (const TemplateStore::Entry& entry : m_store.entries()) {
        const int missing = known && entry.show ? birdsShort(*entry.show, m_document->show(), m_shapes->library()) : 0;
        const int acts = entry.show ? static_cast<int>(entry.show->acts.size()) : 0;
        rows.push_back(
            {kOwn + entry.id, entry.name,
             entry.show ? tr("Your own template: %n act(s)", "", acts) : tr("A template that cannot be read"),
             noteOf(missing), entry.problem, true});
    }
    return rows;
}

QString TemplateModel::noteOf(int missingBirds) const
{
    return missingBirds > 0 ? tr("Needs %n more bird(s)", "", missingBirds) : QString();
}

void TemplateModel::refresh() { ListSync::bring(*this, m_rows, presentRows()); }

} // namespace flocktale
