// SPDX-License-Identifier: MIT
#include "inspector/data_table_model.h"

#include "base/limits.h"
#include "document/local_path.h"
#include "document/problem_text.h"
#include "inspector/data/data_cells.h"
#include "inspector/data/data_edits.h"
#include "show/edit.h"
#include "json/table_import.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <iterator>

namespace flocktale {

namespace {

/// The lines of a list put behind those of another. False beyond the limit.
template <typename Item>
bool append(std::vector<Item>& items, const std::vector<Item>& more, int limit)
{
    if (items.size() + more.size() > static_cast<std::size_t>(limit)) return false;
    items.insert(items.end(), more.begin(), more.end());
    return true;
}

} // namespace

DataTableModel::DataTableModel(QObject* parent) : QAbstractTableModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void DataTableModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &DataTableModel::refresh);
    refresh();
    emit documentChanged();
}

void DataTableModel::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &DataTableModel::refresh);
    refresh();
    emit selectionChanged();
}

QString DataTableModel::summary() const
{
    if (!m_seen) return {};
    if (const auto* pipeline = std::get_if<Pipeline>(&m_seen->content))
        return tr("A pipeline: %n event(s)", "", static_cast<int>(pipeline->events.size())) + QStringLiteral(", ") +
               tr("%n stage(s)", "", static_cast<int>(pipeline->stages.size())) + QStringLiteral(", ") +
               tr("%n lane(s)", "", static_cast<int>(pipeline->lanes.size()));
    return tr("A table: %n row(s)", "", static_cast<int>(std::get<EntityTable>(m_seen->content).rows.size()));
}

QStringList DataTableModel::titles() const
{
    QStringList titles;
    for (int column = 0; column < m_columns; ++column) titles.append(data_cells::title(*m_seen, column));
    return titles;
}

QStringList DataTableModel::hints() const
{
    QStringList hints;
    for (int column = 0; column < m_columns; ++column) hints.append(data_cells::hint(*m_seen, column));
    return hints;
}

int DataTableModel::importCount() const
{
    if (!m_import || hasErrors(m_import->problems)) return 0;
    return std::visit([](const auto& items) { return static_cast<int>(items.size()); }, m_import->items);
}

QStringList DataTableModel::importProblems() const
{
    QStringList texts;
    if (!m_import) return texts;
    for (const Problem& problem : m_import->problems) {
        const QString place = problemPlace(problem);
        texts.append(place.isEmpty() ? problemText(problem) : place + QStringLiteral(": ") + problemText(problem));
    }
    return texts;
}

int DataTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_lines; }

int DataTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_columns; }

QVariant DataTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    return data_cells::text(*m_seen, static_cast<std::size_t>(index.row()), index.column());
}

QVariant DataTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return section < m_columns ? data_cells::title(*m_seen, section) : QVariant();
}

Qt::ItemFlags DataTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool DataTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    return role == Qt::EditRole && index.isValid() && setCell(index.row(), index.column(), value.toString());
}

QHash<int, QByteArray> DataTableModel::roleNames() const { return {{Qt::DisplayRole, "display"}}; }

bool DataTableModel::setCell(int row, int column, const QString& text)
{
    if (row < 0 || row >= m_lines || column < 0 || column >= m_columns) return false;
    const Stage& stage = m_document->show().stage;
    const data_cells::Room room{stage.width, stage.height};
    QString refusal;
    const bool changed = edit(m_kind == Events ? tr("Change event") : tr("Change row"), [&](CastData& data) {
        refusal = data_cells::set(data, static_cast<std::size_t>(row), column, text, room);
        return refusal.isEmpty();
    });
    refuse(refusal);
    return changed;
}

void DataTableModel::add(int row)
{
    const auto behind = static_cast<std::size_t>(row < 0 || row >= m_lines ? m_lines - 1 : row);
    edit(m_kind == Events ? tr("Add event") : tr("Add row"),
         [behind](CastData& data) { return data_cells::add(data, behind); });
}

void DataTableModel::remove(int row)
{
    if (row < 0) return;
    edit(m_kind == Events ? tr("Remove event") : tr("Remove row"),
         [row](CastData& data) { return data_cells::remove(data, static_cast<std::size_t>(row)); });
}

void DataTableModel::makePipeline()
{
    const Act* act = m_document ? findAct(m_document->show(), m_act) : nullptr;
    if (act && isAvailable() && m_kind == None)
        give(tr("Make a pipeline"), freshPipeline(m_document->show().stage, *act));
}

void DataTableModel::makeTable()
{
    const Act* act = m_document ? findAct(m_document->show(), m_act) : nullptr;
    if (act && isAvailable() && m_kind == None) give(tr("Make a table"), freshTable(m_document->show().stage, *act));
}

void DataTableModel::removeAll()
{
    if (m_kind != None) give(tr("Remove data"), std::nullopt);
}

void DataTableModel::paste() { importText(QGuiApplication::clipboard()->text()); }

void DataTableModel::importFile(const QUrl& url)
{
    QFile file(localPath(url).value_or(QString()));
    const auto unreadable = [&](const QString& reason) {
        setImport(Import{{}, {{Severity::error, ProblemCode::fileUnreadable, {}, {reason.toStdString()}}}});
    };
    if (!file.open(QIODevice::ReadOnly)) return unreadable(file.errorString());
    const auto limit = static_cast<qint64>(limits::kFileBytes);
    const QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError) return unreadable(file.errorString());
    if (bytes.size() > limit)
        return setImport(Import{{},
                                {{Severity::error,
                                  ProblemCode::fileTooLarge,
                                  {},
                                  {std::to_string(file.size()), std::to_string(limits::kFileBytes)}}}});
    importBytes(bytes);
}

