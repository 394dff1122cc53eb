// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace flocktale {

/// What a kind of shape is called, translated; a plugin's kind that the program does not know by its own name.
[[nodiscard]] QString shapeLabel(const std::string& type);

} // namespace flocktale
