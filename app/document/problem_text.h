// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <QString>

/// Problems as the user reads them, in the language of the moment. The one table of translations of core's codes.
namespace flocktale {

/// The sentence of a code with %1, %2 … for the arguments.
[[nodiscard]] QString problemTemplate(ProblemCode code);
/// The sentence with its arguments, without the place.
[[nodiscard]] QString problemText(const Problem& problem);
/// Where it is: "Line 12, column 5 · /acts/3/start", as much of it as is known.
[[nodiscard]] QString problemPlace(const Problem& problem);
/// All of them, one a line, for the clipboard.
[[nodiscard]] QString problemsAsText(const Problems& problems);

} // namespace flocktale
