// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <optional>
#include <vector>

namespace flocktale {

/// How a list of things with ids differs: the order when it differs (with it goes who is there at all), and the values
/// that are new or changed.
template <typename Item>
struct ListPatch {
    std::optional<std::vector<decltype(Item::id)>> order;
    std::vector<Item> values;
    [[nodiscard]] bool empty() const { return !order && values.empty(); }
};

/// The difference between two shows, in ids and values. What undo keeps: swapping it in gives the other show and turns
/// the patch into its own inverse.
struct ShowPatch {
    std::optional<std::string> title;
    std::optional<int> physics;
    std::optional<Stage> stage;
    std::optional<FlockSetup> flock;
    std::optional<FlightParameters> flight;
    std::optional<std::vector<Tempo>> tempo;
    std::optional<std::vector<Expectation>> expectations;
    std::optional<Extra> extra;
    ListPatch<Act> acts;
    ListPatch<Prop> props;
    ListPatch<Marker> markers;
    ListPatch<Sound> sounds;

    [[nodiscard]] bool empty() const;
};

/// The patch that turns `from` into `to`. Ids within each list must be unique.
[[nodiscard]] ShowPatch patchBetween(const Show& from, const Show& to);

/// Applies the patch to the show it was made for and turns it into the inverse.
void swapPatch(Show& show, ShowPatch& patch);

} // namespace flocktale
