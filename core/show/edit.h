// SPDX-License-Identifier: MIT
#pragma once

#include "show/casting.h"
#include "show/show.h"

#include <optional>
#include <string>

/// Everything that changes a show. Each function returns false (or an empty id) when nothing changed, and then the show
/// is exactly what it was. All keep the invariants: acts sorted by start, no overlap, durations of at least one step,
/// ids unique.
namespace flocktale {

[[nodiscard]] const Act* findAct(const Show& show, const ActId& id);
[[nodiscard]] Act* findAct(Show& show, const ActId& id);
[[nodiscard]] const Cast* findCast(const Act& act, const CastId& id);
[[nodiscard]] std::optional<std::size_t> actIndex(const Show& show, const ActId& id);
/// The act that plays at a step, or null in a gap.
[[nodiscard]] const Act* actAt(const Show& show, Step step);

/// An id that nothing in the show has yet: the prefix and the lowest free number ("a7", "c3", "p2", "m1").
[[nodiscard]] std::string freshId(const Show& show, char prefix);

/// A span [start, start + duration) in which an act would not touch any other than `ignored`.
[[nodiscard]] bool isFree(const Show& show, Step start, Step duration, const ActId& ignored = {});
/// The start nearest to `wanted` at which an act of this duration fits. Never negative.
[[nodiscard]] Step nearestFreeStart(const Show& show, Step wanted, Step duration, const ActId& ignored = {});

/// Inserts at the nearest place where it fits; gives it a fresh id when its own is empty or taken, its casts too.
ActId addAct(Show& show, Act act);
/// What is attached to it goes with it.
bool removeAct(Show& show, const ActId& id);
/// Moves to the free start nearest to `start`.
bool moveAct(Show& show, const ActId& id, Step start);
/// Moves the left edge; stops at the act before, at 0 and one step before the right edge. Keys and what is attached
/// stay where they are in time, except props that show from the act's start on.
bool trimActStart(Show& show, const ActId& id, Step start);
/// Moves the right edge; stops at the act behind and one step after the left edge.
bool trimActEnd(Show& show, const ActId& id, Step end);
/// Changes places with the act before (-1) or behind (+1); the gap between the two stays.
bool reorderAct(Show& show, const ActId& id, int direction);
/// A copy right behind the original (the nearest free place), with fresh ids, and with copies of what is attached.
ActId duplicateAct(Show& show, const ActId& id);
/// Cuts an act in two at a step inside it; returns the right part's id. Keys and what is attached are shared out: what
/// goes on over the cut goes on in the right part.
ActId splitAct(Show& show, const ActId& id, Step at);

/// Replaces an act's content except its id and times.
bool setAct(Show& show, const Act& act);
CastId addCast(Show& show, const ActId& act, Cast cast);
bool removeCast(Show& show, const ActId& act, const CastId& cast);
bool setCast(Show& show, const ActId& act, const Cast& cast);
bool setFlight(Show& show, const FlightParameters& flight);
bool setFlock(Show& show, const FlockSetup& flock);
bool setStage(Show& show, const Stage& stage);
bool setTitle(Show& show, const std::string& title);

PropId addProp(Show& show, Prop prop);
bool removeProp(Show& show, const PropId& id);
bool setProp(Show& show, const Prop& prop);
MarkerId addMarker(Show& show, Marker marker);
bool removeMarker(Show& show, const MarkerId& id);
bool setMarker(Show& show, const Marker& marker);

/// A small show to start from: free flight, stage and flock as they are by default.
[[nodiscard]] Show newShow();

} // namespace flocktale
