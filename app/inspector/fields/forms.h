// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/fields/field.h"

namespace flocktale {

class ShapeGenerator;

/// The forms of the inspector: every parameter of the show, in the order in which a person looks for it.
[[nodiscard]] Fields titleFields();
[[nodiscard]] Fields stageFields();
[[nodiscard]] Fields flockFields();
[[nodiscard]] Fields flightFields();
[[nodiscard]] Fields actFields();
[[nodiscard]] Fields exitFields();
[[nodiscard]] Fields formationFields();
[[nodiscard]] Fields castFields();
/// The kind of shape and the parameters of each kind; `generators` are the plugins' kinds and must outlive the fields.
[[nodiscard]] Fields shapeFields(const std::vector<const ShapeGenerator*>& generators);
[[nodiscard]] Fields placeFields();
[[nodiscard]] Fields departureFields();
[[nodiscard]] Fields paintFields();
[[nodiscard]] Fields lookFields();
/// What the birds do that have no point.
[[nodiscard]] Fields spareFields();
[[nodiscard]] Fields propFields();
/// The members of a motion that its kind goes by.
[[nodiscard]] Fields motionFields();
/// The data that a cast plays, apart from its events and rows.
[[nodiscard]] Fields dataFields();

} // namespace flocktale
