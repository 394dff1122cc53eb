// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"
#include "show/show.h"

#include <optional>
#include <string>
#include <vector>

namespace flocktale {

/// An act to start from. Name and description are English, marked for translation in the context "Templates".
struct ActTemplate {
    std::string id;
    const char* name;
    const char* description;
};

/// All templates in the order in which they are offered.
[[nodiscard]] const std::vector<ActTemplate>& actTemplates();

/// The act of a template, fitted to the stage and the flock of a show, without id and place in time. A code takes the
/// strongest correction that the flock has birds for; that of the finale is never weaker than Q. Empty when there is no
/// such template.
[[nodiscard]] std::optional<Act> makeAct(const std::string& id, const Show& show, const ShapeLibrary& shapes);

/// How many birds the act needs beyond those that the show has; 0 when there are enough.
[[nodiscard]] int birdsShort(const Act& act, const Show& show, const ShapeLibrary& shapes);

/// Adds the act of a template at a step, shortened to its gap where that is narrow, else at the nearest free place. An
/// empty id means that nothing changed.
ActId addTemplate(Show& show, const std::string& id, Step at, const ShapeLibrary& shapes);

} // namespace flocktale
