// SPDX-License-Identifier: MIT
#pragma once

#include "show/cast_data.h"

#include <QString>

#include <optional>
#include <vector>

/// The lists of a cast's data as a person types them, a line each: a name, which may have spaces, and what belongs to
/// it. Nothing comes back from a text that is no such list: a name is missing or there twice, or a number is not one.
/// A line keeps what is not typed of the one of `former` in the same place.
namespace flocktale {

[[nodiscard]] QString stagesText(const std::vector<PipelineStage>& stages); ///< name, x
[[nodiscard]] QString lanesText(const std::vector<PipelineLane>& lanes);    ///< name, y
[[nodiscard]] QString statesText(const std::vector<TableState>& states);    ///< name, colour
[[nodiscard]] QString placesText(const std::vector<TablePlace>& places);    ///< name, x, y

[[nodiscard]] std::optional<std::vector<PipelineStage>> stagesFromText(const QString& text,
                                                                       const std::vector<PipelineStage>& former);
[[nodiscard]] std::optional<std::vector<PipelineLane>> lanesFromText(const QString& text,
                                                                     const std::vector<PipelineLane>& former);
[[nodiscard]] std::optional<std::vector<TableState>> statesFromText(const QString& text,
                                                                    const std::vector<TableState>& former);
[[nodiscard]] std::optional<std::vector<TablePlace>> placesFromText(const QString& text,
                                                                    const std::vector<TablePlace>& former);

} // namespace flocktale
