// SPDX-License-Identifier: MIT
#pragma once

#include "base/limits.h"
#include "show/show.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// What the edits are made of; nobody else needs it.
namespace flocktale::editing {

inline constexpr Step kOneStep{1};
/// No act ends behind it.
inline constexpr Step kLastEnd{static_cast<std::int64_t>(limits::kShowSeconds) * kStepsPerSecond};

template <typename List, typename AnyId>
auto findById(List& list, const AnyId& id)
{
    return std::find_if(list.begin(), list.end(), [&](const auto& item) { return item.id == id; });
}

template <typename T>
bool replaceWith(T& current, const T& wanted)
{
    if (current == wanted) return false;
    current = wanted;
    return true;
}

template <typename List, typename Item>
bool setItem(List& list, const Item& item)
{
    const auto found = findById(list, item.id);
    return found != list.end() && replaceWith(*found, item);
}

template <typename List, typename AnyId>
bool removeItem(List& list, const AnyId& id)
{
    const auto found = findById(list, id);
    if (found == list.end()) return false;
    list.erase(found);
    return true;
}

/// Every id of the show, of all kinds.
[[nodiscard]] std::set<std::string> allIds(const Show& show);
/// The lowest free one, which is taken with that.
std::string freshIdIn(std::set<std::string>& taken, char prefix);
/// Gives the act and its casts ids that nothing else has. An act keeps the ids that are already its own.
void giveFreshIds(Show& show, Act& act);
void sortActs(Show& show);

/// Appends an item, with a fresh id when its own is empty or taken; an empty id when there is no room.
template <typename List, typename Item>
auto addItem(Show& show, List& list, Item item, char prefix, int limit) -> decltype(item.id)
{
    if (list.size() >= static_cast<std::size_t>(limit)) return {};
    std::set<std::string> taken = allIds(show);
    if (item.id.empty() || taken.contains(item.id.value)) item.id.value = freshIdIn(taken, prefix);
    list.push_back(std::move(item));
    return list.back().id;
}

} // namespace flocktale::editing
