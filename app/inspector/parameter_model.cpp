// SPDX-License-Identifier: MIT
#include "inspector/parameter_model.h"

#include "inspector/fields/field_text.h"
#include "inspector/fields/forms.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace flocktale {

namespace {

Fields fieldsOf(ParameterModel::Form form, const ProgramShapes* shapes)
{
    switch (form) {
    case ParameterModel::TitleForm:
        return titleFields();
    case ParameterModel::StageForm:
        return stageFields();
    case ParameterModel::FlockForm:
        return flockFields();
    case ParameterModel::FlightForm:
        return flightFields();
    case ParameterModel::ActForm:
        return actFields();
    case ParameterModel::ExitForm:
        return exitFields();
    case ParameterModel::FormationForm:
        return formationFields();
    case ParameterModel::CastForm:
        return castFields();
    case ParameterModel::ShapeForm:
        return shapeFields(shapes ? shapes->generators() : std::vector<const ShapeGenerator*>{});
    case ParameterModel::PlaceForm:
        return placeFields();
    case ParameterModel::DepartureForm:
        return departureFields();
    case ParameterModel::PaintForm:
        return paintFields();
    case ParameterModel::LookForm:
        return lookFields();
    case ParameterModel::PropForm:
        return propFields();
    }
    return {};
}

} // namespace

ParameterModel::ParameterModel(QObject* parent) : QAbstractListModel(parent)
{
    m_fields = fieldsOf(m_form, nullptr);
    QCoreApplication::instance()->installEventFilter(this);
}

void ParameterModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &ParameterModel::refresh);
    refresh();
    emit documentChanged();
}

void ParameterModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &ParameterModel::refresh);
    refresh();
    emit selectionChanged();
}

void ParameterModel::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    rebuild();
    emit shapesChanged();
}

void ParameterModel::setForm(Form form)
{
    if (m_form == form) return;
    m_form = form;
    rebuild();
    emit formChanged();
}

void ParameterModel::setProp(const QString& prop)
{
    const PropId wanted{prop.toStdString()};
    if (m_prop == wanted) return;
    m_prop = wanted;
    refresh();
    emit propChanged();
}

int ParameterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ParameterModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Field& field = m_fields[row.field];
    const auto value = [&row](auto otherwise) {
        const auto* held = std::get_if<decltype(otherwise)>(&row.value);
        return QVariant::fromValue(held ? *held : otherwise);
    };
    switch (role) {
    case NameRole:
        return QString::fromStdString(field.name);
    case Qt::DisplayRole:
    case LabelRole:
        return field.label.translated();
    case TipRole:
        return tipOf(field);
    case UnitRole:
        return field.unit.translated();
    case KindRole:
        return static_cast<int>(field.kind);
    case NumberRole:
        return value(0.0);
    case LowestRole:
        return isNumber(field) ? field.lowest : 0;
    case HighestRole:
        return isNumber(field) ? field.highest : 0;
    case DecimalsRole:
        return field.decimals;
    case StepRole:
        return m_document ? arrowStep(field, m_document->show(), m_shown) : 0;
    case TextRole:
        return value(QString());
    case CheckedRole:
        return value(false);
    case ChosenRole:
        return value(-1);
    case ChoicesRole:
        return row.choices;
    case ColorRole:
        return value(QColor());
    case ChangedRole:
        return row.changed;
    case SeedTextRole:
        return m_document ? seedText(field, m_document->show(), m_shown) : QString();
    case MessageRole:
        return field.name == m_messageField ? m_message : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> ParameterModel::roleNames() const
{
    return {{NameRole, "name"},         {LabelRole, "label"},      {TipRole, "tip"},       {UnitRole, "unit"},
            {KindRole, "kind"},         {NumberRole, "number"},    {LowestRole, "lowest"}, {HighestRole, "highest"},
            {DecimalsRole, "decimals"}, {StepRole, "step"},        {TextRole, "text"},     {CheckedRole, "checked"},
            {ChosenRole, "chosen"},     {ChoicesRole, "choices"},  {ColorRole, "color"},   {ChangedRole, "changed"},
            {MessageRole, "message"},   {SeedTextRole, "seedText"}};
}

int ParameterModel::rowOf(const QString& name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return QString::fromStdString(m_fields[row.field].name) == name;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool ParameterModel::set(int row, const FieldValue& value)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document) return false;
    const Focus where = m_shown;
    const int choices = field->choices ? static_cast<int>(field->choices(m_document->show(), where).size()) : 0;
    QString note;
    const auto taken = acceptable(*field, value, choices, note);
    if (!taken) {
        say(*field, tr("This value cannot be used."));
        return false;
    }
    QString refusal;
    const bool changed = m_document->edit(stepName(*field), [&](Show& show) {
        const SetResult result = field->set(show, where, *taken);
        refusal = result.refusal;
        return result.changed;
    });
    say(*field, refusal.isEmpty() ? note : refusal);
    return changed;
}

