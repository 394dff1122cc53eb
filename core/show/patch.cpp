// SPDX-License-Identifier: MIT
#include "show/patch.h"

#include <map>
#include <utility>

namespace flocktale {

namespace {

template <typename Item>
auto orderOf(const std::vector<Item>& list)
{
    std::vector<decltype(Item::id)> order;
    order.reserve(list.size());
    for (const Item& item : list) order.push_back(item.id);
    return order;
}

template <typename Item>
ListPatch<Item> listPatch(const std::vector<Item>& from, const std::vector<Item>& to)
{
    ListPatch<Item> patch;
    if (auto order = orderOf(to); order != orderOf(from)) patch.order = std::move(order);
    std::map<std::string, const Item*> former;
    for (const Item& item : from) former[item.id.value] = &item;
    for (const Item& item : to) {
        const auto found = former.find(item.id.value);
        if (found == former.end() || !(*found->second == item)) patch.values.push_back(item);
    }
    return patch;
}

template <typename Item>
void swapList(std::vector<Item>& list, ListPatch<Item>& patch)
{
    if (patch.empty()) return;
    auto formerOrder = orderOf(list);
    std::map<std::string, Item> items;
    for (Item& item : list) items.emplace(item.id.value, std::move(item));

    std::vector<Item> replaced;
    for (Item& value : patch.values) {
        const auto found = items.find(value.id.value);
        if (found == items.end()) {
            items.emplace(value.id.value, std::move(value));
        } else {
            std::swap(found->second, value);
            replaced.push_back(std::move(value));
        }
    }

    const auto& order = patch.order ? *patch.order : formerOrder;
    list.clear();
    for (const auto& id : order) {
        const auto found = items.find(id.value);
        if (found == items.end()) continue;
        list.push_back(std::move(found->second));
        items.erase(found);
    }
    // What is in no order any more was removed: the inverse has to bring it back.
    for (auto& [id, item] : items) replaced.push_back(std::move(item));
    patch.values = std::move(replaced);
    if (patch.order) patch.order = std::move(formerOrder);
}

template <typename T>
std::optional<T> changed(const T& from, const T& to)
{
    return from == to ? std::nullopt : std::optional<T>(to);
}

template <typename T>
void swapValue(T& current, std::optional<T>& other)
{
    if (other) std::swap(current, *other);
}

} // namespace

bool ShowPatch::empty() const
{
    return !title && !physics && !stage && !flock && !flight && !tempo && !expectations && !extra && acts.empty() &&
           props.empty() && markers.empty() && sounds.empty();
}

ShowPatch patchBetween(const Show& from, const Show& to)
{
    return {changed(from.title, to.title),
            changed(from.physics, to.physics),
            changed(from.stage, to.stage),
            changed(from.flock, to.flock),
            changed(from.flight, to.flight),
            changed(from.tempo, to.tempo),
            changed(from.expectations, to.expectations),
            changed(from.extra, to.extra),
            listPatch(from.acts, to.acts),
            listPatch(from.props, to.props),
            listPatch(from.markers, to.markers),
            listPatch(from.sounds, to.sounds)};
}

void swapPatch(Show& show, ShowPatch& patch)
{
    swapValue(show.title, patch.title);
    swapValue(show.physics, patch.physics);
    swapValue(show.stage, patch.stage);
    swapValue(show.flock, patch.flock);
    swapValue(show.flight, patch.flight);
    swapValue(show.tempo, patch.tempo);
    swapValue(show.expectations, patch.expectations);
    swapValue(show.extra, patch.extra);
    swapList(show.acts, patch.acts);
    swapList(show.props, patch.props);
    swapList(show.markers, patch.markers);
    swapList(show.sounds, patch.sounds);
}

} // namespace flocktale
