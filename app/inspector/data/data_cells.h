// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <QString>

#include <cstddef>

namespace flocktale {

/// The lines of a cast's data as a table that can be typed into: the events of a pipeline or the rows of a table.
namespace data_cells {

/// Where new lists of a table find room.
struct Room {
    double width = 1280, height = 720; ///< of the stage
};

[[nodiscard]] int columns(const CastData& data);
[[nodiscard]] std::size_t lines(const CastData& data);
/// Of a column, translated.
[[nodiscard]] QString title(const CastData& data, int column);
/// What may be typed into a column.
[[nodiscard]] QString hint(const CastData& data, int column);
[[nodiscard]] QString text(const CastData& data, std::size_t line, int column);

/// Types a text into a cell. Choices and names are taken by their beginning where that is one of them alone; a table
/// gets the states, lanes and places that it does not have yet. Why it cannot be taken, translated, or nothing.
[[nodiscard]] QString set(CastData& data, std::size_t line, int column, const QString& text, Room room);

/// A new line behind `line`, or the first one. False when there is no more room.
bool add(CastData& data, std::size_t line);
bool remove(CastData& data, std::size_t line);

} // namespace data_cells

} // namespace flocktale