void ParameterModel::beginScrub(int row)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document) return;
    m_scrubbed = m_shown;
    m_gesture = m_document->beginGesture(stepName(*field));
}

bool ParameterModel::scrub(int row, const FieldValue& value)
{
    const Field* field = fieldAt(row);
    if (!field || !m_document || m_gesture == 0) return false;
    const int choices = field->choices ? static_cast<int>(field->choices(m_document->show(), m_scrubbed).size()) : 0;
    QString note;
    const auto taken = acceptable(*field, value, choices, note);
    if (!taken) return false;
    // A refused value must not throw the drag back to its beginning: it stays at the last good one.
    Show trial = m_document->show();
    const SetResult tried = field->set(trial, m_scrubbed, *taken);
    const bool updated = tried.refusal.isEmpty() && m_document->updateGesture(m_gesture, [&](Show& show) {
        return field->set(show, m_scrubbed, *taken).changed;
    });
    say(*field, tried.refusal.isEmpty() ? note : tried.refusal);
    return updated;
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
    const Focus where = m_shown;
    return m_document->edit(tr("Reset %1").arg(insideSentence(field->label.translated())),
                            [&](Show& show) { return field->reset(show, where); });
}

bool ParameterModel::resetAll()
{
    if (!m_document) return false;
    const Focus where = m_shown;
    return m_document->edit(tr("Back to the seed's values"), [&](Show& show) {
        bool changed = false;
        // Twice, because a value that is refused beside an old neighbour may be welcome beside its new one.
        for (int round = 0; round < 2; ++round)
            for (const Row& row : m_rows) {
                const Field& field = m_fields[row.field];
                if (field.reset && field.reset(show, where)) changed = true;
            }
        return changed;
    });
}

bool ParameterModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        refresh();
        if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
    }
    return QAbstractListModel::eventFilter(watched, event);
}

Focus ParameterModel::focus() const
{
    Focus focus;
    if (m_selection) {
        focus.act = m_selection->currentAct();
        focus.cast = m_selection->currentCast();
    }
    focus.prop = m_prop;
    return focus;
}

std::vector<ParameterModel::Row> ParameterModel::presentRows() const
{
    std::vector<Row> rows;
    if (!m_document) return rows;
    const Show& show = m_document->show();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const Field& field = m_fields[i];
        auto value = field.get(show, m_shown);
        if (!value) continue;
        const auto seed = field.seed ? field.seed(show, m_shown) : std::nullopt;
        const bool changed = seed && *seed != *value;
        rows.push_back({i, *std::move(value), field.choices ? field.choices(show, m_shown) : QStringList(), changed});
    }
    return rows;
}

const Field* ParameterModel::fieldAt(int row) const
{
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_fields[m_rows[static_cast<std::size_t>(row)].field];
}

QString ParameterModel::stepName(const Field& field) const
{
    return tr("Change %1").arg(insideSentence(field.label.translated()));
}

void ParameterModel::rebuild()
{
    beginResetModel();
    m_fields = fieldsOf(m_form, m_shapes);
    m_shown = focus();
    m_rows = presentRows();
    m_message.clear();
    endResetModel();
    refresh();
}

void ParameterModel::refresh()
{
    const Focus wanted = focus();
    if (wanted != m_shown && !m_leaving) {
        // What was typed belongs to what was shown while it was typed.
        m_leaving = true;
        emit aboutToShowOther();
        m_leaving = false;
        m_shown = wanted;
    }
    const std::vector<Row> wantedRows = presentRows();
    if (wantedRows != m_rows) forgetMessage();
    // Both lists are in the order of the fields: one walk finds what goes, what comes and what has changed.
    std::size_t at = 0;
    for (std::size_t next = 0; next < wantedRows.size() || at < m_rows.size();) {
        const int row = static_cast<int>(at);
        const bool goes =
            at < m_rows.size() && (next == wantedRows.size() || m_rows[at].field < wantedRows[next].field);
        if (goes) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
            continue;
        }
        if (at == m_rows.size() || m_rows[at].field != wantedRows[next].field) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, wantedRows[next]);
            endInsertRows();
        } else if (m_rows[at] != wantedRows[next]) {
            m_rows[at] = wantedRows[next];
            emit dataChanged(index(row), index(row));
        }
        ++at;
        ++next;
    }
    const auto changed =
        static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.changed; }));
    if (changed != m_changedCount) {
        m_changedCount = changed;
        emit changedCountChanged();
    }
}

void ParameterModel::forgetMessage()
{
    if (m_message.isEmpty()) return;
    m_message.clear();
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1), {MessageRole});
}

void ParameterModel::say(const Field& field, const QString& message)
{
    if (m_message == message && (message.isEmpty() || m_messageField == field.name)) return;
    m_messageField = field.name;
    m_message = message;
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1), {MessageRole});
}

} // namespace flocktale
