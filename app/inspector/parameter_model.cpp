// SPDX-License-Identifier: MIT
#include "inspector/parameter_model.h"

#include "inspector/fields/access.h"
#include "inspector/fields/field_text.h"
#include "inspector/fields/foci.h"
#include "inspector/fields/forms.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>
#include <limits>

using namespace std::chrono_literals;

namespace flocktale {

namespace {

/// So many acts or casts are looked through at once without anybody noticing.
constexpr std::size_t kMany = 24;
constexpr auto kRest = 120ms;

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
    case ParameterModel::SpareForm:
        return spareFields();
    case ParameterModel::PropForm:
        return propFields();
    case ParameterModel::MotionForm:
        return motionFields();
    case ParameterModel::DataForm:
        return dataFields();
    }
    return {};
}

} // namespace

ParameterModel::ParameterModel(QObject* parent) : QAbstractListModel(parent)
{
    m_fields = fieldsOf(m_form, nullptr);
    m_later.setSingleShot(true);
    m_later.setInterval(kRest);
    connect(&m_later, &QTimer::timeout, this, &ParameterModel::refresh);
    QCoreApplication::instance()->installEventFilter(this);
}

void ParameterModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &ParameterModel::onChanged);
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

void ParameterModel::setMotion(int motion)
{
    if (m_motion == motion) return;
    m_motion = motion;
    refresh();
    emit motionChanged();
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
    case SliderRole:
        return field.slider;
    case DialRole:
        return isNumber(field) && field.unit.source == "°";
    case SeedNumberRole:
        return isNumber(field) && m_document ? seedNumber(field, m_document->show(), m_shown.front())
                                             : std::numeric_limits<double>::quiet_NaN();
    case FormatRole:
        return static_cast<int>(field.format);
    case StepRole:
        return m_document ? arrowStep(field, m_document->show(), m_shown.front()) : 0;
    case TextRole:
        return row.mixed ? QString() : value(QString());
    case CheckedRole:
        return value(false);
    case ChosenRole:
        return row.mixed ? -1 : value(-1);
    case ChoicesRole:
        return row.choices;
    case ColorRole:
        return value(QColor());
    case CurveRole: {
        const auto* easing = std::get_if<Easing>(&row.value);
        return QVariant::fromValue(toValue(easing ? *easing : Easing{}));
    }
    case ChangedRole:
        return row.changed;
    case MixedRole:
        return row.mixed;
    case SeedTextRole:
        return m_document ? seedText(field, m_document->show(), m_shown.front()) : QString();
    case MessageRole:
        return field.name == m_messageField ? m_message : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> ParameterModel::roleNames() const
{
    return {{NameRole, "name"},
            {LabelRole, "label"},
            {TipRole, "tip"},
            {UnitRole, "unit"},
            {KindRole, "kind"},
            {NumberRole, "number"},
            {LowestRole, "lowest"},
            {HighestRole, "highest"},
            {DecimalsRole, "decimals"},
            {StepRole, "step"},
            {TextRole, "text"},
            {CheckedRole, "checked"},
            {ChosenRole, "chosen"},
            {ChoicesRole, "choices"},
            {ColorRole, "color"},
            {ChangedRole, "changed"},
            {MessageRole, "message"},
            {SeedTextRole, "seedText"},
            {FormatRole, "format"},
            {MixedRole, "mixed"},
            {SliderRole, "slider"},
            {DialRole, "dial"},
            {SeedNumberRole, "seedNumber"},
            {CurveRole, "curve"}};
}

int ParameterModel::rowOf(const QString& name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return QString::fromStdString(m_fields[row.field].name) == name;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool ParameterModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        refresh();
        if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
    }
    return QAbstractListModel::eventFilter(watched, event);
}

Foci ParameterModel::foci() const
{
    switch (m_form) {
    case ActForm:
    case ExitForm:
    case FormationForm:
    case SpareForm:
        return selectedActs(m_selection);
    case CastForm:
    case ShapeForm:
    case PlaceForm:
    case DepartureForm:
    case PaintForm:
    case LookForm:
        return m_document ? selectedCasts(m_document->show(), m_selection) : Foci{Focus{}};
    case MotionForm:
    case DataForm:
        if (!m_selection || m_selection->acts().size() > 1 || m_selection->casts().size() > 1) return {Focus{}};
        return {Focus{m_selection->currentAct(), m_selection->currentCast(), {}, m_motion}};
    case TitleForm:
    case StageForm:
    case FlockForm:
    case FlightForm:
    case PropForm:
        break;
    }
    return {Focus{{}, {}, m_prop}};
}

std::vector<ParameterModel::Row> ParameterModel::presentRows() const
{
    std::vector<Row> rows;
    if (!m_document) return rows;
    const Show& show = m_document->show();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const Field& field = m_fields[i];
        if (field.alone && m_shown.size() > 1) continue;
        std::optional<Row> row;
        for (const Focus& focus : m_shown) {
            auto value = field.get(show, focus);
            if (!value) {
                row.reset();
                break;
            }
            const auto seed = field.seed ? field.seed(show, focus) : std::nullopt;
            const bool changed = seed && *seed != *value;
            if (!row) {
                row.emplace();
                row->field = i;
                row->value = *std::move(value);
            } else if (row->value != *value) {
                row->mixed = true;
            }
            row->changed = row->changed || changed;
        }
        if (!row) continue;
        if (field.choices) row->choices = field.choices(show, m_shown.front());
        rows.push_back(*std::move(row));
    }
    return rows;
}

const Field* ParameterModel::fieldAt(int row) const
{
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_fields[m_rows[static_cast<std::size_t>(row)].field];
}

QString ParameterModel::writtenText() const
{
    const Cast* cast = m_document ? Access<Cast>::read(m_document->show(), m_shown.front()) : nullptr;
    const auto* text = cast ? std::get_if<TextShape>(&cast->shape) : nullptr;
    return text ? QString::fromStdString(text->text) : QString();
}

void ParameterModel::rebuild()
{
    beginResetModel();
    m_fields = fieldsOf(m_form, m_shapes);
    m_shown = foci();
    m_rows = presentRows();
    m_message.clear();
    endResetModel();
    refresh();
}

void ParameterModel::onChanged()
{
    // Looking through hundreds of acts for every step of a drag on the timeline would make it stutter.
    if (m_shown.size() > kMany && m_gesture == 0 && m_document->isGestureRunning())
        m_later.start();
    else
        refresh();
}

void ParameterModel::refresh()
{
    m_later.stop();
    const Foci wanted = foci();
    const std::size_t edited = m_shown.size();
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
    if (m_shown.size() != edited) emit editedCountChanged();
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
