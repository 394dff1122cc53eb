// SPDX-License-Identifier: MIT
#pragma once

#include "assign/assign.h"
#include "math/vec2.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a step, an assignment and a jump in a show take. Shared by the command line and by a program that needs no Qt.
namespace flocktale::bench {

enum class Mode {
    free,   ///< a whole step of a flock that flies freely
    form,   ///< a whole step of a flock in formation
    spring, ///< of that step the springs alone
    assign, ///< which bird goes to which point
    seek,   ///< jumps to random times of a show of three minutes that was seen once
};

/// Which steps are measured. A time says nothing without it: a flock clumps, and a bird then has six times as many
/// neighbours.
enum class Regime {
    uniform,  ///< steps 1 to 20 of fresh flocks that are spread evenly
    settled,  ///< after 600 steps that are not measured
    first600, ///< steps 1 to 600
};

enum class Rules { mirofish, theatre };
enum class Flock { spread, clumps };
enum class Target { disc, ring, grid };

/// One row to measure.
struct Request {
    Mode mode = Mode::free;
    int birds = 2000;
    int threads = 1;
    int steps = 0; ///< 0 = as many as the mode and the regime are known for
    Regime regime = Regime::uniform;
    Rules rules = Rules::mirofish;
    std::optional<Vec2> area; ///< none = as dense as 2,000 birds in 1920x1080
    std::string kernel;       ///< name of one of flightKernels(); empty = the fastest
    AssignmentMethod method = AssignmentMethod::optimal;
    Flock flock = Flock::spread;
    Target target = Target::disc;
};

/// What was measured. Quantities that a mode does not have are absent.
struct Row {
    Request request;
    std::string kernel; ///< that was used; empty where none is
    int samples = 0;
    double nsPerBirdStep = 0, bestNs = 0; ///< median and least time of a sample, shared out among the birds
    double p50Ms = 0, p95Ms = 0;
    std::uint64_t hash = 0; ///< of the last state, or of the pairs
    std::optional<double> neighboursBefore, neighboursAfter;
    std::optional<RouteFigures> routes;
    std::int64_t meetings = 0;     ///< when all leave together; of routes
    std::optional<double> ofLeast; ///< total over the least total, where that is known
};

[[nodiscard]] Row measure(const Request& request);

/// The rows of a mode that docs/performance.md lists.
[[nodiscard]] std::vector<Request> standardRows(const Request& request);

/// An option of the command line. It has a value.
struct Option {
    std::string_view name, value, description;
};
[[nodiscard]] std::span<const Option> options();
/// Takes an option into a request; what is wrong with its value when something is.
[[nodiscard]] std::optional<std::string> take(Request& request, std::string_view option, std::string_view value);

/// One line of JSON, and one of a table under tableHead().
[[nodiscard]] std::string jsonOf(const Row& row);
[[nodiscard]] std::string tableHead(Mode mode);
[[nodiscard]] std::string tableLineOf(const Row& row);

[[nodiscard]] std::string_view nameOf(Mode mode);
[[nodiscard]] std::string_view nameOf(Regime regime);
[[nodiscard]] std::string_view nameOf(Rules rules);
[[nodiscard]] std::string_view nameOf(Flock flock);
[[nodiscard]] std::string_view nameOf(Target target);

} // namespace flocktale::bench
