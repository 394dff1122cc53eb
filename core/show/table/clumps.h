// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/vec2.h"
#include "show/show.h"
#include "show/table/entity_state.h"
#include "show/table/event_state.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace flocktale {

/// How many entities a cast's data has to play: none without the stages and lanes that its events need.
[[nodiscard]] std::size_t entityCount(const CastData& data);

/// The data of a cast as its birds play it: the birds in order are shared out evenly among the entities, and each clump
/// swarms where its entity is.
class Clumps {
public:
    /// `birds` are the cast's, rising numbers into a flock of `flock`. There is at least one entity.
    Clumps(const Cast& cast, std::span<const int> birds, std::size_t flock, std::uint32_t seed);

    /// The entity that a bird plays, by its index.
    [[nodiscard]] std::size_t entityOf(int bird) const { return m_entity[static_cast<std::size_t>(bird)]; }
    [[nodiscard]] Vec2 placeOf(int bird, Step into) const;
    [[nodiscard]] Rgb colorOf(int bird, Step into) const;
    /// Where the clump of an entity has its centre.
    [[nodiscard]] Vec2 centreOf(std::size_t entity, Step into) const;

private:
    CastData m_data;
    Rgb m_plain;                       ///< of an entity that no row gives a colour
    std::vector<EventTimes> m_times;   ///< pipeline
    std::vector<EntityTrack> m_tracks; ///< table
    std::vector<std::size_t> m_entity; ///< by bird
    std::vector<Vec2> m_arms;          ///< by bird: from the clump's centre at the data's start
    double m_pace;                     ///< turns per second
};

/// The name of the state of an entity (of an event without a name: its number from 1) at a time after the act's start;
/// nothing when the cast has no such entity.
[[nodiscard]] std::optional<std::string> entityStateAt(const Cast& cast, const std::string& entity, Step into);

} // namespace flocktale