void DataTableModel::importBytes(const QByteArray& bytes)
{
    const CastData* data = shown();
    if (!data) return;
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    Import import;
    if (const auto* pipeline = std::get_if<Pipeline>(&data->content)) {
        Imported<PipelineEvent> read = importEvents(view, pipeline->lanes);
        import.items = read.items ? *std::move(read.items) : std::vector<PipelineEvent>();
        import.problems = std::move(read.problems);
        // What a lane of a number names is only known here.
        const auto lanes = static_cast<int>(pipeline->lanes.size());
        for (const PipelineEvent& event : std::get<std::vector<PipelineEvent>>(import.items))
            if (event.lane < 0 || event.lane >= lanes)
                import.problems.push_back({Severity::error, ProblemCode::outOfRange, {}, {
                                               std::to_string(event.lane),
                                               "0",
                                               std::to_string(lanes - 1)
                                           }});
    } else {
        Imported<TableRow> read = importTableRows(view);
        import.items = read.items ? *std::move(read.items) : std::vector<TableRow>();
        import.problems = std::move(read.problems);
    }
    setImport(std::move(import));
}

void DataTableModel::takeImport(bool instead)
{
    if (importCount() == 0) return dropImport();
    const Import import = *std::move(m_import);
    m_import.reset();
    const Stage stage = m_document->show().stage;
    const bool taken = edit(tr("Import data"), [&](CastData& data) {
        if (auto* pipeline = std::get_if<Pipeline>(&data.content)) {
            const auto* events = std::get_if<std::vector<PipelineEvent>>(&import.items);
            if (!events) return false;
            if (instead) pipeline->events.clear();
            return append(pipeline->events, *events, limits::kEvents);
        }
        auto& table = std::get<EntityTable>(data.content);
        const auto* rows = std::get_if<std::vector<TableRow>>(&import.items);
        if (!rows) return false;
        std::vector<TableRow> all = instead ? std::vector<TableRow>() : table.rows;
        if (!append(all, *rows, limits::kTableRows)) return false;
        settleRows(all);
        return takeRows(table, std::move(all), stage.width, stage.height);
    });
    refuse(taken ? QString() : tr("Nothing was imported: there would be too much, or nothing new."));
    emit importChanged();
}

void DataTableModel::dropImport() { setImport(std::nullopt); }

bool DataTableModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        emit summaryChanged();
        if (m_lines > 0) emit dataChanged(index(0, 0), index(m_lines - 1, m_columns - 1));
    }
    return QAbstractTableModel::eventFilter(watched, event);
}

const CastData* DataTableModel::shown() const
{
    return m_document ? findData(m_document->show(), m_act, m_cast) : nullptr;
}

bool DataTableModel::edit(const QString& name, const Change& change)
{
    if (!shown()) return false;
    return m_document->edit(name, [&](Show& show) {
        const CastData* data = findData(show, m_act, m_cast);
        if (!data) return false;
        CastData changed = *data;
        return change(changed) && flocktale::setData(show, m_act, m_cast, std::move(changed));
    });
}

void DataTableModel::give(const QString& name, std::optional<CastData> data)
{
    m_document->edit(name, [&](Show& show) { return flocktale::setData(show, m_act, m_cast, std::move(data)); });
}

void DataTableModel::refuse(const QString& note)
{
    if (m_note == note) return;
    m_note = note;
    emit noteChanged();
}

void DataTableModel::setImport(std::optional<Import> import)
{
    m_import = std::move(import);
    emit importChanged();
}

void DataTableModel::refresh()
{
    const bool one = m_document && m_selection && m_selection->acts().size() == 1 && m_selection->casts().size() == 1;
    const ActId act = one ? m_selection->currentAct() : ActId{};
    const CastId cast = one ? m_selection->currentCast() : CastId{};
    const bool other = act != m_act || cast != m_cast;
    m_act = act;
    m_cast = cast;
    const CastData* data = shown();
    const Kind kind = !data ? None : std::holds_alternative<Pipeline>(data->content) ? Events : Rows;
    if (!other && kind == m_kind && (!data || *data == m_seen)) return;

    const bool otherKind = kind != m_kind || other;
    const int lines = data ? static_cast<int>(data_cells::lines(*data)) : 0;
    if (otherKind) {
        beginResetModel();
        m_kind = kind;
        m_lines = lines;
        m_columns = data ? data_cells::columns(*data) : 0;
        m_seen = data ? std::optional(*data) : std::nullopt;
        endResetModel();
    } else {
        // Lines have no ids: the first ones say anew what they are, and as many come or go at the end.
        m_seen = *data;
        const int before = m_lines;
        if (const int last = std::min(lines, before) - 1; last >= 0)
            emit dataChanged(index(0, 0), index(last, m_columns - 1));
        if (lines > before) {
            beginInsertRows({}, before, lines - 1);
            m_lines = lines;
            endInsertRows();
        } else if (lines < before) {
            beginRemoveRows({}, lines, before - 1);
            m_lines = lines;
            endRemoveRows();
        }
    }
    if (otherKind) {
        refuse({});
        if (m_import) dropImport();
        emit kindChanged();
    }
    emit summaryChanged();
}

} // namespace flocktale
