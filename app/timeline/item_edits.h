// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <string>

/// What the timeline can do with a thing that stands beside the acts, whatever it is.
namespace flocktale {

enum class ItemKind { none, marker, prop, sound };

/// A marker, a prop or a sound. Ids are unique among the things of one kind only.
struct ItemRef {
    ItemKind kind = ItemKind::none;
    std::string id;
    [[nodiscard]] bool empty() const { return kind == ItemKind::none; }
    bool operator==(const ItemRef&) const = default;
};

[[nodiscard]] bool exists(const Show& show, const ItemRef& item);
/// The act that the thing moves with; empty when none.
[[nodiscard]] ActId actOf(const Show& show, const ItemRef& item);

/// All are false when there is no such thing or nothing changes.
/// Attaches the thing to the act that plays when it begins, or detaches it; it stays where it is.
bool toggleAttached(Show& show, const ItemRef& item);
/// Moves it in time by a shift, as far as it may.
bool shiftItem(Show& show, const ItemRef& item, Step shift);
bool removeItem(Show& show, const ItemRef& item);

} // namespace flocktale
