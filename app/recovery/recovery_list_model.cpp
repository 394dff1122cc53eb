// SPDX-License-Identifier: MIT
#include "recovery/recovery_list_model.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace flocktale {

RecoveryListModel::RecoveryListModel(QString folder, QObject* parent)
    : QAbstractListModel(parent), m_folder(std::move(folder))
{
}

void RecoveryListModel::look()
{
    // What is held already would look as if it were taken.
    replace({});
    m_damaged = 0;
    std::vector<Found> found;
    for (auto& slot : RecoverySlot::orphans(m_folder)) {
        std::optional<RecoveredText> text = readRecovery(slot->path());
        if (text) {
            found.push_back({std::move(slot), std::move(*text)});
        } else {
            slot->setAside();
            ++m_damaged;
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.text.note.when > b.text.note.when; });
    replace(std::move(found));
}

void RecoveryListModel::open(int row)
{
    if (row >= 0 && row < count()) emit openWanted(row);
}

void RecoveryListModel::discard(int row)
{
    if (const auto found = take(row)) found->slot->remove();
}

void RecoveryListModel::later() { replace({}); }

std::optional<RecoveryListModel::Found> RecoveryListModel::take(int row)
{
    if (row < 0 || row >= count()) return std::nullopt;
    const auto at = m_found.begin() + row;
    beginRemoveRows({}, row, row);
    Found found = std::move(*at);
    m_found.erase(at);
    endRemoveRows();
    emit countChanged();
    return found;
}

int RecoveryListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RecoveryListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const RecoveryNote& note = m_found[static_cast<std::size_t>(index.row())].text.note;
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return note.title.isEmpty() ? tr("Untitled") : note.title;
    case DetailRole:
        return tr("%n act(s)", nullptr, note.acts) + QStringLiteral(" · ") +
               QLocale().toString(note.when.toLocalTime(), QLocale::ShortFormat);
    case PlaceRole:
        return note.path.isEmpty() ? tr("Never saved") : QDir::toNativeSeparators(note.path);
    default:
        return {};
    }
}

QHash<int, QByteArray> RecoveryListModel::roleNames() const
{
    return {{TitleRole, "showTitle"}, {DetailRole, "detail"}, {PlaceRole, "place"}};
}

void RecoveryListModel::replace(std::vector<Found> found)
{
    beginResetModel();
    m_found = std::move(found);
    endResetModel();
    emit countChanged();
}

} // namespace flocktale
