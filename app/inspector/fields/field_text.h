// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/fields/field.h"

#include <QString>

/// How fields speak: translated texts around their labels and values.
namespace flocktale {

/// The number with as many decimals as it needs, and its unit.
[[nodiscard]] QString numberText(const Field& field, double value);
/// "radius" for "Radius": a label inside a sentence; abbreviations stay as they are.
[[nodiscard]] QString insideSentence(const QString& label);
/// What the parameter does, and its range when it is a number.
[[nodiscard]] QString tipOf(const Field& field);
/// The seed's value in words; empty when there is none.
[[nodiscard]] QString seedText(const Field& field, const Show& show, const Focus& focus);

/// The seed's value of a number; not a number when there is none.
[[nodiscard]] double seedNumber(const Field& field, const Show& show, const Focus& focus);

[[nodiscard]] bool isNumber(const Field& field);
/// How far an arrow key goes; 0 = as the range suggests. Parameters far below 1 go by a share of the seed's value, or
/// one key would be the whole range.
[[nodiscard]] double arrowStep(const Field& field, const Show& show, const Focus& focus);

} // namespace flocktale
