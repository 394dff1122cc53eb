// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/performance.h"
#include "show/show.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

/// Whether a show keeps what it says of itself.
namespace flocktale {

/// Draws a moment and reads the codes in the picture. Core can do neither: whoever can lends a hand.
class CodeReader {
public:
    virtual ~CodeReader() = default;
    /// The texts of all codes that can be read, as UTF-8.
    [[nodiscard]] virtual std::vector<std::string> codesIn(const Show& show, const Frame& frame) const = 0;
};

enum class Outcome { met, failed, unchecked };

struct Finding {
    std::size_t expectation = 0; ///< index in the show
    Outcome outcome = Outcome::unchecked;
    std::string found; ///< a few words of English: what was found instead, or why it was not checked
};

/// The expectation as a sentence in English: "event 7 is dead at 7.5 s", "95 % have arrived at 3 s".
[[nodiscard]] std::string sentenceOf(const Show& show, const Expectation& expectation);

/// Told how much of a check is done, 0 to 1; false stops it.
using ProofWatch = std::function<bool(double share)>;

/// Checks every expectation of a show, in their order, by performing it once from its start. Without a reader those
/// that need one stay unchecked; readable codes are read four times a second and at the act's last step. What a stopped
/// check had still to look at is unchecked.
[[nodiscard]] std::vector<Finding> proveExpectations(const Show& show, const ShapeLibrary& shapes,
                                                     const CodeReader* reader = nullptr, const ProofWatch& watch = {});

/// The findings as problems with their places: an error for what failed, a warning for what was not checked.
[[nodiscard]] Problems problemsOf(const Show& show, const std::vector<Finding>& findings);

} // namespace flocktale
