// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace flocktale {

/// Brings the rows of a list model to what they should be by single removals, moves and insertions, so that views keep
/// their delegates, focus and scroll position. A model that uses it makes it a friend; its rows have an `id`, unique in
/// the list, and compare.
struct ListSync {
    template <typename Model, typename Row>
    static void bring(Model& model, std::vector<Row>& rows, const std::vector<Row>& wanted)
    {
        const auto at = [&rows](std::size_t i) { return rows.begin() + static_cast<std::ptrdiff_t>(i); };
        const auto number = [](std::size_t i) { return static_cast<int>(i); };
        for (std::size_t i = rows.size(); i-- > 0;) {
            const bool stays =
                std::any_of(wanted.begin(), wanted.end(), [&](const Row& row) { return row.id == rows[i].id; });
            if (stays) continue;
            model.beginRemoveRows({}, number(i), number(i));
            rows.erase(at(i));
            model.endRemoveRows();
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto found =
                std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == wanted[i].id; });
            const auto from = static_cast<std::size_t>(found - rows.begin());
            if (found == rows.end()) {
                model.beginInsertRows({}, number(i), number(i));
                rows.insert(at(i), wanted[i]);
                model.endInsertRows();
                continue;
            }
            if (from != i) {
                model.beginMoveRows({}, number(from), number(from), {}, number(i));
                std::rotate(at(i), at(from), at(from + 1));
                model.endMoveRows();
            }
            if (rows[i] != wanted[i]) {
                rows[i] = wanted[i];
                emit model.dataChanged(model.index(number(i)), model.index(number(i)));
            }
        }
    }
};

} // namespace flocktale
