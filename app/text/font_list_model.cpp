// SPDX-License-Identifier: MIT
#include "text/font_list_model.h"

#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <QSettings>

#include <algorithm>

namespace flocktale {

namespace {
const QString kRecent = QStringLiteral("fonts/recent");
}

FontListModel::FontListModel(QObject* parent) : QAbstractListModel(parent)
{
    const QStringList families = QFontDatabase::families();
    for (const QString& family : families)
        if (!QFontDatabase::isPrivateFamily(family) && QFontDatabase::isSmoothlyScalable(family)) m_all.append(family);
    std::sort(m_all.begin(), m_all.end(),
              [](const QString& a, const QString& b) { return QString::localeAwareCompare(a, b) < 0; });
    m_shown = m_all;
    refresh();
}

void FontListModel::setFilter(const QString& filter)
{
    if (m_filter == filter) return;
    m_filter = filter;
    refresh();
    emit filterChanged();
}

void FontListModel::setText(const QString& text)
{
    if (m_text == text) return;
    m_text = text;
    m_covers.clear();
    if (!m_shown.isEmpty()) emit dataChanged(index(0), index(rowCount() - 1), {CoversRole});
    emit textChanged();
}

int FontListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant FontListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const QString& family = m_shown[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case FamilyRole:
        return family;
    case CoversRole:
        return covers(family);
    case RecentRole:
        return m_recent.contains(family);
    default:
        return {};
    }
}

QHash<int, QByteArray> FontListModel::roleNames() const
{
    return {{FamilyRole, "family"}, {CoversRole, "covers"}, {RecentRole, "recent"}};
}

void FontListModel::refresh()
{
    QStringList recent;
    const QStringList stored = QSettings().value(kRecent).toStringList();
    for (const QString& family : stored)
        if (m_all.contains(family) && recent.size() < kMostRecent) recent.append(family);
    QStringList shown = recent;
    for (const QString& family : m_all)
        if (!recent.contains(family)) shown.append(family);
    const QString wanted = m_filter.trimmed();
    if (!wanted.isEmpty())
        shown.removeIf([&](const QString& family) { return !family.contains(wanted, Qt::CaseInsensitive); });
    if (shown == m_shown && recent == m_recent) return;
    beginResetModel();
    m_recent = std::move(recent);
    m_shown = std::move(shown);
    endResetModel();
    emit countChanged();
}

int FontListModel::rowOf(const QString& family) const { return static_cast<int>(m_shown.indexOf(family)); }

QString FontListModel::familyAt(int row) const { return m_shown.value(row); }

void FontListModel::remember(const QString& family)
{
    if (!m_all.contains(family)) return;
    QStringList recent{family};
    for (const QString& other : std::as_const(m_recent))
        if (other != family && recent.size() < kMostRecent) recent.append(other);
    QSettings().setValue(kRecent, recent);
    refresh();
}

bool FontListModel::covers(const QString& family) const
{
    if (const auto known = m_covers.constFind(family); known != m_covers.constEnd()) return *known;
    const QRawFont font = QRawFont::fromFont(QFont(family));
    const QList<uint> characters = m_text.toUcs4();
    const bool all = std::all_of(characters.begin(), characters.end(), [&font](uint c) {
        const auto character = static_cast<char32_t>(c);
        return QChar::isSpace(character) || !QChar::isPrint(character) || font.supportsCharacter(c);
    });
    m_covers.insert(family, all);
    return all;
}

} // namespace flocktale
