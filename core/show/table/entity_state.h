// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/vec2.h"
#include "show/cast_data.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a table says of its entities at a time.
namespace flocktale {

/// An entity's way through the table, from one row to the next.
class EntityTrack {
public:
    struct Turn {
        double at; ///< seconds of the data's time
        std::string state;
        std::optional<Rgb> color;
        Vec2 from, to; ///< where it was then, and where it goes
    };

    EntityTrack(std::string name, std::vector<Turn> turns, double travel)
        : m_name(std::move(name)), m_turns(std::move(turns)), m_travel(travel)
    {
    }

    [[nodiscard]] const std::string& name() const { return m_name; }
    /// The state's name; before the first row that row's.
    [[nodiscard]] const std::string& stateAt(double seconds) const { return turnAt(seconds).state; }
    [[nodiscard]] std::optional<Rgb> colorAt(double seconds) const { return turnAt(seconds).color; }
    [[nodiscard]] Vec2 placeAt(double seconds) const;

private:
    [[nodiscard]] const Turn& turnAt(double seconds) const;

    std::string m_name;
    std::vector<Turn> m_turns; ///< at least one
    double m_travel;           ///< seconds
};

/// The entities in the order of their first rows. `home` is where those are that no row gives a place.
[[nodiscard]] std::vector<EntityTrack> entityTracks(const EntityTable& table, Vec2 home);

} // namespace flocktale
