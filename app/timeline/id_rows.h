// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/row_list_model.h"

#include <QList>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace flocktale {

/// The rows of a model: values that are known by their `id`. sync() takes the list as it should be and says with the
/// finest signals what became of each row, so that a view's item lives as long as the thing it shows. Ids are unique.
/// A second base of its model.
template <typename Row>
class IdRows {
public:
    explicit IdRows(RowListModel* model) : m_model(*model) {}

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

protected:
    ~IdRows() = default;

    /// The roles that differ between two states of one row.
    [[nodiscard]] virtual QList<int> changedRoles(const Row& before, const Row& after) const = 0;

    [[nodiscard]] const Row* rowAt(const QModelIndex& index) const
    {
        if (!index.isValid() || index.parent().isValid() || index.row() >= m_model.rowCount()) return nullptr;
        return &m_rows[static_cast<std::size_t>(index.row())];
    }

    void reset(std::vector<Row> rows)
    {
        m_model.changeAll(static_cast<int>(rows.size()), [&] { m_rows = std::move(rows); });
    }

    void sync(std::vector<Row> wanted)
    {
        removeAllBut(wanted);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto found = std::find_if(m_rows.begin() + offset(i), m_rows.end(),
                                            [&](const Row& row) { return row.id == wanted[i].id; });
            if (found == m_rows.end())
                insert(i, wanted[i]);
            else
                move(static_cast<std::size_t>(found - m_rows.begin()), i);
            replace(i, std::move(wanted[i]));
        }
    }

    /// Gives one row other values; the id stays.
    void replace(std::size_t index, Row row)
    {
        const QList<int> roles = changedRoles(m_rows[index], row);
        m_rows[index] = std::move(row);
        const QModelIndex at = m_model.index(static_cast<int>(index));
        if (!roles.isEmpty()) emit m_model.dataChanged(at, at, roles);
    }

private:
    static std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

    void removeAllBut(const std::vector<Row>& wanted)
    {
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            // Mostly nothing has changed places.
            if (i < wanted.size() && wanted[i].id == m_rows[i].id) continue;
            const bool stays =
                std::any_of(wanted.begin(), wanted.end(), [&](const Row& row) { return row.id == m_rows[i].id; });
            if (!stays) m_model.removeOne(static_cast<int>(i), [&] { m_rows.erase(m_rows.begin() + offset(i)); });
        }
    }

    void insert(std::size_t at, const Row& row)
    {
        m_model.insertOne(static_cast<int>(at), [&] { m_rows.insert(m_rows.begin() + offset(at), row); });
    }

    void move(std::size_t from, std::size_t to)
    {
        if (from == to) return;
        m_model.moveOne(static_cast<int>(from), static_cast<int>(to), [&] {
            std::rotate(m_rows.begin() + offset(to), m_rows.begin() + offset(from), m_rows.begin() + offset(from) + 1);
        });
    }

    RowListModel& m_model;
    std::vector<Row> m_rows;
};

} // namespace flocktale
