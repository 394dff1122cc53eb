// SPDX-License-Identifier: MIT
#include "plugins/export_options_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// Labels and units of the plugins that ship; others are shown as they are.
[[maybe_unused]] constexpr const char* kKnownTexts[] = {
    QT_TRANSLATE_NOOP("ExportOptions", "Time"),
    QT_TRANSLATE_NOOP("ExportOptions", "Width (0: the stage's)"),
    QT_TRANSLATE_NOOP("ExportOptions", "Height (0: by the width)"),
    QT_TRANSLATE_NOOP("ExportOptions", "One picture every (0: about 24 in all)"),
    QT_TRANSLATE_NOOP("ExportOptions", "Columns"),
    QT_TRANSLATE_NOOP("ExportOptions", "Width of a picture"),
    QT_TRANSLATE_NOOP("ExportOptions", "s"),
    QT_TRANSLATE_NOOP("ExportOptions", "px"),
};
} // namespace

ExportOptionsModel::ExportOptionsModel(QObject* parent) : QAbstractListModel(parent) {}

void ExportOptionsModel::setSpecs(std::vector<OptionSpec> specs)
{
    beginResetModel();
    m_rows.clear();
    for (OptionSpec& spec : specs) {
        Row row;
        row.number = spec.number;
        row.text = QString::fromStdString(spec.text);
        row.spec = std::move(spec);
        m_rows.push_back(std::move(row));
    }
    endResetModel();
}

OptionValues ExportOptionsModel::values() const
{
    OptionValues values;
    for (const Row& row : m_rows) {
        const bool text = row.spec.kind == OptionSpec::Kind::text || row.spec.kind == OptionSpec::Kind::choice;
        values[row.spec.name] = text ? OptionValue(row.text.toStdString()) : OptionValue(row.number);
    }
    return values;
}

bool ExportOptionsModel::setNumber(int row, double value)
{
    if (row < 0 || row >= rowCount() || !std::isfinite(value)) return false;
    Row& target = m_rows[static_cast<std::size_t>(row)];
    switch (target.spec.kind) {
    case OptionSpec::Kind::number:
        value = std::clamp(value, target.spec.lowest, target.spec.highest);
        break;
    case OptionSpec::Kind::whole:
        value = std::round(std::clamp(value, target.spec.lowest, target.spec.highest));
        break;
    case OptionSpec::Kind::boolean:
        value = value != 0 ? 1 : 0;
        break;
    default:
        return false;
    }
    target.number = value;
    emit dataChanged(index(row), index(row), {ValueRole});
    return true;
}

bool ExportOptionsModel::setText(int row, const QString& text)
{
    if (row < 0 || row >= rowCount()) return false;
    Row& target = m_rows[static_cast<std::size_t>(row)];
    const bool choice = target.spec.kind == OptionSpec::Kind::choice;
    if (!choice && target.spec.kind != OptionSpec::Kind::text) return false;
    const auto& choices = target.spec.choices;
    if (choice && std::find(choices.begin(), choices.end(), text.toStdString()) == choices.end()) return false;
    target.text = text;
    emit dataChanged(index(row), index(row), {TextRole});
    return true;
}

void ExportOptionsModel::setNumberByName(const std::string& name, double value)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].spec.name == name) setNumber(static_cast<int>(i), value);
}

int ExportOptionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ExportOptionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return QString::fromStdString(row.spec.name);
    case LabelRole:
        return QCoreApplication::translate("ExportOptions", row.spec.label.c_str());
    case KindRole:
        return static_cast<int>(row.spec.kind);
    case ValueRole:
        return row.number;
    case TextRole:
        return row.text;
    case LowestRole:
        return row.spec.lowest;
    case HighestRole:
        return row.spec.highest;
    case ChoicesRole: {
        QStringList choices;
        for (const std::string& choice : row.spec.choices) choices.append(QString::fromStdString(choice));
        return choices;
    }
    case UnitRole:
        return QCoreApplication::translate("ExportOptions", row.spec.unit.c_str());
    default:
        return {};
    }
}

QHash<int, QByteArray> ExportOptionsModel::roleNames() const
{
    return {{NameRole, "name"},       {LabelRole, "label"},     {KindRole, "kind"},
            {ValueRole, "value"},     {TextRole, "text"},       {LowestRole, "lowest"},
            {HighestRole, "highest"}, {ChoicesRole, "choices"}, {UnitRole, "unit"}};
}

} // namespace flocktale
