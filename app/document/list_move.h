// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace flocktale {

/// Moves one item of a list to another place; those between close up. False when a place is outside the list or nothing
/// moves.
template <typename Item>
bool moveItem(std::vector<Item>& items, std::ptrdiff_t from, std::ptrdiff_t to)
{
    const auto count = static_cast<std::ptrdiff_t>(items.size());
    if (from < 0 || to < 0 || from >= count || to >= count || from == to) return false;
    const auto at = items.begin();
    if (to > from)
        std::rotate(at + from, at + from + 1, at + to + 1);
    else
        std::rotate(at + to, at + from, at + from + 1);
    return true;
}

} // namespace flocktale
